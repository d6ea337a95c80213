import { type Imo, type Mmsi, parseImo, parseMmsi, parseTimestamp } from '@roadstead/model';
import { z } from 'zod';

/** Tells `readJsonAs` what cannot be read at all, as against what can be read and not be so: 400, not 422. */
const MALFORMED = { isMalformed: true };

const TIMESTAMP_RULE = 'must be an RFC 3339 timestamp, as 2026-01-31T12:00:00Z.';

/** An instant, in epoch milliseconds. */
export const TIMESTAMP = z
  .string(TIMESTAMP_RULE)
  .meta({ format: 'date-time' })
  .transform((text, context) => {
    const timeMs = parseTimestamp(text);
    if (timeMs !== undefined) return timeMs;
    context.addIssue({ code: 'custom', message: TIMESTAMP_RULE, params: MALFORMED });
    return z.NEVER;
  });

const MMSI_RULE = 'must be an MMSI, a text or number of at most nine digits.';

/** A ship's MMSI, a text as the specification has it; a number is taken too. */
export const MMSI = z.union([z.string(), z.int()], MMSI_RULE).transform((given, context): Mmsi => {
  const mmsi = parseMmsi(given);
  if (mmsi !== undefined) return mmsi;
  context.addIssue({ code: 'custom', message: MMSI_RULE });
  return z.NEVER;
});

const IMO_RULE = 'must be an IMO number, seven digits of which the last one checks the others.';

/** A ship's IMO number. */
export const IMO = z.union([z.string(), z.int()], IMO_RULE).transform((given, context): Imo => {
  const imo = parseImo(given);
  if (imo !== undefined) return imo;
  context.addIssue({ code: 'custom', message: IMO_RULE });
  return z.NEVER;
});

import { type Imo, type Mmsi, parseImo, parseMmsi, parseTimestamp } from '@roadstead/model';
import { z } from 'zod';

export const TIMESTAMP_RULE = 'must be an RFC 3339 timestamp, as 2026-01-31T12:00:00Z.';
const MMSI_RULE = 'must be an MMSI, a text or number of at most nine digits.';
export const IMO_RULE = 'must be an IMO number: seven digits, the last of which is a check digit.';

/** An instant, in epoch milliseconds. A text that is no timestamp is malformed (400), not invalid (422). */
export const TIMESTAMP = z
  .string(TIMESTAMP_RULE)
  .meta({ format: 'date-time' })
  .transform((text, context) => {
    const timeMs = parseTimestamp(text);
    if (timeMs !== undefined) return timeMs;
    context.addIssue({ code: 'custom', message: TIMESTAMP_RULE, params: { isMalformed: true } });
    return z.NEVER;
  });

/** An MMSI: a text as the specification has it, or a number. */
export const SHIP_MMSI = numberOrText<Mmsi>(parseMmsi, MMSI_RULE);

/** An IMO number: a text or a number. */
export const SHIP_IMO = numberOrText<Imo>(parseImo, IMO_RULE);

function numberOrText<Value>(parse: (value: string | number) => Value | undefined, rule: string) {
  return z.union([z.string(), z.int()], rule).transform((value, context): Value => {
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: rule });
    return z.NEVER;
  });
}

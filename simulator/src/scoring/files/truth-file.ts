import type { Ring } from '@roadstead/geo';
import { failure, parseMmsi, type Result, success } from '@roadstead/model';
import * as z from 'zod';
import { TRUTH_VERSION } from '../../outputs/truth-json.ts';
import type { ScoredTruth } from '../truth-index.ts';

const span = { beginMs: z.number(), endMs: z.number() };
const mmsi = z.int().transform((value, context) => {
  const parsed = parseMmsi(value);
  if (parsed !== undefined) return parsed;
  context.addIssue('expected an MMSI');
  return z.NEVER;
});
const ship = z.looseObject({ name: z.string(), mmsi, class: z.string() });
const place = z.object({ timeMs: z.number(), longitude: z.number(), latitude: z.number() });
const encounter = z.object({
  ships: z.tuple([z.string(), z.string()]),
  kind: z.string(),
  isTransfer: z.boolean(),
  ...span,
  distanceMeters: z.number().nullable(),
  path: z.array(place),
});
const truth = z.object({
  truthVersion: z.literal(TRUTH_VERSION),
  ...span,
  ships: z.array(ship),
  encounters: z.array(encounter),
  activities: z.array(z.object({ ship: z.string(), activity: z.string(), ...span })),
  faults: z.array(z.object({ ship: z.string(), kind: z.string(), mmsi: mmsi.optional(), ...span })),
  silences: z.array(z.object({ ship: z.string(), ...span })),
  ports: z.array(z.object({ name: z.string(), ring: z.custom<Ring>(Array.isArray) })),
  background: z.array(mmsi),
});

/** Reads a truth that `truthJson` wrote. @returns the truth, or a sentence for each mistake, at most five */
export function readTruth(text: string): Result<ScoredTruth, readonly string[]> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failure(['The file is not valid JSON.']);
  }
  const parsed = truth.safeParse(document);
  // The words of kinds, activities and classes are only compared and printed.
  if (parsed.success) return success(parsed.data as ScoredTruth);
  const mistakes = parsed.error.issues.slice(0, 5);
  return failure(mistakes.map(({ path, message }) => `${path.join('.')}: ${message}.`));
}

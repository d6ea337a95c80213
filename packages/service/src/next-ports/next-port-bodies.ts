import {
  boundedArray,
  boundedText,
  type Imo,
  nameRule,
  parseImo,
  parseShipTypeFilter,
  SHIP_TYPE_FILTER_RULE,
} from '@roadstead/model';
import { z } from 'zod';
import { DOCUMENT_NAME_LENGTH_MAX, isDocumentName } from './names.ts';

/** A tenth of the ports of the world. */
const LOCODES_MAX = 500;
/** Larger than any owner's fleet: each ship of a list is looked up when the list is read. */
const IMOS_MAX = 1000;

const LOCODES_RULE = `must be an array of 1 to ${LOCODES_MAX} UN/LOCODEs.`;
const COLOR_RULE = 'must be six hexadecimal digits.';
const THRESHOLD_RULE = 'must be a number from 0 to 1.';
const IMOS_RULE = `must be an array of at most ${IMOS_MAX} IMO numbers.`;
const IMO_RULE = 'must be an IMO number: seven digits, the last of which is a check digit.';
const NAME_RULE = nameRule(DOCUMENT_NAME_LENGTH_MAX);

// Each schema is the rule of one field, and its message the detail of the problem; HTTP derives its documentation from them.

/** V16: the ports of a cluster, at least one. `parseCluster` also checks that they are known. */
export const CLUSTER_LOCODES: z.ZodType<readonly string[]> = boundedArray(
  z.string('must be a UN/LOCODE, a text.'),
  LOCODES_MAX,
  LOCODES_RULE,
)
  .refine(({ length }) => length > 0, LOCODES_RULE)
  .meta({ minItems: 1, description: 'UN/LOCODEs of known ports, or alternative ones in use.' });

/** V16: the other fields of a cluster but its name. */
const OPTIONS = {
  color: z
    .string(COLOR_RULE)
    .regex(/^#?[0-9a-fA-F]{6}$/, COLOR_RULE)
    .optional()
    .describe('Six hexadecimal digits; default 808080.'),
  threshold: z
    .number(THRESHOLD_RULE)
    .min(0, THRESHOLD_RULE)
    .max(1, THRESHOLD_RULE)
    .optional()
    .describe('Less probable arrivals are left out.'),
  filter: z
    .string(SHIP_TYPE_FILTER_RULE)
    .refine((text) => parseShipTypeFilter(text).ok, SHIP_TYPE_FILTER_RULE)
    .optional()
    .describe('Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships.'),
};

/** The fields of a cluster with defaults; null means the default. */
export interface ClusterOptions {
  readonly color?: string | undefined;
  readonly threshold?: number | undefined;
  readonly filter?: string | undefined;
}

export const CLUSTER_OPTIONS: z.ZodType<ClusterOptions> = z.object(OPTIONS);

/** The body of a cluster that is replaced. */
export const CLUSTER_BODY: z.ZodType = z.object({ locodes: CLUSTER_LOCODES, ...OPTIONS });

/** The body of a new cluster. */
export const NEW_CLUSTER_BODY: z.ZodType = z.object({
  locodes: CLUSTER_LOCODES,
  ...OPTIONS,
  name: boundedText(1, DOCUMENT_NAME_LENGTH_MAX, NAME_RULE).refine(isDocumentName, NAME_RULE),
});

const IMO_NUMBER = z
  .union([z.int(IMO_RULE), z.string()], IMO_RULE)
  .transform((value, { issues }): Imo => {
    const imo = parseImo(value);
    if (imo !== undefined) return imo;
    issues.push({ code: 'custom', message: IMO_RULE, input: value });
    return z.NEVER;
  });

/** V18: the body of a ship list. */
export const SHIP_LIST_BODY: z.ZodType<{ readonly imos: readonly Imo[] }> = z.object(
  { imos: boundedArray(IMO_NUMBER, IMOS_MAX, IMOS_RULE).describe('IMO numbers.') },
  IMOS_RULE,
);

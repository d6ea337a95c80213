import { z } from 'zod';

const LOCODE = z.string().length(5).meta({ description: "A port's own UN/LOCODE." });
const COLOR = z.string().length(6).meta({ description: 'Six hexadecimal digits.' });
const THRESHOLD = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Arrivals that are less probable are left out.' });
const FILTER = z.string().meta({
  description: 'Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships.',
});

/** A ship may call at a port next. */
export const NEXT_PORT = z.strictObject({
  imo: z.int(),
  locode: LOCODE,
  probability: z.number().min(0).max(1),
  eta: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .optional()
    .meta({ description: 'UTC, without a zone; omitted when it is not known.' }),
});

export const NEXT_PORTS = z.strictObject({ records: z.array(NEXT_PORT) });

/** For the document: what is asked for is read by the service. */
export const CLUSTER_BODY = z.object({
  locodes: z
    .array(z.string())
    .min(1)
    .max(500)
    .meta({ description: 'UN/LOCODEs of known ports; also codes that people use for them.' }),
  color: z.string().optional().meta({ description: 'Six hexadecimal digits; default 808080.' }),
  threshold: THRESHOLD.optional(),
  filter: FILTER.optional(),
});

export const NEW_CLUSTER_BODY = CLUSTER_BODY.extend({
  name: z.string().min(1).max(100),
});

export const CLUSTER_ID = z.strictObject({ id: z.string() });
export const NEW_CLUSTER = CLUSTER_ID.extend({ name: z.string() });

export const CLUSTER = z.strictObject({
  id: z
    .string()
    .meta({ description: 'A uuid; of a predefined one the LOCODE of its biggest port.' }),
  name: z.string(),
  locodes: z.array(LOCODE),
  color: COLOR,
  threshold: THRESHOLD,
  filter: FILTER,
  port_info: z.array(z.strictObject({ locode: LOCODE, name: z.string() })),
});

/** The specification has both names. */
export const CLUSTERS = z.strictObject({
  records: z.array(CLUSTER),
  clusters: z.array(CLUSTER).meta({ description: 'The same as `records`.' }),
});

export const SHIP_LIST_BODY = z.object({
  imos: z
    .array(z.union([z.int(), z.string()]))
    .max(1000)
    .meta({ description: 'IMO numbers.' }),
});

export const SHIP_LIST = z.strictObject({ name: z.string(), imos: z.array(z.int()) });

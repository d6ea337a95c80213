import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';

const LOCODE = z.string().length(5).describe("A port's own UN/LOCODE.");
const COLOR = z.string().length(6).describe('Six hexadecimal digits.');
const THRESHOLD = z.number().min(0).max(1).describe('Less probable arrivals are left out.');
const FILTER = z
  .string()
  .describe('Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships.');

/** A probable next port of a ship. */
const NEXT_PORT = responseObject('NextPort', {
  imo: z.int(),
  locode: LOCODE,
  probability: z.number().min(0).max(1),
  eta: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .optional()
    .describe('UTC, without an offset; omitted if unknown.'),
});

export const NEXT_PORTS = z.strictObject({ records: z.array(NEXT_PORT) });

export const CLUSTER_ID = z.strictObject({ id: z.string() });
export const NEW_CLUSTER = CLUSTER_ID.extend({ name: z.string() });

export const CLUSTER = responseObject('Cluster', {
  id: z.string().describe('A uuid; of a predefined one the LOCODE of its biggest port.'),
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
  clusters: z.array(CLUSTER).describe('The same as `records`.'),
});

/** A page of ship lists. */
export const SHIP_LISTS = pageSchema(
  'ShipLists',
  z.strictObject({
    name: z.string(),
    imos: z.array(z.int()),
    owner: z.guid().nullable().describe('Null of a list in the settings of the service.'),
  }),
);

export const SHIP_LIST = z
  .strictObject({ name: z.string(), imos: z.array(z.int()) })
  .meta({ id: 'ShipList' });

import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';

const LOCODE = z.string().length(5).describe("A port's own UN/LOCODE.");
const COLOR = z.string().length(6).describe('Six hexadecimal digits.');
const THRESHOLD = z.number().min(0).max(1).describe('Less probable arrivals are left out.');
const FILTER = z
  .string()
  .describe('Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships.');

const PROBABILITY = z.number().min(0).max(1);
/** The specification has times without an offset here. */
const UTC = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

/** A probable next port of a ship; `eta` and the fields before it are of the specification. */
const NEXT_PORT = responseObject('NextPort', {
  imo: z.int(),
  locode: LOCODE,
  probability: PROBABILITY,
  eta: UTC.optional().describe('The median, UTC, without an offset; omitted if unknown.'),
  eta_early: UTC.optional().describe('Extension: earlier with a probability of 10 %.'),
  eta_late: UTC.optional().describe('Extension: later with a probability of 10 %.'),
  mmsi: z.int().describe('Extension.'),
  name: z.string().nullable().describe('Extension: null if never reported.'),
  callsign: z.string().nullable().describe('Extension: null if never reported.'),
  shiptype: z.int().nullable().describe('Extension: AIS type; null if never reported.'),
  in_port: z.boolean().describe('Extension: the ship is still at its last port.'),
  last_heard: UTC.nullable().describe('Extension: the newest position; null without one.'),
  silent: z
    .boolean()
    .describe(
      'Extension: not heard for 30 days. The ship may have called elsewhere since; its ETA is unknown.',
    ),
  after_next: z
    .strictObject({ locode: LOCODE, probability: PROBABILITY })
    .nullable()
    .describe('Extension: the most probable port after this one, if the ship calls here.'),
});

export const NEXT_PORTS = responseObject('NextPortList', { records: z.array(NEXT_PORT) });

export const ARRIVALS = NEXT_PORTS.extend({
  as_of: UTC.describe('Extension: the instant of the predictions.'),
  expected_ships: z
    .number()
    .min(0)
    .describe('Extension: the sum of the probabilities, at most 1 for each ship.'),
}).meta({ id: 'ArrivalList' });

export const CLUSTER_ID = responseObject('ClusterId', { id: z.string() });
export const NEW_CLUSTER = CLUSTER_ID.extend({ name: z.string() }).meta({ id: 'NewCluster' });

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
export const CLUSTERS = responseObject('ClusterList', {
  records: z.array(CLUSTER),
  clusters: z.array(CLUSTER).describe('The same as `records`.'),
});

/** A page of ship lists. */
export const SHIP_LISTS = pageSchema(
  'ShipListPage',
  responseObject('ListedShipList', {
    name: z.string(),
    imos: z.array(z.int()),
    owner: z.guid().nullable().describe('Null of a list in the settings of the service.'),
  }),
);

export const SHIP_LIST = z
  .strictObject({ name: z.string(), imos: z.array(z.int()) })
  .meta({ id: 'ShipList' });

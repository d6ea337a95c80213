import { deepEqual, equal } from 'node:assert/strict';
import { fleetRecords } from './fleet.ts';
import type { World } from './world.ts';

/** Anna's configurations, in the order in which they are made; bert reads the first. */
export const WIDE = 1;
export const TIGHT = 2;
/** The events that they have given when the table begins, in the order in which they were written. */
export const PARTED_EVENT = 1;
export const TIGHT_EVENT = 2;
export const TOGETHER_EVENT = 3;

/** The area of the configurations, as the specification's sample has it; it holds both pairs. */
export const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [5.5, 54],
      [7.5, 54],
      [7.5, 55],
      [5.5, 55],
      [5.5, 54],
    ],
  ],
};

/** It holds the pair that stays together. */
const SMALL_AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [6.9, 54.4],
      [7.1, 54.4],
      [7.1, 54.6],
      [6.9, 54.6],
      [6.9, 54.4],
    ],
  ],
};

/** What the wide configuration is made of, but for its acl: all that the specification has in a body. */
export const WIDE_BODY = {
  name: 'North Sea',
  enabled: true,
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  severity: 'Alarm',
  geometry: { type: 'Feature', properties: { name: 'North Sea' }, geometry: AREA },
  type: 's2s',
  phone_numbers: ['+49 40 1234'],
  email_addresses: ['anna@harbour.example'],
  exclude_ports: false,
};

/** What the table finds when it begins: configurations, ships, events. */
export async function setScene(world: World): Promise<void> {
  const make = async (body: object): Promise<number> => {
    const made = await world.ask('POST /api/ingress/event-detection/configurations', { body });
    return (made.body as { id: number }).id;
  };
  equal(await make({ ...WIDE_BODY, acl: [world.uuidOf('bert')] }), WIDE);
  const parameters = { distance_for_sts_meters: 100, transfer_time_window_minutes: 20 };
  equal(await make({ name: 'Tight', parameters, geometry: SMALL_AREA }), TIGHT);
  const records = fleetRecords();
  const fed = await world.ask('POST /api/ingress/positions', { as: 'feed', body: records });
  deepEqual(fed.body, { accepted: records.length, late: 0, rejected: [], rejected_total: 0 });
}

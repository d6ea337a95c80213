import { deepEqual, equal } from 'node:assert/strict';
import type { ContractService } from './contract-service.ts';
import { fleetRecords } from './fleet-records.ts';

/** Ids of anna's configurations, in the order of creation; bert reads the first. */
export const WIDE = 1;
export const TIGHT = 2;
/** Ids of their events at the beginning of the table, in the order of writing. */
export const SEPARATED_EVENT = 1;
export const TIGHT_EVENT = 2;
export const TOGETHER_EVENT = 3;

/** Area of the configurations, as in the specification's sample; it contains both pairs. */
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

/** It contains the pair that stays together. */
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

/** Body of the wide configuration without its acl: all fields of the specification. */
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

/** Creates the data that the table starts with: configurations, a webhook of bert, ships, events. */
export async function createInitialData(api: ContractService): Promise<void> {
  const make = async (body: object): Promise<number> => {
    const made = await api.request('POST /api/ingress/event-detection/configurations', { body });
    return (made.body as { id: number }).id;
  };
  equal(await make({ ...WIDE_BODY, acl: [api.uuidOf('bert')] }), WIDE);
  const parameters = { distance_for_sts_meters: 100, transfer_time_window_minutes: 20 };
  equal(await make({ name: 'Tight', parameters, geometry: SMALL_AREA }), TIGHT);
  const webhook = { url: 'https://bert.example/events', origins: ['live', 'simulated'] };
  const { status } = await api.request('POST /api/alerts/webhooks', { as: 'bert', body: webhook });
  equal(status, 201);
  const records = fleetRecords();
  const fed = await api.request('POST /api/ingress/positions', { as: 'feed', body: records });
  deepEqual(fed.body, { accepted: records.length, late: 0, rejected: [], rejected_total: 0 });
}

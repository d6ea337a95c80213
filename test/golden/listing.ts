import {
  BULKER,
  BULKER_IMO,
  NOW_MS,
  OLD_SHIP,
  SEPARATED,
  TANKER,
  TOGETHER,
} from '../contract/fleet-records.ts';
import type { Json } from './lines.ts';
import type { World } from './world.ts';

const STS = '/api/ingress/event-detection';
const SHIPS = '/api/portserver/ship';
const REPORTS = '/api/jobserver/stat';
const NEXT = '/api/shiptracker/nextport';
const MMSIS = [...SEPARATED, ...TOGETHER, TANKER, BULKER, OLD_SHIP];
const LANE = 'origin_un_location_code=NLRTM&destination_un_location_code=DEHAM';
const REPORT_TYPES = [
  'multiship',
  'passageline',
  'areavisits',
  'portcalls',
  'density',
  'portcalls',
];

/** The answers of a service about everything in the store that the scenario wrote, one leaf of JSON a line. */
export async function listing(world: World): Promise<readonly string[]> {
  const lines: string[] = [];
  const list = async (user: string, asked: string, body?: unknown): Promise<Json> => {
    const response = await world.as(user, asked, body);
    lines.push(...leaves(`${user} ${asked} ${response.status}`, response.body));
    return response.body;
  };
  // First, since jobs are asked for more or less often until they are done.
  await list('anna', 'GET /administration/usage?page_size=1000');
  await list('anna', 'GET /administration/usage/credits');
  await list('chief', 'GET /api/identity/users');
  await list('chief', 'GET /api/identity/users/anna/keys');
  for (const mmsi of MMSIS) {
    await list('anna', `POST ${SHIPS}/info`, { ship: { mmsi: String(mmsi) } });
    await list('anna', `GET ${SHIPS}/position/${mmsi}`);
  }
  const period = { begin: '2026-06-01T00:00:00Z', end: '2026-06-03T00:00:00Z' };
  await list('anna', `POST ${SHIPS}/historical/port`, {
    ...period,
    ship: { mmsi: String(TANKER) },
  });
  for (const user of ['anna', 'bert']) {
    const { items } = await list(user, `GET ${STS}/configurations`);
    await list(user, `GET ${STS}/configurations/${items[0].id}`);
    await list(user, `GET ${STS}/s2s-events`);
  }
  await list('anna', `GET ${STS}/s2s-events/current`);
  await list('anna', `GET ${STS}/s2s-events/1`);
  await list('anna', `GET ${STS}/configurations/3/detect/1`);
  for (const name of ['roads', 'circle']) await list('anna', `GET /api/config/shapes/${name}`);
  for (const id of [1, 2]) {
    await world.whenDone('anna', `HEAD ${SHIPS}/historical/track/${id}`);
    await list('anna', `GET ${SHIPS}/historical/track/${id}`);
    await world.whenDone('anna', `HEAD ${SHIPS}/route/${id}`);
    await list('anna', `GET ${SHIPS}/route/${id}`);
  }
  for (const [index, type] of REPORT_TYPES.entries()) {
    const id = index + 1;
    await world.whenDone('anna', `GET ${REPORTS}/statistic/${id}`);
    await list('anna', `GET ${REPORTS}/statistic/${id}`);
    await list('anna', `GET ${REPORTS}/${type}/result/${id}`);
  }
  const clusters = await world.as('anna', `GET ${NEXT}/cluster`);
  const own = clusters.body.records.find(({ name }: { name: string }) => name === 'North Range');
  lines.push(...leaves('own cluster', own));
  for (const name of ['mine', 'ours']) await list('anna', `GET ${NEXT}/shiplist/${name}`);
  await list('anna', `GET ${NEXT}/ship/${BULKER_IMO}`);
  for (const key of ['DEHAM', 'North%20Range']) await list('anna', `GET ${NEXT}/arrivals/${key}`);
  await list('anna', `GET /nextport/vessel/${BULKER_IMO}/predictions`);
  await list('anna', `GET /tradelane-analytics/journey-statistics?${LANE}`);
  await letWeeksPass(world);
  const later = await world.as('anna', `GET /tradelane-analytics/journey-statistics?${LANE}`);
  lines.push(...leaves('lane three weeks later', later.body));
  return lines;
}

/** Three weeks later two ships are heard: events have ended, voyages are over and decided. */
export async function letWeeksPass(world: World): Promise<void> {
  const laterMs = NOW_MS + 21 * 86_400_000;
  world.clock.set(laterMs);
  const timestamp = new Date(laterMs).toISOString();
  const records = [BULKER, OLD_SHIP].map((mmsi) => ({
    mmsi,
    timestamp,
    longitude: 3,
    latitude: 54,
  }));
  await world.as('feed', 'POST /api/ingress/positions', records);
  await world.as('chief', 'POST /tradelane-analytics/recomputation', {});
  await world.as('anna', `GET /tradelane-analytics/journey-statistics?${LANE}`);
}

/** Numbers are rounded, since engines differ in the last digits. */
function leaves(path: string, value: unknown): readonly string[] {
  if (typeof value === 'number') return [`${path} = ${Number(value.toFixed(6))}`];
  // Texts for people may be reworded.
  if (/ (?:reason|error|detail)$/.test(path) && value !== null) return [`${path} is a text`];
  if (typeof value !== 'object' || value === null) return [`${path} = ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path} = ${JSON.stringify(value)}`];
  return entries.flatMap(([key, each]) => leaves(`${path} ${key}`, each));
}

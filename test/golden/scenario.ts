import { createSqliteStore } from '@roadstead/store-sqlite';
import { fleetRecords, NOW_MS, SEPARATED, TANKER, TANKER_IMO } from '../contract/fleet-records.ts';
import type { Json } from './lines.ts';
import { letWeeksPass } from './listing.ts';
import { keyOf, openWorld, passwordOf, type World } from './world.ts';

const STS = '/api/ingress/event-detection';
const SHIPS = '/api/portserver';
const REPORTS = '/api/jobserver';
const NEXT = '/api/shiptracker';

const AREA = {
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
const LINE = {
  type: 'LineString',
  coordinates: [
    [5.99, 53],
    [5.99, 55],
  ],
};
const PERIOD = { name: 'June', begin: '2026-06-01T00:00:00Z', end: '2026-06-03T00:00:00Z' };
const TRACK = {
  ship: { mmsi: String(SEPARATED[0]) },
  ...{ begin: '2026-06-02T00:00:00Z', end: '2026-06-02T00:10:00Z', resolution: '00:05:00' },
};

const configuration = (name: string, more: object): object => ({
  ...{ name, enabled: true, severity: 'Alarm', type: 's2s', exclude_ports: false },
  ...{ phone_numbers: ['+49 40 1234'], email_addresses: ['anna@harbour.example'] },
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  ...more,
});
const feature = (name: string, geometry: object, more: object = {}): object => ({
  ...{ type: 'Feature', geometry },
  properties: { name, ...more },
});
const call = (locode: string, arrival: string): object => ({
  ...{ un_location_code: locode, arrival_datetime: arrival },
});
const voyage = (carrier: string, number: string, ...calls: readonly object[]): object => ({
  ...{ vessel_operator_carrier_code: carrier, carrier_voyage_number: number },
  ...{ vessel_imo_number: TANKER_IMO, port_calls: calls },
});
const LANE = { origin_un_location_code: 'NLRTM', destination_un_location_code: 'DEHAM' };

/** Users with names as passwords, and API keys. */
export async function addUsers({ service: { identity } }: World): Promise<void> {
  await identity.createUser('chief', passwordOf('chief'), ['administrator']);
  await identity.createUser('feed', passwordOf('feed'), ['feeder']);
  for (const user of ['anna', 'bert']) await identity.createUser(user, passwordOf(user), []);
  for (const user of ['anna', 'chief']) {
    await identity.createKey(user, keyOf(user));
  }
}

/**
 * Everything that a store can hold, but for what `endScenario` adds: configurations, shapes, reports of ships until an hour
 * before the end, events, jobs, clusters, lists, voyages and bookings.
 */
async function playScenario(world: World): Promise<void> {
  const { as, send, whenDone } = world;
  const post = async (path: string, body: object, user = 'anna'): Promise<Json> =>
    (await as(user, `POST ${path}`, body)).body;
  const shape = await post('/api/config/shapes', feature('roads', AREA, { description: 'A' }));
  const point = { type: 'Point', coordinates: [4.1, 51.9] };
  await post('/api/config/shapes', feature('circle', point, { radius: 5000 }));
  const { items } = (await as('chief', 'GET /api/identity/users')).body;
  const bert = items.find(({ name }: { name: string }) => name === 'bert');
  await post(
    `${STS}/configurations`,
    configuration('inline', { geometry: AREA, acl: [bert.uuid] }),
  );
  await post(`${STS}/configurations`, configuration('by shape', { shape_uuid: shape.id }));
  const short = await post(`${STS}/configurations`, configuration('short', { geometry: AREA }));
  await ingest(world, NOW_MS - 3_600_000, 0);
  await as('anna', `PUT ${STS}/configurations/${short.id}`, {
    ...configuration('shorter', { geometry: AREA }),
    parameters: { distance_for_sts_meters: 100, transfer_time_window_minutes: 20 },
  });
  const removed = await post(`${STS}/configurations`, configuration('gone', { geometry: AREA }));
  await as('anna', `DELETE ${STS}/configurations/${removed.id}`);
  await as('anna', `POST ${STS}/s2s-events/1/ack`, {});
  const period = 'begin=2026-06-01T00:00:00Z&end=2026-06-02T02:00:00Z';
  const past = await post(`${STS}/configurations/${short.id}/detect?${period}`, {});
  await whenDone('anna', `GET ${STS}/configurations/${short.id}/detect/${past.id}`);

  const track = await post(`${SHIPS}/ship/historical/track`, TRACK);
  await whenDone('anna', `GET ${SHIPS}/ship/historical/track/${track.id}`);
  const source = { ship: { mmsi: String(TANKER) } };
  const destination = { port: { locode: 'NLRTM' } };
  await post(`${SHIPS}/ship/route`, { source, destination });
  const lake = { position: { type: 'Point', coordinates: [50.5, 42] } };
  await post(`${SHIPS}/ship/route`, { source, destination: lake });
  for (const id of [1, 2]) await routeDone(world, id);
  const bodies: Readonly<Record<string, object>> = {
    multiship: { ships: [String(SEPARATED[0])] },
    passageline: { shape: LINE },
    areavisits: { shape: AREA },
    portcalls: {},
    density: { shape: AREA },
  };
  for (const [type, body] of Object.entries(bodies)) {
    const report = await post(`${REPORTS}/stat/${type}`, { ...PERIOD, ...body });
    await whenDone('anna', `GET ${REPORTS}/stat/statistic/${report.id}`);
  }
  await post(`${NEXT}/nextport/cluster`, { name: 'North Range', locodes: ['NLRTM', 'DEHAM'] });
  await as('anna', `PUT ${NEXT}/nextport/shiplist/mine`, { imos: [TANKER_IMO] });
  await as('chief', 'PUT /tradelane-analytics/voyages', {
    voyages: [
      voyage(
        'MAEU',
        '622E',
        call('NLRTM', '2026-05-31T00:00:00Z'),
        call('DEHAM', '2026-06-01T18:00:00Z'),
      ),
      voyage(
        'HLCU',
        '1',
        call('NLRTM', '2026-06-01T00:00:00Z'),
        call('NLVLI', '2026-06-01T12:00:00Z'),
      ),
    ],
  });
  await as('chief', 'PUT /tradelane-analytics/bookings', {
    bookings: [
      {
        ...{ ...LANE, vessel_operator_carrier_code: 'MAEU', carrier_booking_number: '911274533' },
        containers: [
          { count: 6, planned_voyage_number: '622E', actual_voyage_number: '622E' },
          {
            ...{ count: 6, planned_voyage_number: '622E', actual_voyage_number: '623E' },
            changed_by: 'carrier',
          },
        ],
      },
    ],
  });
  await as('chief', 'POST /tradelane-analytics/recomputation', {});
  await as('anna', `GET /tradelane-analytics/journey-statistics?${new URLSearchParams(LANE)}`);
  await as('anna', `GET /nextport/vessel/${TANKER_IMO}/predictions`);
  const login = { user_id: 'anna', password: passwordOf('anna') };
  const key = { 'x-api-key': keyOf('anna') };
  const { token } = (await send('POST /authentication/login', login, key)).body;
  await send('POST /authentication/logout', {}, { ...key, authorization: `Bearer ${token}` });
}

/**
 * Writes a store: a first session, which stops, and a second one, of which a copy is made while it runs, as a kill would
 * leave it.
 * @param opened called as soon as the file has its tables
 */
export async function writeStore(
  path: string,
  copy: string,
  opened = (): void => {},
): Promise<void> {
  const first = await createSqliteStore({ path, synchronous: 'normal' });
  const started = await openWorld(first, 'first');
  opened();
  await addUsers(started);
  await playScenario(started);
  await started.service.stop();
  await first.close();
  const second = await createSqliteStore({ path, synchronous: 'normal' });
  const restarted = await openWorld(second, 'second');
  await endScenario(restarted);
  await second.backup(copy);
  await letWeeksPass(restarted);
  await restarted.service.stop();
  await second.close();
}

/** The last hour of the ships' reports, and jobs that nobody waits for. */
async function endScenario(world: World): Promise<void> {
  await ingest(world, NOW_MS, NOW_MS - 3_600_000);
  await world.as('anna', `POST ${SHIPS}/ship/historical/track`, TRACK);
  await world.as('anna', `POST ${REPORTS}/stat/portcalls`, PERIOD);
}

async function ingest(world: World, untilMs: number, fromMs: number): Promise<void> {
  const records = fleetRecords().filter(({ timestamp }) => {
    const timeMs = Date.parse(timestamp);
    return timeMs >= fromMs && timeMs < untilMs;
  });
  const { body } = await world.as('feed', 'POST /api/ingress/positions', records);
  if (body.accepted !== records.length) throw new Error(JSON.stringify(body));
}

/** A result of a route can be read once: a HEAD leaves it. */
async function routeDone(world: World, id: number): Promise<void> {
  await world.whenDone('anna', `HEAD ${SHIPS}/ship/route/${id}`);
}

import type { Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { RealTimeSimulation } from '@roadstead/simulator';
import { unwrapOrThrow } from '../../operations/unwrap-or-throw.ts';
import { ADMIN, DEMO, DEMO_KEY } from './demo-users.ts';
import { DEMO_AREA, SKAGEN_ANCHORAGE } from './demo-world.ts';

/** The number of feeders in the ship list. */
const LISTED_SHIPS_MAX = 5;

/** Creates the two users and the API key. @returns the owner of the demonstration data */
export async function createDemoUsers({ identity }: MaritimeService): Promise<Principal> {
  const [demo] = await Promise.all(
    [DEMO, ADMIN].map(async ({ name, password, roles }) =>
      unwrapOrThrow(await identity.createUser(name, password, roles)),
    ),
  );
  unwrapOrThrow(await identity.createKey(DEMO.name, DEMO_KEY));
  return demo;
}

/** Creates demonstration data: shapes, configurations, a port cluster and a ship list. */
export async function seedDemoData(
  service: MaritimeService,
  demo: Principal,
  world: RealTimeSimulation,
): Promise<void> {
  await createDemoShapes(service, demo);
  await createDemoConfigurations(service, demo);
  const { nextPorts } = service;
  if (!nextPorts) return;
  const cluster = { name: 'The Sound', locodes: ['SEHEL', 'DKCPH', 'SEMMA'], threshold: 0.1 };
  unwrapOrThrow(await nextPorts.clusters.create(demo, cluster));
  const feeders = world.voyages.filter(({ tradeClass }) => tradeClass === 'feeder');
  const imos = [...new Set(feeders.map(({ imo }) => imo))].slice(0, LISTED_SHIPS_MAX);
  unwrapOrThrow(await nextPorts.shipLists.put(demo, 'feeders', { imos }));
}

async function createDemoShapes({ shapes }: MaritimeService, demo: Principal): Promise<void> {
  const { longitude, latitude } = SKAGEN_ANCHORAGE;
  const features = [
    feature(
      'Skagen Roads',
      { type: 'Point', coordinates: [longitude, latitude] },
      { radius: '9000' },
    ),
    feature('The Sound', {
      type: 'Polygon',
      coordinates: [
        [
          [12.4, 55.3],
          [13.1, 55.3],
          [13.1, 56.2],
          [12.4, 56.2],
          [12.4, 55.3],
        ],
      ],
    }),
    feature('Anholt', { type: 'Point', coordinates: [11.56, 56.71] }),
  ];
  for (const each of features) unwrapOrThrow(await shapes.create(demo, each));
}

async function createDemoConfigurations(
  { shapes, configurations }: MaritimeService,
  demo: Principal,
): Promise<void> {
  const { id } = unwrapOrThrow(await shapes.get(demo, 'Skagen Roads'));
  unwrapOrThrow(
    await configurations.create(demo, {
      name: 'Transfers at sea',
      severity: 'Warning',
      preset: 'transfer',
      geometry: { type: 'Polygon', coordinates: [DEMO_AREA] },
    }),
  );
  unwrapOrThrow(
    await configurations.create(demo, {
      name: 'An hour alongside at Skagen',
      severity: 'Alarm',
      parameters: { distance_for_sts_meters: 100, transfer_time_window_minutes: 60 },
      shape_uuid: id,
    }),
  );
}

function feature(name: string, geometry: object, more: object = {}): object {
  return { type: 'Feature', properties: { name, ...more }, geometry };
}

import type { Caller } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { LiveWorld } from '@roadstead/simulator';
import { mustHave } from '../serve/must-have.ts';
import { ADMIN, DEMO, DEMO_KEY } from './demo-users.ts';
import { SKAGEN_ROADS, WATERS } from './waters.ts';

/** Feeders in the list of ships: few enough that an answer can be read. */
const LISTED_MAX = 5;

/** Makes the two users, and the API key. @returns the one who owns what is made next */
export async function makeDemoUsers({ identity }: MaritimeService): Promise<Caller> {
  const [demo] = await Promise.all(
    [DEMO, ADMIN].map(async ({ name, password, roles }) =>
      mustHave(await identity.addUser(name, password, roles)),
    ),
  );
  mustHave(await identity.addKey(DEMO.name, DEMO_KEY));
  return demo;
}

/** Makes what a user of these waters would have: shapes, configurations, a cluster of ports, a list of ships. */
export async function furnish(
  service: MaritimeService,
  demo: Caller,
  world: LiveWorld,
): Promise<void> {
  await makeShapes(service, demo);
  await makeConfigurations(service, demo);
  const { nextPorts } = service;
  if (!nextPorts) return;
  const cluster = { name: 'The Sound', locodes: ['SEHEL', 'DKCPH', 'SEMMA'], threshold: 0.1 };
  mustHave(await nextPorts.createCluster(demo, cluster));
  const feeders = world.voyages.filter(({ tradeClass }) => tradeClass === 'feeder');
  const imos = [...new Set(feeders.map(({ imo }) => imo))].slice(0, LISTED_MAX);
  mustHave(await nextPorts.putShipList(demo, 'feeders', { imos }));
}

async function makeShapes({ shapes }: MaritimeService, demo: Caller): Promise<void> {
  const { longitude, latitude } = SKAGEN_ROADS;
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
  for (const each of features) mustHave(await shapes.create(demo, each));
}

async function makeConfigurations({ shapes, sts }: MaritimeService, demo: Caller): Promise<void> {
  const { id } = mustHave(await shapes.get(demo, 'Skagen Roads'));
  mustHave(
    await sts.createConfiguration(demo, {
      name: 'Transfers at sea',
      severity: 'Warning',
      exclude_ports: true,
      parameters: { distance_for_sts_meters: 200, transfer_time_window_minutes: 20 },
      geometry: { type: 'Polygon', coordinates: [WATERS] },
    }),
  );
  mustHave(
    await sts.createConfiguration(demo, {
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

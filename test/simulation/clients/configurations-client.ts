import type { Principal } from '@roadstead/model';
import { areaOfShape } from '@roadstead/shapes';
import { Ledger } from '../ledger.ts';
import { ANNA, type Client, type ClientContext } from './client.ts';

const CONFIGURATIONS_MAX = 3;
const SQUARES = [
  [-10, 50, 10, 60],
  [1, 53, 3, 55],
  [1.9, 54, 2.1, 54.02],
] as const;

/** Conditions of which some hold late. Types depend on static reports, of which more than one is sent where an answer was lost. */
const FILTERS: readonly object[] = [
  { speed_knots_median_max: 1 },
  { duration_minutes_min: 12, port_area_meters_min: 10_500 },
  { speed_knots_max: 3, seen_apart_before: true, unknown: ['speed_knots_max'] },
];

/** Creates, replaces and removes the configurations of one user; their names have a version. */
export class ConfigurationsClient implements Client {
  readonly #context: ClientContext;
  readonly #user: Principal;
  readonly #ledger: Ledger<number>;
  readonly #shapes: () => readonly string[];
  #created = 0;
  #version = 0;

  /** @param shapes returns the ids of the shapes that a configuration may follow */
  constructor(context: ClientContext, user: Principal, shapes: () => readonly string[]) {
    this.#context = context;
    this.#user = user;
    this.#shapes = shapes;
    this.#ledger = new Ledger(`configuration of ${user.name}`);
  }

  async act(): Promise<void> {
    const { host, chance } = this.#context;
    const stored = await this.#read();
    const key = chance.pick([...stored.keys(), undefined]);
    if (key === undefined || stored.size === 0) {
      if (stored.size < CONFIGURATIONS_MAX) await this.#create();
      return;
    }
    const { id } = stored.get(key)!;
    if (chance.happens(0.25)) {
      const note = this.#ledger.attempt(key, undefined);
      note(await host.call((service) => service.configurations.remove(this.#user, id)));
      return;
    }
    const version = ++this.#version;
    const note = this.#ledger.attempt(key, version);
    const body = this.#body(key, version);
    note(await host.call((service) => service.configurations.replace(this.#user, id, body)));
  }

  /** Also compares the areas with the shapes that they follow (V4). */
  async check(): Promise<void> {
    await this.#read();
    const { host, wrong } = this.#context;
    const outcome = await host.call(async ({ configurations, shapes }) => {
      const [{ items }, found] = [await configurations.list(ANNA), await shapes.list(ANNA)];
      return { items, shapes: found.ok ? found.value : [] };
    });
    if (outcome.kind === 'unknown') return;
    for (const { name, shapeUuid, area } of outcome.value.items) {
      const shape = outcome.value.shapes.find(({ id }) => id === shapeUuid);
      const followed = shape && areaOfShape(shape);
      if (!followed?.ok || JSON.stringify(followed.value) === JSON.stringify(area)) continue;
      wrong(`the configuration ${name} does not follow its shape`);
    }
  }

  async #create(): Promise<void> {
    const key = `${this.#user.name}${++this.#created}`;
    const version = ++this.#version;
    const note = this.#ledger.attempt(key, version);
    const body = this.#body(key, version);
    const { host } = this.#context;
    note(await host.call((service) => service.configurations.create(this.#user, body)));
  }

  #body(key: string, version: number): object {
    const { chance } = this.#context;
    const [west, south, east, north] = chance.pick(SQUARES);
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const shape = chance.happens(0.3) ? chance.pick([...this.#shapes(), undefined]) : undefined;
    return {
      name: `${key} ${version}`,
      parameters: {
        distance_for_sts_meters: chance.pick([200, 500, 4000]),
        transfer_time_window_minutes: chance.pick([2, 5, 10, 25]),
      },
      ...(shape ? { shape_uuid: shape } : { geometry: { type: 'Polygon', coordinates: [ring] } }),
      ...(chance.happens(0.3) && { filters: chance.pick(FILTERS) }),
      severity: chance.pick(['Note', 'Alarm']),
      enabled: chance.happens(0.9),
      acl: chance.happens(0.5) ? ['0b000000-0000-4000-8000-000000000002'] : [],
    };
  }

  /** @returns the user's own configurations by key, after a comparison with the ledger */
  async #read(): Promise<ReadonlyMap<string, { readonly id: number; readonly version: number }>> {
    const { host, wrong } = this.#context;
    const outcome = await host.call((service) => service.configurations.list(this.#user));
    const stored = new Map<string, { readonly id: number; readonly version: number }>();
    if (outcome.kind === 'unknown') return stored;
    for (const { id, name, owner } of outcome.value.items) {
      const [key = '', version] = name.split(' ');
      if (owner === this.#user.uuid) stored.set(key, { id, version: Number(version) });
    }
    const versions = new Map([...stored].map(([key, { version }]) => [key, version] as const));
    this.#ledger.observe(versions).forEach(wrong);
    return stored;
  }
}

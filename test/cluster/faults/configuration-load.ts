import { CONFIGURATION } from '../../kill/meetings.ts';
import type { Chance } from '../../simulation/world.ts';
import type { ClusterClient } from './cluster-client.ts';

const CONFIGURATIONS = '/api/ingress/event-detection/configurations';
const STORED_MAX = 5;
/** In a sea without meetings. */
const RING = [
  [
    [60, -40],
    [61, -40],
    [61, -39],
    [60, -40],
  ],
];

interface KnownConfiguration {
  /** Undefined where the response to its creation was lost. */
  readonly id: number | undefined;
  /** The versions that may be stored; undefined: it is not. */
  readonly versions: readonly (number | undefined)[];
}

/**
 * Creates, replaces and removes configurations, whose names have a version. One of which a response was lost is not changed any more: the
 * request may be executed at any time later.
 */
export class ConfigurationLoad {
  /** Number of acknowledged changes. */
  changes = 0;
  readonly #client: ClusterClient;
  readonly #chance: Chance;
  readonly #wrong: Set<string>;
  readonly #known: Map<string, KnownConfiguration> = new Map();
  #version = 0;

  constructor(client: ClusterClient, chance: Chance, wrong: Set<string>) {
    this.#client = client;
    this.#chance = chance;
    this.#wrong = wrong;
  }

  /** @returns whether a change was acknowledged */
  async change(): Promise<boolean> {
    const certain = [...this.#known].flatMap(([key, { id, versions }]) =>
      id !== undefined && versions.length === 1 && versions[0] !== undefined
        ? [{ key, id, versions }]
        : [],
    );
    const version = ++this.#version;
    const isCreation =
      certain.length === 0 || (certain.length < STORED_MAX && this.#chance.happens(0.5));
    if (isCreation) return this.#create(`c${version}`, version);
    const { key, id, versions } = this.#chance.pick(certain);
    const isRemoval = this.#chance.happens(0.4);
    const asked = `${isRemoval ? 'DELETE' : 'PUT'} ${CONFIGURATIONS}/${id}`;
    const after = isRemoval ? undefined : version;
    this.#known.set(key, { id, versions: [...versions, after] });
    const body = isRemoval ? undefined : bodyOf(key, version);
    const reply = await this.#client.send(asked, body);
    if (!reply) return false;
    if (!reply.ok) this.#wrong.add(`${asked}: ${reply.status} ${JSON.stringify(reply.body)}`);
    this.#known.set(key, { id, versions: [after] });
    this.changes++;
    return true;
  }

  async #create(key: string, version: number): Promise<boolean> {
    this.#known.set(key, { id: undefined, versions: [undefined, version] });
    const reply = await this.#client.send(`POST ${CONFIGURATIONS}`, bodyOf(key, version));
    if (!reply) return false;
    if (!reply.ok) this.#wrong.add(`a creation: ${reply.status} ${JSON.stringify(reply.body)}`);
    this.#known.set(key, { id: reply.body.id, versions: [version] });
    this.changes++;
    return true;
  }

  /** Compares what is stored with what was acknowledged. */
  async check(): Promise<void> {
    const list = await this.#client.send(`GET ${CONFIGURATIONS}?size=1000`);
    const names: readonly string[] = list!.body.items.map(({ name }: { name: string }) => name);
    const stored = new Map<string, number>();
    for (const name of names.filter((each) => each !== CONFIGURATION.name)) {
      const [key = '', version] = name.split(' ');
      if (stored.has(key)) this.#wrong.add(`configuration ${key} is stored twice`);
      stored.set(key, Number(version));
    }
    for (const [key, { versions }] of this.#known)
      if (!versions.includes(stored.get(key)))
        this.#wrong.add(`configuration ${key} is ${stored.get(key)}, not ${versions.join(' or ')}`);
  }
}

function bodyOf(key: string, version: number): object {
  return {
    name: `${key} ${version}`,
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 5 },
    geometry: { type: 'Polygon', coordinates: RING },
  };
}

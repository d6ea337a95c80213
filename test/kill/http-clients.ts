import type { PositionReport } from '@roadstead/model';
import { Ledger } from '../simulation/ledger.ts';
import type { Chance } from '../simulation/world.ts';
import type { KilledServer, Reply } from './killed-server.ts';
import { BATCHES } from './meetings.ts';
import { passwordOf } from './users.ts';

const STS = '/api/ingress/event-detection';
const CONFIGURATIONS = `${STS}/configurations`;
const SHAPE_NAMES = ['roads', 'harbour', 'lane'];
const SHAPES = '/api/config/shapes';
const USERS = '/api/identity/users';
const PERIOD = { begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' };
/** In a sea without meetings, so that its events are those of an undisturbed run. */
const RING = [
  [
    [60, -40],
    [61, -40],
    [61, -39],
    [60, -40],
  ],
];
const STORED_MAX = 5;
const SHIP = { mmsi: 211_000_000 };

/** Concurrent clients of a server that is killed; they know what it has acknowledged. */
export class HttpClients {
  readonly wrong: Set<string> = new Set();
  /** Number of batches that were acknowledged. */
  ingested = 0;
  readonly #server: KilledServer;
  readonly #chance: Chance;
  readonly #configurations: Ledger<number> = new Ledger('configuration');
  readonly #shapes: Ledger<number> = new Ledger('shape');
  readonly #passwords: Ledger<number> = new Ledger('password of');
  readonly #eventUuids: Map<number, string> = new Map();
  readonly #acknowledged: Map<number, string> = new Map();
  /** Addresses of results, and how often each was read. */
  readonly #routes: Map<string, number> = new Map();
  readonly #reports: Set<string> = new Set();
  #version = 0;

  constructor(server: KilledServer, chance: Chance) {
    this.#server = server;
    this.#chance = chance;
  }

  /** Runs all clients until the server no longer answers. */
  async run(): Promise<void> {
    await this.check();
    const acts = [
      () => this.#ingest(),
      () => this.#changeConfiguration(),
      () => this.#changeShape(),
      () => this.#changeUser(),
      () => this.#acknowledge(),
      () => this.#requestJobs(),
      () => this.#readRoutes(),
    ];
    await Promise.all(
      acts.map(async (act) => {
        while (await act());
      }),
    );
  }

  /** Compares everything that is stored with what was acknowledged. @returns whether the server answered */
  async check(): Promise<boolean> {
    const configurations = await this.#read('anna', `${CONFIGURATIONS}?size=1000`);
    const events = await this.#read('chief', `${STS}/s2s-events?size=1000`);
    if (!configurations || !events) return false;
    this.#observeConfigurations(configurations.items);
    for (const name of SHAPE_NAMES) if (!(await this.#checkShape(name))) return false;
    for (const { id, uuid, ack_state_modified_ts: at } of events.items) {
      const known = this.#eventUuids.get(id) ?? uuid;
      if (known !== uuid) this.wrong.add(`the id ${id} of an event was used twice`);
      this.#eventUuids.set(id, uuid);
      const acknowledged = this.#acknowledged.get(id) ?? at;
      if (acknowledged !== at) this.wrong.add(`the acknowledgement of event ${id} has changed`);
    }
    const ids = new Set(events.items.map(({ id }: { id: number }) => id));
    for (const id of this.#eventUuids.keys())
      if (!ids.has(id)) this.wrong.add(`event ${id} is gone`);
    return this.#checkPasswords();
  }

  /** Waits until all jobs have ended. */
  async finishJobs(): Promise<void> {
    for (const path of this.#reports) {
      while ((await this.#send('anna', `GET ${path}`))?.body.status === 'running');
      const status = (await this.#send('anna', `GET ${path}`))?.body.status;
      if (!['finished', 'aborted'].includes(status)) this.wrong.add(`${path} is ${status}`);
    }
    while (await this.#readRoutes()) if (this.#unread().length === 0) break;
  }

  async #checkPasswords(): Promise<boolean> {
    for (const name of this.#passwords.keys) {
      let found: number | undefined;
      for (const version of this.#passwords.possible(name)) {
        if (version === undefined) continue;
        const asked = `GET ${CONFIGURATIONS}?size=1`;
        const outcome = await this.#server.send(name, asked, undefined, passwordOf(name, version));
        if (outcome.kind === 'unknown') return false;
        if (outcome.value.ok) found = version;
      }
      for (const text of this.#passwords.observeOne(name, found)) this.wrong.add(text);
    }
    return true;
  }

  #observeConfigurations(items: readonly { readonly name: string }[]): void {
    const versions = items.map(({ name }) => name.split(' '));
    const stored = new Map(versions.map(([key = '', version]) => [key, Number(version)] as const));
    for (const text of this.#configurations.observe(stored)) this.wrong.add(text);
  }

  async #ingest(): Promise<boolean> {
    const batch = BATCHES[this.ingested];
    if (!batch) return false;
    const reply = await this.#send('chief', 'POST /api/ingress/positions', batch.map(recordOf));
    if (reply?.ok) this.ingested++;
    return reply !== undefined;
  }

  /** Creates, replaces or removes a configuration; its name has a version. */
  async #changeConfiguration(): Promise<boolean> {
    const list = await this.#read('anna', `${CONFIGURATIONS}?size=1000`);
    if (!list) return false;
    const items: readonly { readonly id: number; readonly name: string }[] = list.items;
    const version = ++this.#version;
    const isChange = items.length >= STORED_MAX || (items.length > 0 && this.#chance.happens(0.5));
    if (!isChange) {
      const created = `c${version}`;
      const body = configurationOf(`${created} ${version}`);
      return this.#write(
        'anna',
        `POST ${CONFIGURATIONS}`,
        body,
        this.#configurations,
        created,
        version,
      );
    }
    const { id, name } = this.#chance.pick(items);
    const [key = ''] = name.split(' ');
    const path = `${CONFIGURATIONS}/${id}`;
    return this.#chance.happens(0.4)
      ? this.#write('anna', `DELETE ${path}`, undefined, this.#configurations, key, undefined)
      : this.#write(
          ...(['anna', `PUT ${path}`, configurationOf(`${key} ${version}`)] as const),
          ...([this.#configurations, key, version] as const),
        );
  }

  /** Creates, replaces or removes a shape; its description has a version. */
  async #changeShape(): Promise<boolean> {
    const name = this.#chance.pick(SHAPE_NAMES);
    const reply = await this.#checkShape(name);
    if (!reply) return false;
    const version = ++this.#version;
    const body = shapeOf(name, version);
    if (reply.status === 404) {
      return this.#write('bert', `POST ${SHAPES}`, body, this.#shapes, name, version);
    }
    const path = `${SHAPES}/${reply.body.properties.id}`;
    return this.#chance.happens(0.3)
      ? this.#write('bert', `DELETE ${path}`, undefined, this.#shapes, name, undefined)
      : this.#write('bert', `PUT ${path}`, body, this.#shapes, name, version);
  }

  async #checkShape(name: string): Promise<Reply | undefined> {
    const reply = await this.#send('bert', `GET ${SHAPES}/${name}`);
    if (!reply) return undefined;
    const version = reply.ok ? Number(reply.body.properties.description) : undefined;
    for (const text of this.#shapes.observeOne(name, version)) this.wrong.add(text);
    return reply;
  }

  /** Sends a write, and notes what is stored then. @returns whether the server answered */
  async #write(
    user: string,
    asked: string,
    body: unknown,
    ledger: Ledger<number>,
    key: string,
    version: number | undefined,
  ): Promise<boolean> {
    const note = ledger.attempt(key, version);
    const outcome = await this.#server.send(user, asked, body);
    note(outcome);
    return outcome.kind === 'acknowledged';
  }

  async #changeUser(): Promise<boolean> {
    const name = this.#chance.pick(['dora', 'emil']);
    const version = ++this.#version;
    // A user of whom nobody knows whether it exists is not changed before the next check.
    if (this.#passwords.possible(name).length > 1) return this.#pause();
    const exists = this.#passwords.known(name) !== undefined;
    const isRemoval = exists && this.#chance.happens(0.3);
    const password = passwordOf(name, version);
    const [asked, body] = isRemoval
      ? [`DELETE ${USERS}/${name}`, undefined]
      : exists
        ? [`PUT ${USERS}/${name}/password`, { password }]
        : [`POST ${USERS}`, { name, password, roles: [] }];
    const after = isRemoval ? undefined : version;
    return this.#write('chief', asked, body, this.#passwords, name, after);
  }

  async #pause(): Promise<boolean> {
    return (await this.#send('chief', 'GET /health')) !== undefined;
  }

  async #acknowledge(): Promise<boolean> {
    const events = await this.#read('chief', `${STS}/s2s-events?size=50`);
    if (!events) return false;
    if (events.items.length === 0) return true;
    const { id } = this.#chance.pick(events.items as readonly { readonly id: number }[]);
    const reply = await this.#send('chief', `POST ${STS}/s2s-events/${id}/ack`);
    if (!reply) return false;
    if (reply.ok) {
      const at = reply.body.ack_state_modified_ts;
      const known = this.#acknowledged.get(id) ?? at;
      if (known !== at) this.wrong.add(`the acknowledgement of event ${id} was replaced`);
      this.#acknowledged.set(id, known);
    }
    return true;
  }

  async #requestJobs(): Promise<boolean> {
    if (this.ingested === 0) return this.#pause();
    const route = await this.#send('anna', 'POST /api/portserver/ship/route', {
      source: { ship: SHIP },
      destination: { position: { type: 'Point', coordinates: [3, 53] } },
    });
    if (route?.ok) this.#noteJob(this.#routes, `/api/portserver/ship/route/${route.body.id}`);
    const request = { name: 'report', ...PERIOD, ships: [SHIP.mmsi] };
    const report = await this.#send('anna', 'POST /api/jobserver/stat/multiship', request);
    if (report?.ok) {
      const path = `/api/jobserver/stat/statistic/${report.body.id}`;
      if (this.#reports.has(path)) this.wrong.add(`${path} was used twice`);
      this.#reports.add(path);
    }
    return report !== undefined;
  }

  #noteJob(jobs: Map<string, number>, path: string): void {
    if (jobs.has(path)) this.wrong.add(`${path} was used twice`);
    jobs.set(path, 0);
  }

  #unread(): readonly string[] {
    return [...this.#routes].flatMap(([path, reads]) => (reads === 0 ? [path] : []));
  }

  /** Two readers at once: one of them has the result, over all time. */
  async #readRoutes(): Promise<boolean> {
    const path = this.#chance.pick([...this.#unread(), undefined]);
    if (path === undefined) return this.#pause();
    const replies = await Promise.all([1, 2].map(() => this.#send('anna', `GET ${path}`)));
    const reads = replies.filter((reply) => reply?.status === 200).length;
    const total = (this.#routes.get(path) ?? 0) + reads;
    if (total > 1) this.wrong.add(`${path} was read ${total} times`);
    // Read by a request whose response was lost: nobody reads it any more.
    const isGone = replies.some((reply) => reply?.status === 410);
    this.#routes.set(path, isGone ? 1 : total);
    if (replies.some((reply) => reply?.status === 404)) this.wrong.add(`${path} is gone`);
    return replies.every((reply) => reply !== undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  async #read(user: string, path: string): Promise<any> {
    const reply = await this.#send(user, `GET ${path}`);
    return reply?.ok ? reply.body : undefined;
  }

  /** @returns the response; undefined where the server is gone */
  async #send(user: string, asked: string, body?: unknown): Promise<Reply | undefined> {
    const outcome = await this.#server.send(user, asked, body);
    if (outcome.kind === 'unknown') return undefined;
    const { status } = outcome.value;
    if (status >= 500) this.wrong.add(`${asked.split(/\d/)[0]}: ${status}`);
    return outcome.value;
  }
}

function configurationOf(name: string): object {
  return {
    name,
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 5 },
    geometry: { type: 'Polygon', coordinates: RING },
  };
}

function shapeOf(name: string, version: number): object {
  return {
    ...{ type: 'Feature', properties: { name, description: String(version), acl: [] } },
    geometry: { type: 'Polygon', coordinates: RING },
  };
}

function recordOf({ mmsi, timeMs, longitude, latitude }: PositionReport): object {
  return { mmsi, timestamp: new Date(timeMs).toISOString(), longitude, latitude, sog: 0 };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../../simulation/world.ts';
import type { ClusterClient } from './cluster-client.ts';

const SHIP = { mmsi: 211_000_000 };
const PERIOD = { begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' };
const PAUSE_MS = 1000;
/** Reports run one after the other, each on a thread of its own, and those of minutes without a leader wait. */
const FINISH_MS = 240_000;

/** Requests routes, whose results are read once, and reports. */
export class JobLoad {
  readonly #client: ClusterClient;
  readonly #chance: Chance;
  readonly #wrong: Set<string>;
  /** How often each result was read, by address. */
  readonly #routes: Map<string, number> = new Map();
  readonly #reports: Set<string> = new Set();

  constructor(client: ClusterClient, chance: Chance, wrong: Set<string>) {
    this.#client = client;
    this.#chance = chance;
    this.#wrong = wrong;
  }

  get routes(): number {
    return this.#routes.size;
  }

  get reports(): number {
    return this.#reports.size;
  }

  async request(): Promise<void> {
    const route = await this.#client.send('POST /api/portserver/ship/route', {
      source: { ship: SHIP },
      destination: { position: { type: 'Point', coordinates: [3, 53] } },
    });
    if (route?.ok) this.#routes.set(`/api/portserver/ship/route/${route.body.id}`, 0);
    const request = { name: 'report', ...PERIOD, ships: [SHIP.mmsi] };
    const report = await this.#client.send('POST /api/jobserver/stat/multiship', request);
    if (report?.ok) {
      const path = `/api/jobserver/stat/statistic/${report.body.id}`;
      if (this.#reports.has(path)) this.#wrong.add(`${path} was used twice`);
      this.#reports.add(path);
    }
    await delay(this.#chance.whole(0, 2 * PAUSE_MS));
  }

  /** Lets two readers read at once: one of them gets the result, over all time. */
  async readRoute(): Promise<void> {
    const path = this.#chance.pick([...this.#unread(), undefined]);
    if (path === undefined) return;
    const replies = await Promise.all([1, 2].map(() => this.#client.send(`GET ${path}`)));
    const reads = replies.filter((reply) => reply?.status === 200).length;
    const total = (this.#routes.get(path) ?? 0) + reads;
    if (total > 1) this.#wrong.add(`${path} was read ${total} times`);
    // One whose response was lost has read it.
    const isGone = replies.some((reply) => reply?.status === 410);
    this.#routes.set(path, isGone ? 1 : total);
    if (replies.some((reply) => reply?.status === 404)) this.#wrong.add(`${path} is gone`);
  }

  /** Waits until all jobs have ended, and reads their results. */
  async finish(): Promise<void> {
    const endMs = performance.now() + FINISH_MS;
    const isOver = (): boolean => performance.now() > endMs;
    for (const path of this.#reports) {
      const read = async (): Promise<string | undefined> => {
        const reply = await this.#client.send(`GET ${path}`);
        return reply && (reply.ok ? reply.body.status : String(reply.status));
      };
      let status = await read();
      while ((status === undefined || status === 'running' || status === 'queued') && !isOver()) {
        await delay(100);
        status = await read();
      }
      if (status !== 'finished' && status !== 'aborted') this.#wrong.add(`${path} is ${status}`);
    }
    while (this.#unread().length > 0 && !isOver()) {
      await this.readRoute();
      await delay(20);
    }
    for (const path of this.#unread()) {
      const reply = await this.#client.send(`GET ${path}`);
      this.#wrong.add(`${path} has no result: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    }
  }

  #unread(): readonly string[] {
    return [...this.#routes].flatMap(([path, reads]) => (reads === 0 ? [path] : []));
  }
}

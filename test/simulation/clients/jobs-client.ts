import type { Mmsi } from '@roadstead/model';
import { ANNA, type Client, type ClientContext } from './client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const READS_MAX = 200;

/** Requests reports, tracks, routes and backfills, reads their results, and waits for those that have not ended. */
export class JobsClient implements Client {
  readonly #context: ClientContext;
  readonly #ships: readonly Mmsi[];
  readonly #reports: Map<number, string | null> = new Map();
  readonly #tracks: Set<number> = new Set();
  /** Route jobs, with how many readers had the result. */
  readonly #routes: Map<number, number> = new Map();
  readonly #backfills: Set<number> = new Set();
  readonly #doesBackfill: boolean;

  constructor(context: ClientContext, ships: readonly Mmsi[], doesBackfill: boolean) {
    this.#context = context;
    this.#ships = ships;
    this.#doesBackfill = doesBackfill;
  }

  async act(): Promise<void> {
    const { chance } = this.#context;
    const acts = [
      () => this.#requestReport(),
      () => this.#requestTrack(),
      () => this.#requestRoute(),
      () => this.#readReports(),
      () => this.#readTracks(),
      () => this.#readRoutes(),
      ...(this.#doesBackfill ? [() => this.#requestBackfill()] : []),
    ];
    await chance.pick(acts)();
  }

  async check(): Promise<void> {
    const { world, wrong } = this.#context;
    for (let reads = 0; await this.#isUnfinished(); reads++) {
      if (reads === READS_MAX) {
        wrong('a job does not end');
        return;
      }
      await world.sleep(10_000);
    }
    await this.#readReports();
    await this.#readTracks();
    await this.#readRoutes();
  }

  async #requestReport(): Promise<void> {
    const { host, world, chance } = this.#context;
    const body = {
      name: 'report',
      begin: new Date(world.nowMs - DAY_MS).toISOString(),
      end: new Date(world.nowMs).toISOString(),
      ships: this.#ships,
      shape: {
        type: 'Polygon',
        coordinates: [
          [
            [1, 53],
            [3, 53],
            [3, 55],
            [1, 55],
            [1, 53],
          ],
        ],
      },
    };
    const type = chance.pick(['multiship', 'areavisits', 'portcalls']);
    const outcome = await host.call(({ reports }) => reports.request(ANNA, type, body));
    if (outcome.kind === 'unknown') return;
    if (outcome.value.ok) this.#note(this.#reports, outcome.value.value, type);
    else this.#context.wrong(`a report is refused: ${outcome.value.error.detail}`);
  }

  /** Notes the id of a new job: an id that a job had before is used twice. */
  #note(
    jobs: Map<number, string | null> | Map<number, number> | Set<number>,
    id: number,
    type?: string,
  ): void {
    if (jobs.has(id)) this.#context.wrong(`the id ${id} of a job was used twice`);
    if (jobs instanceof Set) jobs.add(id);
    else (jobs as Map<number, unknown>).set(id, type ?? 0);
  }

  async #requestTrack(): Promise<void> {
    const { host, world, chance } = this.#context;
    const request = {
      mmsi: chance.pick(this.#ships),
      ...{ beginMs: world.nowMs - DAY_MS, endMs: world.nowMs, stepMs: 0 },
    };
    const outcome = await host.call(({ tracking }) => tracking.tracks.request(ANNA, request));
    if (outcome.kind === 'acknowledged' && outcome.value.ok) {
      this.#note(this.#tracks, outcome.value.value);
    }
  }

  async #requestRoute(): Promise<void> {
    const { host, chance } = this.#context;
    const mmsi = chance.pick(this.#ships);
    const to = { position: { longitude: 3, latitude: 53 } };
    const outcome = await host.call(async ({ routing }) => routing!.request(ANNA, mmsi, to));
    if (outcome.kind === 'acknowledged' && outcome.value.ok) {
      this.#note(this.#routes, outcome.value.value);
    }
  }

  /** A backfill takes milliseconds: some are killed in them. */
  async #requestBackfill(): Promise<void> {
    const { host, world, chance } = this.#context;
    const outcome = await host.call(async ({ configurations, backfill }) => {
      const { items } = await configurations.list(ANNA);
      const own = items.find(({ owner }) => owner === ANNA.uuid);
      const period = { beginMs: world.nowMs - DAY_MS, endMs: world.nowMs };
      return own && backfill.request(ANNA, own.id, period);
    });
    if (outcome.kind === 'acknowledged' && outcome.value?.ok) {
      this.#note(this.#backfills, outcome.value.value.id);
      if (chance.happens(0.3)) world.later(chance.whole(0, 20), () => host.kill('a backfill'));
    }
  }

  /** A result that was read stays the same. */
  async #readReports(): Promise<void> {
    const { host, wrong } = this.#context;
    for (const [id, known] of this.#reports) {
      const type = known?.split(' ')[0] ?? '';
      const outcome = await host.call(({ reports }) => reports.getResult(ANNA, type, id));
      if (outcome.kind === 'unknown') return;
      if (!outcome.value.ok) {
        wrong(`report ${id} is gone`);
      } else if (outcome.value.value.state === 'finished') {
        const { recordsJson } = outcome.value.value;
        JSON.parse(recordsJson);
        const text = `${type} ${recordsJson}`;
        if (known?.includes(' ') && known !== text) wrong(`the result of report ${id} has changed`);
        this.#reports.set(id, text);
      }
    }
  }

  async #readTracks(): Promise<void> {
    const { host, wrong } = this.#context;
    for (const id of this.#tracks) {
      const outcome = await host.call(({ tracking }) => tracking.tracks.get(ANNA, id));
      if (outcome.kind === 'unknown') return;
      if (!outcome.value.ok) wrong(`track ${id} is gone`);
    }
  }

  /** Two readers at once: one result at most, over all time. */
  async #readRoutes(): Promise<void> {
    const { host, wrong } = this.#context;
    for (const [id, received] of this.#routes) {
      const read = () => host.call(async ({ routing }) => routing!.consume(ANNA, id));
      const outcomes = await Promise.all([read(), read()]);
      const readers = outcomes.filter(
        (each) =>
          each.kind === 'acknowledged' && each.value.ok && each.value.value.state === 'finished',
      );
      const total = received + readers.length;
      if (total > 1) wrong(`route ${id} was read ${total} times`);
      this.#routes.set(id, total);
      const isGone = outcomes.some(
        (each) =>
          each.kind === 'acknowledged' && !each.value.ok && each.value.error.code !== 'gone',
      );
      if (isGone) wrong(`route ${id} is unknown`);
    }
  }

  async #isUnfinished(): Promise<boolean> {
    const { host } = this.#context;
    const outcome = await host.call(async ({ reports, tracking, routing, backfill }) => {
      const states = [
        ...[...this.#reports.keys()].map((id) => reports.getStatus(ANNA, id)),
        ...[...this.#backfills].map((id) => backfill.get(ANNA, id)),
        ...[...this.#tracks].map((id) => tracking.tracks.get(ANNA, id)),
        ...[...this.#routes.keys()].map((id) => routing!.get(ANNA, id)),
      ];
      return Promise.all(states);
    });
    if (outcome.kind === 'unknown') return true;
    return outcome.value.some(
      (each) => each.ok && (each.value.state === 'running' || each.value.state === 'queued'),
    );
  }
}

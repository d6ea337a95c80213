import type { Store } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { type IngestResult, readHistory } from '@roadstead/service';
import type { ClientContext } from './clients/client.ts';
import type { Feed, FeedBatch } from './feed.ts';

/** Tries of a batch before the host is broken. */
const TRIES_MAX = 60;
/** Batches at the end, ten minutes apart: more than the longest gap that an encounter outlasts. */
const LAST_BATCHES = 12;

/** Sends batches to the service until they are acknowledged, in order, some at the same time. */
export class Feeder {
  readonly #context: ClientContext;
  readonly #feed: Feed;
  readonly #batches: Map<number, FeedBatch> = new Map();
  /** When each batch was sent last, by number. */
  readonly #sentMs: Map<number, number> = new Map();
  /** The newest acknowledged name of each ship. */
  readonly #names: Map<Mmsi, string> = new Map();
  /** Reports that are stored, and those that may be. */
  readonly #acknowledged: Set<string> = new Set();
  readonly #sent: Set<string> = new Set();

  constructor(context: ClientContext, feed: Feed) {
    this.#context = context;
    this.#feed = feed;
  }

  batch(number: number): FeedBatch | undefined {
    return this.#batches.get(number);
  }

  sentMs(number: number): number {
    return this.#sentMs.get(number) ?? 0;
  }

  /** Sends what is heard from now on. @param atOnce number of batches in flight */
  async act(atOnce: number): Promise<void> {
    const { world, chance } = this.#context;
    const batches: FeedBatch[] = [];
    for (let i = 0; i < atOnce; i++) {
      await world.sleep(chance.whole(5000, 240_000));
      batches.push(this.#feed.next(world.nowMs));
    }
    await this.#ingest(batches);
  }

  /** Ends all encounters. */
  async finish(): Promise<void> {
    const { world } = this.#context;
    for (let i = 0; i < LAST_BATCHES; i++) {
      await world.sleep(10 * 60_000);
      await this.#ingest([this.#feed.farewell(world.nowMs)]);
    }
  }

  /** After a kill or a failure, begins again at the first batch that is not acknowledged. */
  async #ingest(batches: readonly FeedBatch[]): Promise<void> {
    let left = batches;
    for (let tries = 0; left.length > 0; tries++) {
      if (tries > TRIES_MAX) throw new Error('A batch is never acknowledged.');
      if (tries > 0) await this.#context.world.sleep(500 * tries);
      const results = await this.#send(left);
      const first = left.findIndex((_, i) => !results[i]);
      for (const [i, batch] of left.entries()) this.#note(batch, results[i]);
      left = first === -1 ? [] : left.slice(first);
    }
  }

  /** Sends batches to one process. @returns the results of those that it acknowledged */
  async #send(batches: readonly FeedBatch[]): Promise<readonly (IngestResult | undefined)[]> {
    const { host, world } = this.#context;
    const results: (IngestResult | undefined)[] = [];
    await host.call((service) =>
      Promise.allSettled(
        batches.map(async ({ number, positions, statics }, i) => {
          this.#sentMs.set(number, world.nowMs);
          this.#batches.set(number, batches[i]!);
          const result = await service.ingest({ positions, statics });
          if (result.ok) results[i] = result.value;
        }),
      ),
    );
    return results;
  }

  #note({ positions, statics }: FeedBatch, result: IngestResult | undefined): void {
    // Batches are acknowledged in order: this name is the newest.
    if (result) for (const { mmsi, name } of statics) this.#names.set(mmsi, name ?? '');
    const rejected = new Set(
      result?.rejected.flatMap(({ list, index }) => (list === 'positions' ? [index] : [])),
    );
    for (const [index, { mmsi, timeMs }] of positions.entries()) {
      const key = `${mmsi} ${timeMs}`;
      this.#sent.add(key);
      if (result && !rejected.has(index)) this.#acknowledged.add(key);
    }
  }

  /** Every acknowledged report is stored, and no other. */
  async check(store: Store): Promise<void> {
    const { host, wrong } = this.#context;
    const stored = new Set<string>();
    const period = { beginMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };
    for await (const { reports } of readHistory(store, period)) {
      for (const { mmsi, timeMs } of reports) stored.add(`${mmsi} ${timeMs}`);
    }
    for (const [mmsi, name] of this.#names) {
      const found = await host.call(({ tracking }) => tracking.findShip({ mmsi }));
      if (found.kind === 'unknown' || (found.value.ok && found.value.value.name === name)) continue;
      wrong(`the ship ${mmsi} is not called ${name}`);
    }
    for (const key of this.#acknowledged) if (!stored.has(key)) wrong(`the report ${key} is lost`);
    for (const key of stored) if (!this.#sent.has(key)) wrong(`the report ${key} was never sent`);
  }
}

import type { WriteOperation } from '@roadstead/contracts';
import type { SailingDocument, TradeLaneCollections, VoyageDocument } from './collections.ts';
import { findReplacementSailings } from './find-replacement-sailings.ts';
import type { LaneWriter } from './lane-writer.ts';
import { type ResolvedSailing, resolveSailing } from './resolve-sailing.ts';
import type { TradeLanesOptions } from './trade-lanes.ts';
import { nextUtcDayStartMs } from './utc-day.ts';

const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Sailings in one slice: a request waits for one of them, some ten milliseconds. */
const SAILINGS_PER_SLICE = 20;
/** Changed voyages after which a slice ends, and those of one write, which blocks other work for some ten milliseconds. */
const VOYAGES_PER_WRITE = 20;

/** Result of resolving a part of some sailings. */
interface Slice {
  /** Number of sailings that were resolved. */
  readonly sailings: number;
  /** Number of their voyages that were resolved. */
  readonly voyages: number;
}

/** A12: resolves sailings in slices, between which others read and write. */
export class DueSailings {
  readonly #options: TradeLanesOptions;
  readonly #collections: TradeLaneCollections;
  readonly #writer: LaneWriter;

  constructor(options: TradeLanesOptions, collections: TradeLaneCollections, writer: LaneWriter) {
    this.#options = options;
    this.#collections = collections;
    this.#writer = writer;
  }

  /** Resolves what a request waits for: all sailings that are due now, or a slice if the host resolves the rest in the background. */
  async resolveForRequest(): Promise<void> {
    const { runInBackground } = this.#options;
    if (!runInBackground) await this.resolveDue();
    else if (!(await this.#resolveDueSlice()).isLast) {
      runInBackground((signal) => this.resolveDue(signal));
    }
  }

  /**
   * Resolves all sailings that are due now. A resolved sailing is stored: after an abort or a kill, the next call resolves the rest.
   * @returns the number of voyages
   */
  async resolveDue(signal?: AbortSignal): Promise<number> {
    let voyages = 0;
    while (!signal?.aborted) {
      const slice = await this.#resolveDueSlice();
      voyages += slice.voyages;
      if (slice.isLast) break;
      await this.#options.yieldToEventLoop?.();
    }
    return voyages;
  }

  /** Resolves the sailings that are due with the next day, and those that are due now. @returns the number of voyages */
  async resolveUnderWay(signal?: AbortSignal): Promise<number> {
    const { sailings } = this.#collections;
    const nowMs = this.#options.clock.now();
    const find = { index: 'due', from: nowMs + 1, to: nextUtcDayStartMs(nowMs) };
    // Read at once: a resolved sailing may be due again with the next day.
    const keys = await sailings.findKeys(find, ALL);
    let voyages = 0;
    for (let at = 0; at < keys.length && !signal?.aborted; ) {
      const slice = await this.#writer.runExclusive(async () => {
        const part = keys.slice(at, at + SAILINGS_PER_SLICE);
        // Sailings are never removed.
        return this.#resolve(
          await Promise.all(part.map(async (key) => (await sailings.get(key))!)),
        );
      });
      at += slice.sailings;
      voyages += slice.voyages;
      await this.#options.yieldToEventLoop?.();
    }
    return voyages + (await this.resolveDue(signal));
  }

  /** Resolves a slice of the sailings that are due now, and searches replacement ships after the last. */
  async #resolveDueSlice(): Promise<{ readonly voyages: number; readonly isLast: boolean }> {
    const find = { index: 'due', to: this.#options.clock.now() };
    const slice = await this.#writer.runExclusive(async () => {
      const due = await this.#collections.sailings.find(find, { limit: SAILINGS_PER_SLICE });
      const resolved = await this.#resolve(due);
      const isLast = due.length < SAILINGS_PER_SLICE && resolved.sailings === due.length;
      return { ...resolved, isLast };
    });
    if (slice.isLast) await this.#findReplacements();
    return slice;
  }

  /** Resolves sailings, the first ones if more voyages change than a slice may have. */
  async #resolve(due: readonly SailingDocument[]): Promise<Slice> {
    if (due.length === 0) return { sailings: 0, voyages: 0 };
    const nowMs = this.#options.clock.now();
    const unwritten: ResolvedSailing[] = [];
    let [sailings, voyages, changed] = [0, 0, 0];
    for (const sailing of due) {
      const resolved = await resolveSailing(sailing, this.#collections, this.#options, nowMs);
      unwritten.push(resolved);
      sailings++;
      voyages += resolved.voyages;
      changed += resolved.changed.length;
      if (changed >= VOYAGES_PER_WRITE) break;
      if (resolved.isShared) await this.#write(unwritten.splice(0));
      await this.#options.yieldToEventLoop?.();
    }
    await this.#options.yieldToEventLoop?.();
    await this.#write(unwritten);
    return { sailings, voyages };
  }

  async #write(resolved: readonly ResolvedSailing[]): Promise<void> {
    const { voyages, carriers, sailings } = this.#collections;
    const fromMs = new Map<string, number>();
    for (const { before } of resolved) {
      const sinceMs =
        fromMs.get(before.carrier) ??
        (await carriers.get(before.carrier))?.fromMs ??
        before.undecidedFromMs;
      fromMs.set(before.carrier, Math.min(sinceMs, before.undecidedFromMs));
    }
    const rest = resolved.flatMap((each) => each.changed);
    const write = async (
      part: readonly VoyageDocument[],
      others: readonly WriteOperation[] = [],
    ): Promise<void> => {
      const seq = await this.#writer.nextWrite();
      await this.#writer.write(
        part.map((voyage) => voyages.put({ ...voyage, seq })),
        ...others,
      );
    };
    // The sailings are written last: after a kill in between they are still due, and have the same result.
    while (rest.length > VOYAGES_PER_WRITE) {
      await write(rest.splice(0, VOYAGES_PER_WRITE));
      await this.#options.yieldToEventLoop?.();
    }
    await write(rest, [
      ...resolved.map(({ sailing }) => sailings.put(sailing)),
      ...[...fromMs].map(([carrier, ms]) => carriers.put({ carrier, fromMs: ms })),
    ]);
  }

  /** A8: the carriers are stored, so a kill does not lose the search. */
  async #findReplacements(): Promise<void> {
    const { carriers } = this.#collections;
    for (const key of await carriers.findKeys({}, ALL)) {
      await this.#writer.runExclusive(async () => {
        const carrier = await carriers.get(key);
        if (!carrier) return;
        const seq = await this.#writer.nextWrite();
        const changes = await findReplacementSailings(
          ...([carrier, this.#collections, this.#options, seq] as const),
        );
        await this.#writer.write(changes, carriers.remove(key));
      });
      await this.#options.yieldToEventLoop?.();
    }
  }
}

import { type Change, type Clock, type Store, Turns } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { type Documents, documentsIn, laneKey } from './documents.ts';
import { currentLedger } from './lane-ledger.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { statisticsOf } from './ledger-row.ts';
import { MarkedSailings } from './marked-sailings.ts';
import { parseBooking } from './parse-booking.ts';
import { parseVoyage } from './parse-voyage.ts';
import { midnightMs, nextMidnightMs } from './period.ts';
import { replaceLost } from './replace-lost.ts';
import { type Settled, settleSailing } from './settle-sailing.ts';
import type { LaneSources } from './sources.ts';

import { takeBookings } from './take-bookings.ts';
import { readRows, type TakenRows, type TakeOptions } from './take-rows.ts';
import { takeVoyages } from './take-voyages.ts';
import { DELAY_DAYS, PERIOD_DAYS } from './thresholds.ts';
import { voyageKey } from './voyage.ts';

/** What a host hands in. */
export interface TradeLanesOptions extends LaneSources {
  readonly store: Store;
  readonly clock: Clock;
  /** A9: how many days statistics are of, until the last midnight UTC. Default: 365. */
  readonly periodDays?: number;
  /** A7: a call is late when it comes by more than so many days after its time. Default: 1. */
  readonly delayDays?: number;
}

/** What became of bookings that were put. */
export interface TakenBookingRows extends TakenRows {
  /** Containers of the bookings that were accepted. */
  readonly containers: number;
  /** Those of them that are planned for a voyage which is known. */
  readonly containersOnKnownVoyages: number;
}

/** What a recomputation came to. */
export interface Recomputed {
  /** Voyages that were looked at again: those of ships that are under way, and what changed. */
  readonly voyages: number;
}

/** Schedules and bookings of carriers, held against what ships did. */
export interface TradeLanes {
  /** A1: takes voyages as JSON has them (`parseVoyage`); one that is there already is replaced. */
  putVoyages(rows: readonly unknown[], options?: TakeOptions): Promise<TakenRows>;
  /** A10: takes bookings as JSON has them (`parseBooking`); one that is there already is replaced. */
  putBookings(rows: readonly unknown[], options?: TakeOptions): Promise<TakenBookingRows>;
  /** A9: how carriers sail from one port to another, by their codes. What is due by now is looked at first. */
  statistics(origin: Locode, destination: Locode): Promise<readonly LaneStatistic[]>;
  /** A12: tells of calls that came to be known, or are other than they were: what they may change is due. */
  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void>;
  /**
   * A12: looks at all that is under way or changed.
   * @param signal where it is aborted, the rest is left for the next time
   */
  recompute(signal?: AbortSignal): Promise<Recomputed>;
}

const DAY_MS = 86_400_000;
const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Sailings that are written together: a commit costs as much as looking at one. */
const SETTLED_AT_ONCE = 20;
/** Rows that are written together, which takes some hundred milliseconds. */
const WRITTEN_AT_ONCE = 500;
/** Writes after which statistics may be others are counted. */
const WRITES = 'writes';

/** @throws RangeError where the days cannot be so many */
export function createTradeLanes(options: TradeLanesOptions): TradeLanes {
  const { periodDays = PERIOD_DAYS, delayDays = DELAY_DAYS } = options;
  if (!Number.isInteger(periodDays) || periodDays < 1) {
    throw new RangeError(`Statistics cannot be of ${periodDays} days.`);
  }
  if (!(delayDays >= 0)) throw new RangeError(`A delay cannot be of ${delayDays} days.`);
  return new StoredTradeLanes(options, periodDays * DAY_MS, delayDays * DAY_MS);
}

class StoredTradeLanes implements TradeLanes {
  readonly #options: TradeLanesOptions;
  readonly #periodMs: number;
  readonly #delayMs: number;
  readonly #documents: Documents;
  /** Whoever writes reads first what was there. */
  readonly #turns: Turns = new Turns();

  constructor(options: TradeLanesOptions, periodMs: number, delayMs: number) {
    this.#options = options;
    this.#periodMs = periodMs;
    this.#delayMs = delayMs;
    this.#documents = documentsIn(options.store);
  }

  async putVoyages(rows: readonly unknown[], options: TakeOptions = {}): Promise<TakenRows> {
    const sources = this.#options;
    const read = await readRows(rows, parseVoyage, keyOf, options, sources);
    const { accepted, rejected, values } = read;
    for (const part of this.#parts(values, options)) {
      await this.#turns.take(async () => {
        const seq = await this.#nextWrite();
        await this.#write(await takeVoyages(part, this.#documents, seq, sources));
      });
      await sources.rest?.();
    }
    return { accepted, rejected };
  }

  async putBookings(
    rows: readonly unknown[],
    options: TakeOptions = {},
  ): Promise<TakenBookingRows> {
    const sources = this.#options;
    const read = await readRows(rows, parseBooking, keyOf, options, sources);
    const { accepted, rejected, values } = read;
    let [containers, containersOnKnownVoyages] = [0, 0];
    for (const part of this.#parts(values, options)) {
      await this.#turns.take(async () => {
        const seq = await this.#nextWrite();
        const taken = await takeBookings(part, this.#documents, seq, sources);
        await this.#write(taken.changes);
        containers += taken.containers;
        containersOnKnownVoyages += taken.containersOnKnownVoyages;
      });
      await sources.rest?.();
    }
    return { accepted, rejected, containers, containersOnKnownVoyages };
  }

  async statistics(origin: Locode, destination: Locode): Promise<readonly LaneStatistic[]> {
    const nowMs = this.#options.clock.now();
    await this.#turns.take(() => this.#lookAgain(nowMs, nowMs));
    const endMs = midnightMs(nowMs);
    const lane = laneKey(origin, destination);
    const { lanes, ledgers, tallies } = this.#documents;
    const [kept, seq] = await Promise.all([lanes.get(lane), tallies.get(WRITES)]);
    if (kept?.seq === seq && kept.endMs === endMs) return kept.statistics;
    const period = { origin, destination, beginMs: endMs - this.#periodMs, endMs };
    const wanted = { ...period, delayMs: this.#delayMs };
    const { ledger, isScheduled } = await currentLedger(
      wanted,
      seq,
      this.#documents,
      this.#options,
    );
    const statistics = statisticsOf(ledger.rows, period);
    // Other lanes are not kept: there are as many as pairs of ports.
    if (isScheduled || kept) {
      const changes = [ledgers.put(ledger), lanes.put({ lane, seq, endMs, statistics })];
      await this.#options.store.write(changes);
    }
    return statistics;
  }

  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void> {
    const fromMs = new Map<Imo, number>();
    for (const { imo, ataMs } of calls) {
      fromMs.set(imo, Math.min(ataMs, fromMs.get(imo) ?? Number.POSITIVE_INFINITY));
    }
    return this.#turns.take(async () => {
      const marks = new MarkedSailings(this.#documents);
      for (const [imo, ataMs] of fromMs) await marks.addShip(imo, ataMs);
      await this.#options.store.write(marks.changes());
    });
  }

  recompute(signal?: AbortSignal): Promise<Recomputed> {
    const nowMs = this.#options.clock.now();
    return this.#turns.take(async () => ({
      voyages: await this.#lookAgain(nowMs, nextMidnightMs(nowMs), signal),
    }));
  }

  /**
   * Looks at what is due by an instant.
   * @returns how many voyages that were
   */
  async #lookAgain(nowMs: number, dueByMs: number, signal?: AbortSignal): Promise<number> {
    // All at once: what was looked at may be due again before tomorrow.
    const due = await this.#documents.sailings.find({ index: 'due', to: dueByMs }, ALL);
    let voyages = 0;
    let waiting: Settled[] = [];
    for (const sailing of due) {
      if (signal?.aborted) break;
      const seq = await this.#nextWrite();
      const settled = await settleSailing(sailing, this.#documents, this.#options, nowMs, seq);
      waiting.push(settled);
      voyages += settled.voyages;
      if (waiting.length < SETTLED_AT_ONCE && !settled.isShared) continue;
      await this.#writeSettled(waiting);
      waiting = [];
      await this.#options.rest?.();
    }
    await this.#writeSettled(waiting);
    if (!signal?.aborted) await this.#replace();
    return voyages;
  }

  async #writeSettled(settled: readonly Settled[]): Promise<void> {
    const { carriers, sailings } = this.#documents;
    const fromMs = new Map<string, number>();
    for (const { before } of settled) {
      const known =
        fromMs.get(before.carrier) ??
        (await carriers.get(before.carrier))?.fromMs ??
        before.undecidedFromMs;
      fromMs.set(before.carrier, Math.min(known, before.undecidedFromMs));
    }
    await this.#write(
      settled.flatMap(({ changes }) => changes),
      ...settled.map(({ sailing }) => sailings.put(sailing)),
      ...[...fromMs].map(([carrier, ms]) => carriers.put({ carrier, fromMs: ms })),
    );
  }

  /** A8: also after a kill, since which carriers have to be looked at is kept. */
  async #replace(): Promise<void> {
    const { carriers } = this.#documents;
    for (const each of await carriers.find({}, ALL)) {
      const seq = await this.#nextWrite();
      const changes = await replaceLost(each, this.#documents, this.#options, seq);
      await this.#write(changes, carriers.remove(each.carrier));
      await this.#options.rest?.();
    }
  }

  /** The number of the next write that is counted; nobody else writes meanwhile. */
  async #nextWrite(): Promise<number> {
    return (await this.#documents.tallies.get(WRITES)) + 1;
  }

  /** What is written as one: all, where that is asked for; else so much that others have their turn before long. */
  *#parts<Value>(
    values: ReadonlyMap<string, Value>,
    { isAllOrNothing = false }: TakeOptions,
  ): Generator<ReadonlyMap<string, Value>> {
    const size = isAllOrNothing ? Number.POSITIVE_INFINITY : WRITTEN_AT_ONCE;
    let part = new Map<string, Value>();
    for (const [key, value] of values) {
      part.set(key, value);
      if (part.size < size) continue;
      yield part;
      part = new Map();
    }
    yield part;
  }

  /** @param changes after which statistics may be others */
  async #write(changes: readonly Change[], ...besides: readonly Change[]): Promise<void> {
    const counted = changes.length > 0 ? [this.#documents.tallies.add(WRITES, 1)] : [];
    const all = [...changes, ...counted, ...besides];
    if (all.length > 0) await this.#options.store.write(all);
  }
}

/** Voyages and bookings are named alike. */
function keyOf({ carrier, number }: { readonly carrier: string; readonly number: string }): string {
  return voyageKey(carrier, number);
}

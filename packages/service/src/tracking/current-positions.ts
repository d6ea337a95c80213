import type { StaticHistory } from '@roadstead/assessment';
import { Mutex } from '@roadstead/contracts';
import { isInBox } from '@roadstead/geo';
import {
  failWith,
  type Mmsi,
  type Paged,
  type Paging,
  type PositionReport,
  pageOfList,
  parseShipTypeFilter,
  type Result,
  SHIP_TYPE_FILTER_RULE,
  success,
} from '@roadstead/model';
import type { ChangeStream } from '../changes/change-stream.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { ShipPlaces } from '../places/ship-places.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { Positions } from './positions.ts';
import type { ChangedPositions, PositionSearch } from './tracking.ts';

/** Ships of one step of loading, which blocks the event loop for some tens of milliseconds. */
const LOADED_AT_A_TIME = 500;

interface CurrentPositionsOptions {
  readonly latest: LatestPositions;
  readonly positions: Positions;
  readonly places: ShipPlaces;
  readonly changes: ChangeStream;
  readonly histories: ReadonlyMap<Mmsi, StaticHistory>;
}

/** A ship, of which each change replaces the values. */
interface Current {
  report: PositionReport;
  /** Null: unknown. */
  shiptype: number | null;
  /** Counts the changes of all ships. */
  version: number;
}

/**
 * The latest positions of all ships, in memory from the first request for them on. They follow the stored reports; only a ship whose
 * newest report may be a jump is read from the store again.
 */
export class CurrentPositions {
  readonly #options: CurrentPositionsOptions;
  readonly #ships: Map<Mmsi, Current> = new Map();
  /** Ships to be read from the store. */
  readonly #unread: Set<Mmsi> = new Set();
  /** Those that are being read: reports that arrive meanwhile are newer than what is read. */
  #reading: ReadonlySet<Mmsi> = new Set();
  readonly #mutex: Mutex = new Mutex();
  #version = 0;
  #loading: Promise<void> | undefined;
  #isFollowing = false;
  #isLoaded = false;
  /** The ships by MMSI; undefined after a new one. */
  #sorted: readonly Current[] | undefined;

  constructor(options: CurrentPositionsOptions) {
    this.#options = options;
  }

  async find(search: PositionSearch, paging: Paging): Promise<Result<Paged<PositionReport>>> {
    const { box, sinceMs = Number.NEGATIVE_INFINITY, types = '' } = search;
    const isOfType = parseShipTypeFilter(types);
    if (!isOfType.ok)
      return failWith('invalid', 'The search is invalid.', [
        { pointer: '/types', detail: SHIP_TYPE_FILTER_RULE },
      ]);
    const hasTypes = types.trim() !== '';
    const reports = await this.#candidates(search);
    const found = reports.filter(
      (report) =>
        report.timeMs > sinceMs &&
        (box === undefined || isInBox(box, report.longitude, report.latitude)) &&
        (!hasTypes || isOfType.value(this.shiptypeOf(report.mmsi))),
    );
    return success(pageOfList(found, paging));
  }

  async changedAfter(version: number): Promise<ChangedPositions> {
    await this.#settle();
    const positions: PositionReport[] = [];
    for (const [mmsi, { report, shiptype }] of this.#ships) {
      // Static reports may come long after the last position, or change what a filter matches.
      if (this.shiptypeOf(mmsi) !== shiptype) this.#setVersion(report);
    }
    for (const current of this.#ships.values())
      if (current.version > version) positions.push(current.report);
    return { positions, next: this.#version };
  }

  /** Returns the newest plausible type that a ship has reported; null: unknown. */
  shiptypeOf(mmsi: Mmsi): number | null {
    return this.#options.histories.get(mmsi)?.shiptypes.upTo(Number.POSITIVE_INFINITY) ?? null;
  }

  /** Returns at least the positions that a search can find, by MMSI. */
  async #candidates({ box, sinceMs }: PositionSearch): Promise<readonly PositionReport[]> {
    const { latest, places } = this.#options;
    if (!this.#isLoaded && box && sinceMs !== undefined) {
      // Days and tiles limit what is read; without an instant, all days would have to be.
      const near = await places.within(box, sinceMs, Number.POSITIVE_INFINITY);
      return latest.of(near);
    }
    await this.#settle();
    this.#sorted ??= [...this.#ships.values()].sort(
      (one, other) => one.report.mmsi - other.report.mmsi,
    );
    return this.#sorted.map(({ report }) => report);
  }

  /** Has all ships read from the store again at the next request. */
  async refresh(): Promise<void> {
    if (!this.#loading) return;
    for (const mmsi of (await this.#options.positions.keys()) as readonly Mmsi[])
      this.#unread.add(mmsi);
  }

  /** Loads all ships once, and reads again those that the stored reports have left open. */
  async #settle(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    await this.#loading;
    await this.#mutex.runExclusive(async () => {
      if (this.#unread.size === 0) return;
      this.#reading = new Set(this.#unread);
      this.#unread.clear();
      try {
        for (const report of await this.#options.latest.of([...this.#reading])) this.#set(report);
      } catch (error) {
        for (const mmsi of this.#reading) this.#unread.add(mmsi);
        throw error;
      } finally {
        this.#reading = new Set();
      }
    });
  }

  async #load(): Promise<void> {
    const { latest, positions, changes } = this.#options;
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      changes.of('positions').subscribe((change) => {
        for (const report of change.positions) this.#follow(report);
      });
    }
    const mmsis = (await positions.keys()) as readonly Mmsi[];
    for (let from = 0; from < mmsis.length; from += LOADED_AT_A_TIME) {
      const loaded = await latest.of(mmsis.slice(from, from + LOADED_AT_A_TIME));
      for (const report of loaded) if (!this.#ships.has(report.mmsi)) this.#set(report);
      await yieldToEventLoop();
    }
    this.#isLoaded = true;
  }

  #follow(report: PositionReport): void {
    const { mmsi } = report;
    const followed = this.#options.latest.follow(report);
    const isOpen = this.#unread.has(mmsi) || this.#reading.has(mmsi);
    if (followed && !isOpen) this.#set(followed);
    else this.#unread.add(mmsi);
  }

  #set(report: PositionReport): void {
    if (this.#ships.get(report.mmsi)?.report !== report) this.#setVersion(report);
  }

  #setVersion(report: PositionReport): void {
    const { mmsi } = report;
    const changed = { report, shiptype: this.shiptypeOf(mmsi), version: ++this.#version };
    const known = this.#ships.get(mmsi);
    if (known) Object.assign(known, changed);
    else {
      this.#ships.set(mmsi, changed);
      this.#sorted = undefined;
    }
  }
}

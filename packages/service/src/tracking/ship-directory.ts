import { type Mmsi, searchable } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import type { ChangeStream } from '../changes/change-stream.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { betterRank, digitsRank, matchRank, RankedMatches } from './match-rank.ts';
import type { Positions } from './positions.ts';
import type { Ships } from './ships.ts';
import type { ChangedShips, ShipSummary } from './tracking.ts';

/** Ships of one step of loading, which blocks the event loop for some milliseconds. */
const LOADED_AT_A_TIME = 1000;
const MMSI_DIGITS = 9;
const IMO_DIGITS = 7;
const DIGITS = /^\d+$/;

interface ShipDirectoryOptions {
  readonly ships: Ships;
  readonly positions: Positions;
  readonly changes: ChangeStream;
  readonly newUuid: () => string;
}

/** A ship in memory: what maps and searches need of it. */
interface ListedShip {
  summary: ShipSummary;
  imo: number | null;
  /** As `searchable` returns them; empty: unknown. */
  name: string;
  callsign: string;
  /** The time of its newest position report; −Infinity without one. */
  positionMs: number;
  /** Counts the changes of the summaries of all ships. */
  version: number;
}

/**
 * All ships with a report, in memory from the first request for them on: some 300 bytes a ship. They follow the static reports and
 * the positions that are stored.
 */
export class ShipDirectory {
  readonly #options: ShipDirectoryOptions;
  readonly #ships: Map<Mmsi, ListedShip> = new Map();
  #version = 0;
  /** Identifies the versions of this process. */
  #run: string | undefined;
  #isFollowing = false;
  #loading: Promise<void> | undefined;

  constructor(options: ShipDirectoryOptions) {
    this.#options = options;
  }

  /** Returns the MMSIs of the ships that match best, of equals the one with the newest position first. @param query as `searchable` returns it */
  async find(query: string, limit: number): Promise<readonly Mmsi[]> {
    await this.#load();
    const isNumber = DIGITS.test(query);
    const matches = new RankedMatches<ListedShip>();
    for (const ship of this.#ships.values()) {
      const { summary, imo, name, callsign } = ship;
      let rank = betterRank(matchRank(name, query), matchRank(callsign, query));
      if (isNumber) {
        rank = betterRank(rank, digitsRank(summary.mmsi, MMSI_DIGITS, query));
        if (imo !== null) rank = betterRank(rank, digitsRank(imo, IMO_DIGITS, query));
      }
      matches.add(rank, ship);
    }
    return matches.best(limit, byNewestPosition).map(({ summary }) => summary.mmsi);
  }

  async changedAfter(cursor: string | null): Promise<ChangedShips> {
    await this.#load();
    this.#run ??= this.#options.newUuid();
    const version = this.#versionOf(cursor);
    const ships: ShipSummary[] = [];
    for (const ship of this.#ships.values())
      if (version === null || ship.version > version) ships.push(ship.summary);
    return { ships, next: `${this.#run}.${this.#version}`, isComplete: version === null };
  }

  /** Returns the version of a cursor; null for none, and one of another process. */
  #versionOf(cursor: string | null): number | null {
    const [run, version = ''] = cursor?.split('.') ?? [];
    return run === this.#run && DIGITS.test(version) ? Number(version) : null;
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { ships, positions } = this.#options;
    this.#follow();
    for await (const records of ships.all()) {
      // What was followed meanwhile is newer.
      for (const record of records) if (!this.#ships.has(record.mmsi)) this.#setRecord(record);
      await yieldToEventLoop();
    }
    const mmsis = (await positions.keys()) as readonly Mmsi[];
    for (let from = 0; from < mmsis.length; from += LOADED_AT_A_TIME) {
      const newest = await positions.latest(mmsis.slice(from, from + LOADED_AT_A_TIME));
      for (const { key, timeMs } of newest) this.#setPosition(key as Mmsi, timeMs);
      await yieldToEventLoop();
    }
  }

  #follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    const { ships, changes } = this.#options;
    ships.changed$.subscribe((records) => {
      for (const record of records) this.#setRecord(record);
    });
    changes.of('positions').subscribe((change) => {
      for (const { mmsi, timeMs } of change.positions) this.#setPosition(mmsi, timeMs);
    });
  }

  #setRecord({ mmsi, said }: ShipRecord): void {
    const { name, callsign, imo, shiptype, lengthMeters, widthMeters } = said;
    const ship = this.#ships.get(mmsi) ?? this.#add(mmsi);
    ship.imo = imo?.value ?? null;
    ship.callsign = searchable(callsign?.value ?? '');
    const before = ship.summary;
    const summary = {
      mmsi,
      name: name?.value ?? null,
      shiptype: shiptype?.value ?? null,
      lengthMeters: lengthMeters?.value ?? null,
      widthMeters: widthMeters?.value ?? null,
    };
    if (isEqual(before, summary)) return;
    ship.name = searchable(summary.name ?? '');
    ship.summary = summary;
    ship.version = ++this.#version;
  }

  #setPosition(mmsi: Mmsi, timeMs: number): void {
    const ship = this.#ships.get(mmsi) ?? this.#add(mmsi);
    if (timeMs > ship.positionMs) ship.positionMs = timeMs;
  }

  #add(mmsi: Mmsi): ListedShip {
    const unknown = { name: null, shiptype: null, lengthMeters: null, widthMeters: null };
    const ship = {
      ...{ summary: { mmsi, ...unknown }, imo: null, name: '', callsign: '' },
      ...{ positionMs: Number.NEGATIVE_INFINITY, version: ++this.#version },
    };
    this.#ships.set(mmsi, ship);
    return ship;
  }
}

function isEqual(one: ShipSummary, other: ShipSummary): boolean {
  return (
    one.name === other.name &&
    one.shiptype === other.shiptype &&
    one.lengthMeters === other.lengthMeters &&
    one.widthMeters === other.widthMeters
  );
}

function byNewestPosition(one: ListedShip, other: ListedShip): number {
  // Two ships without a position: infinities have no difference.
  if (one.positionMs === other.positionMs) return one.summary.mmsi - other.summary.mmsi;
  return one.positionMs > other.positionMs ? -1 : 1;
}

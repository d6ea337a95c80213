import { type Mmsi, searchable } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import type { ChangeStream } from '../changes/change-stream.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { Positions } from './positions.ts';
import { ShipSearchIndex } from './ship-search-index.ts';
import type { Ships } from './ships.ts';
import type { ChangedShips, ShipSummary } from './tracking.ts';

/** Ships of one step of loading, which blocks the event loop for some milliseconds. */
const LOADED_AT_A_TIME = 1000;
const DIGITS = /^\d+$/;

interface ShipDirectoryOptions {
  readonly ships: Ships;
  readonly positions: Positions;
  readonly changes: ChangeStream;
  readonly newUuid: () => string;
}

interface ListedShip {
  summary: ShipSummary;
  /** In the index. */
  readonly slot: number;
  /** Counts the changes of the summaries of all ships. */
  version: number;
  /** Whether its summary is that of a record; one that is known by its position alone has none. */
  hasRecord: boolean;
}

/**
 * All ships with a report, in memory from the first request for them on: some 300 bytes a ship. They follow the static reports and
 * the positions that are stored.
 */
export class ShipDirectory {
  readonly #options: ShipDirectoryOptions;
  readonly #ships: Map<Mmsi, ListedShip> = new Map();
  readonly #index: ShipSearchIndex = new ShipSearchIndex();
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
    return this.#index.find(query, limit);
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

  /** Reads the newest positions again. Ships are followed otherwise. */
  async refresh(): Promise<void> {
    if (this.#loading) await this.#readPositions();
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
    const { ships } = this.#options;
    this.#follow();
    for await (const records of ships.all()) {
      // Reports that were followed meanwhile are newer.
      for (const record of records)
        if (!this.#ships.get(record.mmsi)?.hasRecord) this.#setRecord(record);
      await yieldToEventLoop();
    }
    await this.#readPositions();
  }

  /** Reads the times of the newest positions, by which ships are ordered. */
  async #readPositions(): Promise<void> {
    const { positions } = this.#options;
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
    ship.hasRecord = true;
    const summary = {
      mmsi,
      name: name?.value ?? null,
      shiptype: shiptype?.value ?? null,
      lengthMeters: lengthMeters?.value ?? null,
      widthMeters: widthMeters?.value ?? null,
    };
    this.#index.setStatics(ship.slot, imo?.value ?? null, [
      searchable(summary.name ?? ''),
      searchable(callsign?.value ?? ''),
    ]);
    if (isEqual(ship.summary, summary)) return;
    ship.summary = summary;
    ship.version = ++this.#version;
  }

  #setPosition(mmsi: Mmsi, timeMs: number): void {
    const ship = this.#ships.get(mmsi) ?? this.#add(mmsi);
    this.#index.setPosition(ship.slot, timeMs);
  }

  #add(mmsi: Mmsi): ListedShip {
    const summary = { mmsi, name: null, shiptype: null, lengthMeters: null, widthMeters: null };
    const ship = {
      ...{ summary, slot: this.#index.add(mmsi), version: ++this.#version, hasRecord: false },
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

import type { Store } from '@roadstead/contracts';
import {
  type Caller,
  type Country,
  isShipMmsi,
  type Mmsi,
  type NamedPortCall,
  type Ship,
} from '@roadstead/model';
import {
  FIX_COG,
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_NAV_STATUS,
  FIX_SOG,
  FIX_STARTS,
  FIX_STRIDE,
  FIX_TIME,
  type Period,
  type ReportRunner,
  type ReportSource,
  runHere,
} from '@roadstead/reports';
import { EventLog } from './event-log.ts';
import { PortCallLog } from './port-call-log.ts';
import { POSITION_CELLS, type Positions, positionsIn } from './positions.ts';
import { REPORTS_MIN } from './reports-before.ts';
import { rest } from './rest.ts';
import { shipOf } from './ship-of.ts';
import { Ships } from './ships.ts';
import { contextOf, SteadyCleaner } from './steady-cleaner.ts';
import type { StoredEvent } from './sts-area.ts';

/** What reports are made from. */
interface ReportSourceOptions {
  /** It may be one that can only be read. */
  readonly store: Store;
  /** The country of an MMSI, where that has one. */
  readonly countryOf?: ((mmsi: Mmsi) => Country | undefined) | undefined;
}

/** Reading so many rows holds up others for some twenty milliseconds. */
const ROWS_AT_A_TIME = 20_000;
/** To look for something takes as long as reading so many. */
const ROWS_PER_LOOK = 200;

/** Makes reports here, of what a store has; others have their turn in between. */
export function createReportRunner({ store, countryOf }: ReportSourceOptions): ReportRunner {
  const parts = {
    positions: positionsIn(store),
    ships: new Ships(store),
    // Calls are only read: what ports are called is in them.
    portCalls: new PortCallLog(store, () => undefined),
    events: new EventLog(store),
    countryOf: (mmsi: Mmsi) => countryOf?.(mmsi),
  };
  return runHere((caller) => new StoreReportSource(parts, caller));
}

interface ReportSourceParts {
  readonly positions: Positions;
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly events: EventLog;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
}

class StoreReportSource implements ReportSource {
  readonly #parts: ReportSourceParts;
  readonly #caller: Caller;
  /** Since others had their turn. */
  #rows = 0;

  constructor(parts: ReportSourceParts, caller: Caller) {
    this.#parts = parts;
    this.#caller = caller;
  }

  async ships(): Promise<readonly Mmsi[]> {
    return ((await this.#parts.positions.keys()) as readonly Mmsi[]).filter(isShipMmsi);
  }

  async ship(mmsi: Mmsi): Promise<Ship> {
    await this.#note(ROWS_PER_LOOK);
    const { ships, countryOf } = this.#parts;
    return shipOf((await ships.get(mmsi)) ?? { mmsi, said: {} }, countryOf(mmsi));
  }

  async *track(
    mmsi: Mmsi,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    await this.#note(ROWS_PER_LOOK);
    const cleaner = new SteadyCleaner();
    const beginMs = await this.#beginMs(mmsi, fromMs);
    let fixes = new Float64Array(0);
    for await (const cells of this.#parts.positions.cells(mmsi, beginMs, toMs)) {
      const rows = cells.length / POSITION_CELLS;
      if (fixes.length < rows * FIX_STRIDE) fixes = new Float64Array(rows * FIX_STRIDE);
      const length = clean(cells, cleaner, fromMs, fixes);
      if (length > 0) yield fixes.subarray(0, length);
      await this.#note(rows);
    }
  }

  async portCalls(mmsi: Mmsi, { beginMs, endMs }: Period): Promise<readonly NamedPortCall[]> {
    await this.#note(ROWS_PER_LOOK);
    return this.#parts.portCalls.within(mmsi, beginMs, endMs);
  }

  async stsEvents(mmsi: Mmsi, { beginMs, endMs }: Period): Promise<readonly StoredEvent[]> {
    await this.#note(ROWS_PER_LOOK);
    return this.#parts.events.ofShip(this.#caller, mmsi, beginMs, endMs);
  }

  async #beginMs(mmsi: Mmsi, fromMs: number): Promise<number> {
    const { dayBeforeMs, dayMs, longBeforeMs } = contextOf(fromMs);
    let reports = 0;
    for await (const cells of this.#parts.positions.cells(mmsi, dayBeforeMs, dayMs - 1)) {
      reports += cells.length / POSITION_CELLS;
      if (reports >= REPORTS_MIN) return dayBeforeMs;
    }
    return longBeforeMs;
  }

  async #note(rows: number): Promise<void> {
    this.#rows += rows;
    if (this.#rows < ROWS_AT_A_TIME) return;
    this.#rows = 0;
    await rest();
  }
}

/**
 * Writes what is of the track, from an instant on.
 * @returns how many numbers were written
 */
function clean(
  cells: Float64Array,
  cleaner: SteadyCleaner,
  fromMs: number,
  fixes: Float64Array,
): number {
  const place = { timeMs: 0, longitude: 0, latitude: 0 };
  let to = 0;
  for (let at = 0; at < cells.length; at += POSITION_CELLS) {
    // Behind the key: the columns in their order.
    place.timeMs = cells[at + 1];
    place.longitude = cells[at + 2];
    place.latitude = cells[at + 3];
    const verdict = cleaner.judge(place);
    if (verdict === 'none' || place.timeMs < fromMs) continue;
    fixes[to + FIX_TIME] = place.timeMs;
    fixes[to + FIX_LONGITUDE] = place.longitude;
    fixes[to + FIX_LATITUDE] = place.latitude;
    fixes[to + FIX_SOG] = cells[at + 4];
    fixes[to + FIX_COG] = cells[at + 5];
    fixes[to + FIX_NAV_STATUS] = cells[at + 8];
    fixes[to + FIX_STARTS] = verdict === 'start' ? 1 : 0;
    to += FIX_STRIDE;
  }
  return to;
}

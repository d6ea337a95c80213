import type { Collection, Store } from '@roadstead/contracts';
import type { Box } from '@roadstead/geo';
import {
  type Country,
  isShipMmsi,
  type Mmsi,
  type NamedPortCall,
  type Principal,
  type Ship,
} from '@roadstead/model';
import {
  createLocalReportRunner,
  FIX_COG,
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_NAV_STATUS,
  FIX_SOG,
  FIX_STARTS,
  FIX_STRIDE,
  FIX_TIME,
  type ReportPeriod,
  type ReportRunner,
  type ReportSource,
} from '@roadstead/reports';
import { ShipPlaces } from '../places/ship-places.ts';
import { type EventDocument, eventCollection, findEventsOfShip } from '../sts/event-documents.ts';
import type { StoredEvent } from '../sts/events.ts';
import { IncrementalTrackCleaner } from '../tracking/incremental-track-cleaner.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';
import { POSITION_CELLS, type Positions, positionSeries } from '../tracking/positions.ts';
import { readContextBeginMs } from '../tracking/read-context-begin.ts';
import { ROWS_PER_LOOKUP, RowBudget } from '../tracking/row-budget.ts';
import { shipOf } from '../tracking/ship-of.ts';
import { Ships } from '../tracking/ships.ts';

/** Dependencies of reports. */
interface ReportSourceOptions {
  /** The store may be open read-only. */
  readonly store: Store;
  /** Returns the country of an MMSI. */
  readonly countryOf?: ((mmsi: Mmsi) => Country | undefined) | undefined;
}

/** Creates a runner that computes reports from a store on this thread, and yields to the event loop at intervals. */
export function createReportRunner({ store, countryOf }: ReportSourceOptions): ReportRunner {
  const parts = {
    positions: positionSeries(store),
    places: new ShipPlaces(store),
    ships: new Ships(store),
    // Read only: a stored call has the name of its port.
    portCalls: new PortCallLog(store, () => undefined),
    events: eventCollection(store),
    countryOf: (mmsi: Mmsi) => countryOf?.(mmsi),
  };
  return createLocalReportRunner((caller) => new StoreReportSource(parts, caller));
}

interface ReportSourceParts {
  readonly positions: Positions;
  readonly places: ShipPlaces;
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly events: Collection<EventDocument>;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
}

class StoreReportSource implements ReportSource {
  readonly #parts: ReportSourceParts;
  readonly #caller: Principal;
  readonly #budget: RowBudget = new RowBudget();

  constructor(parts: ReportSourceParts, caller: Principal) {
    this.#parts = parts;
    this.#caller = caller;
  }

  async ships(): Promise<readonly Mmsi[]> {
    return ((await this.#parts.positions.keys()) as readonly Mmsi[]).filter(isShipMmsi);
  }

  async shipsWithin(boxes: readonly Box[], fromMs: number, toMs: number): Promise<readonly Mmsi[]> {
    const found = await this.#parts.places.withinAny(boxes, fromMs, toMs);
    return found.filter(isShipMmsi);
  }

  async ship(mmsi: Mmsi): Promise<Ship> {
    await this.#budget.spend(ROWS_PER_LOOKUP);
    const { ships, countryOf } = this.#parts;
    return shipOf((await ships.get(mmsi)) ?? { mmsi, said: {} }, countryOf(mmsi));
  }

  async *track(
    mmsi: Mmsi,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    await this.#budget.spend(ROWS_PER_LOOKUP);
    const cleaner = new IncrementalTrackCleaner();
    const beginMs = await readContextBeginMs(this.#parts.positions, mmsi, fromMs);
    let fixes = new Float64Array(0);
    for await (const cells of this.#parts.positions.cells(mmsi, beginMs, toMs)) {
      const rows = cells.length / POSITION_CELLS;
      if (fixes.length < rows * FIX_STRIDE) fixes = new Float64Array(rows * FIX_STRIDE);
      const length = clean(cells, cleaner, fromMs, fixes);
      if (length > 0) yield fixes.subarray(0, length);
      await this.#budget.spend(rows);
    }
  }

  async portCalls(mmsi: Mmsi, { beginMs, endMs }: ReportPeriod): Promise<readonly NamedPortCall[]> {
    await this.#budget.spend(ROWS_PER_LOOKUP);
    return this.#parts.portCalls.within(mmsi, beginMs, endMs);
  }

  async stsEvents(mmsi: Mmsi, { beginMs, endMs }: ReportPeriod): Promise<readonly StoredEvent[]> {
    await this.#budget.spend(ROWS_PER_LOOKUP);
    return findEventsOfShip(this.#parts.events, this.#caller, mmsi, beginMs, endMs);
  }
}

/**
 * Writes the fixes of the track from an instant on.
 * @returns the number of cells written
 */
function clean(
  cells: Float64Array,
  cleaner: IncrementalTrackCleaner,
  fromMs: number,
  fixes: Float64Array,
): number {
  const position = { timeMs: 0, longitude: 0, latitude: 0 };
  let to = 0;
  for (let at = 0; at < cells.length; at += POSITION_CELLS) {
    // Cells 0 and 1 are the key and the time; the columns follow in their order.
    position.timeMs = cells[at + 1];
    position.longitude = cells[at + 2];
    position.latitude = cells[at + 3];
    const result = cleaner.classify(position);
    if (result === 'none' || position.timeMs < fromMs) continue;
    fixes[to + FIX_TIME] = position.timeMs;
    fixes[to + FIX_LONGITUDE] = position.longitude;
    fixes[to + FIX_LATITUDE] = position.latitude;
    fixes[to + FIX_SOG] = cells[at + 4];
    fixes[to + FIX_COG] = cells[at + 5];
    fixes[to + FIX_NAV_STATUS] = cells[at + 8];
    fixes[to + FIX_STARTS] = result === 'start' ? 1 : 0;
    to += FIX_STRIDE;
  }
  return to;
}

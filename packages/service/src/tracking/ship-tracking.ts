import type { Clock, Store } from '@roadstead/contracts';
import {
  type Country,
  failWith,
  type Mmsi,
  type Paged,
  type Paging,
  type PositionReport,
  type Result,
  type Ship,
  searchable,
  success,
} from '@roadstead/model';
import { lastStaticReportMs, type ShipRecord } from '@roadstead/tracking';
import type { ChangeStream } from '../changes/change-stream.ts';
import { ShipPlaces } from '../places/ship-places.ts';
import type { PortDirectory } from '../port-directory.ts';
import { CurrentPositions } from './current-positions.ts';
import { FleetTrackReader } from './fleet-track-reader.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { PortCallLog } from './port-call-log.ts';
import { PortSearch } from './port-search.ts';
import type { Positions } from './positions.ts';
import { ShipDirectory } from './ship-directory.ts';
import { shipOf } from './ship-of.ts';
import type { ShipSearch, Ships } from './ships.ts';
import { TrackJobs, unknownShip } from './track-jobs.ts';
import type {
  ChangedPositions,
  ChangedShips,
  FleetTrackRequest,
  FleetTracks,
  PositionSearch,
  SearchResult,
  StoredPortCall,
  Tracking,
} from './tracking.ts';

/** People write `IMO 9074729`, as it stands on a ship. */
const NUMBER_PREFIX = /^(?:imo|mmsi) ?(?=\d)/;

/** Dependencies of tracking. */
interface TrackingParts {
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly clock: Clock;
  readonly store: Store;
  readonly changes: ChangeStream;
  readonly positions: Positions;
  readonly portCalls: PortCallLog;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
  readonly newUuid: () => string;
  /** All ports; empty without any. */
  readonly ports: PortDirectory['ports'];
}

/** V12: ships with their positions, tracks and port calls. */
export class ShipTracking implements Tracking {
  readonly tracks: TrackJobs;
  readonly #parts: TrackingParts;
  readonly #current: CurrentPositions;
  readonly #fleetTracks: FleetTrackReader;
  readonly #directory: ShipDirectory;
  readonly #ports: PortSearch;

  constructor(parts: TrackingParts) {
    this.#parts = parts;
    const { store, clock, changes, positions, latest, ships } = parts;
    const places = new ShipPlaces(store);
    this.#current = new CurrentPositions({
      ...{ latest, positions, changes, places },
      histories: ships.histories,
    });
    this.#fleetTracks = new FleetTrackReader(positions, places);
    this.#directory = new ShipDirectory(parts);
    this.#ports = new PortSearch(parts.ports);
    this.tracks = new TrackJobs({
      store,
      clock,
      changes,
      positions,
      isKnown: (mmsi) => this.#isKnown(mmsi),
    });
  }

  /** Reads what was stored by another process while this one did not follow it. */
  async refresh(): Promise<void> {
    await this.#current.refresh();
    await this.#directory.refresh();
  }

  async findShip(search: ShipSearch): Promise<Result<Ship>> {
    const { ships, latest } = this.#parts;
    const found = await ships.find(search);
    const ship = found.length > 1 ? await this.#heardLast(found) : found[0];
    if (ship) return success(this.#shipOf(ship));
    // A ship with positions and no static data is known by its MMSI alone.
    const { mmsi, ...others } = search;
    const isHeard =
      mmsi !== undefined &&
      Object.keys(others).length === 0 &&
      (await latest.of([mmsi])).length > 0;
    return isHeard
      ? success(this.#shipOf({ mmsi, said: {} }))
      : failWith('not-found', 'No ship matches.');
  }

  findTracks(request: FleetTrackRequest, signal?: AbortSignal): Promise<Result<FleetTracks>> {
    return this.#fleetTracks.find(request, signal);
  }

  async search(query: string, limit: number): Promise<SearchResult> {
    const text = searchable(query).replace(NUMBER_PREFIX, '');
    if (text === '') return { ships: [], ports: [] };
    const ships: Ship[] = [];
    for (const mmsi of await this.#directory.find(text, limit))
      ships.push(this.#shipOf((await this.#parts.ships.get(mmsi)) ?? { mmsi, said: {} }));
    return { ships, ports: this.#ports.find(text, limit) };
  }

  listChangedShips(after: string | null): Promise<ChangedShips> {
    return this.#directory.changedAfter(after);
  }

  async getPosition(mmsi: Mmsi): Promise<Result<PositionReport>> {
    const [found] = await this.#parts.latest.of([mmsi]);
    return found ? success(found) : unknownShip(mmsi);
  }

  listPositions(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]> {
    return this.#parts.latest.of(mmsis);
  }

  findPositions(search: PositionSearch, paging: Paging): Promise<Result<Paged<PositionReport>>> {
    return this.#current.find(search, paging);
  }

  listChangedPositions(after: number): Promise<ChangedPositions> {
    return this.#current.changedAfter(after);
  }

  getShiptype(mmsi: Mmsi): number | null {
    return this.#current.shiptypeOf(mmsi);
  }

  async listPortCalls(mmsi: Mmsi): Promise<Result<readonly StoredPortCall[]>> {
    const isKnown = await this.#isKnown(mmsi);
    return isKnown ? success(await this.#parts.portCalls.of(mmsi)) : unknownShip(mmsi);
  }

  /** Returns the ship with the newest position or static report. */
  async #heardLast(ships: readonly ShipRecord[]): Promise<ShipRecord> {
    const positions = await this.#parts.latest.of(ships.map(({ mmsi }) => mmsi));
    const positionMs = new Map(positions.map(({ mmsi, timeMs }) => [mmsi, timeMs]));
    const heardMs = (ship: ShipRecord): number =>
      Math.max(lastStaticReportMs(ship), positionMs.get(ship.mmsi) ?? Number.NEGATIVE_INFINITY);
    return ships.reduce((last, ship) => (heardMs(ship) > heardMs(last) ? ship : last));
  }

  async #isKnown(mmsi: Mmsi): Promise<boolean> {
    const { ships, latest } = this.#parts;
    return (await latest.of([mmsi])).length > 0 || (await ships.get(mmsi)) !== undefined;
  }

  #shipOf(ship: ShipRecord): Ship {
    return shipOf(ship, this.#parts.countryOf(ship.mmsi));
  }
}

import {
  type Answer,
  type Caller,
  type Country,
  type Mmsi,
  type PositionReport,
  refusal,
  type Ship,
  success,
} from '@roadstead/model';
import { type ShipRecord, saidMs } from '@roadstead/tracking';
import type { LatestPositions } from './latest-positions.ts';
import type { PortCallLog } from './port-call-log.ts';
import { shipOf } from './ship-of.ts';
import type { ShipSearch, Ships } from './ships.ts';
import type { TrackJobs } from './track-jobs.ts';
import type { StoredPortCall, TrackingArea, TrackJob, TrackRequest } from './tracking-area.ts';

/** What the area is joined from. */
interface TrackingParts {
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly trackJobs: TrackJobs;
  readonly portCalls: PortCallLog;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
}

/** Who ships are, where they are and were. */
export class Tracking implements TrackingArea {
  readonly #parts: TrackingParts;

  constructor(parts: TrackingParts) {
    this.#parts = parts;
  }

  async ship(search: ShipSearch): Promise<Answer<Ship>> {
    const { ships, latest } = this.#parts;
    const found = await ships.find(search);
    const ship = found.length > 1 ? await this.#heardLast(found) : found[0];
    if (ship) return success(this.#shipOf(ship));
    // A ship that has only said where it is, and is looked for by nothing else, is known by its MMSI.
    const { mmsi, ...others } = search;
    const isHeard =
      mmsi !== undefined &&
      Object.keys(others).length === 0 &&
      (await latest.of([mmsi])).length > 0;
    return isHeard
      ? success(this.#shipOf({ mmsi, said: {} }))
      : refusal('not-found', 'No ship that fits was heard.');
  }

  async position(mmsi: Mmsi): Promise<Answer<PositionReport>> {
    const [found] = await this.#parts.latest.of([mmsi]);
    return found ? success(found) : neverHeard(mmsi);
  }

  positions(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]> {
    return this.#parts.latest.of(mmsis);
  }

  async requestTrack(caller: Caller, request: TrackRequest): Promise<Answer<number>> {
    const isKnown = await this.#isKnown(request.mmsi);
    return isKnown ? this.#parts.trackJobs.request(caller, request) : neverHeard(request.mmsi);
  }

  track(caller: Caller, id: number): Promise<Answer<TrackJob>> {
    return this.#parts.trackJobs.get(caller, id);
  }

  async portCalls(mmsi: Mmsi): Promise<Answer<readonly StoredPortCall[]>> {
    const isKnown = await this.#isKnown(mmsi);
    return isKnown ? success(await this.#parts.portCalls.of(mmsi)) : neverHeard(mmsi);
  }

  /** Of several, the one that said last where it is, or anything of itself. */
  async #heardLast(ships: readonly ShipRecord[]): Promise<ShipRecord> {
    const positions = await this.#parts.latest.of(ships.map(({ mmsi }) => mmsi));
    const positionMs = new Map(positions.map(({ mmsi, timeMs }) => [mmsi, timeMs]));
    const heardMs = (ship: ShipRecord): number =>
      Math.max(saidMs(ship), positionMs.get(ship.mmsi) ?? Number.NEGATIVE_INFINITY);
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

function neverHeard(mmsi: Mmsi): ReturnType<typeof refusal> {
  return refusal('not-found', `The ship ${mmsi} was never heard.`);
}

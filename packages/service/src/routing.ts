import type { Clock, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  type Mmsi,
  type Position,
  refusal,
  success,
} from '@roadstead/model';
import { StepPicker, TrackCleaner, type TrackPoint } from '@roadstead/tracking';
import type { LatestPositions } from './latest-positions.ts';
import type { Positions } from './positions.ts';
import { RouteJobs } from './route-jobs.ts';
import type {
  RouteDestination,
  RouteJob,
  RouteResult,
  RoutingArea,
  VoyageEnd,
  VoyagePlanner,
} from './routing-area.ts';
import type { Ships } from './ships.ts';
import type { SailedPoint } from './tracking-area.ts';

/** How a ship has sailed for so long says how it will; longer ago it may have been on another trade. */
const TRACK_MS = 7 * 24 * 3_600_000;
/** Finer steps say nothing more of a ship's speed. */
const TRACK_STEP_MS = 60_000;

/** What the area is joined from. */
interface RoutingParts {
  readonly store: Store;
  readonly clock: Clock;
  /** What counts as now for a ship: where reports are not live, the time that they have come to. */
  readonly nowMs: () => number;
  readonly planner: VoyagePlanner;
  /** Where a port is, by its UN/LOCODE. */
  readonly portPosition: (locode: string) => Position | undefined;
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly positions: Positions;
}

/** Routes of ships to a port or place. */
export class Routing implements RoutingArea {
  readonly #parts: RoutingParts;
  readonly #jobs: RouteJobs;

  constructor(parts: RoutingParts) {
    const { store, clock } = parts;
    this.#parts = parts;
    this.#jobs = new RouteJobs({ store, clock, plan: (mmsi, to) => this.#plan(mmsi, to) });
  }

  async request(
    caller: Caller,
    mmsi: Mmsi,
    destination: RouteDestination,
  ): Promise<Answer<number>> {
    const to = await this.#placeOf(destination);
    return to.ok ? success(await this.#jobs.request(caller, mmsi, to.value)) : to;
  }

  read(caller: Caller, id: number, isTaken: boolean): Promise<Answer<RouteJob>> {
    return this.#jobs.read(caller, id, isTaken);
  }

  /** Waits for what is being worked out. */
  stop(): Promise<void> {
    return this.#jobs.stop();
  }

  async #placeOf(destination: RouteDestination): Promise<Answer<VoyageEnd>> {
    const { planner, portPosition } = this.#parts;
    if ('locode' in destination) {
      const port = portPosition(destination.locode);
      if (port) return success({ ...port, isPort: true });
      const problem = { pointer: '/destination/port/locode', detail: 'is the code of no port.' };
      return refusal('invalid', 'There is no such port.', [problem]);
    }
    const { position } = destination;
    if ((await planner.offWaterMeters(position)) !== undefined) {
      return success({ ...position, isPort: false });
    }
    const { longitude, latitude } = position;
    const detail = `${longitude}, ${latitude} is too far from water that ships sail on.`;
    return refusal('invalid', 'No ship can go there.', [
      { pointer: '/destination/position', detail },
    ]);
  }

  async #plan(mmsi: Mmsi, to: VoyageEnd): Promise<RouteResult> {
    const { nowMs, planner, ships, latest } = this.#parts;
    const [fix] = await latest.of([mmsi]);
    if (!fix) {
      const reason = `The ship ${mmsi} was never heard.`;
      return { status: 'unknown_position', reason, fixMs: null };
    }
    const said = (await ships.get(mmsi))?.said;
    const voyage = await planner.plan({
      fix,
      track: await this.#trackTo(mmsi, fix.timeMs),
      ship: {
        shiptype: said?.shiptype?.value ?? null,
        lengthMeters: said?.lengthMeters?.value ?? null,
        draughtMeters: said?.draughtMeters?.value ?? null,
      },
      to,
      nowMs: nowMs(),
    });
    return { ...voyage, fixMs: fix.timeMs };
  }

  async #trackTo(mmsi: Mmsi, endMs: number): Promise<readonly TrackPoint<SailedPoint>[]> {
    const cleaner = new TrackCleaner();
    const steps = new StepPicker(endMs - TRACK_MS, TRACK_STEP_MS);
    const picked: TrackPoint<SailedPoint>[] = [];
    for await (const rows of this.#parts.positions.range(mmsi, endMs - TRACK_MS, endMs)) {
      for (const point of cleaner.take(rows as readonly SailedPoint[])) {
        const verdict = steps.pick(point.timeMs);
        if (verdict === 'instead') picked.pop();
        if (verdict !== 'none') picked.push(point);
      }
    }
    return picked;
  }
}

import { failWith, type Mmsi, type Result, success } from '@roadstead/model';
import { FixSampler, TrackCleaner, type TrackPoint } from '@roadstead/tracking';
import { millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import { reportedVoyage } from '../next-ports/reported-voyage.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { LatestPositions } from '../tracking/latest-positions.ts';
import type { Positions } from '../tracking/positions.ts';
import type { Ships } from '../tracking/ships.ts';
import type { SailedPoint } from '../tracking/tracking.ts';
import type {
  RouteDestination,
  RouteResult,
  VoyageEnd,
  VoyagePlanner,
  VoyageRequest,
} from './routing.ts';

/** The track that predicts the speed; before that the ship may have been on another trade. */
const TRACK_MS = millisecondsInWeek;
/** A finer resolution does not improve the speed. */
const TRACK_STEP_MS = millisecondsInMinute;

interface RoutePlanningOptions {
  readonly time: ServiceTime;
  readonly planner: VoyagePlanner;
  readonly ports: Pick<PortDirectory, 'portPosition' | 'portsOfLocode'> | undefined;
  /** X1: returns the ids of the ports that a ship's destination most likely names. */
  readonly namedPortIds: ((mmsi: Mmsi) => Promise<readonly number[]>) | undefined;
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly positions: Positions;
}

/** Destinations and routes of ships, for `RouteJobs`. */
export class RoutePlanning {
  readonly #options: RoutePlanningOptions;

  constructor(options: RoutePlanningOptions) {
    this.#options = options;
  }

  /**
   * Finds the position of a port, or checks that ships can reach a position.
   * @param pointer of the destination in the request
   */
  async resolve(
    destination: RouteDestination,
    pointer = '/destination',
  ): Promise<Result<VoyageEnd>> {
    const { planner, ports } = this.#options;
    if ('locode' in destination) {
      const { locode } = destination;
      const port = ports?.portPosition(locode);
      if (port) return success({ ...port, isPort: true, locode });
      const problem = {
        pointer: `${pointer}/port/locode`,
        detail: 'is not the UN/LOCODE of a known port.',
      };
      return failWith('invalid', 'The destination or a waypoint is unknown.', [problem]);
    }
    const { position } = destination;
    if ((await planner.offWaterMeters(position)) !== undefined) {
      return success({ ...position, isPort: false });
    }
    const { longitude, latitude } = position;
    const detail = `${longitude}, ${latitude} is too far from navigable water.`;
    return failWith('invalid', 'The destination or a waypoint is not navigable.', [
      { pointer: `${pointer}/position`, detail },
    ]);
  }

  /** Computes a route from the ship's latest position. */
  async plan(
    mmsi: Mmsi,
    to: VoyageEnd,
    options: Pick<VoyageRequest, 'via' | 'avoid' | 'routesMax'>,
  ): Promise<RouteResult> {
    const { time, planner, ships, latest } = this.#options;
    const [fix] = await latest.of([mmsi]);
    if (!fix) {
      const reason = `No report of the ship ${mmsi} has been received.`;
      return { status: 'unknown_position', reason, fixMs: null };
    }
    const ship = await ships.get(mmsi);
    const reported = ship && reportedVoyage(ship);
    const voyage = await planner.plan({
      fix,
      track: await this.#trackTo(mmsi, fix.timeMs),
      ship: {
        shiptype: reported?.shiptype ?? null,
        lengthMeters: reported?.lengthMeters ?? null,
        beamMeters: ship?.said.widthMeters?.value ?? null,
        draughtMeters: reported?.draughtMeters ?? null,
      },
      ...options,
      to,
      reportedEtaMs: (await this.#isBoundFor(mmsi, to)) ? (reported?.etaMs ?? null) : null,
      nowMs: time.nowMs(),
    });
    return { ...voyage, fixMs: fix.timeMs };
  }

  /** Whether the destination of a ship names the port of a voyage. */
  async #isBoundFor(mmsi: Mmsi, { locode }: VoyageEnd): Promise<boolean> {
    const { ports, namedPortIds } = this.#options;
    if (!ports || !namedPortIds || locode === undefined) return false;
    const named = await namedPortIds(mmsi);
    return ports.portsOfLocode(locode).some(({ id }) => named.includes(id));
  }

  async #trackTo(mmsi: Mmsi, endMs: number): Promise<readonly TrackPoint<SailedPoint>[]> {
    const cleaner = new TrackCleaner();
    const steps = new FixSampler(endMs - TRACK_MS, TRACK_STEP_MS);
    const picked: TrackPoint<SailedPoint>[] = [];
    for await (const rows of this.#options.positions.range(mmsi, endMs - TRACK_MS, endMs)) {
      for (const point of cleaner.clean(rows as readonly SailedPoint[])) {
        const verdict = steps.sample(point.timeMs);
        if (verdict === 'replace') picked.pop();
        if (verdict !== 'skip') picked.push(point);
      }
    }
    return picked;
  }
}

import type { PositionReport, StaticReport } from '@roadstead/model';
import { offsetPoint } from '../local-plane.ts';
import type { Point } from '../scenario.ts';
import type { RandomStream } from '../trades/random-stream.ts';
import { destinationAt } from '../trades/voyage.ts';
import type { ActivityInterval, ActivityState } from './activity-interval.ts';
import { sailedAt } from './passage-timing.ts';
import { reportedEta } from './reported-eta.ts';
import { pointOnPath } from './sea-path.ts';
import { ANTENNA_AFT, type SimulatedShip } from './simulated-ship.ts';

const MS_PER_SECOND = 1000;
const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;
/** Period of the tide, 12 h 25 min, with which ships at anchor swing. */
const TIDE_MS: number = (12 * 60 + 25) * 60_000;
/** Distance of a ship from its anchor: seven lengths of chain in 20 m of water. */
const SWING_METERS = 180;
/** Standard deviation of a GNSS position's error. */
const NOISE_METERS = 3;

/** Navigational status (ITU-R M.1371-5, table 48). */
const NAV_STATUS: Readonly<Record<ActivityState['kind'], number>> = {
  moored: 5,
  anchored: 1,
  'under-way': 0,
  fishing: 7,
};

/** Position, speed and heading of a ship at an instant. */
interface Pose {
  readonly place: Point;
  readonly speedKnots: number;
  readonly headingDegrees: number;
}

/** Creates a position report. @param starboardMeters distance of the ship to starboard of its path */
export function createPositionReport(
  { mmsi }: SimulatedShip,
  interval: ActivityInterval,
  timeMs: number,
  starboardMeters: number,
  random: RandomStream,
): PositionReport {
  const { place, speedKnots, headingDegrees } = poseAt(interval, timeMs, starboardMeters);
  const error = (): number => random.normal() * NOISE_METERS;
  const [longitude, latitude] = offsetPoint(place, error(), error());
  return {
    mmsi,
    timeMs,
    longitude: Math.round(longitude * 600_000) / 600_000,
    latitude: Math.round(latitude * 600_000) / 600_000,
    sog: Math.round(speedKnots * 10) / 10,
    cog: (Math.round(headingDegrees * 10) / 10) % 360,
    heading: Math.round(headingDegrees) % 360,
    rot: 0,
    navStatus: NAV_STATUS[interval.state.kind],
  };
}

export function createStaticReport(
  ship: SimulatedShip,
  interval: ActivityInterval,
  timeMs: number,
): StaticReport {
  const { lengthMeters, beamMeters, draughtMeters, ...statics } = ship;
  const toBowMeters = Math.round(lengthMeters * ANTENNA_AFT);
  const toPortMeters = Math.floor(beamMeters / 2);
  return {
    ...statics,
    timeMs,
    toBowMeters,
    toSternMeters: lengthMeters - toBowMeters,
    toPortMeters,
    toStarboardMeters: beamMeters - toPortMeters,
    lengthMeters,
    widthMeters: beamMeters,
    draughtMeters,
    destination: (interval.voyage && destinationAt(interval.voyage, timeMs).text) || null,
    eta: interval.voyage && reportedEta(interval.voyage, timeMs),
  };
}

function poseAt(
  { state, fromMs, toMs }: ActivityInterval,
  timeMs: number,
  starboardMeters: number,
): Pose {
  switch (state.kind) {
    case 'moored':
      return { place: state.at, speedKnots: 0, headingDegrees: state.headingDegrees };
    case 'anchored': {
      const turned = (2 * Math.PI * (timeMs % TIDE_MS)) / TIDE_MS;
      const [east, north] = [Math.sin(turned), Math.cos(turned)];
      const place = offsetPoint(
        state.at,
        -SWING_METERS * east + state.abeamMeters * north,
        -SWING_METERS * north - state.abeamMeters * east,
      );
      return { place, speedKnots: 0, headingDegrees: (turned * 180) / Math.PI };
    }
    default: {
      const share = (timeMs - fromMs) / (toMs - fromMs);
      const { meters, metersPerPassage } = sailedAt(state.timing, share);
      const { place, courseDegrees } = pointOnPath(state.path, meters, starboardMeters);
      const speedKnots =
        (metersPerPassage * MS_PER_SECOND) / (toMs - fromMs) / METERS_PER_SECOND_PER_KNOT;
      return { place, speedKnots, headingDegrees: courseDegrees };
    }
  }
}

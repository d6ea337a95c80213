import { wrapLongitude } from '@roadstead/geo';
import type { PositionReport } from '@roadstead/model';
import type { Antenna } from './antenna.ts';
import { metersPerDegreeLatitude, metersPerDegreeLongitude, movedPoint } from './local.ts';
import { normal } from './random.ts';
import type { Fault, Point } from './scenario.ts';
import type { Sending } from './sending.ts';
import { isActive } from './ship-faults.ts';
import type { Activity } from './truth.ts';
import { compassDegrees, METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';
import type { Motion, World } from './world.ts';

/** The error of a position wanders: it forgets itself in this time. */
const ERROR_SECONDS = 120;
/** AIS sends positions in 1/10 000 of a minute, speeds and courses in tenths. */
const POSITION_UNITS_PER_DEGREE = 600_000;
const TENTHS = 10;
const SOG_KNOTS_MAX = 102.2;
/** ITU-R M.1371-5, table 48: rate of turn as 4.733 √(degrees a minute), from 1 to 126. */
const ROT_SCALE = 4.733;
const ROT_MAX = 126;
/** A receiver of satellite signals knows no course when it hardly moves, in m/s. */
const COURSE_SPEED_MIN = 0.05;
const DEGREES_PER_MINUTE = 60 / RADIANS_PER_DEGREE;
const NAV_STATUS: { readonly [Doing in Activity]: number } = {
  'under way': 0,
  drifting: 0,
  anchored: 1,
  moored: 5,
  fishing: 7,
};
const NAV_STATUS_UNDEFINED = 15;

/** What a ship sends of its position: what its antenna knows, with its error and its faults, as AIS quantises it. */
export function observe(
  world: World,
  motion: Motion,
  sending: Sending,
  faults: readonly Fault[],
  antenna: Antenna,
  i: number,
): PositionReport {
  const { nowSeconds } = motion;
  const { class: kind, noiseMeters } = world.ships[i].transmitter;
  let { mmsi } = world.ships[i];
  let noise = noiseMeters;
  let time = nowSeconds;
  for (const fault of faults) {
    if (!isActive(fault, nowSeconds)) continue;
    if (fault.kind === 'noise') noise = fault.meters;
    else if (fault.kind === 'mmsi') mmsi = fault.mmsi;
    else if (fault.kind === 'clock') time += fault.seconds;
  }
  wander(sending, i, nowSeconds);
  const wrong = believed(sending, faults, antenna, i, nowSeconds);
  const longitude =
    wrong.longitude + (sending.errorEast[i] * noise) / metersPerDegreeLongitude(wrong.latitude);
  const latitude =
    wrong.latitude + (sending.errorNorth[i] * noise) / metersPerDegreeLatitude(wrong.latitude);
  const speed = Math.sqrt(wrong.east * wrong.east + wrong.north * wrong.north);
  const isShip = kind !== 'aton';
  const isClassA = kind === 'A';
  return {
    mmsi,
    timeMs: Math.round(world.scenario.startMs + time * 1000),
    longitude: quantised(wrapLongitude(longitude), POSITION_UNITS_PER_DEGREE),
    latitude: quantised(latitude, POSITION_UNITS_PER_DEGREE),
    sog: isShip
      ? Math.min(quantised(speed / METERS_PER_SECOND_PER_KNOT, TENTHS), SOG_KNOTS_MAX)
      : null,
    cog:
      isShip && speed > COURSE_SPEED_MIN
        ? quantised(compassDegrees(Math.atan2(wrong.east, wrong.north)), TENTHS) % 360
        : null,
    heading: isShip ? Math.round(compassDegrees(antenna.heading)) % 360 : null,
    rot: isClassA ? rateOfTurn(antenna.turnRate) : null,
    navStatus: isClassA ? NAV_STATUS[antenna.activity] : NAV_STATUS_UNDEFINED,
  };
}

/** Lets the error of a position wander on: a Gauss-Markov process of standard deviation 1. */
function wander(sending: Sending, i: number, nowSeconds: number): void {
  const kept = Math.exp((sending.errorAt[i] - nowSeconds) / ERROR_SECONDS);
  const spread = Math.sqrt(1 - kept * kept);
  sending.errorEast[i] = sending.errorEast[i] * kept + spread * normal(sending.errorChance, i);
  sending.errorNorth[i] = sending.errorNorth[i] * kept + spread * normal(sending.errorChance, i);
  sending.errorAt[i] = nowSeconds;
}

/** Where the ship's receiver of satellite signals believes to be, and how it believes to move. */
export function believed(
  sending: Sending,
  faults: readonly Fault[],
  antenna: Antenna,
  i: number,
  nowSeconds: number,
): Antenna {
  let seen = antenna;
  for (const [k, fault] of faults.entries()) {
    if (!isActive(fault, nowSeconds)) continue;
    const at: Point = [seen.longitude, seen.latitude];
    if (fault.kind === 'jump') {
      seen = placedAt(seen, movedPoint(at, fault.eastMeters, fault.northMeters));
    } else if (fault.kind === 'drag') {
      const share = Math.min(1, (nowSeconds - fault.fromSeconds + 1) / (fault.overSeconds + 1));
      const degreesEast = wrapLongitude(fault.to[0] - at[0]);
      // The way that is left to go, and how fast it becomes less.
      const [east, north] = [
        degreesEast * metersPerDegreeLongitude(at[1]),
        (fault.to[1] - at[1]) * metersPerDegreeLatitude(at[1]),
      ];
      const rate = share < 1 ? 1 / (fault.overSeconds + 1) : 0;
      const to: Point = [
        wrapLongitude(at[0] + share * degreesEast),
        at[1] + share * (fault.to[1] - at[1]),
      ];
      seen = {
        ...placedAt(seen, to),
        east: (1 - share) * seen.east + rate * east,
        north: (1 - share) * seen.north + rate * north,
      };
    } else if (fault.kind === 'circle') {
      sending.circleCentres[`${k}/${i}`] ??= fault.centre ?? at;
      seen = goneRound(seen, fault, sending.circleCentres[`${k}/${i}`], nowSeconds);
    }
  }
  return seen;
}

function goneRound(
  antenna: Antenna,
  fault: Extract<Fault, { kind: 'circle' }>,
  centre: Point,
  nowSeconds: number,
): Antenna {
  const speed = fault.speedKnots * METERS_PER_SECOND_PER_KNOT;
  const angle = (((nowSeconds - fault.fromSeconds) * speed) / fault.radiusMeters) % TURN;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const at = movedPoint(centre, fault.radiusMeters * sine, fault.radiusMeters * cosine);
  return { ...placedAt(antenna, at), east: speed * cosine, north: -speed * sine };
}

function placedAt(antenna: Antenna, [longitude, latitude]: Point): Antenna {
  return { ...antenna, longitude, latitude };
}

function rateOfTurn(radiansPerSecond: number): number {
  const degrees = radiansPerSecond * DEGREES_PER_MINUTE;
  const sent = Math.min(Math.round(ROT_SCALE * Math.sqrt(Math.abs(degrees))), ROT_MAX);
  return Math.sign(degrees) * Math.round((sent / ROT_SCALE) ** 2) || 0;
}

/** @param units in one; what is rounded to −0 is 0 */
function quantised(value: number, units: number): number {
  return Math.round(value * units) / units || 0;
}

import { wrapLongitude } from '@roadstead/geo';
import type { PositionReport } from '@roadstead/model';
import type { Antenna } from './antenna.ts';
import { metersPerLatitudeDegree, metersPerLongitudeDegree, offsetPoint } from './local-plane.ts';
import { normal } from './random.ts';
import type { Fault, Point } from './scenario.ts';
import { isActive } from './ship-faults.ts';
import type { TransmitterState } from './transmitter-state.ts';
import type { Activity } from './truth.ts';
import { compassDegrees, METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';
import type { Motion, World } from './world.ts';

/** Correlation time of a position's error (Gauss-Markov process). */
const ERROR_SECONDS = 120;
/** AIS encodes positions in 1/10 000 of a minute, speeds and courses in tenths. */
const POSITION_UNITS_PER_DEGREE = 600_000;
const TENTHS = 10;
const SOG_KNOTS_MAX = 102.2;
/** ITU-R M.1371-5, table 48: rate of turn as 4.733 √(degrees a minute), from 1 to 126. */
const ROT_SCALE = 4.733;
const ROT_MAX = 126;
/** Below this speed over ground (m/s) a GNSS receiver has no course. */
const COURSE_SPEED_MIN = 0.05;
const DEGREES_PER_MINUTE = 60 / RADIANS_PER_DEGREE;
const NAV_STATUS: { readonly [Kind in Activity]: number } = {
  'under way': 0,
  drifting: 0,
  anchored: 1,
  moored: 5,
  fishing: 7,
};
const NAV_STATUS_UNDEFINED = 15;

/** Position report of a ship: its antenna's state with measurement error and faults, quantised as AIS encodes it. */
export function applyMeasurementErrors(
  world: World,
  motion: Motion,
  sending: TransmitterState,
  faults: readonly Fault[],
  antenna: Antenna,
  i: number,
): PositionReport {
  const { nowSeconds } = motion;
  const { class: kind, noiseMeters, navStatus, hasHeading } = world.ships[i].transmitter;
  let { mmsi } = world.ships[i];
  let noise = noiseMeters;
  let time = nowSeconds;
  for (const fault of faults) {
    if (!isActive(fault, nowSeconds)) continue;
    if (fault.kind === 'noise') noise = fault.meters;
    else if (fault.kind === 'mmsi') mmsi = fault.mmsi;
    else if (fault.kind === 'clock') time += fault.seconds;
  }
  stepPositionError(sending, i, nowSeconds);
  const estimate = gnssEstimate(sending, faults, antenna, i, nowSeconds);
  const longitude =
    estimate.longitude +
    (sending.errorEast[i] * noise) / metersPerLongitudeDegree(estimate.latitude);
  const latitude =
    estimate.latitude +
    (sending.errorNorth[i] * noise) / metersPerLatitudeDegree(estimate.latitude);
  const speed = Math.sqrt(estimate.east * estimate.east + estimate.north * estimate.north);
  const isShip = kind !== 'aton';
  const isClassA = kind === 'A';
  return {
    mmsi,
    timeMs: Math.round(world.scenario.startMs + time * 1000),
    longitude: quantise(wrapLongitude(longitude), POSITION_UNITS_PER_DEGREE),
    latitude: quantise(latitude, POSITION_UNITS_PER_DEGREE),
    sog: isShip
      ? Math.min(quantise(speed / METERS_PER_SECOND_PER_KNOT, TENTHS), SOG_KNOTS_MAX)
      : null,
    cog:
      isShip && speed > COURSE_SPEED_MIN
        ? quantise(compassDegrees(Math.atan2(estimate.east, estimate.north)), TENTHS) % 360
        : null,
    heading: isShip && hasHeading ? Math.round(compassDegrees(antenna.heading)) % 360 : null,
    rot: isClassA ? rateOfTurn(antenna.turnRate) : null,
    navStatus: isClassA ? (navStatus ?? NAV_STATUS[antenna.activity]) : NAV_STATUS_UNDEFINED,
  };
}

/** Advances the error of a position: a Gauss-Markov process of standard deviation 1. */
function stepPositionError(sending: TransmitterState, i: number, nowSeconds: number): void {
  const retained = Math.exp((sending.errorAt[i] - nowSeconds) / ERROR_SECONDS);
  const spread = Math.sqrt(1 - retained * retained);
  sending.errorEast[i] = sending.errorEast[i] * retained + spread * normal(sending.errorChance, i);
  sending.errorNorth[i] =
    sending.errorNorth[i] * retained + spread * normal(sending.errorChance, i);
  sending.errorAt[i] = nowSeconds;
}

/** Position and motion as the ship's GNSS receiver estimates them under the active faults, without noise. */
export function gnssEstimate(
  sending: TransmitterState,
  faults: readonly Fault[],
  antenna: Antenna,
  i: number,
  nowSeconds: number,
): Antenna {
  let estimate = antenna;
  for (const [k, fault] of faults.entries()) {
    if (!isActive(fault, nowSeconds)) continue;
    const at: Point = [estimate.longitude, estimate.latitude];
    if (fault.kind === 'jump') {
      estimate = withPosition(estimate, offsetPoint(at, fault.eastMeters, fault.northMeters));
    } else if (fault.kind === 'drag') {
      const share = Math.min(1, (nowSeconds - fault.fromSeconds + 1) / (fault.overSeconds + 1));
      const degreesEast = wrapLongitude(fault.to[0] - at[0]);
      // Remaining distance, and the rate at which it shrinks.
      const [east, north] = [
        degreesEast * metersPerLongitudeDegree(at[1]),
        (fault.to[1] - at[1]) * metersPerLatitudeDegree(at[1]),
      ];
      const rate = share < 1 ? 1 / (fault.overSeconds + 1) : 0;
      const to: Point = [
        wrapLongitude(at[0] + share * degreesEast),
        at[1] + share * (fault.to[1] - at[1]),
      ];
      estimate = {
        ...withPosition(estimate, to),
        east: (1 - share) * estimate.east + rate * east,
        north: (1 - share) * estimate.north + rate * north,
      };
    } else if (fault.kind === 'circle') {
      sending.circleCentres[`${k}/${i}`] ??= fault.centre ?? at;
      estimate = circled(estimate, fault, sending.circleCentres[`${k}/${i}`], nowSeconds);
    }
  }
  return estimate;
}

function circled(
  antenna: Antenna,
  fault: Extract<Fault, { kind: 'circle' }>,
  centre: Point,
  nowSeconds: number,
): Antenna {
  const speed = fault.speedKnots * METERS_PER_SECOND_PER_KNOT;
  const angle = (((nowSeconds - fault.fromSeconds) * speed) / fault.radiusMeters) % TURN;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const at = offsetPoint(centre, fault.radiusMeters * sine, fault.radiusMeters * cosine);
  return { ...withPosition(antenna, at), east: speed * cosine, north: -speed * sine };
}

function withPosition(antenna: Antenna, [longitude, latitude]: Point): Antenna {
  return { ...antenna, longitude, latitude };
}

function rateOfTurn(radiansPerSecond: number): number {
  const degrees = radiansPerSecond * DEGREES_PER_MINUTE;
  const sent = Math.min(Math.round(ROT_SCALE * Math.sqrt(Math.abs(degrees))), ROT_MAX);
  return Math.sign(degrees) * Math.round((sent / ROT_SCALE) ** 2) || 0;
}

/** @param units per one; −0 becomes 0 */
function quantise(value: number, units: number): number {
  return Math.round(value * units) / units || 0;
}

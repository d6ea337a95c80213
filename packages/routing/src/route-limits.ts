import type { Position } from '@roadstead/model';
import { PASSAGES, type PassageName } from './passages.ts';
import type { RouteOptions } from './route.ts';
import { closedPassages, isKnownToFit, sizeText } from './ship-limits.ts';
import { legMeters } from './sphere.ts';
import {
  END_OUTSIDE_DEGREES_MAX,
  END_OUTSIDE_METERS_MAX,
  LATITUDE_MIN_DEFAULT,
} from './thresholds.ts';

/** Limits of a route, computed from its options. */
export interface RouteLimits {
  /** For each passage, 1 if it is closed. */
  readonly isClosed: Uint8Array;
  /** For each set of gates, 1 if one of them is closed. */
  readonly isSetClosed: Uint8Array;
  readonly latitudeMin: number;
  readonly latitudeMax: number;
  /** Ends outside the limits of latitude, by at most `END_OUTSIDE_DEGREES_MAX`. */
  readonly endsOutside: readonly Position[];
  /** The detail of the result if the limits leave no route. */
  readonly text: string;
}

/** Computes the limits of a route. @throws RangeError for an unknown passage, an invalid latitude or dimension */
export function routeLimits(
  options: RouteOptions,
  ends: readonly Position[],
  gateSets: readonly (readonly number[])[],
): RouteLimits {
  const { closed = [], open = [], avoid = [], latitudeMax = 90 } = options;
  // An end in the ice is a deliberate destination.
  const { latitudeMin = Math.min(LATITUDE_MIN_DEFAULT, ...ends.map((end) => end.latitude - 1)) } =
    options;
  for (const name of [...closed, ...open]) {
    if (!PASSAGES.some((passage) => passage.name === name))
      throw new RangeError(`unknown passage: ${name}`);
  }
  for (const latitude of [latitudeMin, latitudeMax]) {
    if (!(Math.abs(latitude) <= 90)) throw new RangeError(`invalid latitude: ${latitude}`);
  }
  const tooSmall = closedPassages(options).map(({ name }) => name);
  const unopened = PASSAGES.filter(
    (passage) => !(passage.isOpen || open.includes(passage.name) || isKnownToFit(options, passage)),
  ).map(({ name }) => name);
  const names = new Set<PassageName>([...closed, ...tooSmall, ...unopened]);
  const isClosed = Uint8Array.from(PASSAGES, ({ name }) => (names.has(name) ? 1 : 0));
  const reasons = [
    closed.length > 0 ? `without ${closed.join(', ')}` : '',
    avoid.length > 0 ? `outside ${avoid.map(({ name }) => name).join(', ')}` : '',
    tooSmall.length > 0 ? `with ${sizeText(options)}` : '',
    options.latitudeMin === undefined ? '' : `north of latitude ${latitudeMin}`,
    options.latitudeMax === undefined ? '' : `south of latitude ${latitudeMax}`,
  ].filter((reason) => reason !== '');
  return {
    isClosed,
    isSetClosed: Uint8Array.from(gateSets, (set) =>
      set.some((gate) => isClosed[gate] === 1) ? 1 : 0,
    ),
    latitudeMin,
    latitudeMax,
    endsOutside: ends.filter(({ latitude }) => {
      const outside = Math.max(latitudeMin - latitude, latitude - latitudeMax);
      return outside > 0 && outside <= END_OUTSIDE_DEGREES_MAX;
    }),
    text: ['no route by sea', ...reasons].join(' '),
  };
}

/** Whether a leg is within the limits of latitude, also between its ends. */
export function isWithin(
  limits: RouteLimits,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): boolean {
  const leg = [longitudeA, latitudeA, longitudeB, latitudeB] as const;
  const { latitudeMin, latitudeMax, endsOutside } = limits;
  if (isBetween(leg, latitudeMin, latitudeMax)) return true;
  return endsOutside.some(
    ({ longitude, latitude }) =>
      legMeters(longitude, latitude, longitudeA, latitudeA) <= END_OUTSIDE_METERS_MAX &&
      legMeters(longitude, latitude, longitudeB, latitudeB) <= END_OUTSIDE_METERS_MAX &&
      isBetween(leg, latitudeMin - END_OUTSIDE_DEGREES_MAX, latitudeMax + END_OUTSIDE_DEGREES_MAX),
  );
}

/** `isWithin` for legs of at most 1100 km: most of them are so far from the limits that a comparison is enough. */
export function isEdgeWithin(
  limits: RouteLimits,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): boolean {
  const low = Math.min(latitudeA, latitudeB) - BULGE_DEGREES;
  const high = Math.max(latitudeA, latitudeB) + BULGE_DEGREES;
  if (low >= limits.latitudeMin && high <= limits.latitudeMax) return true;
  return isWithin(limits, longitudeA, latitudeA, longitudeB, latitudeB);
}

/** A great circle of 1100 km exceeds the latitudes of its ends by less than this, up to 77°. */
const BULGE_DEGREES = 1;

type Leg = readonly [longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number];

function isBetween(leg: Leg, latitudeMin: number, latitudeMax: number): boolean {
  const [, latitudeA, , latitudeB] = leg;
  if (Math.min(latitudeA, latitudeB) < latitudeMin) return false;
  if (Math.max(latitudeA, latitudeB) > latitudeMax) return false;
  return extremeLatitude(...leg, -1) >= latitudeMin && extremeLatitude(...leg, 1) <= latitudeMax;
}

/** Returns the southernmost (−1) or northernmost (1) latitude of a great circle between two positions. */
function extremeLatitude(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
  side: 1 | -1,
): number {
  const ends = side * Math.max(side * latitudeA, side * latitudeB);
  const rad = Math.PI / 180;
  const east = (longitudeB - longitudeA) * rad;
  const cosB = Math.cos(latitudeB * rad);
  const course = (latitude: number, other: number, difference: number): number =>
    Math.cos(latitude * rad) * Math.sin(other * rad) -
    Math.sin(latitude * rad) * Math.cos(other * rad) * Math.cos(difference);
  // The arc exceeds its ends only if it leaves both of them towards that side.
  if (
    side * course(latitudeA, latitudeB, east) <= 0 ||
    side * course(latitudeB, latitudeA, -east) <= 0
  )
    return ends;
  const y = Math.sin(east) * cosB;
  const x = course(latitudeA, latitudeB, east);
  const sine = Math.abs(y) / Math.hypot(x, y);
  return (side * Math.acos(Math.min(1, sine * Math.cos(latitudeA * rad)))) / rad;
}

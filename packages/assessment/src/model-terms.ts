import type { FiringFeatures } from './firing-features.ts';
import { type ShipRole, shipRoleOf } from './ship-role.ts';

type Ship = FiringFeatures['first'];

/** A term of the model: a class of a feature, with a text of its value. */
export interface ModelTerm {
  readonly name: string;
  /** Returns the class, a key of the term's points. Classes of bins, which end in a number, ascend with the features. */
  readonly binOf: (features: FiringFeatures) => string;
  /** Returns the value in words, as a reason. */
  readonly describe: (features: FiringFeatures) => string;
}

/** The terms of the model; those that need no motion first. */
export const MODEL_TERMS: readonly ModelTerm[] = [
  {
    name: 'types',
    binOf: (features) => pairClassOf(features.first, features.second),
    describe: ({ first, second }) => `types: ${classText(first)} and ${classText(second)}`,
  },
  {
    name: 'shorter ship',
    binOf(features) {
      const shorter = byLength(features)?.[0];
      if (!shorter) return 'unknown';
      const kind = shipRoleOf(shorter.shiptype) === 'tanker' ? 'tanker' : 'other';
      return `${kind} ${binOf(shorter.lengthMeters, [25, 50, 90])}`;
    },
    describe: (features) =>
      `shorter ship: ${text(byLength(features)?.[0].lengthMeters ?? null, 'm')}`,
  },
  {
    name: 'length ratio',
    binOf: (features) => binOf(lengthRatioOf(features), [1.25, 2.5]),
    describe: (features) => `lengths differ by a factor of ${text(lengthRatioOf(features), '', 1)}`,
  },
  {
    name: 'port area',
    binOf: ({ portAreaMeters, first, second }) =>
      `${portAreaMeters < PORT_METERS ? 'inside' : 'outside'}${bunkersText(first, second)}`,
    describe: ({ portAreaMeters }) =>
      portAreaMeters === 0
        ? 'inside a port area'
        : `${kilometers(portAreaMeters)} from a port area`,
  },
  {
    name: 'apart before',
    binOf: ({ apartBeforeMeters }) => binOf(apartBeforeMeters, [450, 700, 1500]),
    describe: ({ apartBeforeMeters }) =>
      apartBeforeMeters === null
        ? 'not heard together before'
        : `up to ${kilometers(apartBeforeMeters)} apart in the hour before`,
  },
  {
    name: 'coming',
    binOf: ({ first, second }) => comingOf(first.hasCome, second.hasCome),
    describe: ({ first, second }) =>
      `in the hour before: ${comingOf(first.hasCome, second.hasCome)}`,
  },
  {
    name: 'status',
    binOf: ({ first, second }) => pairStatusOf(first, second),
    describe: ({ first, second }) =>
      `status: ${statusText(first.navStatus)} and ${statusText(second.navStatus)}`,
  },
  {
    name: 'duration',
    binOf: ({ durationMinutes }) => binOf(durationMinutes, [45, 75, 105, 180]),
    describe: ({ durationMinutes }) => `together for ${Math.round(durationMinutes)} min`,
  },
  {
    name: 'closeness',
    binOf({ hullDistanceMetersMedian, distanceLengthsMedian, distanceMetersMedian }) {
      if (hullDistanceMetersMedian !== null) {
        return `hulls ${binOf(hullDistanceMetersMedian, [4, 10, 20, 40, 80, 150])}`;
      }
      if (distanceLengthsMedian !== null) {
        return `lengths ${binOf(distanceLengthsMedian, [0.25, 0.5, 1, 2])}`;
      }
      return `antennas ${binOf(distanceMetersMedian, [60, 120, 250])}`;
    },
    describe: ({ hullDistanceMetersMedian, distanceMetersMedian }) =>
      hullDistanceMetersMedian === null
        ? `antennas ${text(distanceMetersMedian, 'm')} apart`
        : `hulls ${text(hullDistanceMetersMedian, 'm')} apart`,
  },
  {
    name: 'faster ship',
    binOf: (features) => binOf(fasterKnotsOf(features), [0.5, 1.2, 2.5, 5, 8]),
    describe: (features) => `faster ship: ${text(fasterKnotsOf(features), 'kn', 1)}`,
  },
  {
    name: 'relative speed',
    binOf: ({ relativeSpeedKnotsMedian }) => binOf(relativeSpeedKnotsMedian, [0.3, 0.7, 1.5, 3]),
    describe: ({ relativeSpeedKnotsMedian }) =>
      `relative speed: ${text(relativeSpeedKnotsMedian, 'kn', 1)}`,
  },
  {
    name: 'headings',
    binOf: ({ headingDifferenceDegrees }) => binOf(headingDifferenceDegrees, [25, 155]),
    describe: ({ headingDifferenceDegrees }) =>
      `headings differ by ${text(headingDifferenceDegrees, 'degrees')}`,
  },
];

/** Approaches and berths of ports are at most this far from the port areas. */
const PORT_METERS = 1000;

/** A tanker of at most this length may deliver bunkers; larger ones carry cargo. */
const BUNKER_TANKER_METERS_MAX = 125;

/** The class of the pair by what two such ships may do together. */
function pairClassOf(first: Ship, second: Ship): string {
  const classes = [shipRoleOf(first.shiptype), shipRoleOf(second.shiptype)];
  const small = [isBunkerTanker(first), isBunkerTanker(second)];
  for (const each of ['tug', 'service', 'pleasure'] as const) {
    if (classes.includes(each)) return each;
  }
  const tankers = classes.filter((each) => each === 'tanker').length;
  const has = (each: ShipRole): boolean => classes.includes(each);
  if (has('fishing')) {
    if (classes[0] === classes[1]) return 'fishing';
    return tankers > 0 || has('cargo') ? 'fishing and carrier' : 'fishing and other';
  }
  if (small[0] !== small[1]) {
    return tankers === 2 ? 'bunker tanker and tanker' : 'bunker tanker and other';
  }
  if (tankers === 2) return small[0] ? 'bunker tankers' : 'tankers';
  if (has('passenger')) return 'passenger';
  if (has('other') || has('unknown')) return tankers > 0 ? 'tanker and other' : 'other';
  return tankers > 0 ? 'tanker and cargo' : 'cargo';
}

/** Whether a ship is a tanker that may deliver bunkers. */
export function isBunkerTanker({ shiptype, lengthMeters }: Ship): boolean {
  const isSmall = lengthMeters !== null && lengthMeters <= BUNKER_TANKER_METERS_MAX;
  return isSmall && shipRoleOf(shiptype) === 'tanker';
}

function classText({ shiptype }: Ship): string {
  return shipRoleOf(shiptype);
}

/** Navigation status by what ships do (ITU-R M.1371, table 45). */
const [AT_ANCHOR, FISHING] = [1, 7];
export const MOORED = 5;
const TOWING: readonly number[] = [11, 12];

function pairStatusOf(one: Ship, other: Ship): string {
  const [first, second] = [one.navStatus, other.navStatus];
  const has = (status: number): boolean => first === status || second === status;
  const both = first === second ? 'both ' : '';
  if (has(MOORED)) return `moored${bunkersText(one, other)}`;
  if (both && first === FISHING) return 'both fishing';
  if (TOWING.some(has)) return 'towing';
  return has(AT_ANCHOR) ? `${both}at anchor` : 'other';
}

function statusText(status: number): string {
  const texts: Readonly<Record<number, string>> = {
    0: 'under way',
    [AT_ANCHOR]: 'at anchor',
    [MOORED]: 'moored',
    [FISHING]: 'fishing',
    8: 'under way',
    11: 'towing',
    12: 'towing',
  };
  return texts[status] ?? 'not stated';
}

/** Ships alongside in port are neighbours there, but bunkers are delivered there, too. */
function bunkersText(one: Ship, other: Ship): string {
  return isBunkerTanker(one) === isBunkerTanker(other) ? '' : ', bunker tanker';
}

/** Which of the ships have come to where they are together. */
function comingOf(first: boolean | null, second: boolean | null): string {
  const come = [first, second].filter((each) => each === true).length;
  const unknown = [first, second].filter((each) => each === null).length;
  if (unknown === 2) return 'neither heard';
  if (unknown === 1)
    return come === 1 ? 'one came, the other not heard' : 'one lay there, the other not heard';
  return ['both lay there', 'one came to the other', 'both came'][come];
}

/** The shorter and the longer ship; undefined unless both lengths are known. */
export function byLength({ first, second }: FiringFeatures): readonly [Ship, Ship] | undefined {
  const [one, other] = [first.lengthMeters, second.lengthMeters];
  if (one === null || other === null) return undefined;
  return one <= other ? [first, second] : [second, first];
}

/** The length of the longer ship divided by that of the shorter; null unless both are known. */
export function lengthRatioOf(features: FiringFeatures): number | null {
  const ships = byLength(features);
  return ships ? Number(ships[1].lengthMeters) / Number(ships[0].lengthMeters) : null;
}

/** The median speed of the faster ship in knots; null unless both are known. */
export function fasterKnotsOf({ first, second }: FiringFeatures): number | null {
  const [one, other] = [first.speedKnotsMedian, second.speedKnotsMedian];
  return one === null || other === null ? null : Math.max(one, other);
}

/** The number of edges that a value reaches. */
function binOf(value: number | null, edges: readonly number[]): string {
  return value === null ? 'unknown' : String(edges.filter((edge) => value >= edge).length);
}

function text(value: number | null, unit: string, digits = 0): string {
  return value === null ? 'unknown' : `${value.toFixed(digits)} ${unit}`.trim();
}

function kilometers(meters: number): string {
  return meters < 1000 ? `${Math.round(meters)} m` : `${(meters / 1000).toFixed(1)} km`;
}

import type { EventFeatures, ShipFeatures } from '@roadstead/assessment';
import type { OracleFeatures, OracleShipFeatures, Weighted } from './features.ts';

/** Share of the time by which a median of samples can miss that of the function. */
const SHARE = 0.04;
/** A relative and an absolute difference in distance that two methods may have (D2), and one in speed. */
const RELATIVE = 2e-3;
const METERS = 0.05;
const KNOTS = 0.01;

/** The names of features in which an event differs from the oracle's, with both values. */
export function featureDifferences(
  actual: EventFeatures,
  expected: OracleFeatures,
): readonly string[] {
  const differences: string[] = [];
  const check = (name: string, isSame: boolean, ...values: readonly unknown[]): void => {
    if (!isSame)
      differences.push(`${name}: ${values.map((each) => JSON.stringify(each)).join(' ≠ ')}`);
  };
  const near = (name: string, a: number | null, b: number | null, tolerance: number): void =>
    check(name, isNear(a, b, tolerance), a, b);
  const same = (name: string, a: unknown, b: unknown): void => check(name, a === b, a, b);
  const median = (name: string, a: number | null, b: readonly Weighted[], unit: number): void =>
    check(name, isMedian(a, b, unit), a, quantile(b, 0.5));

  near('duration', actual.durationSeconds, expected.durationSeconds, 0.002);
  median('median distance', actual.distanceMetersMedian, expected.distances, METERS);
  check(
    'least distance',
    isLeast(actual.distanceMetersMin, expected.distances),
    actual.distanceMetersMin,
    least(expected.distances),
  );
  median('median hull distance', actual.hullDistanceMetersMedian, expected.hullDistances, METERS);
  check(
    'least hull distance',
    isLeast(actual.hullDistanceMetersMin, expected.hullDistances),
    actual.hullDistanceMetersMin,
    least(expected.hullDistances),
  );
  const length = expected.longestLengthMeters;
  near('lengths', actual.distanceLengthsMedian, over(actual.distanceMetersMedian, length), 1e-9);
  near('least lengths', actual.distanceLengthsMin, over(actual.distanceMetersMin, length), 1e-9);
  median('relative speed', actual.relativeSpeedKnotsMedian, expected.relativeSpeeds, KNOTS);
  median('headings', actual.headingDifferenceDegrees, expected.headingDifferences, 1e-3);
  near('drift', actual.driftMeters, expected.driftMeters, METERS);
  const { portAreaMeters, anchorageMeters, shoreMeters } = actual;
  for (const [i, meters] of [portAreaMeters, anchorageMeters, shoreMeters].entries()) {
    near(`place ${i}`, meters, expected.place[i], 0.01);
  }
  const alongside = actual.othersAlongside;
  const [fewest, most] = expected.othersAlongside;
  const isBetween =
    alongside === fewest ||
    alongside === most ||
    (Number(alongside) > Number(fewest) && Number(alongside) < Number(most));
  check('alongside', isBetween, alongside, expected.othersAlongside);
  same('begin', actual.begin, expected.begin);
  same('end', actual.end, expected.end);
  check(
    'apart before',
    isApart(actual.apartBeforeMeters, expected.apartBeforeMeters),
    actual.apartBeforeMeters,
    expected.apartBeforeMeters,
  );
  check(
    'apart after',
    isApart(actual.apartAfterMeters, expected.apartAfterMeters),
    actual.apartAfterMeters,
    expected.apartAfterMeters,
  );
  same('earlier meetings', actual.earlierMeetings, expected.earlierMeetings);
  const ships = [actual.first, actual.second];
  const ofShips = ships.flatMap((ship, i) => shipDifferences(ship, expected.ships[i]));
  return [...differences, ...ofShips];
}

function shipDifferences(actual: ShipFeatures, expected: OracleShipFeatures): readonly string[] {
  const fastest =
    expected.speeds.length === 0 ? null : Math.max(...expected.speeds.map(({ value }) => value));
  const silences = [
    actual.silenceBeforeSeconds,
    actual.silenceDuringSeconds,
    actual.silenceAfterSeconds,
  ];
  const { shiptype, lengthMeters, draughtBeforeMeters, draughtAfterMeters, partners } = expected;
  const wanted = { shiptype, lengthMeters, draughtBeforeMeters, draughtAfterMeters, partners };
  const others = Object.entries(wanted).filter(
    ([name, value]) => actual[name as keyof ShipFeatures] !== value,
  );
  return [
    ...(isMedian(actual.speedKnotsMedian, expected.speeds, KNOTS) ? [] : ['median speed']),
    ...(isNear(actual.speedKnotsMax, fastest, KNOTS) ? [] : ['greatest speed']),
    ...silences.flatMap((seconds, i) =>
      isNear(seconds, expected.silences[i], 1e-6)
        ? []
        : [`silence ${i}: ${seconds} ≠ ${expected.silences[i]}`],
    ),
    ...others.map(([name, value]) => `${name}: ${actual[name as keyof ShipFeatures]} ≠ ${value}`),
  ];
}

function isNear(a: number | null, b: number | null, tolerance: number): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= tolerance + RELATIVE * Math.abs(b);
}

/** Whether a value is between the quantiles a little below and above one half. */
function isMedian(value: number | null, samples: readonly Weighted[], unit: number): boolean {
  if (value === null || samples.length === 0) return value === null && samples.length === 0;
  const low = quantile(samples, 0.5 - SHARE);
  const high = quantile(samples, 0.5 + SHARE);
  const slack = unit + RELATIVE * Math.abs(high);
  return value >= low - slack && value <= high + slack;
}

/** The least value is no greater than that of any sample, and less than the least of them by no more than samples differ there. */
function isLeast(value: number | null, samples: readonly Weighted[]): boolean {
  if (value === null || samples.length === 0) return value === null && samples.length === 0;
  const lowest = least(samples);
  const at = samples.findIndex((sample) => sample.value === lowest);
  const beside = samples.slice(Math.max(0, at - 1), at + 2).map((sample) => sample.value);
  const step = Math.max(...beside) - lowest;
  return (
    value <= lowest + METERS + RELATIVE * lowest &&
    value >= lowest - step - METERS - RELATIVE * lowest
  );
}

/** The greatest distance is at the end of a piece, half a sample from the last sample. */
function isApart(value: number | null, samples: number | null): boolean {
  if (value === null || samples === null) return value === samples;
  return value >= samples - METERS - RELATIVE * samples && value <= 1.03 * samples + 30;
}

function least(samples: readonly Weighted[]): number {
  return Math.min(...samples.map(({ value }) => value));
}

function over(meters: number | null, length: number | null): number | null {
  return meters === null || length === null ? null : meters / length;
}

/** The value that is not exceeded for a share of the time. */
function quantile(samples: readonly Weighted[], share: number): number {
  const sorted = [...samples].sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= share * total) return value;
  }
  return sorted.at(-1)?.value ?? Number.NaN;
}

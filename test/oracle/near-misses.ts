import type { Fix, StsShip } from '@roadstead/model';
import { type DistanceErrors, type Limit, NO_ERRORS } from './distance-errors.ts';
import type { TimeInterval } from './intervals.ts';
import { type OracleEvent, type OracleOptions, type OracleVersion, oracle } from './oracle.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** Tolerance of W and of the separation: times are rounded to the millisecond. */
const TIME_MS = 5;
/** Tolerance of an area's edge: a centimetre, in degrees of latitude. */
const PLACE_DEGREES = 1e-7;
/** Parts of D2's allowance: a distance with a constant error crosses its limit at all of them or none. */
const PARTS = [1, 0.3, 0.1, 0.03, 0.01, 0.001];

const SIGNS = [-1, 0, 1];

/** D6: by how much the ends of an event move, so that a fix at the instant of one is not in it. */
const ENDS: readonly (readonly [beginMs: number, endMs: number])[] = [
  [0, 0],
  [TIME_MS, 0],
  [0, -TIME_MS],
  [TIME_MS, -TIME_MS],
];

const ALWAYS: readonly TimeInterval[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];

/** D2: a computed distance may differ by 1 cm up to 1 km, and by 0.1 % beyond. */
export function distanceAllowance(meters: number): number {
  return meters <= 1000 ? 0.01 : meters / 1000;
}

/** Pair and configuration of the near-misses. */
export type NearMissPair = Pick<OracleEvent, 'configurationId'> & {
  readonly first: Pick<StsShip, 'mmsi'>;
  readonly second: Pick<StsShip, 'mmsi'>;
};

/** When a detector has a pair as close. */
export type DetectedTimes = Pick<
  OracleEvent,
  'activationTimeMs' | 'firedTimeMs' | 'deactivationTimeMs'
>;

/**
 * Near-misses of one pair under one configuration: the oracle's events with each limit moved by the tolerance of a
 * detector. Where all agree with the oracle itself, no difference is tolerated; where a decision is ambiguous, one of
 * them has the opposite result.
 * @param detected the detector's events of the pair. Ships in formation at D cross it wherever rounding has them cross,
 *   so that an error may change along their way: distances are too small during these events, or those of the same window,
 *   and too great elsewhere
 */
export function* nearMisses(
  of: NearMissPair,
  detected: readonly DetectedTimes[],
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): Generator<OracleEvent[], void, undefined> {
  const own = fixes.filter(({ mmsi }) => mmsi === of.first.mmsi || mmsi === of.second.mmsi);
  const ownVersions = versions.filter(
    ({ configuration }) => configuration.id === of.configurationId,
  );
  for (const { errors, window, separation } of movedLimits(detected)) {
    const moved = ownVersions.map((version) => moveTimes(version, window, separation));
    const movedOptions = moveSeparation({ ...options, errors }, separation);
    yield oracle(own, moved, eventTimeMs, movedOptions);
  }
  for (const east of SIGNS) {
    for (const north of SIGNS) {
      const elsewhere = own.map((fix) => shift(fix, east, north));
      yield oracle(elsewhere, ownVersions, eventTimeMs, options);
    }
  }
}

/** Whether the near-misses differ in the number of events, or in which of them are current. */
export function isAmbiguous(misses: Iterable<readonly OracleEvent[]>): boolean {
  const outcomes = new Set<string>();
  for (const events of misses) {
    outcomes.add(events.map(({ deactivationTimeMs }) => deactivationTimeMs === null).join());
    if (outcomes.size > 1) return true;
  }
  return false;
}

interface Move {
  readonly errors: DistanceErrors;
  readonly window: number;
  readonly separation: number;
}

function movedLimits(detected: readonly DetectedTimes[]): Move[] {
  const times: readonly DistanceErrors['smallerIn'][] = [
    () => ALWAYS,
    () => [],
    ...ENDS.flatMap((ends): readonly DistanceErrors['smallerIn'][] => [
      () => detected.map((event) => timesOf(event, ends)),
      (limit) =>
        detected.filter((event) => isOfWindow(event, limit)).map((event) => timesOf(event, ends)),
    ]),
  ];
  const errors = PARTS.flatMap((part) =>
    times.map<DistanceErrors>((smallerIn) => ({
      smallerIn,
      metersAt: (distanceMeters) => part * distanceAllowance(distanceMeters),
    })),
  );
  return [NO_ERRORS, ...errors].flatMap((each) =>
    SIGNS.flatMap((window) => SIGNS.map((separation) => ({ errors: each, window, separation }))),
  );
}

function timesOf(
  { activationTimeMs, deactivationTimeMs }: DetectedTimes,
  [beginMs, endMs]: readonly [number, number],
): TimeInterval {
  return [activationTimeMs + beginMs, (deactivationTimeMs ?? Number.POSITIVE_INFINITY) + endMs];
}

function isOfWindow(
  { activationTimeMs, firedTimeMs }: DetectedTimes,
  { windowMinutes }: Limit,
): boolean {
  const windowMs = windowMinutes * MS_PER_MINUTE;
  return Math.abs(firedTimeMs - activationTimeMs - windowMs) <= TIME_MS;
}

function moveTimes(version: OracleVersion, window: number, separation: number): OracleVersion {
  const { configuration } = version;
  const { alternative, separationMinutes } = configuration;
  const moveWindow = <Moved extends Limit>(limit: Moved): Moved => ({
    ...limit,
    windowMinutes: limit.windowMinutes + (window * TIME_MS) / MS_PER_MINUTE,
  });
  return {
    ...version,
    configuration: {
      ...moveWindow(configuration),
      ...(alternative && { alternative: moveWindow(alternative) }),
      ...(separationMinutes !== undefined && moveSeparation({ separationMinutes }, separation)),
    },
  };
}

function moveSeparation<Options extends { readonly separationMinutes: number }>(
  options: Options,
  sign: number,
): Options {
  const separationMinutes = options.separationMinutes + (sign * TIME_MS) / MS_PER_MINUTE;
  return { ...options, separationMinutes };
}

function shift(fix: Fix, east: number, north: number): Fix {
  const narrowing = Math.cos((fix.latitude * Math.PI) / 180);
  return {
    ...fix,
    longitude: fix.longitude + (east * PLACE_DEGREES) / narrowing,
    latitude: fix.latitude + north * PLACE_DEGREES,
  };
}

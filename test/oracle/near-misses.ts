import type { Fix, StsShip } from '@roadstead/model';
import { type OracleEvent, type OracleOptions, type OracleVersion, oracle } from './oracle.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** How far a decision may lie on the wrong side of W or of the separation: times are rounded to the millisecond. */
const TIME_MS = 5;
/** How far a ship may lie on the wrong side of an area's edge: a centimetre, in degrees of latitude. */
const PLACE_DEGREES = 1e-7;
/** Parts of D2's allowance: a distance that is computed with a steady error crosses its limit at all or none of them. */
const PARTS = [1, 0.3, 0.1, 0.03, 0.01, 0.001];

const SIGNS = [-1, 0, 1];

/** D2: what is computed may differ by 1 cm up to 1 km, and by 0.1 % beyond. */
export function distanceAllowance(meters: number): number {
  return meters <= 1000 ? 0.01 : meters / 1000;
}

/** The pair and the configuration that near-misses are asked for. */
export type PairOf = Pick<OracleEvent, 'configurationId'> & {
  readonly first: Pick<StsShip, 'mmsi'>;
  readonly second: Pick<StsShip, 'mmsi'>;
};

/**
 * The near-misses of one pair under one configuration: what the oracle says of them when each limit is moved by as much
 * as a detector may be wrong. Where these agree with the oracle itself, no difference is tolerated; where a decision is
 * on the knife's edge, one of them says the opposite.
 */
export function* nearMisses(
  of: PairOf,
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): Generator<OracleEvent[], void, undefined> {
  const own = fixes.filter(({ mmsi }) => mmsi === of.first.mmsi || mmsi === of.second.mmsi);
  const ownVersions = versions.filter(
    ({ configuration }) => configuration.id === of.configurationId,
  );
  for (const { distance, window, separation } of movedLimits()) {
    const moved = ownVersions.map((version) => moveLimits(version, distance, window));
    yield oracle(own, moved, eventTimeMs, moveSeparation(options, separation));
  }
  for (const east of SIGNS) {
    for (const north of SIGNS) {
      const elsewhere = own.map((fix) => shift(fix, east, north));
      yield oracle(elsewhere, ownVersions, eventTimeMs, options);
    }
  }
}

/** Whether the near-misses are not all of the same number of events, with the same of them current. */
export function isOnTheEdge(misses: Iterable<readonly OracleEvent[]>): boolean {
  const outcomes = new Set<string>();
  for (const events of misses) {
    outcomes.add(events.map(({ deactivationTimeMs }) => deactivationTimeMs === null).join());
    if (outcomes.size > 1) return true;
  }
  return false;
}

interface Move {
  readonly distance: number;
  readonly window: number;
  readonly separation: number;
}

function movedLimits(): Move[] {
  const distances = [0, ...PARTS, ...PARTS.map((part) => -part)];
  return distances.flatMap((distance) =>
    SIGNS.flatMap((window) => SIGNS.map((separation) => ({ distance, window, separation }))),
  );
}

function moveLimits(version: OracleVersion, distance: number, window: number): OracleVersion {
  const { configuration } = version;
  const { distanceMeters, windowMinutes } = configuration;
  return {
    ...version,
    configuration: {
      ...configuration,
      distanceMeters: distanceMeters + distance * distanceAllowance(distanceMeters),
      windowMinutes: windowMinutes + (window * TIME_MS) / MS_PER_MINUTE,
    },
  };
}

function moveSeparation(options: OracleOptions, sign: number): OracleOptions {
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

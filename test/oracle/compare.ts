import type { AreaGeometry } from '@roadstead/geo';
import type { Mmsi, Position, StsEvent, StsShip } from '@roadstead/model';
import { metersToEdge } from './areas.ts';
import { geodesicMeters } from './geodesy.ts';
import type { OracleEvent, OracleVersion } from './oracle.ts';
import { MS_PER_MINUTE, type PositionLookup } from './tracks.ts';

const INSTANT_MS = 1000;
const POSITION_METERS = 1;
/** Share of D: this near to it, an instant is as good as the exact crossing, if the ships stay as near in between. */
const DISTANCE_PART = 0.001;
/** Number of parts for the test whether a drift along a limit ever leaves it. */
const DRIFT_PARTS = 64;

export interface CompareOptions {
  /** Port areas for `exclude_ports`. */
  readonly portAreasNear?: readonly AreaGeometry[];
  /**
   * The oracle's near-misses of the event's pair and configuration (`near-misses.ts`), computed only for differences.
   * The detected events of this pair are tolerated if they equal those of one near-miss completely.
   */
  readonly nearMissesOf?: (
    event: OracleEvent,
    detected: readonly StsEvent[],
  ) => Iterable<readonly OracleEvent[]>;
}

/** Differences between a detector's events and the oracle's, as sentences; empty if they agree. */
export function differences(
  actual: readonly StsEvent[],
  expected: readonly OracleEvent[],
  positionOf: PositionLookup,
  versions: readonly OracleVersion[],
  { portAreasNear = [], nearMissesOf = () => [] }: CompareOptions = {},
): string[] {
  const context: Context = { positionOf, versions, portAreasNear };
  const found = [
    ...orderDifferences(actual),
    ...actual.flatMap((event) => internalDifferences(event, context)),
  ];
  const byPair = new Map([...actual, ...expected].map((event) => [keyOf(event), event]));
  for (const [key, one] of byPair) {
    const own = actual.filter((event) => keyOf(event) === key);
    const wanted = expected.filter((event) => keyOf(event) === key);
    const wrong = pairDifferences(key, own, wanted, context);
    if (wrong.length === 0) continue;
    if (!isNearMiss(key, own, nearMissesOf(one, own), context)) found.push(...wrong);
  }
  return found;
}

function isNearMiss(
  key: string,
  actual: readonly StsEvent[],
  nearMisses: Iterable<readonly OracleEvent[]>,
  context: Context,
): boolean {
  for (const near of nearMisses) {
    if (pairDifferences(key, actual, near, context).length === 0) return true;
  }
  return false;
}

interface Context {
  readonly positionOf: PositionLookup;
  readonly versions: readonly OracleVersion[];
  readonly portAreasNear: readonly AreaGeometry[];
}

function keyOf({ configurationId, first, second }: OracleEvent): string {
  return `configuration ${configurationId}, ${first.mmsi} and ${second.mmsi}`;
}

/** D8: identifiers from 1 in the order of discovery, configuration, pair; no event twice (D13). */
function orderDifferences(actual: readonly StsEvent[]): string[] {
  const found: string[] = [];
  for (const [i, event] of actual.entries()) {
    if (event.id !== i + 1) found.push(`event ${i + 1} has the id ${event.id}`);
    const order = i === 0 ? 1 : compareRanks(rankOf(event), rankOf(actual[i - 1]));
    if (order <= 0) found.push(`event ${event.id} is out of order`);
  }
  if (new Set(actual.map(({ uuid }) => uuid)).size < actual.length) {
    found.push('two events have one uuid');
  }
  return found;
}

function rankOf(event: StsEvent): number[] {
  const { discoveredTimeMs, configurationId, first, second } = event;
  const { activationTimeMs, firedTimeMs } = event;
  const times = [activationTimeMs, firedTimeMs];
  return [discoveredTimeMs, configurationId, first.mmsi, second.mmsi, ...times];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}

/** Conditions that an event must satisfy regardless of the oracle. */
function internalDifferences(event: StsEvent, context: Context): string[] {
  const { first, second, activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
  const found: string[] = [];
  const name = `event ${event.id} (${keyOf(event)})`;
  if (first.mmsi >= second.mmsi) found.push(`${name}: the smaller MMSI is not the first`);
  const isWindow = versionsOf(event, context).some(({ configuration }) => {
    const { filters, alternative = configuration } = configuration;
    return [configuration, alternative].some(({ windowMinutes }) => {
      const windowEndMs = activationTimeMs + windowMinutes * MS_PER_MINUTE;
      return filters ? firedTimeMs >= windowEndMs : firedTimeMs === windowEndMs;
    });
  });
  if (!isWindow) found.push(`${name}: fired is not activation + W`);
  if ((event.endDiscoveredTimeMs === null) !== (deactivationTimeMs === null)) {
    found.push(`${name}: its end and the discovery of it are not both known`);
  }
  for (const ship of [first, second]) {
    const at = (what: string, position: Position | null, timeMs: number | null): void => {
      const wrong = positionDifference(ship.mmsi, position, timeMs, context);
      if (wrong) found.push(`${name}: ${ship.mmsi} at ${what}: ${wrong}`);
    };
    at('activation', ship.activationPosition, activationTimeMs);
    at('fired', ship.firedPosition, firedTimeMs);
    at('deactivation', ship.deactivationPosition, deactivationTimeMs);
  }
  return found;
}

function positionDifference(
  mmsi: Mmsi,
  position: StsShip['deactivationPosition'],
  timeMs: number | null,
  { positionOf }: Context,
): string | undefined {
  if (position === null || timeMs === null) {
    return position === null && timeMs === null
      ? undefined
      : 'a position without a time, or a time without';
  }
  const expected = positionOf(mmsi, timeMs);
  if (!expected) return 'it is not known where the ship was';
  if (!(Math.abs(position.longitude) <= 180)) return `longitude ${position.longitude}`;
  const meters = geodesicMeters(position, expected);
  return meters <= POSITION_METERS ? undefined : `${meters} m from where the ship was`;
}

/** The versions under which an event can have begun: two where one follows the other at that very instant. */
function versionsOf(event: OracleEvent, { versions }: Context): OracleVersion[] {
  return versions.filter(
    ({ configuration, fromMs, toMs }) =>
      configuration.id === event.configurationId &&
      fromMs <= event.activationTimeMs &&
      event.activationTimeMs <= toMs,
  );
}

/** Differences of one pair under one configuration. */
function pairDifferences(
  key: string,
  actual: readonly StsEvent[],
  expected: readonly OracleEvent[],
  context: Context,
): string[] {
  if (actual.length !== expected.length) {
    return [`${key}: events ${describe(actual)} instead of ${describe(expected)}`];
  }
  const sorted = [...actual].sort((a, b) => a.firedTimeMs - b.firedTimeMs);
  const wanted = [...expected].sort((a, b) => a.firedTimeMs - b.firedTimeMs);
  return sorted.flatMap((event, i) => {
    const other = wanted[i];
    const agree = (timeMs: number | null, otherMs: number | null): boolean =>
      instantsAgree(event, timeMs, otherMs, context);
    const isSame =
      agree(event.activationTimeMs, other.activationTimeMs) &&
      agree(event.deactivationTimeMs, other.deactivationTimeMs) &&
      event.discoveredTimeMs === other.discoveredTimeMs;
    return isSame ? [] : [`${key}: event ${describe([event])} instead of ${describe([other])}`];
  });
}

/** Equal within a second, or with nothing but drift along the limit in between. */
function instantsAgree(
  event: OracleEvent,
  timeMs: number | null,
  otherMs: number | null,
  context: Context,
): boolean {
  if (timeMs === null || otherMs === null) return timeMs === otherMs;
  if (Math.abs(timeMs - otherMs) <= INSTANT_MS) return true;
  return versionsOf(event, context).some((version) => {
    for (let part = 0; part <= DRIFT_PARTS; part++) {
      const betweenMs = timeMs + (part / DRIFT_PARTS) * (otherMs - timeMs);
      if (!isAtLimit(event, version, betweenMs, context)) return false;
    }
    return true;
  });
}

/** Whether the pair is within 0.1 % of D of being D apart, or one of them a metre from an edge. */
function isAtLimit(
  { first, second }: OracleEvent,
  { configuration }: OracleVersion,
  timeMs: number,
  { positionOf, portAreasNear }: Context,
): boolean {
  const places = [positionOf(first.mmsi, timeMs), positionOf(second.mmsi, timeMs)];
  const [a, b] = places;
  if (!a || !b) return false;
  const { alternative = configuration, area, excludePorts } = configuration;
  const meters = geodesicMeters(a, b);
  const isAtDistance = [configuration, alternative].some(
    ({ distanceMeters }) => Math.abs(meters - distanceMeters) <= DISTANCE_PART * distanceMeters,
  );
  if (isAtDistance) return true;
  const relevant = excludePorts ? [area, ...portAreasNear] : [area];
  return [a, b].some((place) => metersToEdge(relevant, place) <= POSITION_METERS);
}

function describe(events: readonly OracleEvent[]): string {
  const descriptions = events.map(
    ({ activationTimeMs, deactivationTimeMs, discoveredTimeMs }) =>
      `${activationTimeMs}–${deactivationTimeMs ?? 'current'} (known at ${discoveredTimeMs})`,
  );
  return `[${descriptions.join(', ')}]`;
}

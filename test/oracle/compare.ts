import type { AreaGeometry } from '@roadstead/geo';
import type { Mmsi, Position, StsEvent, StsShip } from '@roadstead/model';
import { metersToEdge } from './areas.ts';
import { geodesicMeters } from './geodesy.ts';
import type { OracleEvent, OracleVersion } from './oracle.ts';
import { MS_PER_MINUTE, type Truth } from './tracks.ts';

const INSTANT_MS = 1000;
const POSITION_METERS = 1;
/** Of D: so near to it, an instant is as good as the very crossing, if the ships are no further from it in between. */
const DISTANCE_PART = 0.001;
/** Into how many parts a drift along a limit is cut to see whether it ever leaves it. */
const DRIFT_PARTS = 64;

export interface CompareOptions {
  /** Where `exclude_ports` applies. */
  readonly portAreasNear?: readonly AreaGeometry[];
  /**
   * The oracle's near-misses of the event's pair and configuration (`near-misses.ts`), asked for only where these
   * differ. What the detector says of them is tolerated if it is, altogether, what one near-miss says.
   */
  readonly nearMissesOf?: (event: OracleEvent) => Iterable<readonly OracleEvent[]>;
}

/** What is wrong with a detector's events, in words; nothing where they are the oracle's. */
export function differences(
  actual: readonly StsEvent[],
  expected: readonly OracleEvent[],
  truth: Truth,
  versions: readonly OracleVersion[],
  { portAreasNear = [], nearMissesOf = () => [] }: CompareOptions = {},
): string[] {
  const world: World = { truth, versions, portAreasNear };
  const found = [
    ...orderDifferences(actual),
    ...actual.flatMap((event) => inwardDifferences(event, world)),
  ];
  const byPair = new Map([...actual, ...expected].map((event) => [keyOf(event), event]));
  for (const [key, one] of byPair) {
    const own = actual.filter((event) => keyOf(event) === key);
    const wanted = expected.filter((event) => keyOf(event) === key);
    const wrong = pairDifferences(key, own, wanted, world);
    if (wrong.length === 0) continue;
    if (!isNearMiss(key, own, nearMissesOf(one), world)) found.push(...wrong);
  }
  return found;
}

function isNearMiss(
  key: string,
  actual: readonly StsEvent[],
  nearMisses: Iterable<readonly OracleEvent[]>,
  world: World,
): boolean {
  for (const near of nearMisses) {
    if (pairDifferences(key, actual, near, world).length === 0) return true;
  }
  return false;
}

interface World {
  readonly truth: Truth;
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
  const { discoveredTimeMs, configurationId, first, second, activationTimeMs } = event;
  return [discoveredTimeMs, configurationId, first.mmsi, second.mmsi, activationTimeMs];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}

/** What an event must hold by itself, whatever the oracle says. */
function inwardDifferences(event: StsEvent, world: World): string[] {
  const { first, second, activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
  const found: string[] = [];
  const name = `event ${event.id} (${keyOf(event)})`;
  if (first.mmsi >= second.mmsi) found.push(`${name}: the smaller MMSI is not the first`);
  const isWindow = versionsOf(event, world).some(
    ({ configuration }) =>
      firedTimeMs === activationTimeMs + configuration.windowMinutes * MS_PER_MINUTE,
  );
  if (!isWindow) found.push(`${name}: fired is not activation + W`);
  if ((event.endDiscoveredTimeMs === null) !== (deactivationTimeMs === null)) {
    found.push(`${name}: its end and the discovery of it are not both known`);
  }
  for (const ship of [first, second]) {
    const at = (what: string, position: Position | null, timeMs: number | null): void => {
      const wrong = positionDifference(ship.mmsi, position, timeMs, world);
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
  { truth }: World,
): string | undefined {
  if (position === null || timeMs === null) {
    return position === null && timeMs === null
      ? undefined
      : 'a position without a time, or a time without';
  }
  const true_ = truth(mmsi, timeMs);
  if (!true_) return 'it is not known where the ship was';
  if (!(Math.abs(position.longitude) <= 180)) return `longitude ${position.longitude}`;
  const meters = geodesicMeters(position, true_);
  return meters <= POSITION_METERS ? undefined : `${meters} m from where the ship was`;
}

/** The versions that can have seen an event begin: two where one follows on the other at that very instant. */
function versionsOf(event: OracleEvent, { versions }: World): OracleVersion[] {
  return versions.filter(
    ({ configuration, fromMs, toMs }) =>
      configuration.id === event.configurationId &&
      fromMs <= event.activationTimeMs &&
      event.activationTimeMs <= toMs,
  );
}

/** Between what the detector and what the oracle says of one pair under one configuration. */
function pairDifferences(
  key: string,
  actual: readonly StsEvent[],
  expected: readonly OracleEvent[],
  world: World,
): string[] {
  if (actual.length !== expected.length) {
    return [`${key}: events ${describe(actual)} instead of ${describe(expected)}`];
  }
  const sorted = [...actual].sort((a, b) => a.activationTimeMs - b.activationTimeMs);
  const wanted = [...expected].sort((a, b) => a.activationTimeMs - b.activationTimeMs);
  return sorted.flatMap((event, i) => {
    const other = wanted[i];
    const agree = (timeMs: number | null, otherMs: number | null): boolean =>
      instantsAgree(event, timeMs, otherMs, world);
    const isSame =
      agree(event.activationTimeMs, other.activationTimeMs) &&
      agree(event.deactivationTimeMs, other.deactivationTimeMs) &&
      event.discoveredTimeMs === other.discoveredTimeMs;
    return isSame ? [] : [`${key}: event ${describe([event])} instead of ${describe([other])}`];
  });
}

/** The same within a second, or with nothing but drift along the limit in between. */
function instantsAgree(
  event: OracleEvent,
  timeMs: number | null,
  otherMs: number | null,
  world: World,
): boolean {
  if (timeMs === null || otherMs === null) return timeMs === otherMs;
  if (Math.abs(timeMs - otherMs) <= INSTANT_MS) return true;
  return versionsOf(event, world).some((version) => {
    for (let part = 0; part <= DRIFT_PARTS; part++) {
      const betweenMs = timeMs + (part / DRIFT_PARTS) * (otherMs - timeMs);
      if (!isAtLimit(event, version, betweenMs, world)) return false;
    }
    return true;
  });
}

/** Whether the pair is within 0.1 % of D of being D apart, or one of them a metre from an edge. */
function isAtLimit(
  { first, second }: OracleEvent,
  { configuration }: OracleVersion,
  timeMs: number,
  { truth, portAreasNear }: World,
): boolean {
  const places = [truth(first.mmsi, timeMs), truth(second.mmsi, timeMs)];
  const [a, b] = places;
  if (!a || !b) return false;
  const { distanceMeters, area, excludePorts } = configuration;
  if (Math.abs(geodesicMeters(a, b) - distanceMeters) <= DISTANCE_PART * distanceMeters)
    return true;
  const edged = excludePorts ? [area, ...portAreasNear] : [area];
  return [a, b].some((place) => metersToEdge(edged, place) <= POSITION_METERS);
}

function describe(events: readonly OracleEvent[]): string {
  const told = events.map(
    ({ activationTimeMs, deactivationTimeMs, discoveredTimeMs }) =>
      `${activationTimeMs}–${deactivationTimeMs ?? 'current'} (known at ${discoveredTimeMs})`,
  );
  return `[${told.join(', ')}]`;
}

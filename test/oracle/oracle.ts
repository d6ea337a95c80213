import type { AreaGeometry } from '@roadstead/geo';
import type { DetectorConfiguration, Fix, StsEvent, StsShip } from '@roadstead/model';
import { timesInside } from './areas.ts';
import {
  crossedAt,
  type DistanceErrors,
  type Limit,
  NO_ERRORS,
  timesComputedWithin,
} from './distance-errors.ts';
import { distanceProfile } from './distance-profile.ts';
import { intersect, subtract, type TimeInterval } from './intervals.ts';
import { type IsKnown, MS_PER_MINUTE, type Track, trackPositionAt, tracksOf } from './tracks.ts';

/** D11: a configuration from the event time of one change to that of the next; a changed one is two with one id. */
export interface OracleVersion {
  readonly configuration: DetectorConfiguration;
  /** −Infinity if from the start. */
  readonly fromMs: number;
  /** Infinity without an end. */
  readonly toMs: number;
}

export interface OracleOptions {
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  /** D15: whether the filters of configurations hold for two ships at an instant. */
  readonly holds?: HoldsAt;
  /** All port areas. */
  readonly portAreasNear?: readonly AreaGeometry[];
  /** For near-misses. Default: `NO_ERRORS`. */
  readonly errors?: DistanceErrors;
}

/** D15: whether filters hold; they depend on the fixes of the two ships up to the instant. */
export type HoldsAt = (first: readonly Fix[], second: readonly Fix[], timeMs: number) => boolean;

/** An event by the rules; the uuid is an implementation detail of the detector. */
export type OracleEvent = Omit<StsEvent, 'uuid'>;

/** Two ships' tracks under one version of a configuration, with the data known at its end. */
interface WatchedPair {
  readonly a: Track;
  readonly b: Track;
  readonly version: OracleVersion;
  /** End of the pair's known time: the older of the newest fixes, of those not after the version's end. */
  readonly knownUntilMs: number;
  readonly eventTimeMs: number;
  readonly gapMaxMs: number;
  readonly separationMs: number;
  readonly holds: HoldsAt;
}

interface Encounter {
  readonly limit: Limit;
  readonly interval: TimeInterval;
  /** D6: undefined if a ship has no fix in it. */
  readonly evidenceMs: number | undefined;
  readonly instantsMs: readonly number[];
}

interface FiredEvent {
  readonly limit: Limit;
  readonly firedTimeMs: number;
  /** The instant from which also both ships have a fix in it. */
  readonly fromMs: number;
  /** Its encounters: all but the first follow after short separations. */
  readonly closeMs: readonly TimeInterval[];
}

/** The events by the rules D1–D7, D11, D15 and D16 in a set of cleaned fixes, in the order of D8. */
export function oracle(
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): OracleEvent[] {
  const enabledVersions = versions.filter((version) => version.configuration.enabled);
  const own = enabledVersions.filter(({ configuration }) => hasOwnGap(configuration));
  const shared = enabledVersions.filter(({ configuration }) => !hasOwnGap(configuration));
  return [shared, ...own.map((version) => [version])]
    .flatMap((group) => eventsOfVersions(fixes, group, eventTimeMs, options))
    .sort(byDiscovery)
    .map((event, index) => ({ ...event, id: index + 1 }));
}

function hasOwnGap({ gapMaxMinutes, separationMinutes }: DetectorConfiguration): boolean {
  return gapMaxMinutes !== undefined || separationMinutes !== undefined;
}

/** The events of versions with the same gap and beginning, or of those with the gap of the options. */
function eventsOfVersions(
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): OracleEvent[] {
  if (versions.length === 0) return [];
  const { gapMaxMinutes, separationMinutes } = timesOf(versions[0].configuration, options);
  const tracks = tracksOf(fixes, knownUnder(versions[0], options));
  const { errors = NO_ERRORS } = options;
  const limits = versions.flatMap(limitsOf).flatMap((limit) => crossedAt(limit, errors));
  const allowed = versions.map((version) => allowedTimes(tracks, version, options));
  const events: OracleEvent[] = [];
  for (const [i, a] of tracks.entries()) {
    for (const b of tracks.slice(i + 1)) {
      const profile = distanceProfile(a, b, limits);
      for (const [v, version] of versions.entries()) {
        const watch: WatchedPair = {
          a,
          b,
          version,
          knownUntilMs: Math.min(newest(a, version.toMs), newest(b, version.toMs)),
          eventTimeMs: Math.min(eventTimeMs, version.toMs),
          gapMaxMs: gapMaxMinutes * MS_PER_MINUTE,
          separationMs: separationMinutes * MS_PER_MINUTE,
          holds: options.holds ?? (() => true),
        };
        const encounters = limitsOf(version).map((limit) =>
          encountersOf(watch, timesComputedWithin(profile, limit, errors), allowed[v], limit),
        );
        events.push(...eventsOf(watch, encounters.flat()));
      }
    }
  }
  return events;
}

/** D1: a silence that is longer than usual counts for a configuration only if it was there when the silence began. */
export function knownUnder(
  { configuration, fromMs }: OracleVersion,
  options: OracleOptions,
): IsKnown {
  const gapMaxMs = timesOf(configuration, options).gapMaxMinutes * MS_PER_MINUTE;
  const usualMs = options.gapMaxMinutes * MS_PER_MINUTE;
  return (beganMs, endMs) => {
    const silenceMs = endMs - beganMs;
    return silenceMs <= gapMaxMs && (silenceMs <= usualMs || beganMs >= fromMs);
  };
}

/** The longest gap of some configurations, in minutes. */
export function longestGapMinutes(
  versions: readonly OracleVersion[],
  options: OracleOptions,
): number {
  return Math.max(
    ...versions.map(({ configuration }) => timesOf(configuration, options).gapMaxMinutes),
  );
}

/** D1, D7: the gap and separation of a configuration; where one is missing it gives way to the other. */
function timesOf(
  { gapMaxMinutes, separationMinutes }: DetectorConfiguration,
  options: OracleOptions,
): { readonly gapMaxMinutes: number; readonly separationMinutes: number } {
  const gap = gapMaxMinutes ?? Math.max(options.gapMaxMinutes, separationMinutes ?? 0);
  return {
    gapMaxMinutes: gap,
    separationMinutes: Math.min(separationMinutes ?? options.separationMinutes, gap),
  };
}

/** D3: for each ship, when it is in the configuration's area. */
function allowedTimes(
  tracks: readonly Track[],
  { configuration }: OracleVersion,
  { portAreasNear = [] }: OracleOptions,
): Map<Track, TimeInterval[]> {
  return new Map(
    tracks.map((track) => {
      const inside = timesInside(track, [configuration.area]);
      const inPort = configuration.excludePorts ? timesInside(track, portAreasNear) : [];
      return [track, subtract(inside, inPort)];
    }),
  );
}

/** D16: the pairs of distance and window of a configuration, the larger distance first. */
function limitsOf({ configuration }: OracleVersion): Limit[] {
  const { distanceMeters, windowMinutes, alternative } = configuration;
  return [{ distanceMeters, windowMinutes }, ...(alternative ? [alternative] : [])];
}

/** D4, D11: when the pair is close, within this version's validity, with the instants at which an event may fire. */
function encountersOf(
  watch: WatchedPair,
  near: readonly TimeInterval[],
  allowed: Map<Track, TimeInterval[]>,
  limit: Limit,
): Encounter[] {
  if (near.length === 0) return [];
  const seen: TimeInterval = [watch.version.fromMs, watch.knownUntilMs];
  const bothAllowed = intersect(allowed.get(watch.a) ?? [], allowed.get(watch.b) ?? []);
  return intersect(intersect(near, bothAllowed), [seen]).map((interval) => ({
    limit,
    interval,
    evidenceMs: evidenceTimeMs(watch, interval),
    instantsMs: firingInstants(watch, interval, limit.windowMinutes * MS_PER_MINUTE),
  }));
}

/** D5–D7, D16: evaluates the instants at which events of a pair may fire, in the order of time. */
function eventsOf(watch: WatchedPair, encounters: readonly Encounter[]): OracleEvent[] {
  const fired: FiredEvent[] = [];
  for (const { encounter, firedTimeMs, fromMs } of candidatesOf(encounters)) {
    const current = fired.filter(({ limit, closeMs }) => {
      const own = limit === encounter.limit;
      return closeMs.some(([beginMs, endMs]) =>
        own
          ? beginMs === encounter.interval[0]
          : beginMs <= fromMs && fromMs - endMs <= watch.separationMs,
      );
    });
    if (current.length > 0) continue;
    const own = encounters.filter(({ limit }) => limit === encounter.limit);
    const closeMs = [encounter.interval];
    // It continues over every encounter that begins before the pair has been apart for too long.
    for (const { interval } of own.slice(own.indexOf(encounter) + 1)) {
      if (interval[0] - closeMs[closeMs.length - 1][1] > watch.separationMs) break;
      closeMs.push(interval);
    }
    fired.push({ limit: encounter.limit, firedTimeMs, fromMs, closeMs });
  }
  return fired.map((event) => eventOf(watch, event));
}

/** The instants at which events may fire: in the order in which both windows and fixes of both ships are there (D5, D6). */
function candidatesOf(encounters: readonly Encounter[]): {
  readonly encounter: Encounter;
  readonly firedTimeMs: number;
  readonly fromMs: number;
}[] {
  return encounters
    .flatMap((encounter) =>
      encounter.instantsMs.map((firedTimeMs) => {
        const { evidenceMs = Number.POSITIVE_INFINITY } = encounter;
        return { encounter, firedTimeMs, fromMs: Math.max(firedTimeMs, evidenceMs) };
      }),
    )
    .filter(({ fromMs }) => fromMs < Number.POSITIVE_INFINITY)
    .sort((x, y) => x.fromMs - y.fromMs || x.firedTimeMs - y.firedTimeMs);
}

/** D6: time from which each ship has had a fix inside an encounter; undefined if one has none. */
function evidenceTimeMs({ a, b }: WatchedPair, [beginMs, endMs]: TimeInterval): number | undefined {
  const evidence = [a, b].map(
    ({ fixes }) => fixes.find((fix) => fix.timeMs >= beginMs && fix.timeMs <= endMs)?.timeMs,
  );
  return evidence.includes(undefined) ? undefined : Math.max(...evidence.map(Number));
}

/** D5, D15: the end of the window, or with filters each instant from then on at which they hold. */
function firingInstants(
  watch: WatchedPair,
  [beginMs, endMs]: TimeInterval,
  windowMs: number,
): number[] {
  if (endMs < beginMs + windowMs) return [];
  const windowEndMs = Math.round(beginMs) + windowMs;
  if (!watch.version.configuration.filters) return [windowEndMs];
  const { a, b, holds } = watch;
  const upTo = ({ fixes }: Track, timeMs: number): readonly Fix[] =>
    fixes.filter((fix) => fix.timeMs <= timeMs);
  return [windowEndMs, ...[...a.fixes, ...b.fixes].map(({ timeMs }) => timeMs)]
    .filter((timeMs) => timeMs >= windowEndMs && timeMs <= Math.max(endMs, windowEndMs))
    .filter((timeMs) => holds(upTo(a, timeMs), upTo(b, timeMs), timeMs));
}

function eventOf(
  watch: WatchedPair,
  { limit, firedTimeMs, fromMs, closeMs }: FiredEvent,
): OracleEvent {
  const activationTimeMs = Math.round(closeMs[0][0]);
  const lastCloseMs = closeMs[closeMs.length - 1][1];
  const needMs = Math.max(fromMs, closeMs[0][0] + limit.windowMinutes * MS_PER_MINUTE);
  const endDiscoveredTimeMs = endDiscovery(watch, lastCloseMs);
  const deactivationTimeMs = endDiscoveredTimeMs === null ? null : Math.round(lastCloseMs);
  const ship = (track: Track): StsShip => ({
    mmsi: track.mmsi,
    activationPosition: knownPosition(track, activationTimeMs),
    firedPosition: knownPosition(track, firedTimeMs),
    deactivationPosition:
      deactivationTimeMs === null ? null : knownPosition(track, deactivationTimeMs),
  });
  return {
    id: 0,
    configurationId: watch.version.configuration.id,
    first: ship(watch.a),
    second: ship(watch.b),
    activationTimeMs,
    firedTimeMs,
    deactivationTimeMs,
    discoveredTimeMs: bothReach(watch, (timeMs) => timeMs >= needMs),
    endDiscoveredTimeMs,
  };
}

/** D7, D11: when it became known that the pair is no longer close; null while it is current. */
function endDiscovery(watch: WatchedPair, lastCloseMs: number): number | null {
  const apart = bothReach(watch, (timeMs) => timeMs - lastCloseMs > watch.separationMs);
  const silent = [watch.a, watch.b].map((track) => silentFrom(watch, track, lastCloseMs));
  const first = Math.min(apart, ...silent, watch.version.toMs);
  return first === Number.POSITIVE_INFINITY ? null : first;
}

/** Instant after which a ship had been silent for too long; Infinity if event time did not reach it. */
function silentFrom(watch: WatchedPair, { fixes }: Track, lastCloseMs: number): number {
  const last = fixes.find(({ timeMs }, i) => {
    const nextMs = fixes[i + 1]?.timeMs ?? Number.POSITIVE_INFINITY;
    return timeMs >= lastCloseMs && nextMs - timeMs > watch.gapMaxMs;
  });
  const limitMs = last ? last.timeMs + watch.gapMaxMs : Number.POSITIVE_INFINITY;
  return watch.eventTimeMs > limitMs ? limitMs : Number.POSITIVE_INFINITY;
}

/** Time of the fix with which both ships have reached a time; Infinity if they have not. */
function bothReach({ a, b }: WatchedPair, isReached: (timeMs: number) => boolean): number {
  const times = [a, b].map(
    ({ fixes }) =>
      fixes.find(({ timeMs }) => isReached(timeMs))?.timeMs ?? Number.POSITIVE_INFINITY,
  );
  return Math.max(...times);
}

function newest({ fixes }: Track, untilMs: number): number {
  return fixes.findLast(({ timeMs }) => timeMs <= untilMs)?.timeMs ?? Number.NEGATIVE_INFINITY;
}

function knownPosition(track: Track, timeMs: number): NonNullable<StsShip['deactivationPosition']> {
  const position = trackPositionAt(track, timeMs);
  if (!position) throw new Error(`${track.mmsi} is not known at ${timeMs}`);
  return position;
}

/** D8: by discovery, configuration, pair; then by a value that is unique. */
function byDiscovery(x: OracleEvent, y: OracleEvent): number {
  return (
    x.discoveredTimeMs - y.discoveredTimeMs ||
    x.configurationId - y.configurationId ||
    x.first.mmsi - y.first.mmsi ||
    x.second.mmsi - y.second.mmsi ||
    x.activationTimeMs - y.activationTimeMs ||
    x.firedTimeMs - y.firedTimeMs
  );
}

import type { AreaGeometry } from '@roadstead/geo';
import type { DetectorConfiguration, Fix, StsEvent, StsShip } from '@roadstead/model';
import { timesInside } from './areas.ts';
import { type DistanceProfile, distanceProfile, timesWithin } from './distance-profile.ts';
import { type Interval, intersect, subtract } from './intervals.ts';
import { MS_PER_MINUTE, positionAt, type Track, tracksOf } from './tracks.ts';

/** D11: a configuration from the event time of one change to that of the next; a changed one is two with one id. */
export interface OracleVersion {
  readonly configuration: DetectorConfiguration;
  /** −Infinity if from the start. */
  readonly fromMs: number;
  /** Infinity while it lives. */
  readonly toMs: number;
}

export interface OracleOptions {
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  /** All port areas there are. */
  readonly portAreasNear?: readonly AreaGeometry[];
}

/** An event as the rules have it; only the detector knows how it makes a uuid. */
export type OracleEvent = Omit<StsEvent, 'uuid'>;

/** Two ships' tracks under one version of a configuration, with what was known at its end. */
interface Watch {
  readonly a: Track;
  readonly b: Track;
  readonly version: OracleVersion;
  /** The end of what is known of the pair: the older of the newest fixes, of those not after the version's end. */
  readonly knownUntilMs: number;
  readonly eventTimeMs: number;
  readonly gapMaxMs: number;
  readonly separationMs: number;
}

/** The events that the rules D1–D7 and D11 have in a set of cleaned fixes, in the order of D8. */
export function oracle(
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): OracleEvent[] {
  const tracks = tracksOf(fixes, options.gapMaxMinutes);
  const living = versions.filter((version) => version.configuration.enabled);
  const limits = living.map((version) => version.configuration.distanceMeters);
  const allowed = living.map((version) => allowedTimes(tracks, version, options));
  const events: OracleEvent[] = [];
  for (const [i, a] of tracks.entries()) {
    for (const b of tracks.slice(i + 1)) {
      const profile = distanceProfile(a, b, limits);
      for (const [v, version] of living.entries()) {
        const watch: Watch = {
          a,
          b,
          version,
          knownUntilMs: Math.min(newest(a, version.toMs), newest(b, version.toMs)),
          eventTimeMs: Math.min(eventTimeMs, version.toMs),
          gapMaxMs: options.gapMaxMinutes * MS_PER_MINUTE,
          separationMs: options.separationMinutes * MS_PER_MINUTE,
        };
        events.push(...eventsOf(watch, encountersOf(watch, profile, allowed[v])));
      }
    }
  }
  return events.sort(byDiscovery).map((event, index) => ({ ...event, id: index + 1 }));
}

/** D3: of each ship, when it is where the configuration looks. */
function allowedTimes(
  tracks: readonly Track[],
  { configuration }: OracleVersion,
  { portAreasNear = [] }: OracleOptions,
): Map<Track, Interval[]> {
  return new Map(
    tracks.map((track) => {
      const inside = timesInside(track, [configuration.area]);
      const inPort = configuration.excludePorts ? timesInside(track, portAreasNear) : [];
      return [track, subtract(inside, inPort)];
    }),
  );
}

/** D4, D11: when the pair is close, as far as this version lives to see it. */
function encountersOf(
  watch: Watch,
  profile: DistanceProfile,
  allowed: Map<Track, Interval[]>,
): Interval[] {
  const near = timesWithin(profile, watch.version.configuration.distanceMeters);
  if (near.length === 0) return [];
  const seen: Interval = [watch.version.fromMs, watch.knownUntilMs];
  const bothAllowed = intersect(allowed.get(watch.a) ?? [], allowed.get(watch.b) ?? []);
  return intersect(intersect(near, bothAllowed), [seen]);
}

/** D5–D7: walks through the encounters of a pair in the order of time. */
function eventsOf(watch: Watch, encounters: readonly Interval[]): OracleEvent[] {
  const events: OracleEvent[] = [];
  for (let i = 0; i < encounters.length; i++) {
    const [beginMs] = encounters[i];
    const needMs = firesWhenKnownUntil(watch, encounters[i]);
    if (needMs === undefined) continue;
    // It runs on over every encounter that begins before the pair has been apart for too long.
    while (
      i + 1 < encounters.length &&
      encounters[i + 1][0] - encounters[i][1] <= watch.separationMs
    )
      i++;
    events.push(eventOf(watch, beginMs, needMs, encounters[i][1]));
  }
  return events;
}

/** D5, D6: until when the pair must be known for the encounter to fire; undefined where it never does. */
function firesWhenKnownUntil(watch: Watch, [beginMs, endMs]: Interval): number | undefined {
  const firedMs = beginMs + windowMs(watch);
  if (endMs < firedMs) return undefined;
  const evidence = [watch.a, watch.b].map(
    ({ fixes }) => fixes.find((fix) => fix.timeMs >= beginMs && fix.timeMs <= endMs)?.timeMs,
  );
  return evidence.includes(undefined) ? undefined : Math.max(firedMs, ...evidence.map(Number));
}

function eventOf(watch: Watch, beginMs: number, needMs: number, lastCloseMs: number): OracleEvent {
  const activationTimeMs = Math.round(beginMs);
  const firedTimeMs = activationTimeMs + windowMs(watch);
  const endDiscoveredTimeMs = endKnown(watch, lastCloseMs);
  const deactivationTimeMs = endDiscoveredTimeMs === null ? null : Math.round(lastCloseMs);
  const ship = (track: Track): StsShip => ({
    mmsi: track.mmsi,
    activationPosition: known(track, activationTimeMs),
    firedPosition: known(track, firedTimeMs),
    deactivationPosition: deactivationTimeMs === null ? null : known(track, deactivationTimeMs),
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

/** D7, D11: when it became known that the pair is not close any more; null while it is current. */
function endKnown(watch: Watch, lastCloseMs: number): number | null {
  const apart = bothReach(watch, (timeMs) => timeMs - lastCloseMs > watch.separationMs);
  const silent = [watch.a, watch.b].map((track) => silentFrom(watch, track, lastCloseMs));
  const first = Math.min(apart, ...silent, watch.version.toMs);
  return first === Number.POSITIVE_INFINITY ? null : first;
}

/** The instant after which a ship had been silent for too long; Infinity where event time did not come that far. */
function silentFrom(watch: Watch, { fixes }: Track, lastCloseMs: number): number {
  const last = fixes.find(({ timeMs }, i) => {
    const nextMs = fixes[i + 1]?.timeMs ?? Number.POSITIVE_INFINITY;
    return timeMs >= lastCloseMs && nextMs - timeMs > watch.gapMaxMs;
  });
  const limitMs = last ? last.timeMs + watch.gapMaxMs : Number.POSITIVE_INFINITY;
  return watch.eventTimeMs > limitMs ? limitMs : Number.POSITIVE_INFINITY;
}

/** The time of the fix with which both ships have reached a time; Infinity where they do not. */
function bothReach({ a, b }: Watch, isReached: (timeMs: number) => boolean): number {
  const times = [a, b].map(
    ({ fixes }) =>
      fixes.find(({ timeMs }) => isReached(timeMs))?.timeMs ?? Number.POSITIVE_INFINITY,
  );
  return Math.max(...times);
}

function newest({ fixes }: Track, untilMs: number): number {
  return fixes.findLast(({ timeMs }) => timeMs <= untilMs)?.timeMs ?? Number.NEGATIVE_INFINITY;
}

function windowMs({ version }: Watch): number {
  return version.configuration.windowMinutes * MS_PER_MINUTE;
}

function known(track: Track, timeMs: number): NonNullable<StsShip['deactivationPosition']> {
  const position = positionAt(track, timeMs);
  if (!position) throw new Error(`${track.mmsi} is not known at ${timeMs}`);
  return position;
}

/** D8: by discovery, configuration, pair; then by what cannot be the same twice. */
function byDiscovery(x: OracleEvent, y: OracleEvent): number {
  return (
    x.discoveredTimeMs - y.discoveredTimeMs ||
    x.configurationId - y.configurationId ||
    x.first.mmsi - y.first.mmsi ||
    x.second.mmsi - y.second.mmsi ||
    x.activationTimeMs - y.activationTimeMs
  );
}

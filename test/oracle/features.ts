import type { EventEdge, Surroundings } from '@roadstead/assessment';
import type { Mmsi, Position, ReportedFix, StaticReport, StsEvent } from '@roadstead/model';
import { type Corner, hullMeters } from './feature-hulls.ts';
import { type OracleLeg, oracleLegs } from './feature-legs.ts';
import { geodesicMeters, longitudeChange, wrapped } from './geodesy.ts';
import {
  byShip,
  createPositionLookup,
  knownWithin,
  MS_PER_MINUTE,
  type PositionLookup,
} from './tracks.ts';

const HOUR_MS = 60 * MS_PER_MINUTE;
const DAY_MS = 24 * HOUR_MS;
/** Samples of each time between two fixes of the pair. */
const SAMPLES = 50;

/** A value that holds for a time. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

export interface FeatureInput {
  readonly fixes: readonly ReportedFix[];
  readonly statics: readonly (StaticReport & { readonly timeMs: number })[];
  readonly meetings: readonly Pick<
    StsEvent,
    'first' | 'second' | 'activationTimeMs' | 'deactivationTimeMs'
  >[];
  readonly surroundings: Surroundings;
  readonly gapMaxMinutes: number;
  readonly knownUntilMs: number;
}

export interface OracleShipFeatures {
  readonly speeds: readonly Weighted[];
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly draughtBeforeMeters: number | null;
  readonly draughtAfterMeters: number | null;
  readonly silences: readonly (number | null)[];
  readonly partners: number;
}

/** The features of an event by the rules F1 to F14; of values over time all samples, which a test compares with their median. */
export interface OracleFeatures {
  readonly durationSeconds: number;
  readonly distances: readonly Weighted[];
  readonly hullDistances: readonly Weighted[];
  readonly headingDifferences: readonly Weighted[];
  readonly longestLengthMeters: number | null;
  readonly relativeSpeeds: readonly Weighted[];
  readonly driftMeters: number | null;
  readonly place: readonly (number | null)[];
  /** The least and the greatest number that is right if distances differ by two methods (D2). */
  readonly othersAlongside: readonly [least: number | null, greatest: number | null];
  readonly begin: EventEdge;
  readonly end: EventEdge;
  readonly apartBeforeMeters: number | null;
  readonly apartAfterMeters: number | null;
  readonly earlierMeetings: number;
  readonly ships: readonly OracleShipFeatures[];
}

/** An event in its input. */
interface Case {
  readonly input: FeatureInput;
  readonly event: StsEvent;
  readonly mmsis: readonly [Mmsi, Mmsi];
  /** The fixes of the two ships, in the order of time. */
  readonly own: readonly [readonly ReportedFix[], readonly ReportedFix[]];
  readonly positionOf: PositionLookup;
  readonly fromMs: number;
  readonly toMs: number;
  readonly afterMs: number;
}

export function oracleFeatures(
  event: StsEvent,
  distanceMeters: number,
  input: FeatureInput,
): OracleFeatures {
  const mmsis = [event.first.mmsi, event.second.mmsi] as const;
  const ships = byShip(input.fixes);
  const own = [ships.get(mmsis[0]) ?? [], ships.get(mmsis[1]) ?? []] as const;
  const newestMs = Math.min(...own.map((fixes) => fixes.at(-1)?.timeMs ?? 0));
  const fromMs = event.activationTimeMs;
  const toMs = event.deactivationTimeMs ?? newestMs;
  const positionOf = createPositionLookup(input.fixes, knownWithin(input.gapMaxMinutes));
  const afterMs = Math.min(toMs + DAY_MS, input.knownUntilMs);
  const each: Case = { input, event, mmsis, own, positionOf, fromMs, toMs, afterMs };
  const legs = own.map((fixes) => oracleLegs(fixes, fromMs, toMs, input.gapMaxMinutes));
  const samples = samplesOf(each, fromMs, toMs);
  return {
    durationSeconds: (toMs - fromMs) / 1000,
    distances: samples.map(({ places: [a, b], weight }) => ({
      value: geodesicMeters(a, b),
      weight,
    })),
    ...hullsOf(each, samples),
    relativeSpeeds: relativeSpeeds(legs[0], legs[1]),
    driftMeters: driftOf(each),
    ...middleOf(each, distanceMeters),
    ...edgesOf(each, distanceMeters),
    earlierMeetings: meetingsOf(each, mmsis[0]).filter(
      ({ partner, endMs }) =>
        partner === mmsis[1] && endMs !== null && endMs < fromMs && endMs >= fromMs - DAY_MS,
    ).length,
    ships: [0, 1].map((side) => shipOf(each, side, legs[side])),
  };
}

/** An instant at which both ships are known. */
interface Sample {
  readonly timeMs: number;
  readonly places: readonly [Position, Position];
  readonly weight: number;
}

/** F1: instants in equal steps of each time between two fixes of the pair. */
function samplesOf(each: Case, fromMs: number, toMs: number): Sample[] {
  return intervalsOf(each, fromMs, toMs).flatMap(([startMs, endMs]) =>
    Array.from({ length: SAMPLES }, (_, i) => {
      const timeMs = startMs + ((i + 0.5) / SAMPLES) * (endMs - startMs);
      return { timeMs, places: placesAt(each, timeMs)!, weight: (endMs - startMs) / SAMPLES };
    }),
  );
}

/** F1: the times between instants of fixes in which both ships are known. */
function intervalsOf(each: Case, fromMs: number, toMs: number): [number, number][] {
  const within = each.own
    .flat()
    .map(({ timeMs }) => timeMs)
    .filter((timeMs) => timeMs > fromMs && timeMs < toMs);
  const instants = [...new Set([fromMs, ...within, toMs])].sort((a, b) => a - b);
  return instants
    .slice(1)
    .map((endMs, i): [number, number] => [instants[i], endMs])
    .filter(([startMs, endMs]) => placesAt(each, (startMs + endMs) / 2) !== undefined);
}

function placesAt(each: Case, timeMs: number): [Position, Position] | undefined {
  const [a, b] = each.mmsis.map((mmsi) => each.positionOf(mmsi, timeMs));
  return a && b && [a, b];
}

/** F4, F7. */
function hullsOf(
  each: Case,
  samples: readonly Sample[],
): Pick<OracleFeatures, 'hullDistances' | 'headingDifferences' | 'longestLengthMeters'> {
  const hulls = each.mmsis.map((mmsi) => {
    const report = newest(each, mmsi, each.afterMs, (one) => (isPlaced(one) ? one : null));
    return (
      report &&
      ([
        report.toBowMeters,
        report.toSternMeters,
        report.toPortMeters,
        report.toStarboardMeters,
      ] as number[])
    );
  });
  const lengths = each.mmsis.map((mmsi) => lengthOf(each, mmsi));
  const hullDistances: Weighted[] = [];
  const headingDifferences: Weighted[] = [];
  for (const { timeMs, places, weight } of samples) {
    const bows = each.own.map((fixes) => bowOf(fixes.findLast((fix) => fix.timeMs <= timeMs)));
    if (bows[0] === null || bows[1] === null) continue;
    const turn = (((bows[0] - bows[1]) % 360) + 360) % 360;
    headingDifferences.push({ value: Math.min(turn, 360 - turn), weight });
    if (!hulls[0] || !hulls[1]) continue;
    const one = cornersOf(places[0], places[0], hulls[0], bows[0]);
    const other = cornersOf(places[0], places[1], hulls[1], bows[1]);
    hullDistances.push({ value: hullMeters(one, other), weight });
  }
  const [a, b] = lengths;
  const longestLengthMeters = a === null || b === null ? null : Math.max(a, b);
  return { hullDistances, headingDifferences, longestLengthMeters };
}

/** The corners of a ship in metres east and north of an origin: along the geodesic's components. */
function cornersOf(
  origin: Position,
  antenna: Position,
  [bow, stern, port, starboard]: readonly number[],
  bowDegrees: number,
): Corner[] {
  const corner: Position = { longitude: antenna.longitude, latitude: origin.latitude };
  const middle = (origin.latitude + antenna.latitude) / 2;
  const eastEnd = { longitude: corner.longitude, latitude: middle };
  const eastStart = { longitude: origin.longitude, latitude: middle };
  const east =
    Math.sign(longitudeChange(origin.longitude, antenna.longitude)) *
    geodesicMeters(eastStart, eastEnd);
  const north = Math.sign(antenna.latitude - origin.latitude) * geodesicMeters(corner, antenna);
  const angle = (bowDegrees * Math.PI) / 180;
  const place = (ahead: number, right: number): Corner => [
    east + ahead * Math.sin(angle) + right * Math.cos(angle),
    north + ahead * Math.cos(angle) - right * Math.sin(angle),
  ];
  return [place(bow, -port), place(bow, starboard), place(-stern, starboard), place(-stern, -port)];
}

function bowOf(fix: ReportedFix | undefined): number | null {
  if (!fix) return null;
  if (fix.heading !== null) return fix.heading;
  return (fix.sog ?? 0) >= 1 ? fix.cog : null;
}

/** F5: at each instant at which both have a leg. */
function relativeSpeeds(first: readonly OracleLeg[], second: readonly OracleLeg[]): Weighted[] {
  return first.flatMap((a) =>
    second.flatMap((b) => {
      const weight = Math.min(a.toMs, b.toMs) - Math.max(a.fromMs, b.fromMs);
      const value = Math.hypot(a.east - b.east, a.north - b.north);
      return weight > 0 ? [{ value, weight }] : [];
    }),
  );
}

/** F6. */
function driftOf(each: Case): number | null {
  const intervals = intervalsOf(each, each.fromMs, each.toMs);
  const [startMs, endMs] = [intervals.at(0)?.[0] ?? 0, intervals.at(-1)?.[1] ?? 0];
  if (endMs - startMs < MS_PER_MINUTE) return null;
  return geodesicMeters(middlePlace(each, startMs, 1), middlePlace(each, endMs, -1));
}

/** At a fix a track may begin or end, so that the position is looked up a thousandth of a millisecond beside it. */
function middlePlace(each: Case, timeMs: number, side: number): Position {
  const [a, b] = placesAt(each, timeMs) ?? placesAt(each, timeMs + side / 1000)!;
  const longitude = wrapped(a.longitude + longitudeChange(a.longitude, b.longitude) / 2);
  return { longitude, latitude: (a.latitude + b.latitude) / 2 };
}

/** F9, F13. */
function middleOf(
  each: Case,
  distanceMeters: number,
): Pick<OracleFeatures, 'place' | 'othersAlongside'> {
  const middleMs = Math.max((each.fromMs + each.toMs) / 2, each.toMs - DAY_MS / 2);
  const intervals = intervalsOf(each, each.fromMs, each.toMs);
  const interval = intervals.find(([, endMs]) => endMs >= middleMs) ?? intervals.at(-1);
  if (!interval) return { place: [null, null, null], othersAlongside: [null, null] };
  const atMs = Math.min(interval[1], Math.max(interval[0], middleMs));
  const side = Math.sign((interval[0] + interval[1]) / 2 - atMs);
  const place = middlePlace(each, atMs, side);
  const { portAreaMeters, anchorageMeters, shoreMeters } = each.input.surroundings;
  const pair = placesAt(each, atMs) ?? placesAt(each, atMs + side / 1000)!;
  const others = [...byShip(each.input.fixes).keys()].filter((mmsi) => !each.mmsis.includes(mmsi));
  const alongside = (metersMax: number): number =>
    others.filter((mmsi) => {
      const other = each.positionOf(mmsi, atMs);
      return other && pair.some((own) => geodesicMeters(own, other) <= metersMax);
    }).length;
  return {
    place: [portAreaMeters(place), anchorageMeters(place), shoreMeters(place)],
    othersAlongside: [alongside(0.999 * distanceMeters), alongside(1.001 * distanceMeters)],
  };
}

/** F11. */
function edgesOf(
  each: Case,
  distanceMeters: number,
): Pick<OracleFeatures, 'begin' | 'end' | 'apartBeforeMeters' | 'apartAfterMeters'> {
  const { fromMs, toMs, own } = each;
  const isCurrent = each.event.deactivationTimeMs === null;
  const edge = (timeMs: number, side: -1 | 1): EventEdge => {
    const isHeard = own.every((fixes) =>
      fixes.some((fix) => {
        const afterMs = side * (fix.timeMs - timeMs);
        return afterMs > 0 && afterMs <= DAY_MS;
      }),
    );
    if (!isHeard) return 'unheard';
    const isKnown = [timeMs, timeMs + side / 1000].every((instant) => placesAt(each, instant));
    if (!isKnown) return 'silence';
    const [a, b] = placesAt(each, timeMs)!;
    return geodesicMeters(a, b) >= distanceMeters - 1 ? 'seen' : 'area';
  };
  const apart = (startMs: number, endMs: number): number | null => {
    const samples = samplesOf(each, startMs, endMs);
    const meters = samples.map(({ places: [a, b] }) => geodesicMeters(a, b));
    return meters.length === 0 ? null : Math.max(...meters);
  };
  return {
    begin: edge(fromMs, -1),
    end: isCurrent ? 'current' : edge(toMs, 1),
    apartBeforeMeters: apart(fromMs - HOUR_MS, fromMs),
    apartAfterMeters: isCurrent ? null : apart(toMs, toMs + HOUR_MS),
  };
}

/** F5, F10, F12, F14. */
function shipOf(each: Case, side: number, legs: readonly OracleLeg[]): OracleShipFeatures {
  const { fromMs, toMs, afterMs, mmsis } = each;
  const mmsi = mmsis[side];
  const counted = each.own[side].filter(({ timeMs }) => timeMs >= fromMs - DAY_MS);
  const draught = ({ draughtMeters }: StaticReport): number | null => draughtMeters;
  const partners = meetingsOf(each, mmsi)
    .filter(({ beginMs, endMs }) => beginMs <= toMs && (endMs === null || endMs >= toMs - DAY_MS))
    .map(({ partner }) => partner);
  const isCurrent = each.event.deactivationTimeMs === null;
  return {
    speeds: legs.map((leg) => ({
      value: Math.hypot(leg.east, leg.north),
      weight: leg.toMs - leg.fromMs,
    })),
    shiptype: newest(each, mmsi, afterMs, ({ shiptype }) => shiptype),
    lengthMeters: lengthOf(each, mmsi),
    draughtBeforeMeters: newest(each, mmsi, fromMs, draught),
    draughtAfterMeters: newest(each, mmsi, afterMs, draught),
    silences: [
      silence(counted, fromMs - DAY_MS, fromMs),
      silence(counted, fromMs, toMs),
      isCurrent ? null : silence(counted, toMs, afterMs),
    ],
    partners: new Set(partners.filter((partner) => partner !== mmsis[1 - side])).size,
  };
}

/** F12: the longest part of the period without a fix in it, after the first fix. */
function silence(fixes: readonly ReportedFix[], fromMs: number, toMs: number): number | null {
  const instants = fixes.map(({ timeMs }) => timeMs).filter((timeMs) => timeMs <= toMs);
  if (instants.length === 0) return null;
  const clipped = [...instants.map((timeMs) => Math.max(timeMs, fromMs)), toMs];
  return Math.max(...clipped.slice(1).map((timeMs, i) => timeMs - clipped[i])) / 1000;
}

function newest<Value>(
  { input }: Case,
  mmsi: Mmsi,
  untilMs: number,
  select: (report: StaticReport) => Value | null,
): Value | null {
  const reports = input.statics
    .filter((report) => report.mmsi === mmsi && report.timeMs <= untilMs)
    .filter((report) => select(report) !== null)
    .sort((a, b) => a.timeMs - b.timeMs);
  const last = reports.at(-1);
  return last ? select(last) : null;
}

function lengthOf(each: Case, mmsi: Mmsi): number | null {
  return newest(each, mmsi, each.afterMs, ({ lengthMeters }) => lengthMeters);
}

function isPlaced({ toBowMeters, toPortMeters }: StaticReport): boolean {
  return toBowMeters !== null && toPortMeters !== null && toBowMeters + toPortMeters > 0;
}

/** F14: the meetings of a ship. */
function meetingsOf(
  { input }: Case,
  mmsi: Mmsi,
): { readonly partner: Mmsi; readonly beginMs: number; readonly endMs: number | null }[] {
  return input.meetings
    .filter(({ first, second }) => first.mmsi === mmsi || second.mmsi === mmsi)
    .map(({ first, second, activationTimeMs, deactivationTimeMs }) => ({
      partner: first.mmsi === mmsi ? second.mmsi : first.mmsi,
      beginMs: activationTimeMs,
      endMs: deactivationTimeMs,
    }));
}

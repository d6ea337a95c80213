import { distanceMeters } from '@roadstead/geo';
import type { Mmsi, StsEvent } from '@roadstead/model';
import { countAlongside, type Meetings } from './company.ts';
import { beginOf, endOf, silenceSeconds } from './edges.ts';
import type { EventFeatures, ShipFeatures, Surroundings } from './event-features.ts';
import { angleBetween, Hull, hullMeters } from './hull.ts';
import { type Leg, legsOf, relativeSpeedsOf, speedsOf } from './legs.ts';
import { type PairPiece, pairPieces } from './pair-pieces.ts';
import type { StaticHistory } from './static-history.ts';
import type { StoredTrack } from './stored-track.ts';
import { APART_MS, AROUND_MS, LEG_MS_MIN, LINEAR_METERS, MIDDLE_MS_MAX } from './thresholds.ts';
import { addConvex, TimeDistribution } from './time-distribution.ts';

const MS_PER_SECOND = 1000;
const KNOTS_PER_METER_PER_SECOND = 3600 / 1852;

/** The positions and reports from which the features of events are computed. */
export interface FeatureSources {
  readonly tracks: ReadonlyMap<Mmsi, StoredTrack>;
  readonly statics: ReadonlyMap<Mmsi, StaticHistory>;
  readonly meetings: Meetings;
  readonly surroundings: Surroundings;
  readonly gapMaxMs: number;
  /** Event time up to which everything is known, epoch milliseconds. */
  readonly knownUntilMs: number;
}

/** F1: an event with its period. */
interface Period {
  readonly event: StsEvent;
  /** The distance of the event's configuration. */
  readonly distanceMeters: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** F12: the end of the time after it. */
  readonly afterMs: number;
  readonly tracks: readonly [StoredTrack, StoredTrack];
  readonly pieces: readonly PairPiece[];
}

/** Computes the features of an event. @returns undefined if its ships are not among the tracks */
export function computeFeatures(
  event: StsEvent,
  distanceMetersMax: number,
  sources: FeatureSources,
): EventFeatures | undefined {
  const first = sources.tracks.get(event.first.mmsi);
  const second = sources.tracks.get(event.second.mmsi);
  if (!first || !second || first.count === 0 || second.count === 0) return undefined;
  const { gapMaxMs, knownUntilMs } = sources;
  const fromMs = event.activationTimeMs;
  const newestMs = Math.min(first.timeAt(first.count - 1), second.timeAt(second.count - 1));
  const toMs = event.deactivationTimeMs ?? Math.max(fromMs, newestMs);
  const period: Period = {
    ...{ event, distanceMeters: distanceMetersMax, fromMs, toMs },
    afterMs: Math.max(toMs, Math.min(toMs + AROUND_MS, knownUntilMs)),
    tracks: [first, second],
    pieces: pairPieces(first, second, fromMs, toMs, gapMaxMs),
  };
  const legs = period.tracks.map((track) => legsOf(track, fromMs, toMs, gapMaxMs));
  return {
    durationSeconds: (toMs - fromMs) / MS_PER_SECOND,
    ...distancesOf(period, sources),
    relativeSpeedKnotsMedian: relativeSpeedsOf(legs[0], legs[1]).median,
    ...driftOf(period.pieces),
    ...placeOf(period, sources),
    ...edgesOf(period, sources),
    earlierMeetings: sources.meetings.countBefore(event.first.mmsi, event.second.mmsi, fromMs),
    first: shipFeatures(period, 0, legs[0], sources),
    second: shipFeatures(period, 1, legs[1], sources),
  };
}

/** F2 to F4, F7. */
function distancesOf(
  period: Period,
  { statics }: FeatureSources,
): Pick<
  EventFeatures,
  | 'distanceMetersMin'
  | 'distanceMetersMedian'
  | 'distanceLengthsMin'
  | 'distanceLengthsMedian'
  | 'hullDistanceMetersMin'
  | 'hullDistanceMetersMedian'
  | 'headingDifferenceDegrees'
> {
  const { event, pieces, afterMs } = period;
  const ships = [event.first, event.second].map(({ mmsi }) => statics.get(mmsi));
  const [hullA, hullB] = ships.map((ship) => ship?.hulls.upTo(afterMs) ?? null);
  const lengths = ships.map((ship) => ship?.lengths.upTo(afterMs) ?? null);
  const antennas = new TimeDistribution();
  const hulls = new TimeDistribution();
  const headings = new TimeDistribution();
  for (const piece of pieces) {
    const { first, second, durationMs } = piece;
    addConvex(antennas, durationMs, (fraction) => piece.metersAt(fraction), LINEAR_METERS);
    if (Number.isNaN(first.bowDegrees + second.bowDegrees)) continue;
    const degrees = angleBetween(first.bowDegrees, second.bowDegrees);
    headings.add(durationMs, degrees, degrees);
    if (!hullA || !hullB) continue;
    const one = new Hull(hullA, first.bowDegrees);
    const other = new Hull(hullB, second.bowDegrees);
    const valueAt = (fraction: number): number =>
      hullMeters(one, other, ...piece.offsetAt(fraction));
    addConvex(hulls, durationMs, valueAt, LINEAR_METERS);
  }
  const length = lengths.includes(null) ? null : Math.max(...lengths.map(Number));
  return {
    distanceMetersMin: antennas.min,
    distanceMetersMedian: antennas.median,
    distanceLengthsMin: ratio(antennas.min, length),
    distanceLengthsMedian: ratio(antennas.median, length),
    hullDistanceMetersMin: hulls.min,
    hullDistanceMetersMedian: hulls.median,
    headingDifferenceDegrees: headings.median,
  };
}

/** F6. */
function driftOf(pieces: readonly PairPiece[]): Pick<EventFeatures, 'driftMeters' | 'driftKnots'> {
  const first = pieces.at(0);
  const last = pieces.at(-1);
  if (!first || !last || last.toMs - first.fromMs < LEG_MS_MIN) {
    return { driftMeters: null, driftKnots: null };
  }
  const from = first.middleAt(first.fromMs);
  const to = last.middleAt(last.toMs);
  const meters = distanceMeters(from.longitude, from.latitude, to.longitude, to.latitude);
  const seconds = (last.toMs - first.fromMs) / MS_PER_SECOND;
  return { driftMeters: meters, driftKnots: (meters / seconds) * KNOTS_PER_METER_PER_SECOND };
}

/** F9, F13: the surroundings in the middle of the event. */
function placeOf(
  { event, pieces, fromMs, toMs, distanceMeters: metersMax }: Period,
  { tracks, surroundings, gapMaxMs }: FeatureSources,
): Pick<EventFeatures, 'portAreaMeters' | 'anchorageMeters' | 'shoreMeters' | 'othersAlongside'> {
  const middleMs = Math.max((fromMs + toMs) / 2, toMs - MIDDLE_MS_MAX);
  const piece = pieces.find((each) => each.toMs >= middleMs) ?? pieces.at(-1);
  if (!piece) {
    return {
      portAreaMeters: null,
      anchorageMeters: null,
      shoreMeters: null,
      othersAlongside: null,
    };
  }
  const atMs = Math.min(piece.toMs, Math.max(piece.fromMs, middleMs));
  const place = piece.middleAt(atMs);
  const pair = [event.first.mmsi, event.second.mmsi];
  const places = piece.positionsAt(atMs);
  return {
    portAreaMeters: surroundings.portAreaMeters(place),
    anchorageMeters: surroundings.anchorageMeters(place),
    shoreMeters: surroundings.shoreMeters(place),
    othersAlongside: countAlongside(tracks, pair, places, atMs, metersMax, gapMaxMs),
  };
}

/** F11. */
function edgesOf(
  period: Period,
  { gapMaxMs }: FeatureSources,
): Pick<EventFeatures, 'begin' | 'end' | 'apartBeforeMeters' | 'apartAfterMeters'> {
  const { event, tracks, pieces, fromMs, toMs, distanceMeters: metersMax } = period;
  const first = pieces.at(0);
  const last = pieces.at(-1);
  const beginMeters = first?.fromMs === fromMs ? first.metersAt(0) : undefined;
  const endMeters = last?.toMs === toMs ? last.metersAt(1) : undefined;
  const isCurrent = event.deactivationTimeMs === null;
  const apart = (startMs: number, untilMs: number): number | null => {
    const around = pairPieces(tracks[0], tracks[1], startMs, untilMs, gapMaxMs);
    if (around.length === 0) return null;
    return Math.max(...around.map((piece) => Math.max(piece.metersAt(0), piece.metersAt(1))));
  };
  return {
    begin: beginOf(tracks, fromMs, beginMeters, metersMax, gapMaxMs),
    end: isCurrent ? 'current' : endOf(tracks, toMs, endMeters, metersMax, gapMaxMs),
    apartBeforeMeters: apart(fromMs - APART_MS, fromMs),
    apartAfterMeters: isCurrent ? null : apart(toMs, toMs + APART_MS),
  };
}

/** F5, F10, F12, F14. */
function shipFeatures(
  { event, tracks, fromMs, toMs, afterMs }: Period,
  side: 0 | 1,
  legs: readonly Leg[],
  { statics, meetings }: FeatureSources,
): ShipFeatures {
  const ships = [event.first.mmsi, event.second.mmsi];
  const track = tracks[side];
  const history = statics.get(ships[side]);
  const speeds = speedsOf(legs);
  const earliestMs = fromMs - AROUND_MS;
  return {
    speedKnotsMedian: speeds.median,
    speedKnotsMax: speeds.max,
    shiptype: history?.shiptypes.upTo(afterMs) ?? null,
    lengthMeters: history?.lengths.upTo(afterMs) ?? null,
    draughtBeforeMeters: history?.draughts.upTo(fromMs) ?? null,
    draughtAfterMeters: history?.draughts.upTo(afterMs) ?? null,
    silenceBeforeSeconds: silenceSeconds(track, earliestMs, earliestMs, fromMs),
    silenceDuringSeconds: silenceSeconds(track, earliestMs, fromMs, toMs),
    silenceAfterSeconds:
      event.deactivationTimeMs === null ? null : silenceSeconds(track, earliestMs, toMs, afterMs),
    partners: meetings.partners(ships[side], ships[1 - side], toMs),
  };
}

function ratio(meters: number | null, length: number | null): number | null {
  return meters === null || length === null ? null : meters / length;
}

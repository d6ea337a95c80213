import { distanceMeters } from '@roadstead/geo';
import type { Mmsi, StsEvent, TimedPosition } from '@roadstead/model';
import { pairPieces } from '../pair-pieces.ts';
import type { StaticHistory } from '../static-history.ts';
import type { StoredTrack } from '../stored-track.ts';
import { LINEAR_METERS } from '../thresholds.ts';
import { addConvex, TimeDistribution } from '../time-distribution.ts';
import { type FoundCircle, findCircle } from './circle.ts';
import type { LandSurroundings } from './land-surroundings.ts';
import type { RejectedJumps } from './rejected-jumps.ts';
import type { SpoofingFlag } from './spoofing-flag.ts';
import {
  AGREEMENT_KNOTS_MAX,
  AGREEMENT_MS_MAX,
  ALTERNATIONS_MIN,
  AROUND_EVENT_MS,
  BEFORE_FIRING_MS,
  CIRCLE_MS,
  INLAND_METERS,
  JUMP_METERS_MIN,
  SIDE_SHARE_MAX,
  SIDES_METERS_MIN,
  WATERWAY_METERS,
} from './spoofing-thresholds.ts';

const KNOTS_PER_METER_PER_MS = (1000 * 3600) / 1852;
/** Places in the same square, of about a hundred metres, are looked up once. */
const SQUARES_PER_DEGREE = 1000;

/** The positions and reports from which the flags of an event are computed. */
interface SpoofingSources {
  readonly tracks: ReadonlyMap<Mmsi, StoredTrack>;
  readonly statics: ReadonlyMap<Mmsi, StaticHistory>;
  readonly jumps: RejectedJumps;
  readonly surroundings: LandSurroundings;
  readonly gapMaxMs: number;
}

interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Returns the signs of false positions of an event's ships, in the order of the rules. */
export function pairFlags(event: StsEvent, sources: SpoofingSources): readonly SpoofingFlag[] {
  const tracks = [event.first, event.second].map(({ mmsi }) => sources.tracks.get(mmsi));
  const [first, second] = tracks;
  if (!first || !second || first.count === 0 || second.count === 0) return [];
  const newestMs = Math.min(first.timeAt(first.count - 1), second.timeAt(second.count - 1));
  const fromMs = Math.max(event.activationTimeMs, event.firedTimeMs - BEFORE_FIRING_MS);
  const period = { fromMs, toMs: event.deactivationTimeMs ?? Math.max(fromMs, newestMs) };
  const ships = [
    { mmsi: event.first.mmsi, track: first },
    { mmsi: event.second.mmsi, track: second },
  ];
  const ofShips = ships.flatMap(({ mmsi, track }) => {
    const texts: readonly (readonly [SpoofingFlag['rule'], string | undefined])[] = [
      ['S1', onLand(track, period, sources.surroundings)],
      ['S2', onCircle(track, period)],
      ['S3', jumped(track, period)],
      ['S4', elsewhere(mmsi, track, period, sources.jumps)],
    ];
    return texts.flatMap(([rule, text]) => (text ? [{ rule, text: `${mmsi}: ${text}` }] : []));
  });
  const onePoint = atOnePoint(event, [first, second], period, sources);
  return [...ofShips, ...onePoint].sort((a, b) => a.rule.localeCompare(b.rule));
}

/** S1: the greatest distance inside land, far from any port. */
function onLand(
  track: StoredTrack,
  period: Period,
  { inlandMeters, portAreaMeters, anchorageMeters }: LandSurroundings,
): string | undefined {
  const squares = new Set<string>();
  let greatest = 0;
  for (const place of placesOf(track, period)) {
    const square = [place.longitude, place.latitude]
      .map((degrees) => Math.round(degrees * SQUARES_PER_DEGREE))
      .join();
    if (squares.has(square)) continue;
    squares.add(square);
    const meters = inlandMeters(place);
    if (!(meters > Math.max(INLAND_METERS, greatest))) continue;
    const waterwayMeters = Math.min(portAreaMeters(place), anchorageMeters(place));
    if (waterwayMeters > WATERWAY_METERS) greatest = meters;
  }
  return greatest > 0 ? `positions up to ${kilometres(greatest)} inside land` : undefined;
}

/** S2: a circle in an hour of the event; the hours overlap by half. */
function onCircle(track: StoredTrack, { fromMs, toMs }: Period): string | undefined {
  for (let atMs = fromMs; atMs < toMs; atMs += CIRCLE_MS / 2) {
    const hour = { fromMs: atMs, toMs: Math.min(toMs, atMs + CIRCLE_MS) };
    const circle: FoundCircle | undefined = findCircle(placesOf(track, hour));
    if (!circle) continue;
    const { radiusMeters, speedKnots } = circle;
    return `positions on a circle with a radius of ${radiusMeters.toFixed(0)} m, at ${speedKnots.toFixed(0)} kn or more`;
  }
  return undefined;
}

/** S3: the longest jump that begins a new track (D10). */
function jumped(track: StoredTrack, { fromMs, toMs }: Period): string | undefined {
  let [meters, timeMs] = [JUMP_METERS_MIN, 0];
  for (let i = Math.max(1, track.indexAt(fromMs - AROUND_EVENT_MS)); i < track.count; i++) {
    if (track.timeAt(i) > toMs + AROUND_EVENT_MS) break;
    if (!track.startsTrackAt(i) || track.timeAt(i) < fromMs - AROUND_EVENT_MS) continue;
    const own = distance(placeAt(track, i - 1), placeAt(track, i));
    if (own < meters) continue;
    [meters, timeMs] = [own, track.timeAt(i) - track.timeAt(i - 1)];
  }
  if (timeMs === 0) return undefined;
  const seconds = Math.round(timeMs / 1000);
  return `a jump of ${kilometres(meters)} in ${seconds} s`;
}

/** S4: two transmitters in turn: rejected jumps to one place, with positions of the track between them. */
function elsewhere(
  mmsi: Mmsi,
  track: StoredTrack,
  { fromMs, toMs }: Period,
  jumps: RejectedJumps,
): string | undefined {
  const own = jumps.between(mmsi, fromMs - AROUND_EVENT_MS, toMs + AROUND_EVENT_MS);
  let alternations = 0;
  for (const [i, jump] of own.entries()) {
    const before = own[i - 1];
    const index = track.indexAt(jump.timeMs);
    const meters = index < 0 ? 0 : distance(placeAt(track, index), jump);
    if (meters < JUMP_METERS_MIN || !before || !agree(before, jump)) {
      alternations = 0;
      continue;
    }
    if (track.timeAt(index) > before.timeMs) alternations++;
    if (alternations < ALTERNATIONS_MIN) continue;
    return `reports from two places in turn, ${kilometres(meters)} apart`;
  }
  return undefined;
}

/** S5: antennas nearer to one another than the sides of two ships allow. */
function atOnePoint(
  event: StsEvent,
  [first, second]: readonly [StoredTrack, StoredTrack],
  { fromMs, toMs }: Period,
  { statics, gapMaxMs }: SpoofingSources,
): readonly SpoofingFlag[] {
  const sides = [event.first, event.second].map(({ mmsi }) => {
    const hull = statics.get(mmsi)?.hulls.upTo(toMs);
    return hull ? Math.min(hull.toPortMeters, hull.toStarboardMeters) : 0;
  });
  const sidesMeters = sides[0] + sides[1];
  if (Math.min(...sides) === 0 || sidesMeters < SIDES_METERS_MIN) return [];
  const meters = new TimeDistribution();
  for (const piece of pairPieces(first, second, fromMs, toMs, gapMaxMs)) {
    addConvex(meters, piece.durationMs, (part) => piece.metersAt(part), LINEAR_METERS);
  }
  const { median } = meters;
  if (median === null || median > SIDE_SHARE_MAX * sidesMeters) return [];
  const text = `antennas ${median.toFixed(0)} m apart, of ships that are ${sidesMeters} m apart side by side`;
  return [{ rule: 'S5', text: `${event.first.mmsi} and ${event.second.mmsi}: ${text}` }];
}

function placesOf(track: StoredTrack, { fromMs, toMs }: Period): readonly TimedPosition[] {
  const places: TimedPosition[] = [];
  const first = track.indexAt(fromMs);
  const from = first >= 0 && track.timeAt(first) === fromMs ? first : first + 1;
  for (let i = from; i < track.count && track.timeAt(i) <= toMs; i++) {
    places.push(placeAt(track, i));
  }
  return places;
}

function placeAt(track: StoredTrack, index: number): TimedPosition {
  return {
    timeMs: track.timeAt(index),
    longitude: track.longitudeAt(index),
    latitude: track.latitudeAt(index),
  };
}

/** Whether two jumps may be reports of one ship: not long after one another, and not too far. */
function agree(from: TimedPosition, to: TimedPosition): boolean {
  const ms = to.timeMs - from.timeMs;
  if (ms > AGREEMENT_MS_MAX) return false;
  return distance(from, to) * KNOTS_PER_METER_PER_MS <= AGREEMENT_KNOTS_MAX * ms;
}

function distance(from: TimedPosition, to: TimedPosition): number {
  return distanceMeters(from.longitude, from.latitude, to.longitude, to.latitude);
}

function kilometres(meters: number): string {
  return `${(meters / 1000).toFixed(meters < 9950 ? 1 : 0)} km`;
}

import { METERS_PER_SECOND_PER_KNOT } from '../units.ts';
import { speedLimitKnots } from '../waterways.ts';
import { pointOnPath, type SeaPath } from './sea-path.ts';

/** Distances sailed along a path at shares of the time of a passage; between them the speed is constant. */
export interface PassageTiming {
  readonly timeShares: readonly number[];
  readonly sailedMeters: readonly number[];
}

interface Piece {
  readonly meters: number;
  readonly limitMetersPerSecond: number;
}

/**
 * Greatest speeds near berths and anchorages, by the distance from them in metres: ships slow down over the last three miles, and
 * manoeuvre at less than two knots. Of a short path, these distances are shorter.
 */
const END_LIMITS: readonly (readonly [meters: number, knots: number])[] = [
  [300, 1.8],
  [900, 4],
  [1900, 6],
  [5600, 9],
];
const SHORT_PATH_METERS = 80_000;
/** Interval at which a path is searched for waterways. */
const SAMPLE_METERS = 2000;
/** Greatest speed, as a multiple of the mean of the passage; a ship that cannot keep its schedule with it exceeds the limits. */
const HASTE_MAX = 1.2;
const HALVINGS = 40;

/**
 * Divides a passage's time over its path: limits apply, and the ship is faster elsewhere, so that it arrives at its time. A
 * schedule that is too tight for the limits raises them all by the same share of what they take away.
 */
export function passageTiming(path: SeaPath, seconds: number): PassageTiming {
  const mean = path.meters / seconds;
  const most = HASTE_MAX * mean;
  const pieces = piecesOf(path);
  const secondsOf = (speeds: readonly number[]): number =>
    pieces.reduce((sum, { meters }, i) => sum + meters / speeds[i], 0);
  const atSpeed = (speed: number): readonly number[] =>
    pieces.map(({ limitMetersPerSecond }) => Math.min(speed, limitMetersPerSecond));
  const raised = (share: number): readonly number[] =>
    atSpeed(most).map((speed) => speed + share * (most - speed));
  const isTooTight = secondsOf(atSpeed(most)) > seconds;
  const [least, greatest] = isTooTight ? [0, 1] : [mean, most];
  const speeds = smallest(isTooTight ? raised : atSpeed, least, greatest, (each) => {
    return secondsOf(each) <= seconds;
  });
  const total = secondsOf(speeds);
  const timeShares = [0];
  const sailedMeters = [0];
  for (const [i, { meters }] of pieces.entries()) {
    timeShares.push(timeShares[i] + meters / speeds[i] / total);
    sailedMeters.push(sailedMeters[i] + meters);
  }
  return { timeShares, sailedMeters };
}

/** Result of a function at the smallest argument for which it is fast enough, by bisection; it is at the greatest one. */
function smallest<Result>(
  of: (argument: number) => Result,
  least: number,
  greatest: number,
  isEnough: (result: Result) => boolean,
): Result {
  let [below, above] = [least, greatest];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (below + above) / 2;
    if (isEnough(of(middle))) above = middle;
    else below = middle;
  }
  return of(above);
}

/** Distance sailed after a share of the time, and the speed there in metres over the whole time. */
export function sailedAt(
  { timeShares, sailedMeters }: PassageTiming,
  timeShare: number,
): { readonly meters: number; readonly metersPerPassage: number } {
  const later = timeShares.findIndex((each) => each > timeShare);
  const next = later < 0 ? timeShares.length - 1 : Math.max(1, later);
  const pieceShare = timeShares[next] - timeShares[next - 1];
  const pieceMeters = sailedMeters[next] - sailedMeters[next - 1];
  if (!(pieceShare > 0)) return { meters: sailedMeters[next], metersPerPassage: 0 };
  const share = Math.min(1, (timeShare - timeShares[next - 1]) / pieceShare);
  return {
    meters: sailedMeters[next - 1] + share * pieceMeters,
    metersPerPassage: pieceMeters / pieceShare,
  };
}

/** Pieces of a path with the same limit. */
function piecesOf(path: SeaPath): readonly Piece[] {
  const scale = Math.min(1, path.meters / SHORT_PATH_METERS);
  const cuts = new Set([0, path.meters]);
  for (const [meters] of END_LIMITS) {
    cuts.add(meters * scale);
    cuts.add(path.meters - meters * scale);
  }
  for (let meters = SAMPLE_METERS; meters < path.meters; meters += SAMPLE_METERS) cuts.add(meters);
  const ordered = [...cuts].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (let i = 1; i < ordered.length; i++) {
    const middle = (ordered[i - 1] + ordered[i]) / 2;
    const limitMetersPerSecond = limitAt(path, middle, scale) * METERS_PER_SECOND_PER_KNOT;
    const meters = ordered[i] - ordered[i - 1];
    const last = pieces.at(-1);
    if (last?.limitMetersPerSecond !== limitMetersPerSecond) {
      pieces.push({ meters, limitMetersPerSecond });
    } else {
      pieces[pieces.length - 1] = { meters: last.meters + meters, limitMetersPerSecond };
    }
  }
  return pieces;
}

function limitAt(path: SeaPath, sailedMeters: number, scale: number): number {
  const [longitude, latitude] = pointOnPath(path, sailedMeters, 0).place;
  const fromEnd = Math.min(sailedMeters, path.meters - sailedMeters);
  const near = END_LIMITS.find(([meters]) => fromEnd <= meters * scale);
  return Math.min(near?.[1] ?? Number.POSITIVE_INFINITY, speedLimitKnots(longitude, latitude));
}

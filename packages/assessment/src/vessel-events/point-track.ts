import { distanceMeters, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Fix, Position } from '@roadstead/model';
import { BREAK_MS, POINT_MS_MIN } from './thresholds.ts';

const NUMBERS = 4;
/** Points removed at once: each removal moves the others. */
const REMOVED_MIN = 24;
const KNOTS_PER_METER_PER_MS = 3_600_000 / 1852;

/** V1: a part of a track between two consecutive points. */
export interface PointLeg {
  readonly fromMs: number;
  readonly from: Position;
  readonly toMs: number;
  readonly to: Position;
  readonly meters: number;
  readonly knots: number;
}

/** A point of a track. */
export interface SparsePoint extends Position {
  readonly timeMs: number;
}

/** V1: the thinned track of a ship: fixes at least five minutes apart, four numbers each. */
export class PointTrack {
  /** Time, longitude, latitude, and 1 where no leg leads to the point. */
  readonly #numbers: number[];

  constructor(numbers: readonly number[] = []) {
    this.#numbers = [...numbers];
  }

  /** The numbers of all points, for the constructor. */
  get numbers(): readonly number[] {
    return this.#numbers;
  }

  get count(): number {
    return this.#numbers.length / NUMBERS;
  }

  at(index: number): SparsePoint {
    const [timeMs, longitude, latitude] = this.#numbers.slice(NUMBERS * index, NUMBERS * index + 3);
    return { timeMs, longitude, latitude };
  }

  /** Whether a leg leads to a point. */
  isConnected(index: number): boolean {
    return index > 0 && index < this.count && this.#numbers[NUMBERS * index + 3] === 0;
  }

  /** Whether a track begins anew at a point not after an instant. */
  isBreak(index: number, untilMs: number): boolean {
    return this.at(index).timeMs <= untilMs && !this.isConnected(index);
  }

  /** Adds a fix if it is a point. @returns the leg to it, `break` for a point without one, undefined if it is no point */
  add({ timeMs, longitude, latitude, startsTrack }: Fix): PointLeg | 'break' | undefined {
    // Called with every fix, of which few are points: nothing is created before that is known.
    const newest = this.count - 1;
    const newestMs = newest < 0 ? Number.NEGATIVE_INFINITY : this.#numbers[NUMBERS * newest];
    const isBreak = startsTrack === true || timeMs - newestMs > BREAK_MS;
    if (!isBreak && timeMs - newestMs < POINT_MS_MIN) return undefined;
    const leg = isBreak ? 'break' : legBetween(this.at(newest), { timeMs, longitude, latitude });
    this.#numbers.push(timeMs, longitude, latitude, isBreak ? 1 : 0);
    return leg;
  }

  /** The first instant before which points are removed; Infinity while they are too few. */
  get removableMs(): number {
    return this.count > REMOVED_MIN
      ? this.#numbers[NUMBERS * REMOVED_MIN]
      : Number.POSITIVE_INFINITY;
  }

  /** Removes the points before an instant, but the last of them, once they are two hours or so. */
  removeBefore(timeMs: number): void {
    if (this.removableMs > timeMs) return;
    this.#numbers.splice(0, NUMBERS * this.indexAt(timeMs));
  }

  /** Returns the index of the last point not after an instant; −1 if there is none. */
  indexAt(timeMs: number): number {
    let index = this.count - 1;
    while (index >= 0 && this.#numbers[NUMBERS * index] > timeMs) index--;
    return index;
  }

  /** Returns the position at an instant on a leg; undefined elsewhere. */
  positionAt(timeMs: number): Position | undefined {
    const index = this.indexAt(timeMs);
    if (index < 0) return undefined;
    const from = this.at(index);
    if (from.timeMs === timeMs) return placeOf(from);
    if (index + 1 >= this.count || !this.isConnected(index + 1)) return undefined;
    const to = this.at(index + 1);
    return pointBetween(from, to, (timeMs - from.timeMs) / (to.timeMs - from.timeMs));
  }

  /** Returns the longest time between consecutive points of a period, its ends included. */
  longestSilenceMs(fromMs: number, toMs: number): number {
    let longest = 0;
    let beforeMs = fromMs;
    for (let i = Math.max(0, this.indexAt(fromMs)); i < this.count; i++) {
      const { timeMs } = this.at(i);
      if (timeMs <= fromMs) continue;
      if (timeMs >= toMs) break;
      longest = Math.max(longest, timeMs - beforeMs);
      beforeMs = timeMs;
    }
    return Math.max(longest, toMs - beforeMs);
  }
}

/** The position at a part of the way from one to another, linear in longitude and latitude. */
export function pointBetween(from: Position, to: Position, part: number): Position {
  const east = longitudeDifference(from.longitude, to.longitude);
  return {
    longitude: wrapLongitude(from.longitude + part * east),
    latitude: from.latitude + part * (to.latitude - from.latitude),
  };
}

export function metersToPlace(a: Position, b: Position): number {
  return distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
}

function legBetween(from: SparsePoint, to: SparsePoint): PointLeg {
  const meters = metersToPlace(from, to);
  const knots = (meters / (to.timeMs - from.timeMs)) * KNOTS_PER_METER_PER_MS;
  return {
    ...{ fromMs: from.timeMs, from: placeOf(from), toMs: to.timeMs, to: placeOf(to) },
    ...{ meters, knots },
  };
}

/** Without the time, since places become parts of events. */
function placeOf({ longitude, latitude }: Position): Position {
  return { longitude, latitude };
}

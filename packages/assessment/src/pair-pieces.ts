import { localDistanceSquared, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import type { StoredTrack } from './stored-track.ts';

/** The motion of one ship over a piece. */
interface Motion extends Position {
  /** Degrees by which it moves. */
  readonly east: number;
  readonly north: number;
  /** NaN if unknown. */
  readonly bowDegrees: number;
}

/** A time in which both ships sail straight in longitude and latitude (D1). */
export class PairPiece {
  readonly fromMs: number;
  readonly toMs: number;
  readonly first: Motion;
  readonly second: Motion;
  readonly #east: number;

  constructor(fromMs: number, toMs: number, first: Motion, second: Motion) {
    this.fromMs = fromMs;
    this.toMs = toMs;
    this.first = first;
    this.second = second;
    this.#east = longitudeDifference(first.longitude, second.longitude);
  }

  get durationMs(): number {
    return this.toMs - this.fromMs;
  }

  /** The distance of the antennas in metres (D2). */
  metersAt(fraction: number): number {
    return Math.sqrt(
      localDistanceSquared(
        this.#eastAt(fraction),
        this.#northAt(fraction),
        this.#latitudeAt(fraction),
      ),
    );
  }

  /** Metres east and north from the first antenna to the second. */
  offsetAt(fraction: number): readonly [east: number, north: number] {
    const latitude = this.#latitudeAt(fraction);
    return [
      this.#eastAt(fraction) * Math.sqrt(localDistanceSquared(1, 0, latitude)),
      this.#northAt(fraction) * Math.sqrt(localDistanceSquared(0, 1, latitude)),
    ];
  }

  positionsAt(timeMs: number): readonly [first: Position, second: Position] {
    const fraction = (timeMs - this.fromMs) / (this.toMs - this.fromMs);
    return [moved(this.first, fraction), moved(this.second, fraction)];
  }

  /** The point midway between the ships. */
  middleAt(timeMs: number): Position {
    return midwayBetween(...this.positionsAt(timeMs));
  }

  #eastAt(fraction: number): number {
    return this.#east + fraction * (this.second.east - this.first.east);
  }

  #northAt(fraction: number): number {
    const { first, second } = this;
    return second.latitude - first.latitude + fraction * (second.north - first.north);
  }

  #latitudeAt(fraction: number): number {
    const { first, second } = this;
    return (first.latitude + second.latitude + fraction * (first.north + second.north)) / 2;
  }
}

/** Returns the point midway between two near positions. */
export function midwayBetween(one: Position, other: Position): Position {
  const east = longitudeDifference(one.longitude, other.longitude);
  return {
    longitude: wrapLongitude(one.longitude + east / 2),
    latitude: (one.latitude + other.latitude) / 2,
  };
}

function moved({ longitude, latitude, east, north }: Motion, fraction: number): Position {
  return {
    longitude: wrapLongitude(longitude + fraction * east),
    latitude: latitude + fraction * north,
  };
}

/** F1: returns the times of a period in which both ships are known, divided at their fixes, in the order of time. */
export function pairPieces(
  a: StoredTrack,
  b: StoredTrack,
  fromMs: number,
  toMs: number,
  gapMaxMs: number,
): readonly PairPiece[] {
  const pieces: PairPiece[] = [];
  let i = a.indexAt(fromMs);
  let j = b.indexAt(fromMs);
  let atMs = fromMs;
  while (atMs < toMs) {
    const nextA = i + 1 < a.count ? a.timeAt(i + 1) : Number.POSITIVE_INFINITY;
    const nextB = j + 1 < b.count ? b.timeAt(j + 1) : Number.POSITIVE_INFINITY;
    const untilMs = Math.min(toMs, nextA, nextB);
    if (untilMs > atMs && a.isKnownAfter(i, gapMaxMs) && b.isKnownAfter(j, gapMaxMs)) {
      const first = motionOf(a, i, atMs, untilMs);
      pieces.push(new PairPiece(atMs, untilMs, first, motionOf(b, j, atMs, untilMs)));
    }
    if (nextA === untilMs) i++;
    if (nextB === untilMs) j++;
    atMs = untilMs;
  }
  return pieces;
}

function motionOf(track: StoredTrack, index: number, fromMs: number, toMs: number): Motion {
  const startMs = track.timeAt(index);
  const durationMs = track.timeAt(index + 1) - startMs;
  const longitude = track.longitudeAt(index);
  const latitude = track.latitudeAt(index);
  const east = longitudeDifference(longitude, track.longitudeAt(index + 1)) / durationMs;
  const north = (track.latitudeAt(index + 1) - latitude) / durationMs;
  return {
    longitude: longitude + (fromMs - startMs) * east,
    latitude: latitude + (fromMs - startMs) * north,
    east: (toMs - fromMs) * east,
    north: (toMs - fromMs) * north,
    bowDegrees: track.bowAt(index),
  };
}

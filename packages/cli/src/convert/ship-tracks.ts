import { longitudeDifference } from '@roadstead/geo';
import type { Fix, Mmsi } from '@roadstead/model';

/** A point of a track: longitude and latitude in degrees, the time in epoch milliseconds. */
export type TimedPoint = readonly [longitude: number, latitude: number, timeMs: number];

/** The track of a ship, in parts between which its position is not known. */
export interface ShipTrack {
  readonly mmsi: Mmsi;
  readonly parts: readonly (readonly TimedPoint[])[];
}

/** D1: the position between two fixes further apart is not known. */
const GAP_MS_MAX = 30 * 60_000;
const POINT_NUMBERS = 3;
const NUMBERS_INITIAL = 16 * POINT_NUMBERS;

/** The fixes of one ship, as numbers: the tracks of all ships are in memory until the end of the input. */
interface Fixes {
  numbers: Float64Array;
  length: number;
  /** The indexes in `numbers` at which a part begins. */
  readonly starts: number[];
}

/** Collects fixes, in the order of time, to tracks. */
export class ShipTracks {
  readonly #ships: Map<Mmsi, Fixes> = new Map();

  add(fixes: readonly Fix[]): void {
    for (const { mmsi, timeMs, longitude, latitude, startsTrack } of fixes) {
      const own = this.#ships.get(mmsi) ?? {
        numbers: new Float64Array(NUMBERS_INITIAL),
        length: 0,
        starts: [],
      };
      this.#ships.set(mmsi, own);
      const lastMs = own.numbers[own.length - 1];
      if (own.length === 0 || startsTrack || timeMs - lastMs > GAP_MS_MAX)
        own.starts.push(own.length);
      if (own.length === own.numbers.length) {
        const grown = new Float64Array(2 * own.numbers.length);
        grown.set(own.numbers);
        own.numbers = grown;
      }
      own.numbers.set([longitude, latitude, timeMs], own.length);
      own.length += POINT_NUMBERS;
    }
  }

  /** Returns the tracks in the order of MMSI. */
  *tracks(): Generator<ShipTrack, void, undefined> {
    for (const [mmsi, { numbers, length, starts }] of [...this.#ships].sort(([a], [b]) => a - b)) {
      const parts = starts.map((start, i) =>
        pointsOf(numbers.subarray(start, starts[i + 1] ?? length)),
      );
      yield { mmsi, parts };
    }
  }
}

function pointsOf(numbers: Float64Array): readonly TimedPoint[] {
  return Array.from({ length: numbers.length / POINT_NUMBERS }, (_, i) => {
    const at = i * POINT_NUMBERS;
    return [numbers[at], numbers[at + 1], numbers[at + 2]];
  });
}

/** Splits parts where they cross the antimeridian (RFC 7946, section 3.1.9), with a point on either side of it. */
export function splitAtAntimeridian(
  parts: readonly (readonly TimedPoint[])[],
): readonly (readonly TimedPoint[])[] {
  return parts.flatMap((part) => {
    const pieces: TimedPoint[][] = [[part[0]]];
    for (const [i, point] of part.entries()) {
      if (i === 0) continue;
      const last = part[i - 1];
      const east = longitudeDifference(last[0], point[0]);
      if (Math.abs(last[0] + east) > 180) {
        const side = Math.sign(east) * 180;
        const share = (side - last[0]) / east;
        const at = (axis: 1 | 2): number => last[axis] + share * (point[axis] - last[axis]);
        pieces.at(-1)!.push([side, at(1), at(2)]);
        pieces.push([[-side, at(1), at(2)]]);
      }
      pieces.at(-1)!.push(point);
    }
    return pieces;
  });
}

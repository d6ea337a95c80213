import { type Box, distanceMeters, wrapLongitude } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { SPHERE_MARGIN } from './thresholds.ts';

/** Half of the circumference of the earth in kilometres, the greatest distance. */
const KILOMETERS_MAX = 20_100;

/** Finds places by distance and by box. */
export class PlaceIndex<P extends Position> {
  readonly #places: readonly P[];
  readonly #tree: KDBush;

  constructor(places: readonly P[]) {
    this.#places = places;
    this.#tree = new KDBush(places.length);
    for (const { longitude, latitude } of places)
      this.#tree.add(wrapLongitude(longitude), latitude);
    this.#tree.finish();
  }

  /** Returns the place with the shortest geodesic; of equal ones the first in the list. */
  nearest(longitude: number, latitude: number): { place: P; distanceMeters: number } | undefined {
    const x = wrapLongitude(longitude);
    const [first] = this.#around(x, latitude, 1, KILOMETERS_MAX);
    if (first === undefined) return undefined;
    const metersMax = SPHERE_MARGIN * this.#metersTo(first, x, latitude);
    const kilometersMax = Math.min(KILOMETERS_MAX, metersMax / 1000 + 0.001);
    return [first, ...this.#around(x, latitude, Number.POSITIVE_INFINITY, kilometersMax)]
      .map((at) => ({ at, distanceMeters: this.#metersTo(at, x, latitude) }))
      .sort((a, b) => a.distanceMeters - b.distanceMeters || a.at - b.at)
      .map(({ at, distanceMeters }) => ({ place: this.#places[at], distanceMeters }))[0];
  }

  /** Returns the places within a distance in metres, in the order of the list. */
  within(longitude: number, latitude: number, meters: number): readonly P[] {
    const x = wrapLongitude(longitude);
    const kilometersMax = Math.min(KILOMETERS_MAX, (SPHERE_MARGIN * meters) / 1000 + 0.001);
    return this.#around(x, latitude, Number.POSITIVE_INFINITY, kilometersMax)
      .sort((a, b) => a - b)
      .filter((at) => this.#metersTo(at, x, latitude) <= meters)
      .map((at) => this.#places[at]);
  }

  /** Returns the places in a box, including its edges, in the order of the list. */
  inBox({ west, south, east, north }: Box): readonly P[] {
    const found = new Set<number>();
    for (const offset of [-360, 0, 360]) {
      for (const at of this.#tree.range(west + offset, south, east + offset, north)) found.add(at);
    }
    return [...found].sort((a, b) => a - b).map((at) => this.#places[at]);
  }

  #around(longitude: number, latitude: number, count: number, kilometersMax: number): number[] {
    // Above half of the circumference the library's measure of distance decreases again.
    const isAll = kilometersMax >= KILOMETERS_MAX;
    return around(this.#tree, longitude, latitude, count, isAll ? undefined : kilometersMax);
  }

  #metersTo(at: number, longitude: number, latitude: number): number {
    const place = this.#places[at];
    return distanceMeters(longitude, latitude, place.longitude, place.latitude);
  }
}

import type { AreaGeometry, Coordinates, Ring } from './area-geometry.ts';
import { coordinatesText, foundTypeText, parseCoordinates, typeOf } from './parse-coordinates.ts';
import { ringCrossings } from './ring-crossings.ts';

/** Maximum number of vertices of an area, in all its rings. */
export const AREA_VERTICES_MAX = 10_000;

/** Maximum number of problems reported for one area: enough to correct it, without listing every vertex. */
const PROBLEMS_MAX = 10;

const SPAN_MAX = 360;

/** One error in an area or line: a JSON pointer into the GeoJSON (RFC 6901) and a sentence. */
export interface AreaProblem {
  readonly pointer: string;
  readonly detail: string;
}

/** The area, or its errors (up to ten). */
export type ParsedArea =
  | { readonly ok: true; readonly value: AreaGeometry }
  | { readonly ok: false; readonly error: readonly AreaProblem[] };

/**
 * Parses an area from GeoJSON: a Polygon, a MultiPolygon, or a Feature with one of them. Rings are closed, with four
 * positions or more; longitude is from −360 to 360, latitude from −90 to 90; a polygon spans at most 360° of longitude;
 * the area has at most 10 000 vertices. The rings of a polygon neither cross nor overlap themselves or one another, but
 * may touch at points. Whether holes lie inside the outline is not checked. The polygons of a MultiPolygon may overlap:
 * the area is their union. Altitudes and properties are dropped. Never throws.
 */
export function parseArea(geojson: unknown): ParsedArea {
  const reader = new AreaReader();
  const area = reader.read(geojson);
  return area ? { ok: true, value: area } : { ok: false, error: reader.problems };
}

class AreaReader {
  readonly problems: AreaProblem[] = [];

  read(geojson: unknown): AreaGeometry | undefined {
    if (typeOf(geojson) !== 'Feature') return this.#readGeometry(geojson, '');
    return this.#readGeometry((geojson as { geometry?: unknown }).geometry, '/geometry');
  }

  #readGeometry(geometry: unknown, pointer: string): AreaGeometry | undefined {
    const type = typeOf(geometry);
    if (type !== 'Polygon' && type !== 'MultiPolygon') {
      this.#report(
        pointer,
        `An area is a GeoJSON Polygon or MultiPolygon, or a Feature with one.${foundTypeText(type)}`,
      );
      return undefined;
    }
    const { coordinates } = geometry as { coordinates?: unknown };
    const at = `${pointer}/coordinates`;
    const polygons = type === 'Polygon' ? [coordinates] : coordinates;
    if (!Array.isArray(polygons) || polygons.length === 0) {
      this.#report(at, 'A MultiPolygon has an array of one or more polygons here.');
      return undefined;
    }
    if (!this.#areFewEnough(polygons, at)) return undefined;
    const read = polygons.map((rings, i) =>
      this.#readPolygon(rings, type === 'Polygon' ? at : `${at}/${i}`),
    );
    if (this.problems.length > 0) return undefined;
    return type === 'Polygon' ? { type, coordinates: read[0] } : { type, coordinates: read };
  }

  /** Checks the number of vertices before anything else, so that a huge document costs little. */
  #areFewEnough(polygons: readonly unknown[], pointer: string): boolean {
    let count = 0;
    for (const rings of polygons) {
      if (!Array.isArray(rings)) continue;
      for (const ring of rings) if (Array.isArray(ring)) count += ring.length;
    }
    if (count <= AREA_VERTICES_MAX) return true;
    this.#report(
      pointer,
      `An area has at most ${AREA_VERTICES_MAX} vertices; this one has ${count}. Simplify it.`,
    );
    return false;
  }

  #readPolygon(rings: unknown, pointer: string): readonly Ring[] {
    if (!Array.isArray(rings) || rings.length === 0) {
      this.#report(pointer, 'A polygon has an array of one or more rings here.');
      return [];
    }
    const problemsBefore = this.problems.length;
    const read = rings.map((ring, i) => this.#readRing(ring, `${pointer}/${i}`));
    if (this.problems.length === problemsBefore) this.#checkPolygon(read, pointer);
    return read;
  }

  #readRing(ring: unknown, pointer: string): Ring {
    if (!Array.isArray(ring) || ring.length < 4) {
      this.#report(
        pointer,
        'A ring is an array of four or more positions; the last equals the first.',
      );
      return [];
    }
    const problemsBefore = this.problems.length;
    const read = ring.map((position, i) => this.#readPosition(position, `${pointer}/${i}`));
    if (this.problems.length > problemsBefore) return [];
    const [longitude, latitude] = read[0];
    const last = read[read.length - 1];
    if (longitude !== last[0] || latitude !== last[1]) {
      this.#report(
        pointer,
        `The ring is not closed: it begins at ${coordinatesText(longitude, latitude)} and ends at ${coordinatesText(last[0], last[1])}.`,
      );
    } else if (read.every(([x, y]) => x === longitude && y === latitude)) {
      this.#report(pointer, `The ring is a single point, ${coordinatesText(longitude, latitude)}.`);
    }
    return read;
  }

  #readPosition(position: unknown, pointer: string): Coordinates {
    const read = parseCoordinates(position);
    if (typeof read !== 'string') return read;
    this.#report(pointer, read);
    return [0, 0];
  }

  #checkPolygon(rings: readonly Ring[], pointer: string): void {
    let west = Number.POSITIVE_INFINITY;
    let east = Number.NEGATIVE_INFINITY;
    for (const ring of rings) {
      for (const [longitude] of ring) {
        west = Math.min(west, longitude);
        east = Math.max(east, longitude);
      }
    }
    if (east - west > SPAN_MAX) {
      this.#report(
        pointer,
        `A polygon spans at most 360° of longitude; this one goes from ${west} to ${east}.`,
      );
      return;
    }
    for (const { kind, longitude, latitude } of ringCrossings(rings, this.#remaining)) {
      const what = kind === 'crossing' ? 'cross' : 'lie on one another';
      this.#report(
        pointer,
        `Two edges of the polygon ${what} at ${coordinatesText(longitude, latitude)}.`,
      );
    }
  }

  get #remaining(): number {
    return PROBLEMS_MAX - this.problems.length;
  }

  #report(pointer: string, detail: string): void {
    if (this.#remaining > 0) this.problems.push({ pointer, detail });
  }
}

import type { Coordinates } from './area-geometry.ts';
import type { LineGeometry } from './line-geometry.ts';
import type { AreaProblem } from './parse-area.ts';
import { coordinatesText, foundTypeText, parseCoordinates, typeOf } from './parse-coordinates.ts';

/** Maximum number of vertices of a line. */
export const LINE_VERTICES_MAX = 1000;

/** Maximum number of problems reported for one line. */
const PROBLEMS_MAX = 10;
const SPAN_MAX = 360;
const EDGE_DEGREES_MAX = 180;

/** The line, or its errors (up to ten). */
export type ParsedLine =
  | { readonly ok: true; readonly value: LineGeometry }
  | { readonly ok: false; readonly error: readonly AreaProblem[] };

/**
 * Parses a line from GeoJSON: a LineString, a MultiLineString whose parts are one line cut at the antimeridian (RFC 7946,
 * 3.1.9), or a Feature with one of them. Longitude is from −360 to 360, latitude from −90 to 90; a line has 2 to 1000
 * vertices, not all equal; an edge spans at most 180° of longitude, the line at most 360°. A line may cross itself.
 * Altitudes are dropped. Never throws.
 */
export function parseLine(geojson: unknown): ParsedLine {
  const reader = new LineReader();
  const line = reader.read(geojson);
  return line && reader.problems.length === 0
    ? { ok: true, value: line }
    : { ok: false, error: reader.problems };
}

class LineReader {
  readonly problems: AreaProblem[] = [];

  read(geojson: unknown): LineGeometry | undefined {
    if (typeOf(geojson) !== 'Feature') return this.#readGeometry(geojson, '');
    return this.#readGeometry((geojson as { geometry?: unknown }).geometry, '/geometry');
  }

  #readGeometry(geometry: unknown, pointer: string): LineGeometry | undefined {
    const type = typeOf(geometry);
    if (type !== 'LineString' && type !== 'MultiLineString') {
      this.#report(
        pointer,
        `A line is a GeoJSON LineString, or a Feature with one.${foundTypeText(type)}`,
      );
      return undefined;
    }
    const { coordinates } = geometry as { coordinates?: unknown };
    const at = `${pointer}/coordinates`;
    const parts = type === 'LineString' ? [coordinates] : coordinates;
    if (!Array.isArray(parts) || parts.length === 0 || !parts.every(Array.isArray)) {
      this.#report(
        at,
        'must be an array of positions; of a MultiLineString an array of such arrays.',
      );
      return undefined;
    }
    const count = parts.reduce((sum, part: unknown[]) => sum + part.length, 0);
    if (count < 2 || count > LINE_VERTICES_MAX) {
      this.#report(
        at,
        `A line has from 2 to ${LINE_VERTICES_MAX} vertices; this one has ${count}.`,
      );
      return undefined;
    }
    const read = parts.map((part: unknown[], i) =>
      this.#readPart(part, type === 'LineString' ? at : `${at}/${i}`),
    );
    if (this.problems.length > 0) return undefined;
    const line = this.#joined(read, at);
    this.#checkLine(line, at);
    return { type: 'LineString', coordinates: line };
  }

  #readPart(part: readonly unknown[], pointer: string): readonly Coordinates[] {
    return part.map((position, i) => {
      const read = parseCoordinates(position);
      if (typeof read !== 'string') return read;
      this.#report(`${pointer}/${i}`, read);
      return [0, 0];
    });
  }

  /** Joins the parts to one line; each part is shifted by whole turns to begin where the one before it ends. */
  #joined(parts: readonly (readonly Coordinates[])[], pointer: string): readonly Coordinates[] {
    const line: Coordinates[] = [];
    for (const [i, part] of parts.entries()) {
      const last = line.at(-1);
      const first = part[0];
      if (!last || !first) {
        line.push(...part);
        continue;
      }
      const turn = last[0] - first[0];
      if (turn % SPAN_MAX !== 0 || last[1] !== first[1]) {
        const detail = `The line is broken: a part ends at ${coordinatesText(last[0], last[1])}, the next one begins at ${coordinatesText(first[0], first[1])}. Only a line that is cut at the antimeridian has parts.`;
        this.#report(`${pointer}/${i}`, detail);
      }
      for (const [longitude, latitude] of part.slice(1)) line.push([longitude + turn, latitude]);
    }
    return line;
  }

  #checkLine(line: readonly Coordinates[], pointer: string): void {
    const longitudes = line.map(([longitude]) => longitude);
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
    if (east - west > SPAN_MAX) {
      this.#report(pointer, `A line spans at most 360° of longitude, not from ${west} to ${east}.`);
    }
    if (line.every(([x, y]) => x === line[0][0] && y === line[0][1])) {
      this.#report(
        pointer,
        `The line is a single point, ${coordinatesText(line[0][0], line[0][1])}.`,
      );
    }
    for (let i = 1; i < line.length; i++) {
      if (Math.abs(line[i][0] - line[i - 1][0]) <= EDGE_DEGREES_MAX) continue;
      const detail = `From ${coordinatesText(line[i - 1][0], line[i - 1][1])} to ${coordinatesText(line[i][0], line[i][1])} is more than half round the world. Across the antimeridian, longitudes go on beyond ±180.`;
      this.#report(pointer, detail);
    }
  }

  #report(pointer: string, detail: string): void {
    if (this.problems.length < PROBLEMS_MAX) this.problems.push({ pointer, detail });
  }
}

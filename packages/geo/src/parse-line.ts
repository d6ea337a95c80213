import type { Coordinates } from './area-geometry.ts';
import type { LineGeometry } from './line-geometry.ts';
import type { AreaProblem } from './parse-area.ts';
import { parseCoordinates, placeText, typeFound, typeOf } from './parse-coordinates.ts';

/** A line has at most so many vertices. */
export const LINE_VERTICES_MAX = 1000;

/** So many problems are told of one line. */
const PROBLEMS_MAX = 10;
const SPAN_MAX = 360;
const EDGE_DEGREES_MAX = 180;

/** The line, or all that is wrong with it (up to ten problems). */
export type ParsedLine =
  | { readonly ok: true; readonly value: LineGeometry }
  | { readonly ok: false; readonly failure: readonly AreaProblem[] };

/**
 * Reads a line from GeoJSON: a LineString, a MultiLineString whose parts were one line before it was cut at the antimeridian
 * (RFC 7946, 3.1.9), or a Feature with one of them. Longitude is from −360 to 360, latitude from −90 to 90; there are
 * from 2 to 1000 vertices, not all the same; an edge spans at most 180° of longitude, the line at most 360°. It may
 * cross itself. Altitudes are left out.
 */
export function parseLine(geojson: unknown): ParsedLine {
  const reader = new LineReader();
  const line = reader.read(geojson);
  return line && reader.problems.length === 0
    ? { ok: true, value: line }
    : { ok: false, failure: reader.problems };
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
      this.#tell(
        pointer,
        `A line is a GeoJSON LineString, or a Feature with one.${typeFound(type)}`,
      );
      return undefined;
    }
    const { coordinates } = geometry as { coordinates?: unknown };
    const at = `${pointer}/coordinates`;
    const parts = type === 'LineString' ? [coordinates] : coordinates;
    if (!Array.isArray(parts) || parts.length === 0 || !parts.every(Array.isArray)) {
      this.#tell(
        at,
        'must be an array of positions; of a MultiLineString an array of such arrays.',
      );
      return undefined;
    }
    const count = parts.reduce((sum, part: unknown[]) => sum + part.length, 0);
    if (count < 2 || count > LINE_VERTICES_MAX) {
      this.#tell(at, `A line has from 2 to ${LINE_VERTICES_MAX} vertices; this one has ${count}.`);
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
      this.#tell(`${pointer}/${i}`, read);
      return [0, 0];
    });
  }

  /** The parts as one line: each goes on in the turn of the world in which the one before it ends. */
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
        const detail = `The line is broken: a part ends at ${placeText(last[0], last[1])}, the next one begins at ${placeText(first[0], first[1])}. Only a line that is cut at the antimeridian has parts.`;
        this.#tell(`${pointer}/${i}`, detail);
      }
      for (const [longitude, latitude] of part.slice(1)) line.push([longitude + turn, latitude]);
    }
    return line;
  }

  #checkLine(line: readonly Coordinates[], pointer: string): void {
    const longitudes = line.map(([longitude]) => longitude);
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
    if (east - west > SPAN_MAX) {
      this.#tell(pointer, `A line spans at most 360° of longitude, not from ${west} to ${east}.`);
    }
    if (line.every(([x, y]) => x === line[0][0] && y === line[0][1])) {
      this.#tell(pointer, `The line is a single point, ${placeText(line[0][0], line[0][1])}.`);
    }
    for (let i = 1; i < line.length; i++) {
      if (Math.abs(line[i][0] - line[i - 1][0]) <= EDGE_DEGREES_MAX) continue;
      const detail = `From ${placeText(line[i - 1][0], line[i - 1][1])} to ${placeText(line[i][0], line[i][1])} is more than half round the world. Across the antimeridian, longitudes go on beyond ±180.`;
      this.#tell(pointer, detail);
    }
  }

  #tell(pointer: string, detail: string): void {
    if (this.problems.length < PROBLEMS_MAX) this.problems.push({ pointer, detail });
  }
}

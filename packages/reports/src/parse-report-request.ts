import {
  type AreaGeometry,
  type LineGeometry,
  parseArea,
  parseLine,
  prepareArea,
} from '@roadstead/geo';
import {
  failWith,
  isObject,
  type Mmsi,
  type Problem,
  type Result,
  success,
} from '@roadstead/model';
import type { z } from 'zod';
import { densityGridLayout } from './density-grid-layout.ts';
import { REPORT_BODY, REPORT_SHIP, REPORT_SHIPS } from './report-body.ts';
import { REPORT_TYPES, type ReportRequest, type ReportType } from './report-request.ts';
import type { ReportPeriod } from './report-source.ts';
import { CELL_DEGREES_DEFAULT, CELLS_MAX, PERIOD_MS_MAX } from './thresholds.ts';

/** Problems reported of a list of ships: enough to correct it, of the ten thousand that it may have. */
const SHIP_PROBLEMS_MAX = 10;

const { name: NAME, begin: INSTANT, cell_degrees: CELL } = REPORT_BODY.shape;

/**
 * Q1 to Q4: parses the request of a report. Unknown members, and those that the type does not use, are ignored.
 * @param type of the report, as in the URL
 * @param body a value from JSON.parse
 * @returns the request, or an error: `not-found` for an unknown type, `malformed` for an invalid timestamp, otherwise
 *   `invalid`; with all problems of the body, with JSON pointers into it
 */
export function parseReportRequest(type: string, body: unknown): Result<ReportRequest> {
  if (!isReportType(type)) {
    const detail = `There is no report of type ${JSON.stringify(type.slice(0, 40))}; there are ${REPORT_TYPES.join(', ')}.`;
    return failWith('not-found', detail);
  }
  if (!isObject(body)) return rejection(false, [{ pointer: '', detail: 'must be a JSON object.' }]);
  const reader = new RequestReader(body);
  const request = reader.read(type);
  return reader.problems.length > 0
    ? rejection(reader.isMalformed, reader.problems)
    : success(request);
}

function isReportType(type: string): type is ReportType {
  return (REPORT_TYPES as readonly string[]).includes(type);
}

function rejection(
  isMalformed: boolean,
  problems: readonly Problem[],
): ReturnType<typeof failWith> {
  return isMalformed
    ? failWith('malformed', 'The body cannot be read.', problems)
    : failWith('invalid', 'The body is invalid.', problems);
}

/** Parses the members of a body, and collects their problems; an invalid member is replaced by a placeholder. */
class RequestReader {
  readonly problems: Problem[] = [];
  isMalformed = false;
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: Readonly<Record<string, unknown>>) {
    this.#body = body;
  }

  read(type: ReportType): ReportRequest {
    const common = { name: this.#parse(NAME, 'name') ?? '', ...this.#period() };
    switch (type) {
      case 'multiship':
        return { type, ...common, ships: this.#ships() };
      case 'passageline':
        return { type, ...common, line: this.#line() };
      case 'areavisits':
        return { type, ...common, area: this.#area() };
      case 'portcalls':
        return { type, ...common, area: isPresent(this.#body['shape']) ? this.#area() : null };
      case 'density': {
        const area = this.#area();
        return { type, ...common, area, cellDegrees: this.#cellDegrees(area) };
      }
    }
  }

  #period(): ReportPeriod {
    const beginMs = this.#instant('begin');
    const endMs = this.#instant('end');
    if (beginMs >= endMs) this.#reject('/end', 'must be after begin.');
    if (endMs - beginMs > PERIOD_MS_MAX) this.#reject('/end', 'is more than 400 days after begin.');
    return { beginMs, endMs };
  }

  /** Epoch milliseconds; NaN for an invalid timestamp, which fails no comparison of the period. */
  #instant(member: 'begin' | 'end'): number {
    const timeMs = this.#parse(INSTANT, member);
    if (timeMs !== undefined) return timeMs;
    this.isMalformed ||= typeof this.#body[member] === 'string';
    return Number.NaN;
  }

  #ships(): readonly Mmsi[] {
    const ships = new Map<Mmsi, number>();
    const before = this.problems.length;
    for (const [i, each] of (this.#parse(REPORT_SHIPS, 'ships') ?? []).entries()) {
      const mmsi = this.#parseValue(REPORT_SHIP, each, `/ships/${i}`);
      const first = mmsi === undefined ? undefined : ships.get(mmsi);
      if (first !== undefined) this.#reject(`/ships/${i}`, `is there already, at ${first}.`);
      else if (mmsi !== undefined) ships.set(mmsi, i);
      if (this.problems.length - before >= SHIP_PROBLEMS_MAX) break;
    }
    return [...ships.keys()];
  }

  #line(): LineGeometry {
    const line = parseLine(this.#body['shape']);
    if (line.ok) return line.value;
    this.#rejectShape(line.error);
    return { type: 'LineString', coordinates: [] };
  }

  #area(): AreaGeometry {
    const area = parseArea(this.#body['shape']);
    if (area.ok) return area.value;
    this.#rejectShape(area.error);
    return { type: 'MultiPolygon', coordinates: [] };
  }

  #cellDegrees(area: AreaGeometry): number {
    const cellDegrees = this.#parse(CELL, 'cell_degrees');
    if (cellDegrees === undefined) return CELL_DEGREES_DEFAULT;
    if (area.coordinates.length === 0) return cellDegrees;
    const { columns, rows } = densityGridLayout(prepareArea(area), cellDegrees);
    if (columns * rows > CELLS_MAX) {
      const detail = `makes ${columns * rows} cells over the shape, more than ${CELLS_MAX}; request larger ones.`;
      this.#reject('/cell_degrees', detail);
    }
    return cellDegrees;
  }

  #rejectShape(problems: readonly Problem[]): void {
    if (!isPresent(this.#body['shape'])) {
      this.#reject('/shape', 'is required.');
      return;
    }
    for (const { pointer, detail } of problems) this.#reject(`/shape${pointer}`, detail);
  }

  #parse<Value>(schema: z.ZodType<Value>, member: string): Value | undefined {
    return this.#parseValue(schema, this.#body[member], `/${member}`);
  }

  #parseValue<Value>(schema: z.ZodType<Value>, value: unknown, pointer: string): Value | undefined {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    this.#reject(pointer, parsed.error.issues[0].message);
    return undefined;
  }

  #reject(pointer: string, detail: string): void {
    this.problems.push({ pointer, detail });
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

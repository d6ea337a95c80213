import {
  type AreaGeometry,
  type LineGeometry,
  parseArea,
  parseLine,
  prepareArea,
} from '@roadstead/geo';
import {
  type Answer,
  type Mmsi,
  type Problem,
  parseMmsi,
  parseTimestamp,
  refusal,
  success,
} from '@roadstead/model';
import { densityPlanOf } from './density-plan.ts';
import { REPORT_TYPES, type ReportRequest, type ReportType } from './report-request.ts';
import type { Period } from './report-source.ts';
import {
  CELL_DEGREES,
  CELL_DEGREES_DEFAULT,
  CELLS_MAX,
  PERIOD_MS_MAX,
  SHIPS_MAX,
} from './thresholds.ts';

const NAME_LENGTH_MAX = 200;
/** So many problems are told of a list of ships; nobody reads ten thousand. */
const SHIP_PROBLEMS_MAX = 10;

/**
 * Reads what a report is asked for with. Fields that are not known, or that the type does not use, are ignored.
 * @param type of the report, as in the address
 * @param body what JSON.parse gave
 * @returns the request, or why not: `not-found` for a type that there is not, `malformed` where a timestamp is none, else
 *   `invalid`; with all that is wrong with the body, with JSON pointers into it
 */
export function parseReportRequest(type: string, body: unknown): Answer<ReportRequest> {
  if (!isReportType(type)) {
    const detail = `There is no report of type ${JSON.stringify(type.slice(0, 40))}; there are ${REPORT_TYPES.join(', ')}.`;
    return refusal('not-found', detail);
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    return refused(false, [{ pointer: '', detail: 'must be a JSON object.' }]);
  }
  const reader = new RequestReader(body as Readonly<Record<string, unknown>>);
  const request = reader.read(type);
  return reader.problems.length > 0
    ? refused(reader.isMalformed, reader.problems)
    : success(request);
}

function isReportType(type: string): type is ReportType {
  return (REPORT_TYPES as readonly string[]).includes(type);
}

function refused(isMalformed: boolean, problems: readonly Problem[]): ReturnType<typeof refusal> {
  return isMalformed
    ? refusal('malformed', 'The body cannot be read.', problems)
    : refusal('invalid', 'The body cannot be so.', problems);
}

/** Reads the fields of a body; where one is wrong, it takes note and gives a stand-in. */
class RequestReader {
  readonly problems: Problem[] = [];
  isMalformed = false;
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: Readonly<Record<string, unknown>>) {
    this.#body = body;
  }

  read(type: ReportType): ReportRequest {
    const common = { name: this.#name(), ...this.#period() };
    switch (type) {
      case 'multiship':
        return { type, ...common, ships: this.#ships() };
      case 'passageline':
        return { type, ...common, line: this.#line() };
      case 'areavisits':
        return { type, ...common, area: this.#area() };
      case 'portcalls':
        return { type, ...common, area: isGiven(this.#body['shape']) ? this.#area() : null };
      case 'density': {
        const area = this.#area();
        return { type, ...common, area, cellDegrees: this.#cellDegrees(area) };
      }
    }
  }

  #name(): string {
    const value = this.#body['name'];
    const isName = typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value);
    if (isName && value.length <= NAME_LENGTH_MAX) return value;
    this.#tell(
      '/name',
      `must be a text of 1 to ${NAME_LENGTH_MAX} characters, not blank, without control characters.`,
    );
    return '';
  }

  #period(): Period {
    const beginMs = this.#instant('begin');
    const endMs = this.#instant('end');
    if (beginMs >= endMs) this.#tell('/end', 'must be after begin.');
    if (endMs - beginMs > PERIOD_MS_MAX) this.#tell('/end', 'is more than 400 days after begin.');
    return { beginMs, endMs };
  }

  /** NaN where it is none. */
  #instant(field: string): number {
    const value = this.#body[field];
    const timeMs = typeof value === 'string' ? parseTimestamp(value) : undefined;
    if (timeMs !== undefined) return timeMs;
    this.isMalformed ||= typeof value === 'string';
    this.#tell(`/${field}`, 'must be an RFC 3339 timestamp, as 2026-01-31T12:00:00Z.');
    return Number.NaN;
  }

  #ships(): readonly Mmsi[] {
    const value = this.#body['ships'];
    if (!Array.isArray(value) || value.length === 0 || value.length > SHIPS_MAX) {
      this.#tell('/ships', `must be an array of 1 to ${SHIPS_MAX} MMSIs.`);
      return [];
    }
    const ships = new Map<Mmsi, number>();
    const before = this.problems.length;
    for (const [i, each] of value.entries()) {
      const mmsi =
        typeof each === 'string' || typeof each === 'number' ? parseMmsi(each) : undefined;
      const first = mmsi === undefined ? undefined : ships.get(mmsi);
      if (mmsi === undefined) {
        this.#tell(`/ships/${i}`, 'must be an MMSI, a text or number of at most nine digits.');
      } else if (first !== undefined) {
        this.#tell(`/ships/${i}`, `is there already, at ${first}.`);
      } else ships.set(mmsi, i);
      if (this.problems.length - before >= SHIP_PROBLEMS_MAX) break;
    }
    return [...ships.keys()];
  }

  #line(): LineGeometry {
    const line = parseLine(this.#body['shape']);
    if (line.ok) return line.value;
    this.#tellShape(line.failure);
    return { type: 'LineString', coordinates: [] };
  }

  #area(): AreaGeometry {
    const area = parseArea(this.#body['shape']);
    if (area.ok) return area.value;
    this.#tellShape(area.failure);
    return { type: 'MultiPolygon', coordinates: [] };
  }

  #cellDegrees(area: AreaGeometry): number {
    const value = this.#body['cell_degrees'] ?? CELL_DEGREES_DEFAULT;
    if (!CELL_DEGREES.some((each) => each === value)) {
      this.#tell('/cell_degrees', `must be one of ${CELL_DEGREES.join(', ')}.`);
      return CELL_DEGREES_DEFAULT;
    }
    const cellDegrees = Number(value);
    if (area.coordinates.length === 0) return cellDegrees;
    const { columns, rows } = densityPlanOf(prepareArea(area), cellDegrees);
    if (columns * rows > CELLS_MAX) {
      const detail = `makes ${columns * rows} cells over the shape, more than ${CELLS_MAX}; ask for larger ones.`;
      this.#tell('/cell_degrees', detail);
    }
    return cellDegrees;
  }

  #tellShape(problems: readonly Problem[]): void {
    if (!isGiven(this.#body['shape'])) {
      this.#tell('/shape', 'is required.');
      return;
    }
    for (const { pointer, detail } of problems) this.#tell(`/shape${pointer}`, detail);
  }

  #tell(pointer: string, detail: string): void {
    this.problems.push({ pointer, detail });
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

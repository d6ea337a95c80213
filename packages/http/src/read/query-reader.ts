import { type Problem, parseTimestamp, refusal } from '@roadstead/model';
import type { DoorRefusal } from '../door/operation.ts';
import {
  FIRST_PAGE,
  type IntegerParameter,
  PAGE,
  type Parameter,
  SIZE,
  type TextParameter,
  TIME_RANGES,
} from './parameters.ts';

const INTEGER = /^[+-]?\d+(?:\.0*)?(?:e\+?\d+)?$/i;

export interface TimeRange {
  readonly beginMs?: number;
  readonly endMs?: number;
}

/** Reads the parameters of a query; where one is wrong, it takes note and gives undefined. */
export class QueryReader {
  readonly #query: URLSearchParams;
  readonly #malformed: Problem[] = [];
  readonly #invalid: Problem[] = [];

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  /** All that is wrong; undefined where nothing is. */
  get refusal(): DoorRefusal | undefined {
    const problems = [...this.#malformed, ...this.#invalid];
    if (problems.length === 0) return undefined;
    return this.#malformed.length > 0
      ? refusal('malformed', 'The query cannot be read.', problems).failure
      : refusal('invalid', 'The query asks for what is not possible.', problems).failure;
  }

  text(parameter: TextParameter | IntegerParameter): string | undefined {
    const values = new Set(this.#query.getAll(parameter.name));
    if (values.size > 1) this.#tell(this.#malformed, parameter, 'is given twice, and different.');
    const [value] = values;
    if (value === undefined && parameter.isRequired) this.#tell(this.#malformed, parameter);
    return value;
  }

  integer(parameter: IntegerParameter): number | undefined {
    const text = this.text(parameter);
    if (text === undefined) return undefined;
    const value = INTEGER.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) {
      this.#tell(this.#malformed, parameter);
      return undefined;
    }
    if (parameter.schema.safeParse(value).success) return value;
    this.#tell(this.#invalid, parameter);
    return undefined;
  }

  timestamp(parameter: TextParameter): number | undefined {
    const text = this.text(parameter);
    return text === undefined ? undefined : this.#time(text, parameter);
  }

  /** Whether a part of a list is asked for. */
  get hasPaging(): boolean {
    return this.#query.has(PAGE.name) || this.#query.has(SIZE.name);
  }

  /** @param sizeParameter by which it is said how much a page has */
  paging(sizeParameter: IntegerParameter = SIZE): { readonly page: number; readonly size: number } {
    const page = this.integer(PAGE) ?? FIRST_PAGE.page;
    const size = this.integer(sizeParameter) ?? FIRST_PAGE.size;
    return { page, size };
  }

  timeRange(): TimeRange {
    const given = TIME_RANGES.flatMap((parameter) => {
      const text = this.text(parameter);
      return text === undefined ? [] : [{ parameter, text }];
    });
    const [first = {}, second] = given.map(({ parameter, text }) => this.#range(parameter, text));
    if (second && (second.beginMs !== first.beginMs || second.endMs !== first.endMs)) {
      const [one, other] = given;
      this.#tell(this.#malformed, other.parameter, `differs from ${one.parameter.name}.`);
    }
    return first;
  }

  #range(parameter: Parameter, text: string): TimeRange {
    const ends = /^\s*\[([^,]*),([^,]*)\]\s*$/.exec(text);
    if (!ends) {
      this.#tell(this.#malformed, parameter);
      return {};
    }
    const [beginMs, endMs] = ends
      .slice(1)
      .map((end) => (end.trim() === '' ? undefined : this.#time(end.trim(), parameter)));
    if (beginMs !== undefined && endMs !== undefined && beginMs > endMs) {
      this.#tell(this.#invalid, parameter, 'begins after its end.');
    }
    return { ...(beginMs !== undefined && { beginMs }), ...(endMs !== undefined && { endMs }) };
  }

  #time(text: string, parameter: Parameter): number | undefined {
    // The plus of a zone is a blank in a query, unless it was escaped.
    const timeMs = parseTimestamp(text.replace(/ (?=\d\d:\d\d$)(?<=:\d\d(?:\.\d+)? )/, '+'));
    if (timeMs === undefined) this.#tell(this.#malformed, parameter);
    return timeMs;
  }

  #tell(problems: Problem[], { name, rule }: Parameter, detail = rule): void {
    // Both ends of a range may be wrong.
    if (!problems.some(({ pointer }) => pointer === name)) problems.push({ pointer: name, detail });
  }
}

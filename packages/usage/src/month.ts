import { utc } from '@date-fns/utc/utc';
import { addMonths } from 'date-fns/addMonths';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import { lightFormat } from 'date-fns/lightFormat';
import { set } from 'date-fns/set';

/** A calendar month, UTC. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A month with its text, `2026-01`, and its bounds: epoch milliseconds, the end not included. */
export interface MonthSpan extends Month {
  readonly text: string;
  readonly beginMs: number;
  readonly endMs: number;
}

/** The month of an instant. @param timeMs epoch milliseconds */
export function monthAt(timeMs: number): Month {
  return { year: getYear(timeMs, { in: utc }), month: getMonth(timeMs, { in: utc }) + 1 };
}

export function monthSpan({ year, month }: Month): MonthSpan {
  const begin = set(0, { year, month: month - 1 }, { in: utc });
  return {
    ...{ year, month, text: lightFormat(begin, 'yyyy-MM') },
    ...{ beginMs: begin.getTime(), endMs: addMonths(begin, 1).getTime() },
  };
}

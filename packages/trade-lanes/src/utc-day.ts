import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';

/** The midnight UTC at which the day of an instant began; epoch milliseconds. */
export function utcDayStartMs(timeMs: number): number {
  return startOfDay(timeMs, { in: utc }).getTime();
}

/** The midnight UTC at which the day of an instant ends; epoch milliseconds. */
export function nextUtcDayStartMs(timeMs: number): number {
  return addDays(utcDayStartMs(timeMs), 1, { in: utc }).getTime();
}

/** The month UTC of an instant, in epoch milliseconds; its end is excluded. */
export function utcMonthOf(timeMs: number): { readonly beginMs: number; readonly endMs: number } {
  const begin = startOfMonth(timeMs, { in: utc });
  return { beginMs: begin.getTime(), endMs: addMonths(begin, 1, { in: utc }).getTime() };
}

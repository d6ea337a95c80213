import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The midnight UTC at which the day of an instant began; epoch milliseconds. */
export function utcDayStartMs(timeMs: number): number {
  return startOfDay(timeMs, { in: utc }).getTime();
}

/** The midnight UTC at which the day of an instant ends; epoch milliseconds. */
export function nextUtcDayStartMs(timeMs: number): number {
  return addDays(utcDayStartMs(timeMs), 1, { in: utc }).getTime();
}

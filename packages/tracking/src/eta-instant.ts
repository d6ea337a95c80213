import type { AisEta } from '@roadstead/model';

/** Enough to come to a 29 February, also around 1900 and 2100. */
const YEARS_MAX = 8;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/**
 * T2: the next instant, from one on, that has the month, day, hour and minute of an ETA as AIS sends it, without a year, in
 * UTC. An hour or minute that is not said counts as 0, and the day, or the hour, is not over before its end.
 * @param fromMs when it was said, epoch milliseconds
 * @returns epoch milliseconds; undefined where there is no such day
 */
export function etaInstantMs(eta: AisEta, fromMs: number): number | undefined {
  const { month, day, hour, minute } = eta;
  if (month === null || day === null) return undefined;
  const unsaidMs = hour === null ? MS_PER_DAY : minute === null ? MS_PER_HOUR : 1;
  const first = new Date(fromMs).getUTCFullYear();
  for (let year = first; year <= first + YEARS_MAX; year++) {
    const timeMs = Date.UTC(year, month - 1, day, hour ?? 0, minute ?? 0);
    // 30 February would be a day in March.
    const isDay = new Date(timeMs).getUTCMonth() === month - 1;
    if (isDay && timeMs + unsaidMs > fromMs) return timeMs;
  }
  return undefined;
}

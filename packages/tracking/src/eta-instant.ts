import type { AisEta } from '@roadstead/model';

/** Years to search: enough to reach a 29 February, also around 1900 and 2100. */
const YEARS_MAX = 8;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/**
 * T2: returns the next instant with the month, day, hour and minute (UTC) of an ETA, which AIS transmits without a year. A
 * missing hour or minute counts as 0, and the ETA is in the future until the end of its day or hour.
 * @param fromMs time of the report, epoch milliseconds.
 * @returns epoch milliseconds; undefined for an ETA without month or day, or with a day that does not exist.
 */
export function etaInstantMs(eta: AisEta, fromMs: number): number | undefined {
  const { month, day, hour, minute } = eta;
  if (month === null || day === null) return undefined;
  const resolutionMs = hour === null ? MS_PER_DAY : minute === null ? MS_PER_HOUR : 1;
  const first = new Date(fromMs).getUTCFullYear();
  for (let year = first; year <= first + YEARS_MAX; year++) {
    const timeMs = Date.UTC(year, month - 1, day, hour ?? 0, minute ?? 0);
    // Date.UTC maps 30 February to a day in March.
    const isDay = new Date(timeMs).getUTCMonth() === month - 1;
    if (isDay && timeMs + resolutionMs > fromMs) return timeMs;
  }
  return undefined;
}

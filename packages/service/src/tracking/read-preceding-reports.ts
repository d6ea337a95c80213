import { millisecondsInDay } from 'date-fns/constants';
import type { PositionRow, Positions } from './positions.ts';

/** A ship without reports for longer can be anywhere on Earth: 5.6 days at 80 knots (D10). */
export const CONTEXT_MAX_MS: number = 6 * millisecondsInDay;
/** Fewer reports do not show which of them are jumps: three consistent ones start a new track (D10). */
export const REPORTS_MIN = 3;

/**
 * Reads the reports of a ship in a period, and those of `CONTEXT_MAX_MS` before it if the period has fewer than `REPORTS_MIN`.
 * @param fromMs epoch milliseconds @param toMs included
 */
export async function readWithPrecedingReports(
  positions: Positions,
  mmsi: number,
  fromMs: number,
  toMs: number,
): Promise<readonly PositionRow[]> {
  const found = await readStoredReports(positions, mmsi, fromMs, toMs);
  return found.length >= REPORTS_MIN
    ? found
    : await readStoredReports(positions, mmsi, fromMs - CONTEXT_MAX_MS, toMs);
}

/** Reads the reports of a ship in a period. @param toMs included */
export async function readStoredReports(
  positions: Positions,
  mmsi: number,
  fromMs: number,
  toMs: number,
): Promise<readonly PositionRow[]> {
  const found: PositionRow[] = [];
  for await (const rows of positions.range(mmsi, fromMs, toMs)) found.push(...rows);
  return found;
}

/**
 * Reads the reports of a ship before a period that decide which reports in the period are jumps, and, where two ships send under
 * one MMSI, which of them has the track. Periods that begin on the same day have the same context.
 */
export function readPrecedingReports(
  positions: Positions,
  mmsi: number,
  beginMs: number,
): Promise<readonly PositionRow[]> {
  return readWithPrecedingReports(positions, mmsi, dayOf(beginMs), beginMs - 1);
}

/** Returns the beginning of the day (UTC) of an instant. By division (15 ns; startOfDay takes 300 ns): it runs for each ship and day of a report. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / millisecondsInDay) * millisecondsInDay;
}

import type { PositionRow, Positions } from './positions.ts';

const MS_PER_DAY = 86_400_000;
/** A ship that was silent for longer can be anywhere: 5.6 days at 80 knots (D10). */
export const ANYWHERE_MS: number = 6 * MS_PER_DAY;
/** Of fewer reports nobody knows which are jumps: it takes three that agree to begin a track anew (D10). */
export const REPORTS_MIN = 3;

/**
 * What a ship reported from an instant to another, and before it, should that be too little to know which of it are jumps.
 * @param fromMs epoch milliseconds @param toMs included
 */
export async function reportsWithContext(
  positions: Positions,
  mmsi: number,
  fromMs: number,
  toMs: number,
): Promise<readonly PositionRow[]> {
  const found = await reportsIn(positions, mmsi, fromMs, toMs);
  return found.length >= REPORTS_MIN
    ? found
    : await reportsIn(positions, mmsi, fromMs - ANYWHERE_MS, toMs);
}

/** What a ship reported from an instant to another, included. */
export async function reportsIn(
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
 * What a ship reported before a period, so far as it says which reports in the period are jumps, and whose they are where two
 * ships send under one MMSI: all periods that begin on one day are told the same.
 */
export function reportsBefore(
  positions: Positions,
  mmsi: number,
  beginMs: number,
): Promise<readonly PositionRow[]> {
  return reportsWithContext(positions, mmsi, dayOf(beginMs), beginMs - 1);
}

/** @returns when the day (UTC) of an instant began */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / MS_PER_DAY) * MS_PER_DAY;
}

import { contextOf } from './incremental-track-cleaner.ts';
import { POSITION_CELLS, type Positions } from './positions.ts';
import { REPORTS_MIN } from './read-preceding-reports.ts';

/** Returns the instant at which an `IncrementalTrackCleaner` has to begin for the fixes of a ship from `fromMs` on. */
export async function readContextBeginMs(
  positions: Positions,
  mmsi: number,
  fromMs: number,
): Promise<number> {
  const { dayBeforeMs, dayMs, longBeforeMs } = contextOf(fromMs);
  let reports = 0;
  for await (const cells of positions.cells(mmsi, dayBeforeMs, dayMs - 1)) {
    reports += cells.length / POSITION_CELLS;
    if (reports >= REPORTS_MIN) return dayBeforeMs;
  }
  return longBeforeMs;
}

import { distanceMeters } from '@roadstead/geo';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { cleanTrack, SPEED_MAX_KNOTS } from '@roadstead/tracking';
import { setNewest } from '../operations/set-newest.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { type PositionRow, type Positions, reportOf } from './positions.ts';
import { readStoredReports, readWithPrecedingReports } from './read-preceding-reports.ts';

/** The track before a ship's newest report that decides whether the report is a jump; longer where reports are rare. */
const LOOK_BACK_MS = 2 * 3_600_000;
/** The ships in the cache; the least recently computed one is evicted. */
const CACHED_MAX = 500_000;
/** Reading the positions of so many ships blocks the event loop for some tens of milliseconds. */
const SHIPS_AT_A_TIME = 100;
const METERS_PER_MS_MAX = (SPEED_MAX_KNOTS * 1852) / 3_600_000;

/** D10: the latest positions: the newest report of each ship that is not a jump. */
export class LatestPositions {
  readonly #positions: Positions;
  /** By MMSI: the time of the newest report, and the position computed then. */
  readonly #cache: Map<number, { readonly newestMs: number; readonly found: PositionReport }> =
    new Map();

  constructor(positions: Positions) {
    this.#positions = positions;
  }

  /** Returns the positions of these ships, in their order, without those of unknown ships. */
  async of(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]> {
    const newest = await this.#positions.latest(mmsis);
    const found: PositionReport[] = [];
    let read = 0;
    for (const row of newest) {
      const known = this.#cache.get(row.key);
      if (known?.newestMs === row.timeMs) {
        found.push(known.found);
        continue;
      }
      found.push(await this.#latestOf(row, known?.found));
      if (++read % SHIPS_AT_A_TIME === 0) await yieldToEventLoop();
    }
    return found;
  }

  /**
   * Updates the position of a ship by a report that was stored.
   * @returns the position; undefined if it must be read, because the report or the newest one before may be a jump, or is late
   */
  follow(report: PositionReport): PositionReport | undefined {
    const { mmsi, timeMs } = report;
    const known = this.#cache.get(mmsi);
    if (!known || timeMs <= known.newestMs) return undefined;
    const { found, newestMs } = known;
    if (newestMs !== found.timeMs || !canReach(found, report)) return undefined;
    this.#cache.set(mmsi, { newestMs: timeMs, found: report });
    return report;
  }

  /** Evicts ships of which older reports have arrived: their positions are computed again. */
  invalidate(mmsis: Iterable<Mmsi>): void {
    for (const mmsi of mmsis) this.#cache.delete(mmsi);
  }

  /** Evicts all ships. */
  clear(): void {
    this.#cache.clear();
  }

  /** @param before the cached position of an earlier newest report */
  async #latestOf(row: PositionRow, before: PositionReport | undefined): Promise<PositionReport> {
    const { key, timeMs } = row;
    // T3: of two ships that share an MMSI, the one of the cached position continues; that position is not a jump.
    const rows = before
      ? await readStoredReports(this.#positions, key, before.timeMs, timeMs)
      : await readWithPrecedingReports(this.#positions, key, timeMs - LOOK_BACK_MS, timeMs);
    const found = cleanTrack(rows.map(reportOf)).at(-1) ?? reportOf(row);
    // A newer report may have been followed while the rows were read.
    const newer = this.#cache.get(key);
    if (newer && newer.newestMs > timeMs) return newer.found;
    setNewest(this.#cache, key, { newestMs: timeMs, found }, CACHED_MAX);
    return found;
  }
}

/** D10: whether a ship can have sailed from one position to the next. */
function canReach(from: PositionReport, to: PositionReport): boolean {
  const meters = distanceMeters(from.longitude, from.latitude, to.longitude, to.latitude);
  return meters <= (to.timeMs - from.timeMs) * METERS_PER_MS_MAX;
}

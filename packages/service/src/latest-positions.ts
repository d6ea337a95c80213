import type { Mmsi, PositionReport } from '@roadstead/model';
import { cleanTrack } from '@roadstead/tracking';
import { type PositionRow, type Positions, reportOf } from './positions.ts';
import { reportsIn, reportsWithContext } from './reports-before.ts';
import { rest } from './rest.ts';

/** Before its newest report a ship's way is looked at for so long, or longer, to know whether that is a jump. */
const LOOK_BACK_MS = 2 * 3_600_000;
/** Ships whose position is remembered; the one that was asked for longest ago is forgotten. */
const KEPT_MAX = 500_000;
/** Looking at so many holds up others for some tens of milliseconds. */
const SHIPS_AT_A_TIME = 100;

/** D10: where ships are: the newest report of each that is no jump. */
export class LatestPositions {
  readonly #positions: Positions;
  /** By MMSI: the time of the newest report, and what was found then. */
  readonly #kept: Map<number, { readonly newestMs: number; readonly found: PositionReport }> =
    new Map();

  constructor(positions: Positions) {
    this.#positions = positions;
  }

  /** Those of these ships that were heard, in their order. */
  async of(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]> {
    const newest = await this.#positions.latest(mmsis);
    const found: PositionReport[] = [];
    let read = 0;
    for (const row of newest) {
      const known = this.#kept.get(row.key);
      if (known?.newestMs === row.timeMs) {
        found.push(known.found);
        continue;
      }
      found.push(await this.#latestOf(row, known?.found));
      if (++read % SHIPS_AT_A_TIME === 0) await rest();
    }
    return found;
  }

  /** Reports have come that are older than what was found: it is looked at anew. */
  forget(mmsis: Iterable<Mmsi>): void {
    for (const mmsi of mmsis) this.#kept.delete(mmsi);
  }

  /** @param before what was found when the newest report was an older one */
  async #latestOf(row: PositionRow, before: PositionReport | undefined): Promise<PositionReport> {
    const { key, timeMs } = row;
    // T3: where two ships send under one MMSI it goes on with the one that was found before, which is no jump.
    const rows = before
      ? await reportsIn(this.#positions, key, before.timeMs, timeMs)
      : await reportsWithContext(this.#positions, key, timeMs - LOOK_BACK_MS, timeMs);
    const found = cleanTrack(rows.map(reportOf)).at(-1) ?? reportOf(row);
    this.#kept.delete(key);
    this.#kept.set(key, { newestMs: timeMs, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }
}

import type { Store } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { yieldToEventLoop } from '../operations/timers.ts';
import { type PositionRow, type Positions, positionSeries, reportOf } from './positions.ts';

/** A period, both ends included, in epoch milliseconds; ±Infinity: no bound. */
export interface Period {
  readonly beginMs: number;
  readonly endMs: number;
}

/** The position reports of a slice of time, in the order of time, then of MMSI. */
export interface HistorySlice {
  readonly toMs: number;
  readonly reports: readonly PositionReport[];
}

/** Ships whose reports suffice before an instant. */
export interface PartialFleet {
  readonly ships: ReadonlySet<number>;
  /** Slices that end before it have the reports of these ships only; all others those of all ships. Epoch milliseconds. */
  readonly untilMs: number;
}

/** The approximate number of reports in a slice: reading and processing it takes less than a second. */
const SLICE_REPORTS = 200_000;
/** Reading so many reports blocks the event loop for some ten milliseconds; looking for those of a ship costs as much as ten. */
const REPORTS_AT_A_TIME = 20_000;
const REPORTS_OF_SHIP = 10;
const SHIPS_AT_A_TIME: number = REPORTS_AT_A_TIME / REPORTS_OF_SHIP;
/** A ship under way reports every 10 s (ITU-R M.1371-5, table 1). */
const REPORTS_PER_SHIP_MS = 1 / 10_000;
const SLICE_MS_MIN = 5 * millisecondsInMinute;
const SLICE_MS_MAX = millisecondsInDay;

/** Reads the stored position reports of a period as they were received: the caller cleans them (D10). */
export function readHistory(store: Store, period: Period): AsyncIterable<HistorySlice> {
  return readSlices(positionSeries(store), period);
}

/**
 * Reads position reports in slices of time, all ships of a slice at once. The slices are the same with a part of the fleet.
 * @param keys the ships that there are; all by default
 */
export async function* readSlices(
  positions: Positions,
  { beginMs, endMs }: Period,
  partial?: PartialFleet,
  keys?: readonly number[],
): AsyncGenerator<HistorySlice, void, undefined> {
  const newest = await positions.latest(keys ?? (await positions.keys()));
  let ships = newest.filter(({ timeMs }) => timeMs >= beginMs);
  const reportsPerMs = ships.length * REPORTS_PER_SHIP_MS;
  const sliceMs = Math.min(SLICE_MS_MAX, Math.max(SLICE_MS_MIN, SLICE_REPORTS / reportsPerMs));
  const firstMs = await firstFrom(positions, ships, beginMs);
  for (let fromMs = firstMs; Number.isFinite(fromMs) && fromMs <= endMs; ) {
    const toMs = Math.min(fromMs + Math.floor(sliceMs) - 1, endMs);
    const isPartial = partial !== undefined && toMs < partial.untilMs;
    const read = isPartial ? ships.filter(({ key }) => partial.ships.has(key)) : ships;
    const reports = await reportsOf(positions, read, fromMs, toMs);
    const hasReports =
      reports.length > 0 || (isPartial && (await hasReportsOf(positions, ships, 1, fromMs, toMs)));
    if (hasReports) yield { toMs, reports };
    ships = ships.filter(({ timeMs }) => timeMs > toMs);
    // Skips a long gap without reports.
    fromMs = hasReports ? toMs + 1 : await firstFrom(positions, ships, toMs + 1);
  }
}

/** Returns the time of the first report of these ships from an instant on; Infinity without any. */
async function firstFrom(
  positions: Positions,
  ships: readonly PositionRow[],
  fromMs: number,
): Promise<number> {
  let firstMs = Number.POSITIVE_INFINITY;
  for (const [i, { key, timeMs }] of ships.entries()) {
    if (i % SHIPS_AT_A_TIME === SHIPS_AT_A_TIME - 1) await yieldToEventLoop();
    for await (const [first] of positions.range(key, fromMs, Math.min(timeMs, firstMs))) {
      firstMs = Math.min(firstMs, first.timeMs);
      break;
    }
  }
  return firstMs;
}

/** Returns whether these ships have at least so many reports in a period; reads no more than that. */
export async function hasReportsOf(
  positions: Positions,
  ships: readonly Pick<PositionRow, 'key'>[],
  count: number,
  fromMs: number,
  toMs: number,
): Promise<boolean> {
  let found = 0;
  for (const [i, { key }] of ships.entries()) {
    if (i % SHIPS_AT_A_TIME === SHIPS_AT_A_TIME - 1) await yieldToEventLoop();
    for await (const rows of positions.range(key, fromMs, toMs)) {
      found += rows.length;
      if (found >= count) return true;
    }
  }
  return false;
}

async function reportsOf(
  positions: Positions,
  ships: readonly PositionRow[],
  fromMs: number,
  toMs: number,
): Promise<readonly PositionReport[]> {
  const reports: PositionReport[] = [];
  let read = 0;
  for (const { key } of ships) {
    read += REPORTS_OF_SHIP;
    for await (const rows of positions.range(key, fromMs, toMs)) {
      for (const row of rows) reports.push(reportOf(row));
      read += rows.length;
    }
    if (read < REPORTS_AT_A_TIME) continue;
    read = 0;
    await yieldToEventLoop();
  }
  return reports.sort((one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi);
}

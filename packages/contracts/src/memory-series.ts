import type { MemoryChanges } from './memory-change.ts';
import { PackedRows, packRows, unpackRows, widthOf } from './packed-rows.ts';
import {
  type Arrival,
  type Series,
  type SeriesPlan,
  type SeriesRow,
  THINNED_ROWS_MIN,
} from './series.ts';
import type { Change } from './store.ts';

const BATCH_ROWS = 1000;

/** What was appended, and not yet forgotten; the last one has the newest sequence number. */
interface Arrivals {
  readonly packed: Float64Array[];
  lastSequence: number;
}

export function createMemorySeries<Column extends string>(
  { columns }: SeriesPlan<Column>,
  changes: MemoryChanges,
): Series<Column> {
  const width = widthOf(columns);
  const rowsByKey = new Map<number, PackedRows>();
  const arrivals: Arrivals = { packed: [], lastSequence: 0 };

  return {
    append(rows): Change {
      const cells = packRows(columns, rows);
      return changes.prepare(() => {
        arrivals.packed.push(cells);
        arrivals.lastSequence++;
        addRows(rowsByKey, cells, width);
      });
    },

    async *range(key, fromMs, toMs): AsyncIterable<readonly SeriesRow<Column>[]> {
      for await (const cells of this.cells(key, fromMs, toMs)) yield unpackRows(columns, cells);
    },

    async *cells(key, fromMs, toMs): AsyncIterable<Float64Array> {
      changes.assertOpen();
      const rows = rowsByKey.get(key);
      let start = rows?.countBefore(fromMs) ?? 0;
      while (rows && start < rows.count && rows.timeAt(start) <= toMs) {
        let end = Math.min(start + BATCH_ROWS, rows.count);
        while (rows.timeAt(end - 1) > toMs) end--;
        const lastMs = rows.timeAt(end - 1);
        yield rows.cells(start, end).slice();
        changes.assertOpen();
        // Looked for again, since rows may have come or gone meanwhile; times are whole numbers.
        start = rows.countBefore(lastMs + 1);
      }
    },

    async latest(keys): Promise<readonly SeriesRow<Column>[]> {
      changes.assertOpen();
      return keys.flatMap((key) => {
        const rows = rowsByKey.get(key);
        return rows ? unpackRows(columns, rows.cells(rows.count - 1, rows.count)) : [];
      });
    },

    async keys(): Promise<readonly number[]> {
      changes.assertOpen();
      return [...rowsByKey.keys()].sort((a, b) => a - b);
    },

    async thin(beforeMs, everyMs, signal): Promise<number> {
      changes.assertOpen();
      if (!(everyMs > 0)) throw new RangeError(`Rows cannot be thinned to every ${everyMs} ms`);
      let gone = 0;
      for (const rows of rowsByKey.values()) {
        if (signal?.aborted) break;
        gone += thinRows(rows, beforeMs, everyMs);
        await Promise.resolve();
        changes.assertOpen();
      }
      return gone;
    },

    async *arrivals(after): AsyncIterable<Arrival<Column>> {
      changes.assertOpen();
      const end = arrivals.lastSequence;
      for (let sequence = after + 1; sequence <= end; sequence++) {
        sequence = Math.max(sequence, firstSequence(arrivals));
        const packed = arrivals.packed[sequence - firstSequence(arrivals)];
        if (!packed) return;
        yield { sequence, rows: unpackRows(columns, packed) };
        changes.assertOpen();
      }
    },

    async lastSequence(): Promise<number> {
      changes.assertOpen();
      return arrivals.lastSequence;
    },

    forgetArrivals: (upTo) =>
      changes.prepare(() => {
        arrivals.packed.splice(0, Math.max(0, upTo + 1 - firstSequence(arrivals)));
      }),
  };
}

function firstSequence({ packed, lastSequence }: Arrivals): number {
  return lastSequence - packed.length + 1;
}

/** Adds the oldest first, so that rows in any order are mostly added at the end. */
function addRows(rowsByKey: Map<number, PackedRows>, cells: Float64Array, width: number): void {
  const offsets = Array.from({ length: cells.length / width }, (_, i) => i * width);
  offsets.sort((a, b) => cells[a + 1]! - cells[b + 1]!);
  for (const offset of offsets) {
    const key = cells[offset]!;
    const rows = rowsByKey.get(key) ?? new PackedRows(width);
    rowsByKey.set(key, rows);
    rows.add(cells.subarray(offset, offset + width));
  }
}

/** @returns how many rows went */
function thinRows(rows: PackedRows, beforeMs: number, everyMs: number): number {
  const stepAt = (position: number): number => Math.floor(rows.timeAt(position) / everyMs);
  const isFirst = (position: number): boolean =>
    everyMs !== Infinity && (position === 0 || stepAt(position) !== stepAt(position - 1));
  const newest = rows.count - THINNED_ROWS_MIN;
  return rows.keep(
    rows.countBefore(beforeMs),
    (position) => position >= newest || isFirst(position),
  );
}

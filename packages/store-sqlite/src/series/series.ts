import type { Arrival, Change, Series, SeriesPlan, SeriesRow } from '@roadstead/contracts';
import type { Connection } from '../connection.ts';
import type { Writer } from '../writer.ts';
import { encodeRows } from './codec.ts';
import { packSome, UNPACKED_ROWS_MAX } from './packing.ts';
import { RowShape, TIME } from './row-shape.ts';
import { SeriesState } from './series-state.ts';
import { concatRows, mergeRows, rowsBetween } from './sorted-rows.ts';
import { rowsIn, type Tail } from './tail.ts';
import { Thinning } from './thinning.ts';

/** A range is read in batches of so many segments, about 2 000 rows. */
const SEGMENTS_AT_ONCE = 16;

/**
 * Rows in a log as they came, in memory by their key until there are enough of them, then packed.
 * @param unpackedRowsMax how many may be in memory
 */
export function createSeries<Column extends string>(
  plan: SeriesPlan<Column>,
  connection: Connection,
  writer: Writer,
  unpackedRowsMax: number = UNPACKED_ROWS_MAX,
): Series<Column> {
  const shape = new RowShape(plan);
  const { stride, slots } = shape;
  const state = writer.runNow(() => new SeriesState(plan.name, shape, connection));
  const { tails, segments, log } = state;
  writer.addChore((transaction) => packSome(state, transaction, unpackedRowsMax));

  function newest(tail: Tail): SeriesRow<Column> {
    const last = (tail.count - 1) * stride;
    if (tail.count > 0 && tail.rows[last + TIME]! > tail.packedToMs)
      return shape.rowAt(tail.rows, last, tail.key);
    tail.newestPacked ??= Array.from(
      segments.lastBefore(tail.key, Infinity)!.rows.subarray(-stride),
    );
    return shape.rowAt(tail.newestPacked, 0, tail.key);
  }

  async function* rowsOf(
    key: number,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    for (let nextMs = fromMs; nextMs <= toMs; ) {
      writer.assertOpen();
      const tail = tails.get(key);
      if (!tail) return;
      const found = segments.between(key, nextMs, toMs, SEGMENTS_AT_ONCE);
      const isAll = found.length < SEGMENTS_AT_ONCE;
      const endMs = isAll ? toMs : Math.min(found.at(-1)!.toMs, toMs);
      const packed = concatRows(found.map(({ rows }) => rows));
      const rows = mergeRows(
        rowsBetween(packed, stride, nextMs, endMs),
        rowsBetween(rowsIn(tail, stride), stride, nextMs, endMs),
        stride,
      );
      if (rows.length > 0) yield rows;
      if (isAll) return;
      nextMs = endMs + 1;
    }
  }

  return {
    append(rows): Change {
      const values = shape.valuesOf(rows);
      const packed = encodeRows(values, rows.length, stride, slots);
      return writer.prepare((transaction) => {
        const sequence = log.append(packed);
        transaction.afterCommit(() => state.arrive(sequence, values));
        return undefined;
      });
    },

    async *range(key, fromMs, toMs): AsyncGenerator<readonly SeriesRow<Column>[]> {
      for await (const rows of rowsOf(key, fromMs, toMs)) yield shape.rowsOf(rows, key);
    },

    async *cells(key, fromMs, toMs): AsyncGenerator<Float64Array> {
      for await (const rows of rowsOf(key, fromMs, toMs)) yield shape.cellsOf(rows, key);
    },

    async latest(keys): Promise<readonly SeriesRow<Column>[]> {
      writer.assertOpen();
      return keys.flatMap((key) => {
        const tail = tails.get(key);
        return tail ? [newest(tail)] : [];
      });
    },

    async keys(): Promise<readonly number[]> {
      writer.assertOpen();
      return Array.from(Float64Array.from(tails.keys()).sort());
    },

    async thin(beforeMs, everyMs, signal): Promise<number> {
      if (!(everyMs > 0)) throw new RangeError(`Rows cannot be thinned to every ${everyMs} ms`);
      writer.assertOpen();
      const thinning = new Thinning(state, beforeMs, everyMs);
      let went = 0;
      while (!thinning.isDone && !signal?.aborted)
        went += await writer.enqueue((transaction) => thinning.step(transaction), {
          isAlone: true,
        });
      return went;
    },

    async *arrivals(after): AsyncGenerator<Arrival<Column>> {
      writer.assertOpen();
      const { lastSequence } = state;
      for (let next = after + 1; ; ) {
        writer.assertOpen();
        const arrival = log.from(Math.max(next, state.forgotten + 1));
        if (!arrival || arrival.sequence > lastSequence) return;
        yield { sequence: arrival.sequence, rows: shape.rowsWithKeys(arrival.rows) };
        next = arrival.sequence + 1;
      }
    },

    async lastSequence(): Promise<number> {
      writer.assertOpen();
      return state.lastSequence;
    },

    forgetArrivals: (upTo): Change =>
      writer.prepare((transaction) => {
        const forgotten = state.keepForgotten(upTo);
        transaction.afterCommit(() => {
          state.forgotten = forgotten;
        });
        return undefined;
      }),
  };
}

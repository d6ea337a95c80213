import {
  assertConsecutive,
  assertContinued,
  packRows,
  type SeriesArrival,
  type WriteOperation,
  widthOf,
} from '@roadstead/contracts';
import { partNumbers } from '../writing/part-numbers.ts';
import type { Part, PartState, WriteTransaction } from '../writing/transaction.ts';
import type { GroupWriter } from '../writing/writer.ts';
import { BinaryRows } from './binary-rows.ts';
import { KeyPacking } from './key-packing.ts';
import { addLogRow } from './row-arrays.ts';
import type { SeriesTables } from './series-tables.ts';

type Step = (transaction: WriteTransaction) => Promise<void>;

/** A series in a transaction that loads it. */
class SeriesSteps implements PartState {
  readonly #transaction: WriteTransaction;
  readonly #steps: Step[] = [];

  constructor(transaction: WriteTransaction) {
    this.#transaction = transaction;
  }

  add(step: Step): void {
    this.#steps.push(step);
    this.#transaction.onUndo(() => this.#steps.pop());
  }

  async flush(): Promise<void> {
    for (const step of this.#steps) await step(this.#transaction);
  }
}

/** The rows and arrivals that a copy writes to a series. As a part of transactions it has the lock of packing; nobody appends meanwhile. */
export class SeriesLoading implements Part<SeriesSteps> {
  readonly lock = 'exclusive';
  readonly #writer: GroupWriter;
  readonly #openTables: () => Promise<SeriesTables>;
  #tables: SeriesTables | undefined;

  constructor(writer: GroupWriter, openTables: () => Promise<SeriesTables>) {
    this.#writer = writer;
    this.#openTables = openTables;
  }

  get isReady(): boolean {
    return this.#tables !== undefined;
  }

  get number(): number {
    return partNumbers.packing(this.#tables!.number);
  }

  async prepare(): Promise<void> {
    this.#tables = await this.#openTables();
  }

  async begin(transaction: WriteTransaction): Promise<SeriesSteps> {
    return new SeriesSteps(transaction);
  }

  /** Prepares rows that have no arrival. */
  rows(cells: Float64Array): WriteOperation {
    const copy = cells.slice();
    return this.#operation(async ({ session }) => {
      const tables = this.#tables!;
      await new KeyPacking(tables).pack(session, cellsByKey(copy, widthOf(tables.columns)));
    });
  }

  /** Prepares arrivals with their numbers, whose rows count as packed. */
  arrivals<Column extends string>(
    columns: readonly Column[],
    after: number,
    arrivals: readonly SeriesArrival<Column>[],
  ): WriteOperation {
    assertConsecutive(after, arrivals);
    const width = widthOf(columns);
    const logged = new BinaryRows();
    for (const { sequence, rows, receivedMs } of arrivals)
      addLogRow(logged, sequence, receivedMs, packRows(columns, rows), width);
    const bytes = logged.finish();
    return this.#operation(async ({ session }) => {
      const { series, log, number } = this.#tables!;
      const sql = `SELECT sequence FROM ${series} WHERE number = $1::int`;
      const [row] = await session.rows(sql, [number]);
      assertContinued(row![0] as number, after);
      await session.rows(
        `UPDATE ${series} SET sequence = $2::int8, packed_to = $2::int8,
           discarded_to = CASE WHEN sequence = 0 THEN $3::int8 ELSE discarded_to END
         WHERE number = $1::int`,
        [number, after + arrivals.length, after],
      );
      if (arrivals.length > 0) await session.copy(log, bytes);
    });
  }

  #operation(step: Step): WriteOperation {
    return this.#writer.prepare({
      part: this,
      apply: async (transaction) => {
        (await transaction.state(this)).add(step);
        return undefined;
      },
    });
  }
}

/** Divides rows by their keys, which are consecutive. */
function cellsByKey(
  cells: Float64Array,
  width: number,
): readonly (readonly [key: number, cells: Float64Array])[] {
  const byKey: (readonly [number, Float64Array])[] = [];
  for (let start = 0; start < cells.length; ) {
    const key = cells[start]!;
    let end = start + width;
    while (end < cells.length && cells[end] === key) end += width;
    byKey.push([key, cells.subarray(start, end)]);
    start = end;
  }
  return byKey;
}

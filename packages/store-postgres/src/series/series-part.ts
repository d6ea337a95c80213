import { widthOf } from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import type { Part, PartState, WriteTransaction } from '../writing/transaction.ts';
import { BinaryRows } from './binary-rows.ts';
import type { Packing } from './packing.ts';
import { addLogRow } from './row-arrays.ts';
import { prepareSeriesTables, type SeriesTables } from './series-tables.ts';

interface Append {
  readonly cells: Float64Array;
  readonly receivedMs: number | null;
  /** Called after the commit with the number of the append. */
  readonly appended: (sequence: number) => void;
}

/** A series in a transaction that appends to it. */
class SeriesChanges implements PartState {
  readonly #transaction: WriteTransaction;
  readonly #tables: SeriesTables;
  readonly #appends: Append[] = [];
  readonly #discards: { readonly upTo: number; readonly appendsBefore: number }[] = [];

  constructor(transaction: WriteTransaction, tables: SeriesTables) {
    this.#transaction = transaction;
    this.#tables = tables;
  }

  append(append: Append): void {
    this.#appends.push(append);
    this.#transaction.onUndo(() => this.#appends.pop());
  }

  discard(upTo: number): void {
    this.#discards.push({ upTo, appendsBefore: this.#appends.length });
    this.#transaction.onUndo(() => this.#discards.pop());
  }

  async flush(): Promise<void> {
    const count = this.#appends.length;
    if (count === 0 && this.#discards.length === 0) return;
    const { session } = this.#transaction;
    const { series, log, number, columns } = this.#tables;
    const [row] = await session.rows(
      `UPDATE ${series} SET sequence = sequence + $2::int8, discarded_to = greatest(discarded_to, (
         SELECT max(least(up_to, sequence + appends)) FROM unnest($3::int8[], $4::int8[]) AS discard (up_to, appends)
       )) WHERE number = $1::int RETURNING sequence, least(discarded_to, packed_to)`,
      [
        number,
        count,
        this.#discards.map(({ upTo }) => upTo),
        this.#discards.map(({ appendsBefore }) => appendsBefore),
      ],
    );
    const [newest, removedTo] = row as [number, number];
    if (this.#discards.length > 0)
      await session.rows(`DELETE FROM ${log} WHERE sequence <= $1::int8`, [removedTo]);
    if (count === 0) return;
    const rows = new BinaryRows();
    const width = widthOf(columns);
    for (const [at, { cells, receivedMs, appended }] of this.#appends.entries()) {
      const sequence = newest - count + 1 + at;
      addLogRow(rows, sequence, receivedMs, cells, width);
      this.#transaction.afterCommit(() => appended(sequence));
    }
    await session.copy(log, rows.finish());
  }
}

/** A series as a part of transactions. */
export class SeriesPart implements Part<SeriesChanges> {
  readonly lock = 'exclusive';
  readonly #name: string;
  readonly #columns: readonly string[];
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  #tables: SeriesTables | undefined;
  #preparing: Promise<SeriesTables> | undefined;
  /** The packing of its rows, once they are known. */
  packing: Packing | undefined;

  constructor(
    name: string,
    columns: readonly string[],
    sessions: DatabaseSessions,
    schema: DatabaseSchema,
  ) {
    this.#name = name;
    this.#columns = columns;
    this.#sessions = sessions;
    this.#schema = schema;
  }

  /** Not while packing is far behind the appends. */
  get isReady(): boolean {
    return this.#tables !== undefined && !this.packing?.isBehind;
  }

  get number(): number {
    return partNumbers.series(this.#tables!.number);
  }

  /** Returns the tables, which the first call creates. @throws an Error if the series has other columns */
  async tables(): Promise<SeriesTables> {
    if (this.#tables) return this.#tables;
    this.#preparing ??= prepareSeriesTables(
      this.#sessions,
      this.#schema,
      this.#name,
      this.#columns,
    );
    try {
      this.#tables ??= await this.#preparing;
      return this.#tables;
    } finally {
      // After a failure the next call tries again.
      this.#preparing = undefined;
    }
  }

  async prepare(): Promise<void> {
    await this.tables();
    if (this.packing?.isBehind) await this.packing.run();
  }

  async begin(transaction: WriteTransaction): Promise<SeriesChanges> {
    return new SeriesChanges(transaction, this.#tables!);
  }
}

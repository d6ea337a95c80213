import type { Counters } from '@roadstead/contracts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSession, DatabaseSessions } from './database/sessions.ts';
import { bytesAfterPrefix, bytesOfText, textOfOrderedBytes } from './ordered-bytes.ts';
import { partNumbers } from './writing/part-numbers.ts';
import type { Part, PartState, WriteTransaction } from './writing/transaction.ts';
import type { GroupWriter, PreparedOperation } from './writing/writer.ts';

interface CounterChange {
  readonly group: string;
  readonly name: Uint8Array;
  amount: number;
  /** The value before the transaction; known after the flush. */
  before: number;
}

/** The counters that a transaction changes, of all groups. */
class CounterChanges implements PartState {
  readonly #session: DatabaseSession;
  readonly #table: string;
  readonly #changes = new Map<string, CounterChange>();

  constructor(session: DatabaseSession, table: string) {
    this.#session = session;
    this.#table = table;
  }

  /** Adds an amount. @returns a function that computes the value after it, once the changes are written */
  add(group: string, name: string, amount: number, transaction: WriteTransaction): () => number {
    const id = `${group} ${name}`;
    const created = { group, name: bytesOfText(name), amount: 0, before: 0 };
    const change = this.#changes.get(id) ?? created;
    this.#changes.set(id, change);
    const { amount: amountBefore } = change;
    transaction.onUndo(() => {
      change.amount = amountBefore;
      if (change === created) this.#changes.delete(id);
    });
    change.amount += amount;
    const total = change.amount;
    return () => change.before + total;
  }

  async flush(): Promise<void> {
    if (this.#changes.size === 0) return;
    // In one order in all processes, since each row is locked until the commit.
    const ordered = [...this.#changes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, change]) => change);
    const rows = await this.#session.rows(
      `INSERT INTO ${this.#table} AS stored (counters, name, count)
       SELECT counters, name, count FROM unnest($1::text[], $2::bytea[], $3::float8[])
         WITH ORDINALITY AS changed (counters, name, count, place) ORDER BY place
       ON CONFLICT (counters, name) DO UPDATE SET count = stored.count + excluded.count
       RETURNING count`,
      [
        ordered.map(({ group }) => group),
        ordered.map(({ name }) => name),
        ordered.map(({ amount }) => amount),
      ],
    );
    for (const [at, [count]] of rows.entries())
      ordered[at]!.before = (count as number) - ordered[at]!.amount;
  }
}

/** The counters of a store: all groups are in one table, by the name of the group and of the counter. */
export class CounterTable {
  readonly #sessions: DatabaseSessions;
  readonly #writer: GroupWriter;
  readonly #table: string;
  readonly #part: Part<CounterChanges>;

  constructor(sessions: DatabaseSessions, writer: GroupWriter, schema: DatabaseSchema) {
    this.#sessions = sessions;
    this.#writer = writer;
    this.#table = schema.table('counter');
    this.#part = {
      number: partNumbers.counters,
      lock: 'none',
      isReady: true,
      prepare: async () => undefined,
      begin: async ({ session }) => new CounterChanges(session, this.#table),
    };
  }

  group(group: string): Counters {
    const add = async (transaction: WriteTransaction, name: string, amount: number) =>
      (await transaction.state(this.#part)).add(group, name, amount, transaction);
    return {
      get: async (name): Promise<number> => {
        const sql = `SELECT count FROM ${this.#table} WHERE counters = $1 AND name = $2`;
        const [row] = await this.#sessions.rows(sql, [group, bytesOfText(name)]);
        return (row?.[0] as number | undefined) ?? 0;
      },

      next: async (name): Promise<number> =>
        this.#writer.enqueue([{ part: this.#part }], (transaction) => add(transaction, name, 1)),

      add: (name, amount) => {
        if (!Number.isFinite(amount))
          throw new RangeError(`A counter cannot be increased by ${amount}`);
        const operation: PreparedOperation = {
          part: this.#part,
          apply: async (transaction) => {
            await add(transaction, name, amount);
            return undefined;
          },
        };
        return this.#writer.prepare(operation);
      },

      list: async (prefix): ReturnType<Counters['list']> => {
        const first = bytesOfText(prefix);
        const rows = await this.#sessions.rows(
          `SELECT name, count FROM ${this.#table}
           WHERE counters = $1 AND name >= $2 AND name < $3 ORDER BY name`,
          [group, first, bytesAfterPrefix(first)],
        );
        return rows.map(([name, count]) => ({
          name: textOfOrderedBytes(name as Uint8Array),
          count: count as number,
        }));
      },
    };
  }
}

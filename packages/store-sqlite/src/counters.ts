import type { Counters } from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import { LAST_CHARACTER, orderedText, originalText } from './ordered-text.ts';
import { textAsBytes, textOfBytes } from './text-column.ts';
import type { Transactions } from './transactions.ts';

const ADD = `INSERT INTO tally (tallies, name, count) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count`;
/** Takes many times as long. */
const NEXT = `${ADD} RETURNING count`;
const GET = 'SELECT count FROM tally WHERE tallies = ? AND name = ?';
const LIST = `SELECT ${textAsBytes('name')}, count FROM tally WHERE tallies = ? AND name >= ? AND name < ? ORDER BY name`;

/** Creates the counters of a group. All groups are in one table, by the name of the group and of the counter. */
export function createCounters(
  group: string,
  connection: SqliteConnection,
  transactions: Transactions,
): Counters {
  return {
    async get(name) {
      const row = transactions.read(() => connection.row(GET, group, orderedText(name)));
      return (row?.[0] as number | undefined) ?? 0;
    },
    next: async (name) =>
      transactions.enqueue(() => connection.row(NEXT, group, orderedText(name), 1)![0] as number),
    add(name, amount) {
      if (!Number.isFinite(amount))
        throw new RangeError(`A counter cannot be increased by ${amount}`);
      return transactions.prepare(() => {
        connection.run(ADD, group, orderedText(name), amount);
        return undefined;
      });
    },
    async list(prefix) {
      const first = orderedText(prefix);
      const rows = transactions.read(() =>
        connection.rows(LIST, group, first, first + LAST_CHARACTER),
      );
      return rows.map(([name, count]) => ({
        name: originalText(textOfBytes(name!, group) as string),
        count: count as number,
      }));
    },
  };
}

import type { Tallies } from '@roadstead/contracts';
import type { Connection } from './connection.ts';
import { LAST_CHARACTER, orderedText, textOf } from './texts.ts';
import type { Writer } from './writer.ts';

const ADD = `INSERT INTO tally (tallies, name, count) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count RETURNING count`;
const GET = 'SELECT count FROM tally WHERE tallies = ? AND name = ?';
const LIST = `SELECT name, count FROM tally WHERE tallies = ? AND name >= ? AND name < ? ORDER BY name`;

/** Counters, all in one table, by the name of the tallies and their own. */
export function createTallies(tallies: string, connection: Connection, writer: Writer): Tallies {
  const add = (name: string, amount: number): number =>
    connection.row(ADD, tallies, orderedText(name), amount)![0] as number;
  return {
    async get(name) {
      writer.assertOpen();
      return (connection.row(GET, tallies, orderedText(name))?.[0] as number | undefined) ?? 0;
    },
    next: async (name) => writer.enqueue(() => add(name, 1)),
    add(name, amount) {
      if (!Number.isFinite(amount)) throw new RangeError(`A tally cannot be added ${amount}`);
      return writer.prepare(() => {
        add(name, amount);
        return undefined;
      });
    },
    async list(prefix) {
      writer.assertOpen();
      const first = orderedText(prefix);
      const rows = connection.rows(LIST, tallies, first, first + LAST_CHARACTER);
      return rows.map(([name, count]) => ({
        name: textOf(name as string),
        count: count as number,
      }));
    },
  };
}

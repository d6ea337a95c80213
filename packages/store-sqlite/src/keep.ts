import type { Keep } from '@roadstead/contracts';
import type { Connection } from './connection.ts';
import { orderedText } from './texts.ts';
import type { Writer } from './writer.ts';

/** Bytes lie in parts: SQLite copies what it is given several times, and so only a part at a time. */
const PART_BYTES = 4 * 2 ** 20;

/** Bytes by name, copied once when they are handed in. */
export function createKeep(connection: Connection, writer: Writer): Keep {
  const removeFrom = (name: string, part: number): void => {
    connection.run('DELETE FROM keep WHERE name = ? AND part >= ?', name, part);
  };
  return {
    async read(text) {
      writer.assertOpen();
      const name = orderedText(text);
      const [parts, length] = connection.row(
        'SELECT count(*), sum(length(bytes)) FROM keep WHERE name = ?',
        name,
      ) as [number, number | null];
      if (parts === 0) return undefined;
      const bytes = new Uint8Array(length ?? 0);
      for (let part = 0; part < parts; part++) {
        const [held] = connection.row(
          'SELECT bytes FROM keep WHERE name = ? AND part = ?',
          name,
          part,
        )!;
        bytes.set(held as Uint8Array, part * PART_BYTES);
      }
      return bytes;
    },

    put(text, given) {
      const name = orderedText(text);
      const bytes = new Uint8Array(given);
      return writer.prepare(() => {
        const parts = Math.max(1, Math.ceil(bytes.length / PART_BYTES));
        for (let part = 0; part < parts; part++) {
          const held = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
          connection.run(
            'REPLACE INTO keep (name, part, bytes) VALUES (?, ?, ?)',
            name,
            part,
            held,
          );
        }
        removeFrom(name, parts);
        return undefined;
      });
    },

    remove(text) {
      const name = orderedText(text);
      return writer.prepare(() => {
        removeFrom(name, 0);
        return undefined;
      });
    },
  };
}

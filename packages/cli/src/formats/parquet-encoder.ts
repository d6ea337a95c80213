import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Cell, Column, Encoder } from './encoder.ts';

/** Rows of a group, which is encoded at once: the default of hyparquet-writer. */
const GROUP_ROWS = 100_000;

const TYPES = { text: 'STRING', integer: 'INT32', number: 'DOUBLE', time: 'TIMESTAMP' } as const;

/** Encodes rows as Parquet, in groups. Times are timestamps in milliseconds, UTC. */
export function parquetEncoder<Item>(columns: readonly Column<Item>[]): Encoder<Item> {
  const columnsOf = (items: readonly Item[]): ParquetColumn[] =>
    columns.map(({ name, type, cell }) => {
      const data = items.map(cell);
      return { name, type: TYPES[type], data: type === 'time' ? data.map(dateOf) : data };
    });
  const bytes = new ByteWriter();
  const file = new ParquetWriter({
    writer: bytes,
    schema: schemaFromColumnData({ columnData: columnsOf([]) }),
    createdBy: 'roadstead',
  });
  let pending: Item[] = [];
  const written = (): Uint8Array => {
    const chunk = bytes.getBytes().slice();
    bytes.index = 0;
    return chunk;
  };
  const writeGroup = (): Uint8Array => {
    // Only a writer that flushes makes these calls asynchronous.
    void file.write({ columnData: columnsOf(pending), rowGroupSize: Math.max(1, pending.length) });
    pending = [];
    return written();
  };
  return {
    tail: '',
    *encode(items) {
      for (const item of items) {
        pending.push(item);
        if (pending.length === GROUP_ROWS) yield writeGroup();
      }
    },
    *end() {
      if (pending.length > 0) yield writeGroup();
      void file.finish();
      yield written();
    },
  };
}

interface ParquetColumn {
  readonly name: string;
  readonly type: (typeof TYPES)[keyof typeof TYPES];
  readonly data: (Cell | Date)[];
}

function dateOf(timeMs: Cell): Date | null {
  return timeMs === null ? null : new Date(timeMs);
}

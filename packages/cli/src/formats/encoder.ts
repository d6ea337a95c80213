import { type CsvCell, quoteCsvCell } from '../text/csv-cell.ts';

/** A value of a row: times are epoch milliseconds. */
export type Cell = string | number | null;

/** A column of rows that are made of items. */
export interface Column<Item> {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number' | 'time';
  readonly cell: (item: Item) => Cell;
}

/** A part of an output. */
export type Chunk = string | Uint8Array;

/** Encodes items in their order. */
export interface Encoder<Item> {
  encode(items: readonly Item[]): Iterable<Chunk>;
  /** The text that makes the output so far a complete one; empty for a format that is incomplete before its end. */
  readonly tail: string;
  /** Ends the output; called once. */
  end(): Iterable<Chunk>;
}

/** Encodes each item as lines. */
export function lineEncoder<Item>(linesOf: (item: Item) => string): Encoder<Item> {
  return {
    tail: '',
    *encode(items) {
      for (const item of items) yield linesOf(item);
    },
    *end() {},
  };
}

/** Encodes rows as CSV with a header. */
export function csvEncoder<Item>(columns: readonly Column<Item>[]): Encoder<Item> {
  let header = `${columns.map(({ name }) => name).join(',')}\n`;
  const cellOf = (column: Column<Item>, item: Item): CsvCell => {
    const value = column.cell(item);
    return column.type === 'time' ? timestampOf(value) : value;
  };
  return {
    get tail() {
      return header;
    },
    *encode(items) {
      yield header;
      header = '';
      for (const item of items) {
        yield `${columns.map((column) => quoteCsvCell(cellOf(column, item))).join(',')}\n`;
      }
    },
    *end() {
      yield header;
    },
  };
}

/** Encodes rows as JSON lines. */
export function ndjsonEncoder<Item>(columns: readonly Column<Item>[]): Encoder<Item> {
  return lineEncoder((item) => `${JSON.stringify(propertiesOf(columns, item))}\n`);
}

/** Returns the values of an item by column; times as RFC 3339 timestamps. */
export function propertiesOf<Item>(
  columns: readonly Column<Item>[],
  item: Item,
): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    columns.map(({ name, type, cell }) => {
      const value = cell(item);
      return [name, type === 'time' ? timestampOf(value) : value];
    }),
  );
}

function timestampOf(timeMs: Cell): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString();
}

import type { Readable } from 'node:stream';
import { csvLines } from '../host/csv-lines.ts';
import { UserError } from '../host/host.ts';
import type { FileRow } from './file-rows.ts';

/** The layout of CSV rows that are parts of an object: the calls of a voyage, the container groups of a booking. */
export interface CsvLayout {
  /** Columns that identify the object: a row with other values begins the next object. */
  readonly key: readonly string[];
  /** Columns read from the first row of an object. */
  readonly whole: readonly string[];
  /** The field of the parts, and their columns. */
  readonly parts: string;
  readonly part: readonly string[];
  /** Required columns. */
  readonly needed: readonly string[];
  /** Numeric columns of the parts. */
  readonly numbers: readonly string[];
}

/**
 * A call or a container group has some hundred characters; a longer record means missing line ends or an open quote.
 */
const RECORD_CHARACTERS_MAX = 100_000;

/** More than a voyage or booking may have; further parts are dropped, as the object is rejected anyway. */
const PARTS_MAX = 1000;

type Cells = Readonly<Record<string, string>>;

/** A row of the file. */
interface CsvRecord {
  readonly cells: Cells;
  readonly line: number;
  /** A row with more cells than columns, such as after an unquoted comma, whose cells may be shifted. */
  readonly hasExtraCells: boolean;
}

/**
 * Reads CSV rows and groups those of the same object, as a stream.
 * @throws UserError for invalid CSV, an empty file or a missing column
 */
export async function* csvRows(
  name: string,
  bytes: Readable,
  form: CsvLayout,
): AsyncGenerator<FileRow, void, undefined> {
  const seen = new Set<string>();
  let group: RowGroup | undefined;
  for await (const record of records(name, bytes, form)) {
    const { cells } = record;
    const key = form.key.map((column) => (cells[column] ?? '').toUpperCase()).join(' ');
    if (group?.key !== key) {
      if (group) yield group.row(form);
      group = new RowGroup(key, cells, seen.has(key));
      seen.add(key);
    }
    group.add(record);
  }
  if (group) yield group.row(form);
}

/** Consecutive rows of the same object. */
class RowGroup {
  readonly key: string;
  readonly #first: Cells;
  /** The mistake of the object as a whole. */
  #mistake: string | null = null;
  /** The line of the mistake. */
  #mistakeLine: number | undefined;
  readonly #parts: Cells[] = [];
  readonly #lines: number[] = [];

  /** @param isRepeated whether other rows separate it from earlier rows of the same object */
  constructor(key: string, first: Cells, isRepeated: boolean) {
    this.key = key;
    this.#first = first;
    // Importing this group would lose the earlier parts: the user must decide.
    if (isRepeated) this.#mistake = 'its rows are not consecutive';
  }

  add({ cells, line, hasExtraCells }: CsvRecord): void {
    if (hasExtraCells && this.#mistake === null) {
      this.#mistake = 'it has more cells than the first line';
      this.#mistakeLine = line;
    }
    if (this.#parts.length === PARTS_MAX) return;
    this.#parts.push(cells);
    this.#lines.push(line);
  }

  row({ whole, parts, part, numbers }: CsvLayout): FileRow {
    const lines = this.#lines;
    const cellOf = (cells: Cells, column: string): unknown => {
      const text = cells[column] ?? '';
      if (text === '') return null;
      return numbers.includes(column) ? Number(text) : text;
    };
    const pick = (cells: Cells, columns: readonly string[]): object =>
      Object.fromEntries(columns.map((column) => [column, cellOf(cells, column)]));
    const row = {
      ...pick(this.#first, whole),
      [parts]: this.#parts.map((cells) => pick(cells, part)),
    };
    const mistakeLine = this.#mistakeLine;
    const inPart = new RegExp(`^/${parts}/(\\d+)`);
    return {
      row: this.#mistake === null ? row : null,
      mistake: this.#mistake,
      placeOf: (pointer) => `line ${mistakeLine ?? lines[Number(inPart.exec(pointer)?.[1] ?? 0)]}`,
    };
  }
}

async function* records(
  name: string,
  bytes: Readable,
  form: CsvLayout,
): AsyncGenerator<CsvRecord, void, undefined> {
  let header: readonly string[] | undefined;
  for await (const { info, record } of csvLines(name, bytes, RECORD_CHARACTERS_MAX)) {
    if (header) {
      const cells = Object.fromEntries(header.map((column, i) => [column, record[i] ?? '']));
      const hasExtraCells = record.slice(header.length).some((cell) => cell !== '');
      yield { cells, line: info.lines, hasExtraCells };
    } else header = headerOf(name, record, form);
  }
  if (!header) throw new UserError(`${name} is empty.`);
}

function headerOf(name: string, record: readonly string[], form: CsvLayout): readonly string[] {
  const header = record.map((column) => column.toLowerCase());
  const missing = form.needed.filter((column) => !header.includes(column));
  if (missing.length === 0) return header;
  throw new UserError(
    `${name} lacks the column ${missing.join(', ')}; the first line must name ${[...new Set([...form.whole, ...form.part])].join(', ')}.`,
  );
}

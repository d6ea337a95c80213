import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UserError } from '../../host.ts';
import type { FileRow } from './file-rows.ts';

/** Columns of which one row is a part of something: a call of a voyage, a group of containers of a booking. */
export interface CsvForm {
  /** What several rows have in common: a row with other values begins the next thing. */
  readonly key: readonly string[];
  /** Columns that are read from the first row of a thing. */
  readonly whole: readonly string[];
  /** The field that has the parts, and their columns. */
  readonly parts: string;
  readonly part: readonly string[];
  /** Those that must be there. */
  readonly needed: readonly string[];
  /** Of the columns of parts, those that are numbers. */
  readonly numbers: readonly string[];
}

/** A call or a group of containers has some hundred characters; a file without line ends or with an open quote is none of these. */
const RECORD_CHARACTERS_MAX = 100_000;

/** More parts than a voyage or booking may have: it is refused with these as with all of a file whose rows have no number. */
const PARTS_MAX = 1000;

type Cells = Readonly<Record<string, string>>;

/** A row of the file. */
interface CsvRecord {
  readonly cells: Cells;
  readonly line: number;
  /** It has cells that no column has, as where a text has a comma and no quotes: then the others may be shifted. */
  readonly isTooLong: boolean;
}

/**
 * Reads rows of CSV that belong together as one, as they come.
 * @throws UserError where the file is no CSV, is empty, or lacks a column
 */
export async function* csvRows(
  name: string,
  bytes: Readable,
  form: CsvForm,
): AsyncGenerator<FileRow, void, undefined> {
  const seen = new Set<string>();
  let thing: Thing | undefined;
  for await (const record of records(name, bytes, form)) {
    const { cells } = record;
    const key = form.key.map((column) => (cells[column] ?? '').toUpperCase()).join(' ');
    if (thing?.key !== key) {
      if (thing) yield thing.row(form);
      thing = new Thing(key, cells, seen.has(key));
      seen.add(key);
    }
    thing.add(record);
  }
  if (thing) yield thing.row(form);
}

/** Rows that belong together. */
class Thing {
  readonly key: string;
  readonly #first: Cells;
  /** What is wrong with all of it. */
  #mistake: string | null = null;
  /** Where that is. */
  #mistakeLine: number | undefined;
  readonly #parts: Cells[] = [];
  readonly #lines: number[] = [];

  /** @param isAgain whether other rows of it came before, and others between */
  constructor(key: string, first: Cells, isAgain: boolean) {
    this.key = key;
    this.#first = first;
    // The parts that came before would be lost: it is for the user to say which are meant.
    if (isAgain) this.#mistake = 'its rows do not follow one another';
  }

  add({ cells, line, isTooLong }: CsvRecord): void {
    if (isTooLong && this.#mistake === null) {
      this.#mistake = 'it has more cells than the first line';
      this.#mistakeLine = line;
    }
    if (this.#parts.length === PARTS_MAX) return;
    this.#parts.push(cells);
    this.#lines.push(line);
  }

  row({ whole, parts, part, numbers }: CsvForm): FileRow {
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
  form: CsvForm,
): AsyncGenerator<CsvRecord, void, undefined> {
  const parser = bytes.pipe(
    parse({
      ...{ bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true },
      delimiter: [',', ';', '\t'],
      max_record_size: RECORD_CHARACTERS_MAX,
    }),
  );
  bytes.once('error', (error) => parser.destroy(error));
  let header: readonly string[] | undefined;
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      readonly info: { readonly lines: number };
      readonly record: readonly string[];
    }>) {
      if (header) {
        const cells = Object.fromEntries(header.map((column, i) => [column, record[i] ?? '']));
        const isTooLong = record.slice(header.length).some((cell) => cell !== '');
        yield { cells, line: info.lines, isTooLong };
      } else header = headerOf(name, record, form);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(`${name} cannot be read as CSV: ${error.message}.`);
  } finally {
    bytes.destroy();
  }
  if (!header) throw new UserError(`${name} is empty.`);
}

function headerOf(name: string, record: readonly string[], form: CsvForm): readonly string[] {
  const header = record.map((column) => column.toLowerCase());
  const missing = form.needed.filter((column) => !header.includes(column));
  if (missing.length === 0) return header;
  throw new UserError(
    `${name} has no column ${missing.join(', ')}; the first line has to name ${[...new Set([...form.whole, ...form.part])].join(', ')}.`,
  );
}

import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { readError } from '../ingest/inputs.ts';
import { UserError } from './host.ts';

/** A row of a CSV file; a quoted cell may have several lines. */
export interface CsvLine {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/**
 * Reads the rows of a CSV file with any of the usual separators, as a stream.
 * @param charactersMax the longest row: a longer one means missing line ends or an open quote
 * @throws UserError for a file that cannot be read, and for invalid CSV
 */
export async function* csvLines(
  name: string,
  bytes: Readable,
  charactersMax: number,
): AsyncGenerator<CsvLine, void, undefined> {
  const parser = bytes.pipe(
    parse({
      ...{ bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true },
      delimiter: [',', ';', '\t'],
      max_record_size: charactersMax,
    }),
  );
  bytes.once('error', (error) => parser.destroy(error));
  try {
    yield* parser as AsyncIterable<CsvLine>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw readError(name, error);
    throw new UserError(`${name} cannot be read as CSV: ${error.message}.`);
  } finally {
    bytes.destroy();
  }
}

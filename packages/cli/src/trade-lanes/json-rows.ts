import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UserError } from '../host/host.ts';
import { formatNumber } from '../text/format-text.ts';
import type { FileRow } from './file-rows.ts';

/** The file is read as a whole, and takes several times its size in memory. */
const JSON_BYTES_MAX = 256 * 2 ** 20;
/** A voyage of a hundred calls has some 20 000; a longer line means missing line ends. */
const LINE_CHARACTERS_MAX = 1_000_000;

/**
 * Reads the rows of a JSON file: a list, or an object with a list under a name.
 * @throws UserError for other JSON, or a file that is too large
 */
export async function* jsonRows(
  path: string,
  listName: string,
): AsyncGenerator<FileRow, void, undefined> {
  if ((await stat(path)).size > JSON_BYTES_MAX) {
    throw new UserError(
      `${path} is too large to be read as one JSON value; write a row on each line (.ndjson), or CSV.`,
    );
  }
  const value = parsed(await readFile(path, 'utf8'));
  const list: unknown =
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)[listName]
      : value;
  if (!Array.isArray(list)) {
    throw new UserError(`${path} is neither a JSON list nor an object with a list "${listName}".`);
  }
  for (const [index, row] of list.entries()) {
    yield { row, mistake: null, placeOf: () => `row ${index + 1}` };
  }
}

/**
 * Reads the rows of a file with a JSON value on each line, as a stream; invalid JSON is an invalid row.
 * @throws UserError for a line that is too long
 */
export async function* jsonLineRows(
  path: string,
  bytes: Readable,
): AsyncGenerator<FileRow, void, undefined> {
  let line = 0;
  for await (const text of linesOf(path, bytes)) {
    const place = `line ${++line}`;
    if (text.trim() === '') continue;
    yield { row: parsed(text), mistake: null, placeOf: () => place };
  }
}

async function* linesOf(path: string, bytes: Readable): AsyncGenerator<string, void, undefined> {
  bytes.setEncoding('utf8');
  let rest = '';
  for await (const text of bytes as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    if (rest.length > LINE_CHARACTERS_MAX) {
      throw new UserError(
        `${path} has a line of more than ${formatNumber(LINE_CHARACTERS_MAX)} characters: it must have a JSON value on each line.`,
      );
    }
    yield* lines;
  }
  yield rest;
}

/** Returns undefined for invalid JSON. Some editors write a byte order mark. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UserError } from '../../host.ts';
import { grouped } from '../../words.ts';
import type { FileRow } from './file-rows.ts';

/** It is read as a whole, and becomes several times as large in memory. */
const JSON_BYTES_MAX = 256 * 2 ** 20;
/** A voyage of a hundred calls has some 20 000; a file without line ends is none of these. */
const LINE_CHARACTERS_MAX = 1_000_000;

/**
 * The rows of a JSON file: a list, or an object with a list under a name.
 * @throws UserError where it is none, or too large
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
    throw new UserError(`${path} is no JSON list, nor an object with a list "${listName}".`);
  }
  for (const [index, row] of list.entries()) {
    yield { row, mistake: null, placeOf: () => `row ${index + 1}` };
  }
}

/**
 * The rows of a file with a JSON value on each line, as they come; a line that is none is a wrong row.
 * @throws UserError where a line is too long
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
  let begun = '';
  for await (const text of bytes as AsyncIterable<string>) {
    const lines = (begun + text).split('\n');
    begun = lines.pop()!;
    if (begun.length > LINE_CHARACTERS_MAX) {
      throw new UserError(
        `${path} has a line of more than ${grouped(LINE_CHARACTERS_MAX)} characters: it has to have a JSON value on each line.`,
      );
    }
    yield* lines;
  }
  yield begun;
}

/** What is no JSON is no row either. Some editors put a byte order mark in front. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

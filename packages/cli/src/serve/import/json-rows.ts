import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UserError } from '../../host.ts';
import type { FileRow } from './file-rows.ts';

/** It is read as a whole, and becomes several times as large in memory. */
const JSON_BYTES_MAX = 256 * 2 ** 20;

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
  for (const [index, row] of list.entries()) yield { row, placeOf: () => `row ${index + 1}` };
}

/** The rows of a file with a JSON value on each line, as they come; a line that is none is a wrong row. */
export async function* jsonLineRows(bytes: Readable): AsyncGenerator<FileRow, void, undefined> {
  let line = 0;
  for await (const text of createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY })) {
    const place = `line ${++line}`;
    if (text.trim() !== '') yield { row: parsed(text), placeOf: () => place };
  }
}

/** What is no JSON is no row either. Some editors put a byte order mark in front. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

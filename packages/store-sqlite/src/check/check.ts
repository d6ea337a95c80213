import { setImmediate } from 'node:timers/promises';
import { createBlobStore } from '../blob-store.ts';
import type { SqliteConnection } from '../connection.ts';
import { feedEntryOf } from '../feed.ts';
import { orderedText, originalText } from '../ordered-text.ts';
import { textAsBytes, textOfBytes } from '../text-column.ts';
import type { Transactions } from '../transactions.ts';
import { collectionChecks } from './check-collection.ts';
import { seriesChecks } from './check-series.ts';
import { type Check, damageOf } from './damage-of.ts';

/** Errors of SQLite's own check that are listed. */
const INTEGRITY_ERRORS_MAX = 100;

/** Reads everything in a store, and yields a sentence for each damaged part. Other work runs between steps. */
export async function* checkStore(
  connection: SqliteConnection,
  transactions: Transactions,
): AsyncGenerator<string, void, undefined> {
  const checks: readonly Check[] = [
    () => checkFile(connection),
    () => checkBlobs(connection, transactions),
    () => checkCounters(connection),
    () => checkFeed(connection),
    ...guarded(() => collectionChecks(connection)),
    ...guarded(() => seriesChecks(connection)),
  ];
  for (const check of checks) {
    try {
      for await (const problem of check()) {
        transactions.assertOpen();
        if (problem === undefined) await setImmediate();
        else yield problem;
      }
    } catch (error) {
      yield damageOf(error);
    }
  }
}

/** Returns checks; a check that fails in place of those that cannot be created. */
function guarded(create: () => readonly Check[]): readonly Check[] {
  try {
    return create();
  } catch (error) {
    return [() => [damageOf(error)]];
  }
}

function* checkFile(connection: SqliteConnection): Generator<string | undefined> {
  for (const [found] of connection.rows(`PRAGMA integrity_check(${INTEGRITY_ERRORS_MAX})`))
    if (found !== 'ok') yield `SQLite: ${String(found)}`;
  yield undefined;
}

async function* checkBlobs(
  connection: SqliteConnection,
  transactions: Transactions,
): AsyncGenerator<string | undefined> {
  const blobs = createBlobStore(connection, transactions);
  const name = textAsBytes('name');
  const sql = `SELECT ${name} FROM keep UNION SELECT ${name} FROM blob_crc ORDER BY 1`;
  for (const [bytes] of connection.rows(sql)) {
    const text = originalText(String(textOfBytes(bytes!, 'the names of blobs')));
    try {
      if (!(await blobs.read(text))) yield `The blob ${text} is missing`;
    } catch (error) {
      yield damageOf(error);
    }
    yield undefined;
  }
}

function* checkCounters(connection: SqliteConnection): Generator<string> {
  const columns = `${textAsBytes('tallies')}, ${textAsBytes('name')}, typeof(count)`;
  for (const [group, name, type] of connection.rows(`SELECT ${columns} FROM tally`)) {
    const [groupText, nameText] = [group, name].map((text) =>
      String(textOfBytes(text!, 'the counters')),
    );
    if (type !== 'integer' && type !== 'real')
      yield `The counter ${originalText(nameText!)} of ${groupText} is damaged`;
  }
}

/** Compares the entries with their numbers and their readers. */
function* checkFeed(connection: SqliteConnection): Generator<string | undefined> {
  const [discarded, newest] = connection.row('SELECT discarded, newest FROM feed_state') ?? [0, 0];
  let number = discarded as number;
  for (;;) {
    const rows = connection.rows(FEED_ENTRIES, number, FEED_ENTRIES_AT_ONCE);
    for (const row of rows) {
      const entry = feedEntryOf(row);
      number++;
      if (entry.number !== number) yield `The entry ${number} of the feed is missing`;
      number = entry.number;
      const readers = (entry.readers ?? ['']).map(orderedText);
      const found = connection.rows(FEED_READERS, number).map(([reader]) => String(reader));
      if (JSON.stringify(readers.toSorted()) !== JSON.stringify(found.toSorted()))
        yield `The entry ${number} of the feed is not found by its readers`;
    }
    yield undefined;
    if (rows.length < FEED_ENTRIES_AT_ONCE) break;
  }
  if (number !== newest) yield `The entry ${String(newest)} of the feed is missing`;
}

const FEED_ENTRIES_AT_ONCE = 1000;
const FEED_ENTRIES =
  'SELECT number, kind, readers, body FROM feed WHERE number > ? ORDER BY number LIMIT ?';
const FEED_READERS = 'SELECT reader FROM feed_reader WHERE number = ?';

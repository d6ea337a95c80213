import { quoteIdentifier, type SqliteConnection } from '../connection.ts';
import { LogTable } from '../series/log-table.ts';
import { RowLayout } from '../series/row-layout.ts';
import { Segments } from '../series/segments.ts';
import { readSeriesSchemas } from '../series/series-schemas.ts';
import type { Check } from './damage-of.ts';

const SEGMENTS_PER_STEP = 64;

/** Returns a check for each series: of its segments, of its keys and of its log. */
export function seriesChecks(connection: SqliteConnection): readonly Check[] {
  return readSeriesSchemas(connection).flatMap(({ name, columns }) => {
    const layout = new RowLayout({ name, columns });
    return [
      () => checkSegments(name, layout, connection),
      () => checkKeys(name, connection),
      () => checkLog(name, layout, connection),
    ];
  });
}

function* checkSegments(
  name: string,
  layout: RowLayout<string>,
  connection: SqliteConnection,
): Generator<string | undefined> {
  const segments = new Segments(name, layout, connection);
  for (let last = -1; ; ) {
    const found = segments.after(last, SEGMENTS_PER_STEP);
    for (const segment of found) {
      last = segment.id;
      const damage = segments.damageOf(segment);
      if (damage) yield damage.message;
    }
    if (found.length < SEGMENTS_PER_STEP) return;
    yield undefined;
  }
}

/** Compares the newest packed row of each key with its segments: reading starts from the table of keys. */
function* checkKeys(name: string, connection: SqliteConnection): Generator<string> {
  const packed = `SELECT key, max(to_ms) FROM ${quoteIdentifier(`segment ${name}`)} GROUP BY key`;
  const stored = `SELECT key, packed_to FROM ${quoteIdentifier(`key ${name}`)}`;
  const sql = `SELECT key FROM (${packed} EXCEPT ${stored}) UNION SELECT key FROM (${stored} EXCEPT ${packed})`;
  for (const [key] of connection.rows(sql)) yield `The key ${String(key)} of ${name} is damaged`;
}

function* checkLog(
  name: string,
  layout: RowLayout<string>,
  connection: SqliteConnection,
): Generator<string | undefined> {
  const log = new LogTable(name, layout, connection);
  for (const sequence of log.sequences()) {
    yield log.damageOf(sequence);
  }
}

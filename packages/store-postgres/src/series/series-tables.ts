import { DEFINITION_LOCK } from '../database/migrations.ts';
import { type DatabaseSchema, tableName } from '../database/schema.ts';
import {
  type DatabaseSession,
  type DatabaseSessions,
  DEFINITION_MS_MAX,
} from '../database/sessions.ts';

/** The tables of a series. */
export interface SeriesTables {
  readonly number: number;
  readonly columns: readonly string[];
  /** A row for each append: its rows as arrays, in their order. */
  readonly log: string;
  /** Packed rows of a key, as arrays in the order of time. The segments of a key do not overlap. */
  readonly segments: string;
  /** The newest packed row of each key, and what packing and downsampling know of it. */
  readonly newest: string;
  /** The row of the series in the table of all series: its numbers. */
  readonly series: string;
}

/** Returns the names of the columns of a series in its tables, which any name can be. */
export function columnNames(columns: readonly string[]): readonly string[] {
  return columns.map((_, at) => `c${at}`);
}

/** Creates the tables of a series. @throws an Error if it exists with other columns */
export async function prepareSeriesTables(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  name: string,
  columns: readonly string[],
): Promise<SeriesTables> {
  const existing = await sessions.use((session) => findTables(session, schema, name, columns));
  if (existing) return existing;
  return sessions.transaction(async (session) => {
    await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [schema.lock(DEFINITION_LOCK)]);
    return createSeriesTables(session, schema, name, columns);
  }, DEFINITION_MS_MAX);
}

/** Creates the tables of a series that does not exist, in a transaction with the lock of definitions. */
export async function createSeriesTables(
  session: DatabaseSession,
  schema: DatabaseSchema,
  name: string,
  columns: readonly string[],
): Promise<SeriesTables> {
  const existing = await findTables(session, schema, name, columns);
  if (existing) return existing;
  const [row] = await session.rows(
    `INSERT INTO ${schema.table('series')} (number, name, columns)
     SELECT coalesce(max(number), 0) + 1, $1, $2 FROM ${schema.table('series')} RETURNING number`,
    [name, JSON.stringify(columns)],
  );
  const tables = seriesTables(schema, Number(row![0]), name, columns);
  for (const statement of definitionsOf(tables)) await session.rows(statement);
  return tables;
}

async function findTables(
  session: DatabaseSession,
  schema: DatabaseSchema,
  name: string,
  columns: readonly string[],
): Promise<SeriesTables | undefined> {
  const sql = `SELECT number, columns FROM ${schema.table('series')} WHERE name = $1`;
  const [row] = await session.rows(sql, [name]);
  if (!row) return undefined;
  if (row[1] !== JSON.stringify(columns))
    throw new Error(`The series ${name} has the columns ${String(row[1])} in the store`);
  return seriesTables(schema, Number(row[0]), name, columns);
}

function seriesTables(
  schema: DatabaseSchema,
  number: number,
  name: string,
  columns: readonly string[],
): SeriesTables {
  const table = (kind: string): string => schema.table(tableName(kind, number, name));
  return {
    ...{ number, columns, series: schema.table('series') },
    ...{ log: table('log'), segments: table('segments'), newest: table('newest') },
  };
}

function definitionsOf({ log, segments, newest, columns }: SeriesTables): readonly string[] {
  const names = columnNames(columns);
  const typed = (type: string): string => names.map((name) => `, ${name} ${type}`).join('');
  // The log is short-lived: compressing it would cost more than it saves.
  const external = ['keys', 'times', ...names].map((name) => `ALTER ${name} SET STORAGE EXTERNAL`);
  return [
    `CREATE TABLE ${log} (sequence int8 PRIMARY KEY, received_ms int8, keys int8[] NOT NULL, times int8[] NOT NULL${typed('float8[]')})`,
    `ALTER TABLE ${log} ${external.join(', ')}`,
    `CREATE TABLE ${segments} (key int8, from_ms int8, to_ms int8 NOT NULL, times int8[] NOT NULL${typed('float8[]')}, PRIMARY KEY (key, from_ms))`,
    `CREATE TABLE ${newest} (key int8 PRIMARY KEY, time_ms int8 NOT NULL, last_from_ms int8 NOT NULL, last_count int8 NOT NULL,
       downsampled_to_ms int8, downsampled_every_ms float8${typed('float8')})`,
  ];
}

import type { StoreView } from '@roadstead/contracts';
import { prepareDocuments } from '../collections/tables.ts';
import { DEFINITION_LOCK } from '../database/migrations.ts';
import { type DatabaseSchema, sqlIdentifier } from '../database/schema.ts';
import {
  type DatabaseSession,
  type DatabaseSessions,
  DEFINITION_MS_MAX,
} from '../database/sessions.ts';
import { createSeriesTables } from '../series/series-tables.ts';
import { documentsViewSql, latestViewSql, type PointSql, rowsFunctionSql } from './view-sql.ts';

const NAME = /^[a-z][a-z0-9_]*$/;

/**
 * Creates views, and those again whose SQL differs from that with which they were created: by another version, or since PostGIS was
 * installed. Views that others have built on them must be dropped before.
 */
export async function createViews(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  views: readonly StoreView[],
): Promise<void> {
  if (views.length === 0) return;
  for (const { name, columns } of views)
    for (const each of [name, ...columns.map((column) => column.name)])
      if (!NAME.test(each))
        throw new TypeError(`A view or its column cannot have the name ${each}`);
  await sessions.transaction(async (session) => {
    await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [schema.lock(DEFINITION_LOCK)]);
    const point = await pointFunction(session);
    const definitions = schema.table('view_definition');
    for (const view of views) {
      const name = schema.table(view.name);
      const sql = await sqlOf(session, schema, view, point);
      const [stored] = await session.rows(`SELECT sql FROM ${definitions} WHERE name = $1`, [
        view.name,
      ]);
      if (stored?.[0] === sql) continue;
      await session.rows(
        view.kind === 'rows' ? `DROP FUNCTION IF EXISTS ${name}` : `DROP VIEW IF EXISTS ${name}`,
      );
      await session.rows(sql);
      await session.rows(
        `INSERT INTO ${definitions} VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET sql = excluded.sql`,
        [view.name, sql],
      );
    }
  }, DEFINITION_MS_MAX);
}

async function sqlOf(
  session: DatabaseSession,
  schema: DatabaseSchema,
  view: StoreView,
  point: PointSql | undefined,
): Promise<string> {
  const name = schema.table(view.name);
  if (view.kind === 'documents') {
    const { documents } = await prepareDocuments(session, schema, view.collection);
    return documentsViewSql(name, view, documents, point);
  }
  const { series } = view;
  const tables = await createSeriesTables(session, schema, series.name, series.columns);
  return view.kind === 'latest'
    ? latestViewSql(name, view, tables, point)
    : rowsFunctionSql(name, view, tables, point);
}

/** Returns the functions of PostGIS, in the schema of the extension; undefined without it. */
async function pointFunction(session: DatabaseSession): Promise<PointSql | undefined> {
  const [row] = await session.rows(
    `SELECT nspname::text FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'postgis'`,
  );
  if (!row) return undefined;
  const schema = sqlIdentifier(row[0] as string);
  return {
    type: `${schema}.geometry(Point, 4326)`,
    make: (longitude, latitude) =>
      `${schema}.ST_SetSRID(${schema}.ST_MakePoint(${longitude}, ${latitude}), 4326)::${schema}.geometry(Point, 4326)`,
  };
}

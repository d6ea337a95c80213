import type { DocumentsView, SeriesView, ViewColumn } from '@roadstead/contracts';
import { sqlLiteral } from '../database/schema.ts';
import { columnNames, type SeriesTables } from '../series/series-tables.ts';

/** SQL for points of PostGIS. */
export interface PointSql {
  readonly type: string;
  make(longitude: string, latitude: string): string;
}

/** Types of columns in PostgreSQL. */
const TYPES: Readonly<Record<ViewColumn['type'], string>> = {
  text: 'text',
  integer: 'int8',
  number: 'float8',
  boolean: 'boolean',
  time: 'timestamptz',
  json: 'json',
};

/** Returns SQL that creates a view of documents. */
export function documentsViewSql(
  name: string,
  view: DocumentsView,
  documents: string,
  point: PointSql | undefined,
): string {
  const columns = view.columns.map(
    (column) => `${documentValue(column.from, column.type)} AS ${column.name}`,
  );
  const points = (view.points ?? []).map(({ longitude, latitude, name: pointName }) => {
    const [x, y] = [longitude, latitude].map((field) => documentValue(field, 'number'));
    return point && `${point.make(x!, y!)} AS ${pointName}`;
  });
  return `CREATE VIEW ${name} AS SELECT ${listOf([...columns, ...points])} FROM ${documents}`;
}

/** Returns SQL that creates a view of the newest row of each key, packed or pending. */
export function latestViewSql(
  name: string,
  view: SeriesView,
  tables: SeriesTables,
  point: PointSql | undefined,
): string {
  const names = columnNames(tables.columns)
    .map((column) => `, ${column}`)
    .join('');
  return `CREATE VIEW ${name} AS SELECT ${listOf(seriesColumns(view, tables, point))} FROM (
    SELECT DISTINCT ON (key) * FROM (
      SELECT key, time_ms${names}, 0::int8 AS sequence, 0::int8 AS place FROM ${tables.newest}
      UNION ALL ${pendingSql(tables)}
    ) AS all_rows ORDER BY key, time_ms DESC, sequence, place
  ) AS newest`;
}

/**
 * Returns SQL that creates a function of the rows of a key in a period, both ends included. It reads with the permissions of its owner, as
 * views do.
 */
export function rowsFunctionSql(
  name: string,
  view: SeriesView,
  tables: SeriesTables,
  point: PointSql | undefined,
): string {
  const { segments, columns } = tables;
  const names = columnNames(columns)
    .map((column) => `, ${column}`)
    .join('');
  const arrays = columnNames(columns)
    .map((column) => `, segment.${column}`)
    .join('');
  const byName = new Map(view.columns.map((column) => [column.name, column]));
  const results = [
    `${view.key} int8, ${view.time} timestamptz`,
    ...[...byName.values()].map((column) => `${column.name} ${TYPES[column.type]}`),
    ...(view.points ?? []).map((each) => point && `${each.name} ${point.type}`),
  ];
  const from = 'floor(extract(epoch FROM $2) * 1000)::int8';
  const to = 'ceil(extract(epoch FROM $3) * 1000)::int8';
  return `CREATE FUNCTION ${name}("of_${view.key}" int8, "from" timestamptz, "to" timestamptz)
    RETURNS TABLE (${listOf(results)}) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 10000 AS ${sqlLiteral(`
    SELECT ${listOf(seriesColumns(view, tables, point))} FROM (
      SELECT DISTINCT ON (time_ms) * FROM (
        SELECT segment.key, packed.*, 0::int8 AS sequence, 0::int8 AS place
        FROM ${segments} AS segment, LATERAL unnest(segment.times${arrays}) AS packed (time_ms${names})
        WHERE segment.key = $1 AND segment.from_ms <= ${to} AND segment.from_ms >= coalesce(
          (SELECT max(from_ms) FROM ${segments} WHERE key = $1 AND from_ms <= ${from}), ${from})
        UNION ALL ${pendingSql(tables)} AND waiting.key = $1
      ) AS all_rows WHERE time_ms BETWEEN ${from} AND ${to} ORDER BY time_ms, sequence, place
    ) AS rows ORDER BY time_ms`)}`;
}

/** Returns SQL for the rows of appends that are not packed; a condition can follow. */
function pendingSql({ series, log, number, columns }: SeriesTables): string {
  const names = columnNames(columns)
    .map((column) => `, ${column}`)
    .join('');
  const arrays = columnNames(columns)
    .map((column) => `, log.${column}`)
    .join('');
  return `SELECT waiting.key, waiting.time_ms${names.replaceAll(', ', ', waiting.')}, log.sequence, waiting.place
    FROM ${series} AS series JOIN ${log} AS log ON log.sequence > series.packed_to,
      LATERAL unnest(log.keys, log.times${arrays}) WITH ORDINALITY AS waiting (key, time_ms${names}, place)
    WHERE series.number = ${number}`;
}

function seriesColumns(
  view: SeriesView,
  { columns }: SeriesTables,
  point: PointSql | undefined,
): readonly (string | undefined)[] {
  const columnOf = (name: string): string => columnNames(columns)[columns.indexOf(name)]!;
  return [
    `key AS ${view.key}, to_timestamp(time_ms / 1000.0) AS ${view.time}`,
    ...view.columns.map(({ name, from, type }) =>
      type === 'time'
        ? `to_timestamp(${columnOf(from)} / 1000.0) AS ${name}`
        : `${columnOf(from)}::${TYPES[type]} AS ${name}`,
    ),
    ...(view.points ?? []).map(
      ({ name, longitude, latitude }) =>
        point && `${point.make(columnOf(longitude), columnOf(latitude))} AS ${name}`,
    ),
  ];
}

/** Returns SQL for a field of a document. @param path with dots for fields within fields */
function documentValue(path: string, type: ViewColumn['type']): string {
  const fields = sqlLiteral(`{${path.split('.').join(',')}}`);
  if (type === 'json') return `body #> ${fields}`;
  const text = `(body #>> ${fields})`;
  return type === 'time' ? `to_timestamp(${text}::float8 / 1000)` : `${text}::${TYPES[type]}`;
}

function listOf(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}

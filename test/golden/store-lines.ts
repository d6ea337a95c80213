import Database from 'libsql';
import { type Json, keyPaths, words } from './lines.ts';

type Row = Readonly<Record<string, Json>>;

/** Keys of documents whose values are words that the code compares. */
const WORDS = [
  'state',
  'status',
  'is',
  'kind',
  'type',
  'changedBy',
  'containerCount',
  'severity',
  'size',
];

const RECORDED = 'golden_documents';

/**
 * Records each document that is written to a store file from now on, also those that are removed soon after: by triggers,
 * so that no name of the code is needed.
 */
export function recordDocuments(path: string): void {
  const database = new Database(path);
  database.exec(`CREATE TABLE ${RECORDED} (name TEXT, document TEXT)`);
  for (const table of documentTables(database)) {
    for (const kind of ['INSERT', 'UPDATE']) {
      database.exec(
        `CREATE TRIGGER "golden ${kind} ${table}" AFTER ${kind} ON "${table}" BEGIN ` +
          `INSERT INTO ${RECORDED} VALUES ('${table}', NEW.document); END`,
      );
    }
  }
  database.close();
}

/** The parts of a store file: tables with columns, schemas, key paths of documents, counters, and headers of snapshots. */
export function storeLines(path: string): readonly string[] {
  const database = new Database(path, { readonly: true } as object);
  const all = (sql: string): readonly Row[] => database.prepare(sql).all() as readonly Row[];
  const lines: string[] = [];
  const pragma = (name: string): Json => Object.values(all(`PRAGMA ${name}`)[0]!)[0];
  lines.push(
    `application_id ${pragma('application_id')}`,
    `user_version ${pragma('user_version')}`,
  );
  for (const { name, sql } of all("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")) {
    if (/^(?:sqlite_|golden)/.test(name)) continue;
    lines.push(`table ${name}: ${sql.replace(/^[^(]*/, '').replace(/\s+/g, ' ')}`);
  }
  for (const { name, plan } of all('SELECT * FROM collection')) {
    const { key, parts } = JSON.parse(plan);
    lines.push(`collection ${name}: key ${key}`);
    for (const { kind, fields } of parts)
      lines.push(`collection ${name}: ${kind} ${fields.join(' ')}`);
  }
  for (const { name, columns } of all('SELECT * FROM series'))
    lines.push(`series ${name}: ${columns}`);
  for (const { tallies, name } of all('SELECT * FROM tally'))
    lines.push(`tally ${tallies}: ${nameOf(name).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '*')}`);
  for (const row of all('SELECT name, bytes FROM keep WHERE part = 0')) {
    const name = nameOf(row['name']);
    lines.push(`keep ${name}`, ...headLines(name, Buffer.from(row['bytes'])));
  }
  const isRecorded = all(`SELECT 1 FROM sqlite_schema WHERE name = '${RECORDED}'`).length > 0;
  for (const table of documentTables(database)) {
    const documents = isRecorded
      ? `SELECT document FROM ${RECORDED} WHERE name = '${table}'`
      : `SELECT document FROM "${table}"`;
    for (const { document } of all(documents)) {
      const value = JSON.parse(document);
      for (const line of [...keyPaths(value), ...words(value, WORDS)])
        lines.push(`${table}: ${line}`);
    }
  }
  database.close();
  return [...new Set(lines)].sort();
}

/** Kind, header and types of a saved state: the length of a JSON head (4 bytes, little endian), then the head. */
function headLines(name: string, bytes: Buffer): readonly string[] {
  if (bytes.length < 8 || bytes.subarray(4, 12).toString() !== '{"kind":') {
    const text = bytes.toString('utf8');
    return text.startsWith('{')
      ? keyPaths(JSON.parse(text)).map((line) => `keep ${name}: ${line}`)
      : [];
  }
  const head = JSON.parse(bytes.subarray(4, 4 + bytes.readUInt32LE(0)).toString('utf8'));
  return [
    `keep ${name}: kind "${head.kind}", arrays ${head.types.join(' ')}`,
    ...keyPaths(head.header, 'header').map((line) => `keep ${name}: ${line}`),
  ];
}

function documentTables(database: InstanceType<typeof Database>): readonly string[] {
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return (rows as readonly Row[])
    .map(({ name }) => name as string)
    .filter((name) => name.startsWith('documents '));
}

/** Names may be stored as text or as bytes. */
function nameOf(name: unknown): string {
  return typeof name === 'string' ? name : Buffer.from(name as Uint8Array).toString('utf8');
}

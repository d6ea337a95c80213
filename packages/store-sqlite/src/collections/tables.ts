import { type Connection, quoted } from '../connection.ts';
import { StoreError } from '../store-error.ts';
import { IndexTable } from './index-table.ts';
import { UniqueTable } from './unique-table.ts';

/** A collection's plan, whatever its documents are. */
export interface FieldsPlan {
  readonly name: string;
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** The tables of a collection: its documents, one for each index, one for each unique. */
export interface CollectionTables {
  readonly documents: string;
  readonly indexes: ReadonlyMap<string, IndexTable>;
  readonly uniques: readonly UniqueTable[];
}

/** An index or unique as the file has it. Told apart by its fields, so that an index may be renamed. */
interface Part {
  readonly kind: 'index' | 'unique';
  readonly fields: readonly string[];
  readonly table: string;
}

/** A collection's plan as the file has it. */
interface KeptPlan {
  readonly key: string;
  readonly parts: readonly Part[];
  /** How many parts there ever were, so that each has another name. */
  readonly count: number;
}

const DOCUMENTS_AT_ONCE = 1000;

/** Brings a collection's tables to its plan: creates those that are missing, fills them, drops those not in it any more. */
export function prepareTables(plan: FieldsPlan, connection: Connection): CollectionTables {
  const { name, key } = plan;
  const documents = quoted(`documents ${name}`);
  const kept = keptPlan(name, connection);
  if (kept && kept.key !== key)
    throw new StoreError(
      `The collection ${name} has the key ${kept.key} in the store, and cannot get the key ${key}`,
    );
  if (!kept)
    connection.create(
      'TABLE',
      `documents ${name}`,
      '(id INTEGER PRIMARY KEY, key UNIQUE NOT NULL, document TEXT NOT NULL)',
    );
  let { parts = [], count = 0 } = kept ?? {};
  const partOf = (kind: Part['kind'], fields: readonly string[]): Part => {
    const known = parts.find((part) => part.kind === kind && isSame(part.fields, fields));
    if (known) return known;
    const part = { kind, fields, table: `${kind} ${name} ${++count}` };
    createPart(part, plan, documents, connection);
    parts = [...parts, part];
    return part;
  };
  const uniques = (plan.unique ?? []).map((fields) => partOf('unique', fields));
  const indexes = Object.entries(plan.indexes ?? {}).map(
    ([index, fields]) => [index, partOf('index', fields)] as const,
  );
  const wanted = new Set([...uniques, ...indexes.map(([, part]) => part)]);
  for (const { table } of parts.filter((part) => !wanted.has(part))) connection.dropTable(table);
  keepPlan(name, { key, parts: [...wanted], count }, connection);
  return {
    documents,
    indexes: new Map(indexes.map(([index, part]) => [index, indexOf(name, part, connection)])),
    uniques: uniques.map(({ table, fields }) => new UniqueTable(table, fields, connection)),
  };
}

function createPart(
  part: Part,
  { name }: FieldsPlan,
  documents: string,
  connection: Connection,
): void {
  const { kind, fields, table } = part;
  const filled =
    kind === 'index' ? indexOf(name, part, connection) : new UniqueTable(table, fields, connection);
  filled.create();
  const some = `SELECT id, key, document FROM ${documents} WHERE id > ? ORDER BY id LIMIT ?`;
  let last = 0;
  for (;;) {
    const rows = connection.rows(some, last, DOCUMENTS_AT_ONCE);
    if (rows.length === 0) return;
    for (const [id, value, json] of rows) {
      if (!filled.replace(value!, undefined, JSON.parse(json as string)))
        throw new StoreError(
          `Documents of ${name} in the store have the same ${fields.join(', ')}`,
        );
      last = id as number;
    }
  }
}

function indexOf(collection: string, { table, fields }: Part, connection: Connection): IndexTable {
  return new IndexTable(table, fields, collection, connection);
}

function keptPlan(name: string, connection: Connection): KeptPlan | undefined {
  const row = connection.row('SELECT plan FROM collection WHERE name = ?', name);
  return row && JSON.parse(row[0] as string);
}

function keepPlan(name: string, plan: KeptPlan, connection: Connection): void {
  const json = JSON.stringify(plan);
  connection.run('REPLACE INTO collection (name, plan) VALUES (?, ?)', name, json);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

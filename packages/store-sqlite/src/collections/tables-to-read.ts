import type { SqliteConnection } from '../connection.ts';
import {
  type CollectionTables,
  createAndFill,
  createDocuments,
  documentsTable,
  type FieldsSchema,
  indexOf,
  isSame,
  readArrayFields,
  readStoredSchema,
  type StoredSchema,
} from './tables.ts';

/**
 * Returns the tables of a collection in the present state of the file. Those that it does not have are in the temporary
 * database: an empty one of documents, and the indexes, which are filled again after each commit of the writer.
 * @param before the tables in an earlier state, which are returned if they are valid
 * @throws StoreError if the key differs
 */
export function tablesToRead(
  schema: FieldsSchema,
  connection: SqliteConnection,
  before?: CollectionTables,
): CollectionTables {
  const stored = readStoredSchema(schema, connection);
  const arrayFields = readArrayFields(schema.name, connection);
  const isEmptied = !stored || before?.temporary.length === 0;
  if (before && isEmptied && isSame(stored, before.stored)) {
    for (const field of arrayFields) before.arrayFields.add(field);
    return before;
  }
  connection.exec('SAVEPOINT tables');
  try {
    for (const table of before?.temporary ?? []) connection.dropTable(table);
    const tables = createMissing(schema, stored, arrayFields, connection);
    connection.exec('RELEASE tables');
    return tables;
  } catch (error) {
    connection.exec('ROLLBACK TO tables; RELEASE tables');
    throw error;
  }
}

function createMissing(
  schema: FieldsSchema,
  stored: StoredSchema | undefined,
  arrayFields: Set<string>,
  connection: SqliteConnection,
): CollectionTables {
  const temporary: string[] = [];
  if (!stored) {
    createDocuments(schema, connection);
    temporary.push(`documents ${schema.name}`);
  }
  const indexes = Object.entries(schema.indexes ?? {}).map(([name, fields]) => {
    const existing = stored?.parts.find(
      (part) => part.kind === 'index' && isSame(part.fields, fields),
    );
    const part = existing ?? {
      kind: 'index',
      fields,
      table: `temporary index ${schema.name} ${name}`,
    };
    const index = indexOf(part, schema, arrayFields, connection);
    if (!existing) {
      createAndFill(index, schema, connection);
      temporary.push(part.table);
    }
    return [name, index] as const;
  });
  return {
    documents: documentsTable(schema),
    indexes: new Map(indexes),
    uniques: [],
    arrayFields,
    stored,
    temporary,
  };
}

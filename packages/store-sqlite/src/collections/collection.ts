import type {
  Change,
  Collection,
  CollectionPlan,
  Conflict,
  FieldValue,
} from '@roadstead/contracts';
import type { Connection, Value } from '../connection.ts';
import { type Apply, applyWhole, type Writer } from '../writer.ts';
import { Finder } from './finder.ts';
import { prepareTables } from './tables.ts';
import { columnValue, entriesOf, keyOf } from './values.ts';

/** Documents as JSON, found by tables of their own. */
export function createCollection<Document extends object>(
  plan: CollectionPlan<Document>,
  connection: Connection,
  writer: Writer,
): Collection<Document> {
  const { name, key: keyField } = plan;
  const tables = writer.runNow(() => prepareTables(plan, connection));
  const finder = new Finder(keyField, tables, connection);
  const { documents, uniques } = tables;
  const indexes = [...tables.indexes.values()];
  const selection = `SELECT document FROM ${documents} WHERE key = ?`;
  const insertion = `INSERT INTO ${documents} (document, key) VALUES (?, ?)`;
  const replacement = `UPDATE ${documents} SET document = ? WHERE key = ?`;
  const deletion = `DELETE FROM ${documents} WHERE key = ?`;

  function read(key: Value): Document | undefined {
    const row = connection.row(selection, key);
    return row && JSON.parse(row[0] as string);
  }

  function replace(key: Value, before: Document | undefined, json?: string): Conflict | undefined {
    const after: Document | undefined = json === undefined ? undefined : JSON.parse(json);
    for (const unique of uniques)
      if (!unique.replace(key, before, after)) return { collection: name, fields: unique.fields };
    for (const index of indexes) index.replace(key, before, after);
    if (json === undefined) connection.run(deletion, key);
    else connection.run(before ? replacement : insertion, json, key);
    return undefined;
  }

  /** As JSON, so that what becomes of the document later changes nothing; an Error where it cannot be kept. */
  function stored(document: Document): { readonly key: Value; readonly json: string } {
    for (const { fields } of [...indexes, ...uniques]) entriesOf(document, fields);
    return { key: keyOf(document, keyField), json: JSON.stringify(document) };
  }

  function putting(document: Document, mayReplace: boolean): Apply {
    const { key, json } = stored(document);
    return () => {
      const before = read(key);
      if (before && !mayReplace) return { collection: name, fields: [keyField] };
      return replace(key, before, json);
    };
  }

  return {
    async get(key): Promise<Document | undefined> {
      writer.assertOpen();
      return read(columnValue(key));
    },

    async find(find, page): Promise<readonly Document[]> {
      writer.assertOpen();
      return finder.keys(find, page).map((key) => read(key)!);
    },

    async count(find): Promise<number> {
      writer.assertOpen();
      return finder.count(find);
    },

    insert: (document): Change => writer.prepare(putting(document, false)),
    put: (document): Change => writer.prepare(putting(document, true)),

    remove(key): Change {
      const column = columnValue(key);
      return writer.prepare(() => {
        const before = read(column);
        return before && replace(column, before);
      });
    },

    async update(key: FieldValue, change): Promise<Document | undefined> {
      const column = columnValue(key);
      return writer.enqueue((transaction) => {
        const before = read(column);
        const after = before && change(read(column)!);
        if (after === undefined) return before;
        if (keyOf(after, keyField) !== column)
          throw new Error(`An update of ${key} gave it another key`);
        applyWhole(putting(after, true), transaction);
        return read(column);
      });
    },

    async take(key): Promise<Document | undefined> {
      const column = columnValue(key);
      return writer.enqueue(() => {
        const before = read(column);
        if (before) replace(column, before);
        return before;
      });
    },
  };
}

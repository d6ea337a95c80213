import type {
  Collection,
  CollectionSchema,
  DocumentChange,
  FieldValue,
  Find,
  Page,
} from './collection.ts';
import type { MemoryDocumentTable } from './memory-document-table.ts';
import type { MemoryIndex, StoredDocument } from './memory-index.ts';
import type { MemoryStoreState } from './memory-store-state.ts';
import { describeWriteError, type WriteOperation } from './write-operation.ts';

/** A collection in memory. */
export class MemoryCollection<Document extends object> implements Collection<Document> {
  readonly #schema: CollectionSchema<Document>;
  readonly #state: MemoryStoreState;
  readonly #documents: MemoryDocumentTable<Document>;

  /** @param documents a table with the indexes of the schema, which may have other names there */
  constructor(
    schema: CollectionSchema<Document>,
    state: MemoryStoreState,
    documents: MemoryDocumentTable<Document>,
  ) {
    this.#schema = schema;
    this.#state = state;
    this.#documents = documents;
  }

  async get(key: FieldValue): Promise<Document | undefined> {
    this.#state.assertOpen();
    const stored = this.#documents.get(key);
    return stored && this.#documents.read(stored);
  }

  async find(find: Find, page: Page): Promise<readonly Document[]> {
    return this.#found(find, page).map((stored) => this.#documents.read(stored));
  }

  async findKeys(find: Find, page: Page): Promise<readonly FieldValue[]> {
    return this.#found(find, page).map(({ key }) => key);
  }

  async count(find: Find): Promise<number> {
    return this.#indexFor(find).count(find);
  }

  insert(document: Document): WriteOperation {
    const stored = this.#documents.toStored(document);
    return this.#state.prepareAttempt(() => this.#documents.insert(stored));
  }

  put(document: Document): WriteOperation {
    const stored = this.#documents.toStored(document);
    return this.#state.prepareAttempt(() => this.#documents.put(stored));
  }

  remove(key: FieldValue): WriteOperation {
    return this.#state.prepareAttempt(() => this.#documents.remove(key));
  }

  async change(
    key: FieldValue,
    change: (document: Document) => DocumentChange<Document> | undefined,
  ): Promise<Document | undefined> {
    this.#state.assertOpen();
    const documents = this.#documents;
    const old = documents.get(key);
    if (!old) return undefined;
    const changed = change(documents.read(old));
    if (changed === undefined) return documents.read(old);
    const stored = documents.toStored(changed.document);
    if (stored.key !== old.key)
      throw new Error(`A change of ${old.key} changed its key to ${stored.key}`);
    const put = this.#state.prepareAttempt(() => documents.put(stored));
    this.#writeOrThrow([put, ...(changed.operations ?? [])]);
    return documents.read(stored);
  }

  async removeReturning(
    key: FieldValue,
    operations: readonly WriteOperation[] = [],
  ): Promise<Document | undefined> {
    this.#state.assertOpen();
    const stored = this.#documents.get(key);
    if (!stored) return undefined;
    this.#writeOrThrow([this.remove(key), ...operations]);
    return this.#documents.read(stored);
  }

  #found(find: Find, page: Page): readonly StoredDocument[] {
    const index = this.#indexFor(find);
    assertPage(page);
    const { descending = false, offset = 0, limit } = page;
    const found: StoredDocument[] = [];
    if (limit === 0) return found;
    for (const stored of index.find(find, descending, offset))
      if (found.push(stored) === limit) break;
    return found;
  }

  #writeOrThrow(operations: readonly WriteOperation[]): void {
    const written = this.#state.write(operations);
    if (!written.ok) throw new Error(describeWriteError(written.error));
  }

  #indexFor(find: Find): MemoryIndex {
    this.#state.assertOpen();
    assertFindMatchesSchema(find, this.#schema);
    const { key, indexes = {} } = this.#schema;
    return this.#documents.indexOf(find.index === undefined ? [key] : indexes[find.index]!);
  }
}

function assertFindMatchesSchema<Document extends object>(
  find: Find,
  schema: CollectionSchema<Document>,
): void {
  const { index, is = [], from, to, also = {} } = find;
  const indexFields = new Map<string | undefined, readonly string[]>([
    [undefined, [schema.key]],
    ...Object.entries(schema.indexes ?? {}),
  ]);
  const fields = indexFields.get(index);
  if (!fields) throw new Error(`The collection ${schema.name} has no index ${index}`);
  const bounds = from === undefined && to === undefined ? 0 : 1;
  if (is.length + bounds > fields.length)
    throw new Error(`${index ?? schema.name} has only the fields ${fields.join()}`);
  for (const field of Object.keys(also))
    if (index === undefined || !fields.includes(field))
      throw new Error(`${index ?? schema.name} has no field ${field}`);
}

function assertPage({ offset = 0, limit }: Page): void {
  for (const number of [offset, limit])
    if (!Number.isSafeInteger(number) || number < 0)
      throw new RangeError(`Invalid offset or limit of a page: ${number}`);
}

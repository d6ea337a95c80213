import { type Collection, type CollectionSchema, Mutex, type Store } from '@roadstead/contracts';
import {
  failWith,
  isAdministrator,
  type Principal,
  quoteInput,
  type Result,
  success,
} from '@roadstead/model';
import { notFoundByName } from './names.ts';
import type { PutResult } from './next-ports.ts';

/** A document with a name and an owner. */
export interface NamedDocument {
  readonly id: string;
  /** The uuid of the owner. */
  readonly owner: string;
  readonly name: string;
  readonly createdAtMs: number;
}

/** The schema of a collection of such documents, without its name. */
export const NAMED_SCHEMA: Omit<CollectionSchema<NamedDocument>, 'name'> = {
  key: 'id',
  unique: [['owner', 'name']],
  indexes: { owner: ['owner', 'name'], name: ['name', 'createdAtMs'] },
};

/** Dependencies and limits of the documents of a kind. */
interface NamedDocumentsOptions<Document extends NamedDocument> {
  readonly store: Store;
  readonly documents: Collection<Document>;
  /** The kind of document in a message, `cluster`. */
  readonly what: string;
  /** The most documents of one owner. */
  readonly ownedMax: number;
  /** Returns whether a name is reserved for a predefined document of all users. */
  readonly isPredefined: (name: string) => boolean;
}

/** V19: documents of users, with names that are unique for each owner. */
export class NamedDocuments<Document extends NamedDocument> {
  readonly #options: NamedDocumentsOptions<Document>;
  readonly #documents: Collection<Document>;
  /** Serialises writes, so that the documents read for a write do not change before it. */
  readonly #writes: Mutex = new Mutex();

  constructor(options: NamedDocumentsOptions<Document>) {
    this.#options = options;
    this.#documents = options.documents;
  }

  /** Finds the caller's own document; for administrators otherwise the oldest of that name. */
  async find(caller: Principal, name: string): Promise<Document | undefined> {
    const own = await this.#findOwn(caller, name);
    if (own || !isAdministrator(caller)) return own;
    const [oldest] = await this.#documents.find({ index: 'name', is: [name] }, { limit: 1 });
    return oldest;
  }

  /** Lists the caller's own documents, for administrators all, by name. */
  list(caller: Principal): Promise<readonly Document[]> {
    const all = { limit: Number.MAX_SAFE_INTEGER };
    return isAdministrator(caller)
      ? this.#documents.find({ index: 'name' }, all)
      : this.#documents.find({ index: 'owner', is: [caller.uuid] }, all);
  }

  create(document: Document): Promise<Result<Document>> {
    return this.#writes.runExclusive(() => this.#insert(document));
  }

  /** @param changed returns the new document, with the same id, owner and name */
  replace(
    caller: Principal,
    name: string,
    changed: (old: Document) => Document,
  ): Promise<Result<Document>> {
    return this.#writes.runExclusive(async () => {
      const old = await this.#findWritable(caller, name);
      return old.ok ? success(await this.#put(changed(old.value))) : old;
    });
  }

  /** Replaces the caller's own document of that name, or creates it. */
  put(
    caller: Principal,
    document: Document,
    changed: (old: Document) => Document,
  ): Promise<Result<PutResult<Document>>> {
    return this.#writes.runExclusive(async () => {
      // Own documents only: an administrator creates lists too.
      const old = await this.#findOwn(caller, document.name);
      if (old) return success({ value: await this.#put(changed(old)), isNew: false });
      const inserted = await this.#insert(document);
      return inserted.ok ? success({ value: inserted.value, isNew: true }) : inserted;
    });
  }

  /** @returns the removed document */
  remove(caller: Principal, name: string): Promise<Result<Document>> {
    return this.#writes.runExclusive(async () => {
      const old = await this.#findWritable(caller, name);
      if (old.ok) await this.#options.store.write([this.#documents.remove(old.value.id)]);
      return old;
    });
  }

  async #findOwn(caller: Principal, name: string): Promise<Document | undefined> {
    const own = { index: 'owner', is: [caller.uuid, name] };
    const [document] = await this.#documents.find(own, { limit: 1 });
    return document;
  }

  async #findWritable(caller: Principal, name: string): Promise<Result<Document>> {
    const { what, isPredefined } = this.#options;
    const found = await this.find(caller, name);
    if (found) return success(found);
    if (!isPredefined(name)) return notFoundByName(what, name);
    return failWith(
      'forbidden',
      `The ${what} ${quoteInput(name)} is predefined; it cannot be changed.`,
    );
  }

  async #insert(document: Document): Promise<Result<Document>> {
    const { store, what, ownedMax, isPredefined } = this.#options;
    const { owner, name } = document;
    if (isPredefined(name)) return nameInUse(what, name);
    if ((await this.#documents.count({ index: 'owner', is: [owner] })) >= ownedMax) {
      return failWith('invalid', `A user has at most ${ownedMax} ${what}s.`);
    }
    const written = await store.write([this.#documents.insert(document)]);
    return written.ok ? success(document) : nameInUse(what, name);
  }

  async #put(document: Document): Promise<Document> {
    await this.#options.store.write([this.#documents.put(document)]);
    return document;
  }
}

function nameInUse(what: string, name: string): ReturnType<typeof failWith> {
  return failWith('conflict', `The ${what} ${quoteInput(name)} exists.`);
}

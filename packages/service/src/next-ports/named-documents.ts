import { type Collection, type CollectionPlan, type Store, Turns } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  isAdministrator,
  quoted,
  refusal,
  success,
} from '@roadstead/model';
import { noneNamed } from './name.ts';
import type { Put } from './next-port-area.ts';

/** Something that a user has under a name. */
export interface NamedDocument {
  readonly id: string;
  /** The uuid of the user whose it is. */
  readonly owner: string;
  readonly name: string;
  readonly createdAtMs: number;
}

/** The plan of a collection of such documents, but for its name. */
export const NAMED_PLAN: Omit<CollectionPlan<NamedDocument>, 'name'> = {
  key: 'id',
  unique: [['owner', 'name']],
  indexes: { owner: ['owner', 'name'], name: ['name', 'createdAtMs'] },
};

/** What documents of a kind need. */
interface NamedDocumentsOptions<Document extends NamedDocument> {
  readonly store: Store;
  readonly documents: Collection<Document>;
  /** What one is called in a sentence, `cluster`. */
  readonly what: string;
  /** Of one owner. */
  readonly ownedMax: number;
  /** Names that nobody may take, since there is something for all users under them. */
  readonly isPredefined: (name: string) => boolean;
}

/** V19: documents that users have under names, unique for each owner. */
export class NamedDocuments<Document extends NamedDocument> {
  readonly #options: NamedDocumentsOptions<Document>;
  readonly #documents: Collection<Document>;
  /** One write after another, so that what was looked up for it is still so when it happens. */
  readonly #writes: Turns = new Turns();

  constructor(options: NamedDocumentsOptions<Document>) {
    this.#options = options;
    this.#documents = options.documents;
  }

  /** The caller's own; for administrators else the oldest of that name. */
  async named(caller: Caller, name: string): Promise<Document | undefined> {
    const own = await this.#own(caller, name);
    if (own || !isAdministrator(caller)) return own;
    const [oldest] = await this.#documents.find({ index: 'name', is: [name] }, { limit: 1 });
    return oldest;
  }

  /** The caller's own, for administrators all; by name. */
  list(caller: Caller): Promise<readonly Document[]> {
    const all = { limit: Number.MAX_SAFE_INTEGER };
    return isAdministrator(caller)
      ? this.#documents.find({ index: 'name' }, all)
      : this.#documents.find({ index: 'owner', is: [caller.uuid] }, all);
  }

  create(document: Document): Promise<Answer<Document>> {
    return this.#writes.take(() => this.#insert(document));
  }

  /** @param changed gives what it is to become, with the same id, owner and name */
  replace(
    caller: Caller,
    name: string,
    changed: (old: Document) => Document,
  ): Promise<Answer<Document>> {
    return this.#writes.take(async () => {
      const old = await this.#toChange(caller, name);
      return old.ok ? success(await this.#put(changed(old.value))) : old;
    });
  }

  /** Replaces what the caller has under a name, or makes it. */
  put(
    caller: Caller,
    document: Document,
    changed: (old: Document) => Document,
  ): Promise<Answer<Put<Document>>> {
    return this.#writes.take(async () => {
      // Not another's: an administrator makes lists too.
      const old = await this.#own(caller, document.name);
      if (old) return success({ value: await this.#put(changed(old)), isNew: false });
      const inserted = await this.#insert(document);
      return inserted.ok ? success({ value: inserted.value, isNew: true }) : inserted;
    });
  }

  /** @returns the document that was there */
  remove(caller: Caller, name: string): Promise<Answer<Document>> {
    return this.#writes.take(async () => {
      const old = await this.#toChange(caller, name);
      if (old.ok) await this.#options.store.write([this.#documents.remove(old.value.id)]);
      return old;
    });
  }

  async #own(caller: Caller, name: string): Promise<Document | undefined> {
    const own = { index: 'owner', is: [caller.uuid, name] };
    const [document] = await this.#documents.find(own, { limit: 1 });
    return document;
  }

  async #toChange(caller: Caller, name: string): Promise<Answer<Document>> {
    const { what, isPredefined } = this.#options;
    const found = await this.named(caller, name);
    if (found) return success(found);
    if (!isPredefined(name)) return noneNamed(what, name);
    return refusal('forbidden', `The ${what} ${quoted(name)} is for all users; nobody changes it.`);
  }

  async #insert(document: Document): Promise<Answer<Document>> {
    const { store, what, ownedMax, isPredefined } = this.#options;
    const { owner, name } = document;
    if (isPredefined(name)) return taken(what, name);
    if ((await this.#documents.count({ index: 'owner', is: [owner] })) >= ownedMax) {
      return refusal('invalid', `A user has at most ${ownedMax} of these.`);
    }
    const written = await store.write([this.#documents.insert(document)]);
    return written.ok ? success(document) : taken(what, name);
  }

  async #put(document: Document): Promise<Document> {
    await this.#options.store.write([this.#documents.put(document)]);
    return document;
  }
}

function taken(what: string, name: string): ReturnType<typeof refusal> {
  return refusal('conflict', `There is a ${what} ${quoted(name)} already.`);
}

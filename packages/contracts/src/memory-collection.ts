import type { Collection, CollectionPlan, Find, Page } from './collection.ts';
import type { MemoryChanges } from './memory-change.ts';
import { MemoryDocuments } from './memory-documents.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Change } from './store.ts';

export function createMemoryCollection<Document extends object>(
  plan: CollectionPlan<Document>,
  changes: MemoryChanges,
): Collection<Document> {
  const documents = new MemoryDocuments(plan);

  function indexFor(find: Find): MemoryIndex {
    changes.assertOpen();
    assertPlanned(find, plan);
    return documents.indexes.get(find.index)!;
  }

  return {
    async get(key): Promise<Document | undefined> {
      changes.assertOpen();
      const stored = documents.get(key);
      return stored && documents.read(stored);
    },

    async find(find, page): Promise<readonly Document[]> {
      const index = indexFor(find);
      assertPage(page);
      const { descending = false, offset = 0, limit } = page;
      const found: Document[] = [];
      if (limit === 0) return found;
      for (const stored of index.find(find, descending, offset))
        if (found.push(documents.read(stored)) === limit) break;
      return found;
    },

    async count(find): Promise<number> {
      return indexFor(find).count(find);
    },

    insert(document): Change {
      const stored = documents.toStored(document);
      return changes.prepareAttempt(() => documents.insert(stored));
    },

    put(document): Change {
      const stored = documents.toStored(document);
      return changes.prepareAttempt(() => documents.put(stored));
    },

    remove: (key) => changes.prepareAttempt(() => documents.remove(key)),

    async update(key, change): Promise<Document | undefined> {
      changes.assertOpen();
      const old = documents.get(key);
      if (!old) return undefined;
      const changed = change(documents.read(old));
      if (changed === undefined) return documents.read(old);
      const stored = documents.toStored(changed);
      if (stored.key !== old.key)
        throw new Error(`An update of ${old.key} gave it the key ${stored.key}`);
      const attempt = documents.put(stored);
      if ('conflict' in attempt)
        throw new Error(`Another of ${plan.name} has the same ${attempt.conflict.fields.join()}`);
      return documents.read(stored);
    },

    async take(key): Promise<Document | undefined> {
      changes.assertOpen();
      const stored = documents.get(key);
      if (!stored) return undefined;
      documents.remove(key);
      return documents.read(stored);
    },
  };
}

function assertPlanned<Document extends object>(find: Find, plan: CollectionPlan<Document>): void {
  const { index, is = [], from, to, also = {} } = find;
  const planned = new Map<string | undefined, readonly string[]>([
    [undefined, [plan.key]],
    ...Object.entries(plan.indexes ?? {}),
  ]);
  const fields = planned.get(index);
  if (!fields) throw new Error(`The collection ${plan.name} has no index ${index}`);
  const bounds = from === undefined && to === undefined ? 0 : 1;
  if (is.length + bounds > fields.length)
    throw new Error(`${index ?? plan.name} is found only by ${fields.join()}`);
  for (const field of Object.keys(also))
    if (index === undefined || !fields.includes(field))
      throw new Error(`${index ?? plan.name} has no field ${field}`);
}

function assertPage({ offset = 0, limit }: Page): void {
  for (const number of [offset, limit])
    if (!Number.isSafeInteger(number) || number < 0)
      throw new RangeError(`A page cannot have an offset or limit of ${number}`);
}

import type { Collection } from './collection.ts';

/** Returns a collection with some other methods, for stores that change what another one does. */
export function overrideCollection<Document extends object>(
  collection: Collection<Document>,
  methods: Partial<Collection<Document>>,
): Collection<Document> {
  // Not by spreading: methods of a class are not its own properties.
  return {
    get: (key) => collection.get(key),
    find: (find, page) => collection.find(find, page),
    findKeys: (find, page) => collection.findKeys(find, page),
    count: (find) => collection.count(find),
    insert: (document) => collection.insert(document),
    put: (document) => collection.put(document),
    remove: (key) => collection.remove(key),
    change: (key, change) => collection.change(key, change),
    removeReturning: (key, operations) => collection.removeReturning(key, operations),
    ...methods,
  };
}

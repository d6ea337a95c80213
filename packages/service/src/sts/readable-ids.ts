import { type Owned, readersOf } from '@roadstead/model';

/** The ids of objects in ascending order, for each reader: a page of thousands is found without reading the others. */
export class ReadableIds {
  readonly #byReader: Map<string, number[]> = new Map();

  /** Returns the ids of all objects that a reader may read. */
  of(reader: string): readonly number[] {
    return this.#byReader.get(reader) ?? [];
  }

  add(id: number, object: Owned): void {
    for (const reader of readersOf(object)) {
      const ids = this.#byReader.get(reader) ?? [];
      this.#byReader.set(reader, ids);
      const index = indexOf(ids, id);
      if (ids[index] !== id) ids.splice(index, 0, id);
    }
  }

  /** @param object as it was added */
  remove(id: number, object: Owned): void {
    for (const reader of readersOf(object)) {
      const ids = this.#byReader.get(reader);
      const index = ids ? indexOf(ids, id) : 0;
      if (ids?.[index] === id) ids.splice(index, 1);
      if (ids?.length === 0) this.#byReader.delete(reader);
    }
  }
}

/** Returns the index of the first id that is not less, by bisection. */
function indexOf(ids: readonly number[], id: number): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ids[middle] < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

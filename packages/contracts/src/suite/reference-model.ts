import type { FieldValue, Find, Page } from '../collection.ts';
import { SHIPS_SCHEMA, type ShipDocument } from './ships.ts';

/** A write operation of the random rules. */
export type ShipWrite =
  | { readonly kind: 'insert' | 'put'; readonly ship: ShipDocument }
  | { readonly kind: 'remove'; readonly id: string };

/** The reference implementation: ships in a Map, searched sequentially. Slow, and simple enough to be evidently right. */
export class ReferenceShips {
  #ships: ReadonlyMap<string, ShipDocument> = new Map();

  get(id: string): ShipDocument | undefined {
    return this.#ships.get(id);
  }

  /** @returns whether the operations were written; false for a conflict. */
  write(operations: readonly ShipWrite[]): boolean {
    const next = new Map(this.#ships);
    for (const operation of operations) {
      if (operation.kind === 'remove') {
        next.delete(operation.id);
        continue;
      }
      const { ship } = operation;
      if (operation.kind === 'insert' && next.has(ship.id)) return false;
      for (const other of next.values())
        if (other.id !== ship.id && sharesUnique(ship, other)) return false;
      next.set(ship.id, ship);
    }
    this.#ships = next;
    return true;
  }

  find(find: Find, page: Page): ShipDocument[] {
    const fields = find.index ? SHIPS_SCHEMA.indexes![find.index]! : [];
    const entries = [...this.#ships.values()]
      .flatMap((ship) => entriesOf(ship, fields).map((values) => ({ ship, values })))
      .filter(({ values }) => isFound(values, [...fields, 'id'], find))
      .sort((a, b) => compareAll(a.values, b.values));
    if (page.descending) entries.reverse();
    const offset = page.offset ?? 0;
    return [...new Set(entries.map(({ ship }) => ship))].slice(offset, offset + page.limit);
  }
}

function sharesUnique(a: ShipDocument, b: ShipDocument): boolean {
  return SHIPS_SCHEMA.unique!.some((fields) =>
    fields.every((field) => a[field] !== undefined && a[field] !== null && a[field] === b[field]),
  );
}

/** Returns the index entries of a document, each with the key at the end; several if a field holds an array. */
function entriesOf(
  ship: ShipDocument,
  fields: readonly (keyof ShipDocument)[],
): readonly FieldValue[][] {
  let entries: FieldValue[][] = [[]];
  for (const field of [...fields, 'id'] as const) {
    const values = [ship[field] ?? []].flat() as FieldValue[];
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  return entries;
}

function isFound(values: readonly FieldValue[], fields: readonly string[], find: Find): boolean {
  const { is = [], also = {} } = find;
  const isWithin = (
    value: FieldValue,
    bounds: { readonly from?: FieldValue; readonly to?: FieldValue },
  ): boolean =>
    (bounds.from === undefined || compare(value, bounds.from) >= 0) &&
    (bounds.to === undefined || compare(value, bounds.to) <= 0);
  return (
    is.every((value, i) => values[i] === value) &&
    isWithin(values[is.length]!, find) &&
    Object.entries(also).every(([field, bounds]) =>
      isWithin(values[fields.indexOf(field)]!, bounds),
    )
  );
}

function compare(a: FieldValue, b: FieldValue): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareAll(a: readonly FieldValue[], b: readonly FieldValue[]): number {
  for (const [i, value] of a.entries()) {
    const order = compare(value, b[i]!);
    if (order !== 0) return order;
  }
  return 0;
}

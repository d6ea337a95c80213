import type { FieldValue, Find, Page } from '../collection.ts';
import { SHIPS, type Ship } from './ships.ts';

/** What a write of the random rules asks for. */
export type ShipChange =
  | { readonly kind: 'insert' | 'put'; readonly ship: Ship }
  | { readonly kind: 'remove'; readonly id: string };

/** Ships in a Map, looked through one by one: slow, and too plain to be wrong. */
export class PlainShips {
  #ships: ReadonlyMap<string, Ship> = new Map();

  get(id: string): Ship | undefined {
    return this.#ships.get(id);
  }

  /** @returns whether it was written */
  write(changes: readonly ShipChange[]): boolean {
    const next = new Map(this.#ships);
    for (const change of changes) {
      if (change.kind === 'remove') {
        next.delete(change.id);
        continue;
      }
      const { ship } = change;
      if (change.kind === 'insert' && next.has(ship.id)) return false;
      for (const other of next.values())
        if (other.id !== ship.id && sharesUnique(ship, other)) return false;
      next.set(ship.id, ship);
    }
    this.#ships = next;
    return true;
  }

  find(find: Find, page: Page): Ship[] {
    const fields = find.index ? SHIPS.indexes![find.index]! : [];
    const entries = [...this.#ships.values()]
      .flatMap((ship) => entriesOf(ship, fields).map((values) => ({ ship, values })))
      .filter(({ values }) => isFound(values, [...fields, 'id'], find))
      .sort((a, b) => compareAll(a.values, b.values));
    if (page.descending) entries.reverse();
    const offset = page.offset ?? 0;
    return [...new Set(entries.map(({ ship }) => ship))].slice(offset, offset + page.limit);
  }
}

function sharesUnique(a: Ship, b: Ship): boolean {
  return SHIPS.unique!.some((fields) =>
    fields.every((field) => a[field] !== undefined && a[field] !== null && a[field] === b[field]),
  );
}

/** The index's values for a document, with its key at the end; several where a field holds an array. */
function entriesOf(ship: Ship, fields: readonly (keyof Ship)[]): readonly FieldValue[][] {
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

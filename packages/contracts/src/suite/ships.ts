import type { Collection, CollectionSchema, FieldValue, Find } from '../collection.ts';
import { expectEqual } from './expect.ts';

/** The document type of most rules. */
export interface ShipDocument {
  readonly id: string;
  readonly name?: string | null;
  readonly imo?: number | null;
  readonly flag?: string | null;
  /** A text or a number, for the order between the two types. */
  readonly mark?: FieldValue | null;
  readonly builtYear?: number | null;
  readonly cargoes?: readonly FieldValue[] | null;
}

export const SHIPS_SCHEMA: CollectionSchema<ShipDocument> = {
  name: 'ships',
  key: 'id',
  unique: [['imo'], ['name', 'flag']],
  indexes: {
    byMark: ['mark'],
    byFlag: ['flag', 'builtYear'],
    byCargo: ['cargoes', 'builtYear'],
    byYear: ['builtYear', 'mark', 'cargoes'],
  },
};

/** A page with all documents that a rule can find. */
export const NO_LIMIT = { limit: 1_000_000 } as const;

/** Runs a query and expects documents with these keys in this order, and the same number from a count. */
export async function expectFound(
  ships: Collection<ShipDocument>,
  find: Find,
  ids: readonly string[],
): Promise<void> {
  const what = JSON.stringify(find);
  const found = await ships.find(find, NO_LIMIT);
  expectEqual(
    `found by ${what}`,
    found.map((ship) => ship.id),
    ids,
  );
  expectEqual(`counted by ${what}`, await ships.count(find), ids.length);
}

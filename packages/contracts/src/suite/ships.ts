import type { Collection, CollectionPlan, FieldValue, Find } from '../collection.ts';
import { expectAlike } from './expect.ts';

/** The documents of most rules. */
export interface Ship {
  readonly id: string;
  readonly name?: string | null;
  readonly imo?: number | null;
  readonly flag?: string | null;
  /** Text or number, to see how they are ordered among one another. */
  readonly mark?: FieldValue | null;
  readonly builtYear?: number | null;
  readonly cargoes?: readonly FieldValue[] | null;
}

export const SHIPS: CollectionPlan<Ship> = {
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

/** More than any rule finds. */
export const ALL = { limit: 1_000_000 } as const;

/** Finds, and expects these keys in this order; and the same number when they are counted. */
export async function expectFound(
  ships: Collection<Ship>,
  find: Find,
  ids: readonly string[],
): Promise<void> {
  const what = JSON.stringify(find);
  const found = await ships.find(find, ALL);
  expectAlike(
    `found by ${what}`,
    found.map((ship) => ship.id),
    ids,
  );
  expectAlike(`counted by ${what}`, await ships.count(find), ids.length);
}

import type { Collection, FieldValue, Find, Page } from '../collection.ts';
import type { Change } from '../store.ts';
import { type Chance, seededChance } from './chance.ts';
import { expectAlike } from './expect.ts';
import { PlainShips, type ShipChange } from './plain-model.ts';
import { rule, type StoreRule } from './rule.ts';
import { SHIPS, type Ship } from './ships.ts';

const IDS = ['', 'a', 'b', 'c', 'd', 'é', '🚢', 'Ａ', 'x', 'y'];
const MARKS = [null, -1, 0, 2.5, 10, '', '10', '9', 'a', '🚢', 'Ａ'];
const YEARS = [null, 1999, 2000, 2001];
const SEEDS = [1, 2, 3, 4, 5];
const WRITES = 150;

/** Many small, random steps, beside a plain model. */
export const randomDocumentRules: readonly StoreRule[] = SEEDS.map((seed) =>
  rule(`[C60] random writes and finds are as in a plain model, seed ${seed}`, async (store) => {
    const chance = seededChance(seed);
    const ships = store.collection(SHIPS);
    const plain = new PlainShips();
    for (let step = 0; step < WRITES; step++) {
      const changes = Array.from({ length: 1 + chance.below(3) }, () => anyChange(chance));
      const { ok } = await store.write(changes.map((change) => changeOf(ships, change)));
      const what = `step ${step} of seed ${seed}`;
      expectAlike(`${what}: written ${JSON.stringify(changes)}`, ok, plain.write(changes));
      await takeOrUpdate(ships, plain, chance);
      const [find, page] = [anyFind(chance), anyPage(chance)];
      const asked = `${what}: ${JSON.stringify([find, page])}`;
      expectAlike(asked, await ships.find(find, page), plain.find(find, page));
      const all = plain.find(find, { limit: IDS.length });
      expectAlike(`${asked}, counted`, await ships.count(find), all.length);
    }
  }),
);

function anyShip(chance: Chance, id: string): Ship {
  return {
    id,
    imo: chance.oneOf([null, 1, 2, 3, 4]),
    name: chance.oneOf([null, 'Ada', 'Bo']),
    flag: chance.oneOf([null, 'NL', 'PA', '']),
    mark: chance.oneOf<FieldValue | null>(MARKS),
    builtYear: chance.oneOf(YEARS),
    ...(chance.below(3) > 0 && {
      cargoes: Array.from({ length: chance.below(4) }, () => chance.oneOf(['oil', 'tea', 7])),
    }),
  };
}

function anyChange(chance: Chance): ShipChange {
  const id = chance.oneOf(IDS);
  const kind = chance.oneOf(['insert', 'put', 'put', 'remove'] as const);
  return kind === 'remove' ? { kind, id } : { kind, ship: anyShip(chance, id) };
}

function changeOf(ships: Collection<Ship>, change: ShipChange): Change {
  return change.kind === 'remove' ? ships.remove(change.id) : ships[change.kind](change.ship);
}

async function takeOrUpdate(
  ships: Collection<Ship>,
  plain: PlainShips,
  chance: Chance,
): Promise<void> {
  const id = chance.oneOf(IDS);
  const before = plain.get(id);
  const dice = chance.below(12);
  if (dice === 0) {
    expectAlike(`take ${id}`, await ships.take(id), before);
    plain.write([{ kind: 'remove', id }]);
  } else if (dice < 4 && before) {
    const ship = anyShip(chance, id);
    const update = ships.update(id, () => ship);
    const mayBe = plain.write([{ kind: 'put', ship }]);
    const came = await update.catch(() => 'an Error');
    expectAlike(`update to ${JSON.stringify(ship)}`, came, mayBe ? ship : 'an Error');
  }
}

function anyFind(chance: Chance): Find {
  const index = chance.oneOf([undefined, 'byMark', 'byFlag', 'byCargo', 'byYear']);
  const values: Readonly<Record<string, readonly (readonly FieldValue[])[]>> = {
    byMark: [MARKS.filter((mark) => mark !== null)],
    byFlag: [
      ['NL', 'PA', ''],
      [1999, 2000, 2001],
    ],
    byCargo: [
      ['oil', 'tea', 7],
      [1999, 2000, 2001],
    ],
    byYear: [[1999, 2000], MARKS.filter((mark) => mark !== null), ['oil', 'tea', 7]],
  };
  const fields = index ? values[index]! : [IDS];
  const is = index
    ? fields.slice(0, chance.below(fields.length)).map((values) => chance.oneOf(values))
    : [];
  const next = fields[is.length]!;
  const year = { from: chance.oneOf([1999, 2000]), to: chance.oneOf([2000, 2001]) };
  return {
    ...(index && { index, is }),
    ...(chance.below(2) === 0 && { from: chance.oneOf(next) }),
    ...(chance.below(2) === 0 && { to: chance.oneOf(next) }),
    ...(index === 'byCargo' && is.length === 0 && { also: { builtYear: year } }),
  };
}

function anyPage(chance: Chance): Page {
  return {
    descending: chance.below(2) === 0,
    offset: chance.oneOf([0, 0, 1, 3]),
    limit: chance.oneOf([1, 4, 100]),
  };
}

import type { Collection, FieldValue, Find, Page } from '../collection.ts';
import type { WriteOperation } from '../write-operation.ts';
import { expectEqual } from './expect.ts';
import { createSeededRandom, type RandomSource } from './random.ts';
import { ReferenceShips, type ShipWrite } from './reference-model.ts';
import { rule, type StoreRule } from './rule.ts';
import { SHIPS_SCHEMA, type ShipDocument } from './ships.ts';

const IDS = ['', 'a', 'b', 'c', 'd', 'é', '🚢', 'Ａ', 'x', 'y'];
const MARKS = [null, -1, 0, 2.5, 10, '', '10', '9', 'a', '🚢', 'Ａ'];
const YEARS = [null, 1999, 2000, 2001];
const SEEDS = [1, 2, 3, 4, 5];
const WRITES = 150;

/** Rules that compare many small random steps with the reference model. */
export const randomDocumentRules: readonly StoreRule[] = SEEDS.map((seed) =>
  rule(
    `[C60] random writes and queries agree with the reference model, seed ${seed}`,
    async (store) => {
      const random = createSeededRandom(seed);
      const ships = store.collection(SHIPS_SCHEMA);
      const reference = new ReferenceShips();
      for (let step = 0; step < WRITES; step++) {
        const operations = Array.from({ length: 1 + random.below(3) }, () => randomWrite(random));
        const { ok } = await store.write(
          operations.map((operation) => toWriteOperation(ships, operation)),
        );
        const what = `step ${step} of seed ${seed}`;
        expectEqual(
          `${what}: written ${JSON.stringify(operations)}`,
          ok,
          reference.write(operations),
        );
        await removeOrUpdate(ships, reference, random);
        const [find, page] = [randomFind(random), randomPage(random)];
        const query = `${what}: ${JSON.stringify([find, page])}`;
        const found = reference.find(find, page);
        expectEqual(query, await ships.find(find, page), found);
        const keys = found.map(({ id }) => id);
        expectEqual(`${query}, keys`, await ships.findKeys(find, page), keys);
        const all = reference.find(find, { limit: IDS.length });
        expectEqual(`${query}, counted`, await ships.count(find), all.length);
      }
    },
  ),
);

function randomShip(random: RandomSource, id: string): ShipDocument {
  return {
    id,
    imo: random.oneOf([null, 1, 2, 3, 4]),
    name: random.oneOf([null, 'Ada', 'Bo']),
    flag: random.oneOf([null, 'NL', 'PA', '']),
    mark: random.oneOf<FieldValue | null>(MARKS),
    builtYear: random.oneOf(YEARS),
    ...(random.below(3) > 0 && {
      cargoes: Array.from({ length: random.below(4) }, () => random.oneOf(['oil', 'tea', 7])),
    }),
  };
}

function randomWrite(random: RandomSource): ShipWrite {
  const id = random.oneOf(IDS);
  const kind = random.oneOf(['insert', 'put', 'put', 'remove'] as const);
  return kind === 'remove' ? { kind, id } : { kind, ship: randomShip(random, id) };
}

function toWriteOperation(ships: Collection<ShipDocument>, operation: ShipWrite): WriteOperation {
  return operation.kind === 'remove'
    ? ships.remove(operation.id)
    : ships[operation.kind](operation.ship);
}

async function removeOrUpdate(
  ships: Collection<ShipDocument>,
  reference: ReferenceShips,
  random: RandomSource,
): Promise<void> {
  const id = random.oneOf(IDS);
  const before = reference.get(id);
  const dice = random.below(12);
  if (dice === 0) {
    expectEqual(`removeReturning ${id}`, await ships.removeReturning(id), before);
    reference.write([{ kind: 'remove', id }]);
  } else if (dice < 4 && before) {
    const ship = randomShip(random, id);
    const update = ships.change(id, () => ({ document: ship }));
    const isWritten = reference.write([{ kind: 'put', ship }]);
    const actual = await update.catch(() => 'an Error');
    expectEqual(`update to ${JSON.stringify(ship)}`, actual, isWritten ? ship : 'an Error');
  }
}

function randomFind(random: RandomSource): Find {
  const index = random.oneOf([undefined, 'byMark', 'byFlag', 'byCargo', 'byYear']);
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
    ? fields.slice(0, random.below(fields.length)).map((values) => random.oneOf(values))
    : [];
  const next = fields[is.length]!;
  const year = { from: random.oneOf([1999, 2000]), to: random.oneOf([2000, 2001]) };
  return {
    ...(index && { index, is }),
    ...(random.below(2) === 0 && { from: random.oneOf(next) }),
    ...(random.below(2) === 0 && { to: random.oneOf(next) }),
    ...(index === 'byCargo' && is.length === 0 && { also: { builtYear: year } }),
  };
}

function randomPage(random: RandomSource): Page {
  return {
    descending: random.below(2) === 0,
    offset: random.oneOf([0, 0, 1, 3]),
    limit: random.oneOf([1, 4, 100]),
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSchema } from '@roadstead/contracts';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  uniqueArray,
} from 'fast-check';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore } from '../index.ts';

interface Ship {
  readonly id: number;
  readonly flag: string;
  readonly cargoes: readonly string[];
}

const BY_FLAG = { byFlag: ['flag'] } as const;
const BY_CARGO = { byCargo: ['cargoes', 'flag'] } as const;
const PLAIN: CollectionSchema<Ship> = { name: 'ships', key: 'id' };
/** Schemas of earlier and later versions of the writing program; the collection is not opened at first. */
const SCHEMAS: readonly CollectionSchema<Ship>[] = [
  PLAIN,
  { ...PLAIN, indexes: BY_FLAG },
  { ...PLAIN, indexes: BY_CARGO, unique: [['id', 'flag']] },
  { ...PLAIN, indexes: { ...BY_FLAG, ...BY_CARGO } },
];
const READ: CollectionSchema<Ship> = { ...PLAIN, indexes: { ...BY_FLAG, ...BY_CARGO } };
const FLAGS = ['NL', 'PA'];
const CARGOES = ['oil', 'tea', 'ore'];

let folder = '';
let files = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-follow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = record({
  kind: constant('put' as const),
  id: integer({ min: 1, max: 8 }),
  flag: constantFrom(...FLAGS),
  cargoes: uniqueArray(constantFrom(...CARGOES)),
});
const remove = record({ kind: constant('remove' as const), id: integer({ min: 1, max: 8 }) });
const reopen = record({ kind: constant('reopen' as const), schema: constantFrom(...SCHEMAS) });
const read = record({ kind: constant('read' as const) });
const steps = array(
  oneof(
    { weight: 5, arbitrary: put },
    { weight: 2, arbitrary: remove },
    { weight: 3, arbitrary: reopen },
    { weight: 4, arbitrary: read },
  ),
  { maxLength: 30 },
);

it('a follower finds documents by its indexes, whichever the writer has, creates and drops', async () => {
  await assert(
    asyncProperty(steps, async (walk) => {
      const path = join(folder, `${files++}`);
      let writing = await createSqliteStore({ path, synchronous: 'normal' });
      let schema: CollectionSchema<Ship> | undefined;
      const reading = await createSqliteStore({ path, mode: 'follow' });
      const plain = new Map<number, Ship>();
      for (const step of [...walk, { kind: 'read' } as const]) {
        if (step.kind === 'put' && schema) {
          const { kind, ...ship } = step;
          plain.set(ship.id, ship);
          await writing.write([writing.collection(schema).put(ship)]);
        } else if (step.kind === 'remove' && schema) {
          plain.delete(step.id);
          await writing.write([writing.collection(schema).remove(step.id)]);
        } else if (step.kind === 'reopen') {
          await writing.close();
          writing = await createSqliteStore({ path, synchronous: 'normal' });
          ({ schema } = step);
          writing.collection(schema);
        } else if (step.kind === 'read') await expectShips(reading, plain);
      }
      await reading.close();
      await writing.close();
    }),
    { numRuns: 60 },
  );
});

async function expectShips(store: SqliteStore, plain: ReadonlyMap<number, Ship>): Promise<void> {
  const ships = store.collection(READ);
  const all = [...plain.values()].sort((a, b) => a.id - b.id);
  const page = { limit: 100 };
  expect(await ships.find({}, page)).toEqual(all);
  expect(await ships.get(3)).toEqual(plain.get(3));
  for (const flag of FLAGS) {
    const find = { index: 'byFlag', is: [flag] };
    const expected = all.filter((ship) => ship.flag === flag);
    expect(await ships.find(find, page)).toEqual(expected);
    expect(await ships.count(find)).toBe(expected.length);
  }
  const carrying = all.filter(({ cargoes }) => cargoes.length > 0);
  expect(await ships.count({ index: 'byCargo' })).toBe(carrying.length);
  const ids = (await ships.find({ index: 'byCargo' }, page)).map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(carrying.map(({ id }) => id));
}

it('a find of a follower fails without an effect on later ones, if the index is not known or a document is damaged', async () => {
  const path = join(folder, `${files++}`);
  const writing = await createSqliteStore({ path });
  const [ship, other] = [1, 2].map((id) => ({ id, flag: 'NL', cargoes: ['tea', 'oil'] }));
  const ships = writing.collection(PLAIN);
  await writing.write([ships.put(ship!), ships.put(other!)]);
  const reading = await createSqliteStore({ path, mode: 'follow' });
  const read = reading.collection(READ);
  const find = { index: 'byCargo', is: ['oil'] };
  expect(await read.count(find)).toBe(2);
  const database = new Database(path);
  const write = 'UPDATE "documents ships" SET document = ? WHERE key = 2';
  database.prepare(write).run(['{"id"']);
  await expect(read.count(find)).rejects.toThrow('The document 2 of ships is damaged');
  await expect(read.count({ index: 'other' })).rejects.toThrow(
    'The document 2 of ships is damaged',
  );
  database.prepare(write).run([JSON.stringify({ ...other, cargoes: [] })]);
  await expect(read.count({ index: 'other' })).rejects.toThrow('has no index other');
  expect(await read.find(find, { limit: 9 })).toEqual([ship]);
  database.close();
  await reading.close();
  await writing.close();
});

it('a collection that gets another key than a follower expects is an error', async () => {
  const path = join(folder, `${files++}`);
  const writing = await createSqliteStore({ path });
  const reading = await createSqliteStore({ path, mode: 'follow' });
  const read = reading.collection(READ);
  expect(await read.count({})).toBe(0);
  writing.collection({ name: 'ships', key: 'flag' });
  await expect(read.count({})).rejects.toThrow('The collection ships has the key flag');
  await reading.close();
  await writing.close();
});

import { expectAlike, expectError } from './expect.ts';
import { rule, type StoreRule, write } from './rule.ts';
import { SHIPS } from './ships.ts';

const CALLERS = 100;
const callers = Array.from({ length: CALLERS }, (_, i) => i);

/** Reading and writing one document with nobody in between. */
export const atomicRules: readonly StoreRule[] = [
  rule('[C20] update writes what its function gives, and gives it', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.insert({ id: 'a', builtYear: 1 }));
    const after = await ships.update('a', (ship) => ({ ...ship, builtYear: 2 }));
    expectAlike('update', after, { id: 'a', builtYear: 2 });
    expectAlike('get', await ships.get('a'), { id: 'a', builtYear: 2 });
  }),

  rule('[C21] update leaves the document where its function gives undefined', async (store) => {
    const ships = store.collection<{ id: string; builtYear: number }>({
      name: 'mutable',
      key: 'id',
    });
    await write(store, ships.insert({ id: 'a', builtYear: 1 }));
    const after = await ships.update('a', (ship) => {
      ship.builtYear = 2;
      return undefined;
    });
    expectAlike('update', after, { id: 'a', builtYear: 1 });
    expectAlike('get', await ships.get('a'), { id: 'a', builtYear: 1 });
  }),

  rule(
    '[C22] update of a document that is not there asks nothing and gives undefined',
    async (store) => {
      const ships = store.collection(SHIPS);
      let calls = 0;
      const after = await ships.update('a', (ship) => {
        calls++;
        return ship;
      });
      expectAlike('update', after, undefined);
      expectAlike('calls', calls, 0);
      expectAlike('count', await ships.count({}), 0);
    },
  ),

  rule(
    '[C23] what the function of update throws comes out, and nothing is changed',
    async (store) => {
      const ships = store.collection(SHIPS);
      await write(store, ships.insert({ id: 'a', builtYear: 1 }));
      const thrown = new Error('mine');
      const came = await expectError('update', () =>
        ships.update('a', () => {
          throw thrown;
        }),
      );
      if (came !== thrown)
        throw new Error(`update: expected the thrown Error, came ${came.message}`);
      expectAlike('get', await ships.get('a'), { id: 'a', builtYear: 1 });
      await write(store, ships.put({ id: 'a', builtYear: 3 }));
      expectAlike('get after another write', await ships.get('a'), { id: 'a', builtYear: 3 });
    },
  ),

  rule(
    '[C24] update to another key, or to a conflict, is an Error and changes nothing',
    async (store) => {
      const ships = store.collection(SHIPS);
      const both = [
        { id: 'a', imo: 1 },
        { id: 'b', imo: 2 },
      ];
      await write(store, ...both.map((ship) => ships.insert(ship)));
      await expectError('another key', () => ships.update('a', () => ({ id: 'c' })));
      await expectError('a conflict', () => ships.update('a', (ship) => ({ ...ship, imo: 2 })));
      expectAlike('find', await ships.find({}, { limit: 9 }), both);
    },
  ),

  rule(
    '[C25] of many updates at the same time each sees the one before, and is called once',
    async (store) => {
      const ships = store.collection(SHIPS);
      await write(store, ships.insert({ id: 'a', builtYear: 0 }));
      let calls = 0;
      const after = await Promise.all(
        callers.map(() =>
          ships.update('a', (ship) => {
            calls++;
            return { ...ship, builtYear: ship.builtYear! + 1 };
          }),
        ),
      );
      expectAlike('calls', calls, CALLERS);
      expectAlike('get', await ships.get('a'), { id: 'a', builtYear: CALLERS });
      const years = after.map((ship) => ship!.builtYear!).sort((a, b) => a - b);
      expectAlike(
        'what they gave',
        years,
        callers.map((i) => i + 1),
      );
    },
  ),

  rule('[C26] take removes a document and gives it', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.insert({ id: 'a', imo: 1, flag: 'NL' }));
    expectAlike('take', await ships.take('a'), { id: 'a', imo: 1, flag: 'NL' });
    expectAlike('take again', await ships.take('a'), undefined);
    expectAlike('get', await ships.get('a'), undefined);
    expectAlike('count by flag', await ships.count({ index: 'byFlag' }), 0);
    await write(store, ships.insert({ id: 'b', imo: 1 }));
  }),

  rule('[C27] of many who take at the same time one gets the document', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.insert({ id: 'a' }));
    const taken = await Promise.all(callers.map(() => ships.take('a')));
    expectAlike(
      'taken',
      taken.filter((ship) => ship !== undefined),
      [{ id: 'a' }],
    );
  }),
];

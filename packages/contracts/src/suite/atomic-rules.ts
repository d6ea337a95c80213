import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { SHIPS_SCHEMA } from './ships.ts';

const CALLERS = 100;
const callers = Array.from({ length: CALLERS }, (_, i) => i);

/** Rules for atomic changes of one document. */
export const atomicRules: readonly StoreRule[] = [
  rule('[C20] change writes the result of its function and returns it', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a', builtYear: 1 }));
    const after = await ships.change('a', (ship) => ({ document: { ...ship, builtYear: 2 } }));
    expectEqual('change', after, { id: 'a', builtYear: 2 });
    expectEqual('get', await ships.get('a'), { id: 'a', builtYear: 2 });
  }),

  rule('[C21] change leaves the document if its function returns undefined', async (store) => {
    const ships = store.collection<{ id: string; builtYear: number }>({
      name: 'mutable',
      key: 'id',
    });
    await expectWritten(store, ships.insert({ id: 'a', builtYear: 1 }));
    const after = await ships.change('a', (ship) => {
      ship.builtYear = 2;
      return undefined;
    });
    expectEqual('change', after, { id: 'a', builtYear: 1 });
    expectEqual('get', await ships.get('a'), { id: 'a', builtYear: 1 });
  }),

  rule('[C22] change of an unknown document calls nothing and returns undefined', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    let calls = 0;
    const after = await ships.change('a', (ship) => {
      calls++;
      return { document: ship };
    });
    expectEqual('change', after, undefined);
    expectEqual('calls', calls, 0);
    expectEqual('count', await ships.count({}), 0);
  }),

  rule('[C23] change rejects with what its function throws, and changes nothing', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a', builtYear: 1 }));
    const thrown = new Error('mine');
    const actual = await expectError('change', () =>
      ships.change('a', () => {
        throw thrown;
      }),
    );
    if (actual !== thrown)
      throw new Error(`change: expected the thrown Error, was ${actual.message}`);
    expectEqual('get', await ships.get('a'), { id: 'a', builtYear: 1 });
    await expectWritten(store, ships.put({ id: 'a', builtYear: 3 }));
    expectEqual('get after another write', await ships.get('a'), { id: 'a', builtYear: 3 });
  }),

  rule(
    '[C24] change to another key, or to a conflict, is an Error and changes nothing',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      const both = [
        { id: 'a', imo: 1 },
        { id: 'b', imo: 2 },
      ];
      await expectWritten(store, ...both.map((ship) => ships.insert(ship)));
      await expectError('another key', () => ships.change('a', () => ({ document: { id: 'c' } })));
      await expectError('a conflict', () =>
        ships.change('a', (ship) => ({ document: { ...ship, imo: 2 } })),
      );
      expectEqual('find', await ships.find({}, { limit: 9 }), both);
    },
  ),

  rule(
    '[C25] each of many concurrent changes sees the one before and calls its function once',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      await expectWritten(store, ships.insert({ id: 'a', builtYear: 0 }));
      let calls = 0;
      const after = await Promise.all(
        callers.map(() =>
          ships.change('a', (ship) => {
            calls++;
            return { document: { ...ship, builtYear: ship.builtYear! + 1 } };
          }),
        ),
      );
      expectEqual('calls', calls, CALLERS);
      expectEqual('get', await ships.get('a'), { id: 'a', builtYear: CALLERS });
      const years = after.map((ship) => ship!.builtYear!).sort((a, b) => a - b);
      expectEqual(
        'results',
        years,
        callers.map((i) => i + 1),
      );
    },
  ),

  rule('[C26] removeReturning removes a document and returns it', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a', imo: 1, flag: 'NL' }));
    expectEqual('removeReturning', await ships.removeReturning('a'), {
      id: 'a',
      imo: 1,
      flag: 'NL',
    });
    expectEqual('removeReturning again', await ships.removeReturning('a'), undefined);
    expectEqual('get', await ships.get('a'), undefined);
    expectEqual('count by flag', await ships.count({ index: 'byFlag' }), 0);
    await expectWritten(store, ships.insert({ id: 'b', imo: 1 }));
  }),

  rule('[L2] removeReturning executes operations with the removal, none without', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a' }));
    const removed = { kind: 'ship-removed', readers: null, body: 'a' };
    await ships.removeReturning('a', [ships.insert({ id: 'b' }), store.feed.append([removed])]);
    await ships.removeReturning('a', [ships.insert({ id: 'c' }), store.feed.append([removed])]);
    expectEqual('ships', await ships.find({}, { limit: 9 }), [{ id: 'b' }]);
    expectEqual('feed', (await store.feed.bounds()).newest, 1);
  }),

  rule('[C27] one of many concurrent removeReturning receives the document', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a' }));
    const removed = await Promise.all(callers.map(() => ships.removeReturning('a')));
    expectEqual(
      'removed',
      removed.filter((ship) => ship !== undefined),
      [{ id: 'a' }],
    );
  }),
];

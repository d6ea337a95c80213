import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { TEXTS } from './texts.ts';

/** Rules for counters. */
export const counterRules: readonly StoreRule[] = [
  rule('[T1] a counter is initially 0', async (store) => {
    const counters = store.counters('calls');
    expectEqual('get', await counters.get('a'), 0);
    expectEqual('list', await counters.list(''), []);
  }),

  rule('[T2] add adds, also negative amounts, in the order of the write', async (store) => {
    const counters = store.counters('calls');
    await expectWritten(store, counters.add('a', 5), counters.add('b', 1), counters.add('a', -7));
    await expectWritten(store, counters.add('b', 2 ** 40));
    expectEqual('get a', await counters.get('a'), -2);
    expectEqual('get b', await counters.get('b'), 2 ** 40 + 1);
    expectEqual('get c', await counters.get('c'), 0);
  }),

  rule(
    '[T3] next adds 1 and returns the new value, a different one to each caller',
    async (store) => {
      const counters = store.counters('calls');
      await expectWritten(store, counters.add('a', 10));
      expectEqual('next', await counters.next('a'), 11);
      expectEqual('next of another', await counters.next('b'), 1);
      const many = Array.from({ length: 100 }, (_, i) => i + 12);
      const numbers = await Promise.all(many.map(() => counters.next('a')));
      expectEqual(
        'numbers',
        numbers.sort((a, b) => a - b),
        many,
      );
      expectEqual('get', await counters.get('a'), 111);
    },
  ),

  rule('[T4] list returns the counters with a prefix, sorted by code units', async (store) => {
    const counters = store.counters('calls');
    const names = TEXTS.map((text) => `a${text}`);
    const others = ['A', 'b', '%', '_', '*', '"'];
    const all = [...names, ...others].toSorted((a, b) => (a < b ? -1 : 1));
    await expectWritten(store, ...all.toReversed().map((name) => counters.add(name, 1)));
    for (const prefix of [
      '',
      'a',
      'aa',
      'a%',
      'a_',
      'a*',
      'a🚢',
      'aＡ',
      'a\uffff',
      '%',
      'é',
      'x',
    ]) {
      const expected = all.filter((name) => name.startsWith(prefix));
      const listed = (await counters.list(prefix)).map(({ name }) => name);
      expectEqual(`names listed by ${prefix}`, listed, expected);
    }
    expectEqual('list', await counters.list('b'), [{ name: 'b', count: 1 }]);
  }),

  rule('[T5] an amount that is not finite is an Error', async (store) => {
    const counters = store.counters('calls');
    for (const amount of [Number.NaN, Infinity, -Infinity])
      await expectError(`add ${amount}`, () => store.write([counters.add('a', amount)]));
    expectEqual('get', await counters.get('a'), 0);
  }),

  rule(
    '[T6] counters of different names are independent; an invalid name is an Error',
    async (store) => {
      await expectWritten(
        store,
        store.counters('calls').add('a', 1),
        store.counters('credits-2').add('a', 2),
      );
      expectEqual('get', await store.counters('calls').get('a'), 1);
      expectEqual('get', await store.counters('credits-2').get('a'), 2);
      expectEqual('list', await store.counters('calls').list(''), [{ name: 'a', count: 1 }]);
      for (const name of ['', 'Calls', 'my_calls', "calls'"])
        await expectError(`name ${name}`, () => store.counters(name));
    },
  ),
];

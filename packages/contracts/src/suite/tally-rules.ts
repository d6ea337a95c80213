import { expectAlike, expectError } from './expect.ts';
import { rule, type StoreRule, write } from './rule.ts';
import { TEXTS } from './texts.ts';

/** Counters. */
export const tallyRules: readonly StoreRule[] = [
  rule('[T1] a tally that was never added to is 0', async (store) => {
    const tallies = store.tallies('calls');
    expectAlike('get', await tallies.get('a'), 0);
    expectAlike('list', await tallies.list(''), []);
  }),

  rule('[T2] add adds, below 0 too, in the order of the write', async (store) => {
    const tallies = store.tallies('calls');
    await write(store, tallies.add('a', 5), tallies.add('b', 1), tallies.add('a', -7));
    await write(store, tallies.add('b', 2 ** 40));
    expectAlike('get a', await tallies.get('a'), -2);
    expectAlike('get b', await tallies.get('b'), 2 ** 40 + 1);
    expectAlike('get c', await tallies.get('c'), 0);
  }),

  rule('[T3] next adds 1 and gives what it is then: to each of many another', async (store) => {
    const tallies = store.tallies('calls');
    await write(store, tallies.add('a', 10));
    expectAlike('next', await tallies.next('a'), 11);
    expectAlike('next of another', await tallies.next('b'), 1);
    const many = Array.from({ length: 100 }, (_, i) => i + 12);
    const numbers = await Promise.all(many.map(() => tallies.next('a')));
    expectAlike(
      'numbers',
      numbers.sort((a, b) => a - b),
      many,
    );
    expectAlike('get', await tallies.get('a'), 111);
  }),

  rule(
    '[T4] list gives those whose names begin so, in the order of their code units',
    async (store) => {
      const tallies = store.tallies('calls');
      const names = TEXTS.map((text) => `a${text}`);
      const others = ['A', 'b', '%', '_', '*', '"'];
      const all = [...names, ...others].toSorted((a, b) => (a < b ? -1 : 1));
      await write(store, ...all.toReversed().map((name) => tallies.add(name, 1)));
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
        const listed = (await tallies.list(prefix)).map(({ name }) => name);
        expectAlike(`names listed by ${prefix}`, listed, expected);
      }
      expectAlike('list', await tallies.list('b'), [{ name: 'b', count: 1 }]);
    },
  ),

  rule('[T5] an amount that cannot be added is an Error', async (store) => {
    const tallies = store.tallies('calls');
    for (const amount of [Number.NaN, Infinity, -Infinity])
      await expectError(`add ${amount}`, () => store.write([tallies.add('a', amount)]));
    expectAlike('get', await tallies.get('a'), 0);
  }),

  rule(
    '[T6] tallies of another name are others; a name that cannot be is an Error',
    async (store) => {
      await write(
        store,
        store.tallies('calls').add('a', 1),
        store.tallies('credits-2').add('a', 2),
      );
      expectAlike('get', await store.tallies('calls').get('a'), 1);
      expectAlike('get', await store.tallies('credits-2').get('a'), 2);
      expectAlike('list', await store.tallies('calls').list(''), [{ name: 'a', count: 1 }]);
      for (const name of ['', 'Calls', 'my_calls', "calls'"])
        await expectError(`name ${name}`, () => store.tallies(name));
    },
  ),
];

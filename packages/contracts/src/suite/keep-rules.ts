import { expectAlike } from './expect.ts';
import { rule, type StoreRule, write } from './rule.ts';
import { TEXTS } from './texts.ts';

/** Bytes by name. */
export const keepRules: readonly StoreRule[] = [
  rule('[K1] what was put is read, and replaced as a whole', async (store) => {
    const { keep } = store;
    expectAlike('read before', await keep.read('state'), undefined);
    await write(store, keep.put('state', Uint8Array.of(1, 2, 3)));
    expectAlike('read', await keep.read('state'), Uint8Array.of(1, 2, 3));
    await write(store, keep.put('state', Uint8Array.of(4)));
    expectAlike('read then', await keep.read('state'), Uint8Array.of(4));
    await write(store, keep.put('state', new Uint8Array()));
    expectAlike('read of no bytes', await keep.read('state'), new Uint8Array());
  }),

  rule('[K2] what was removed is gone', async (store) => {
    const { keep } = store;
    await write(store, keep.put('a', Uint8Array.of(1)), keep.put('b', Uint8Array.of(2)));
    await write(store, keep.remove('a'), keep.remove('none'));
    expectAlike('read a', await keep.read('a'), undefined);
    expectAlike('read b', await keep.read('b'), Uint8Array.of(2));
  }),

  rule('[K3] names are any texts', async (store) => {
    const { keep } = store;
    await write(store, ...TEXTS.map((name, i) => keep.put(name, Uint8Array.of(i))));
    for (const [i, name] of TEXTS.entries())
      expectAlike(`read ${name}`, await keep.read(name), Uint8Array.of(i));
  }),

  rule('[K4] what is handed in and given out is a copy', async (store) => {
    const { keep } = store;
    const whole = Uint8Array.of(0, 1, 2, 3, 255, 5);
    const put = keep.put('state', whole.subarray(1, 5));
    whole.fill(9);
    await write(store, put);
    (await keep.read('state'))?.fill(9);
    expectAlike('read', await keep.read('state'), Uint8Array.of(1, 2, 3, 255));
  }),

  rule('[K5] a megabyte comes back as it was', async (store) => {
    const bytes = Uint8Array.from({ length: 2 ** 20 }, (_, i) => (i * 31) >> 3);
    await write(store, store.keep.put('large', bytes));
    expectAlike('read', await store.keep.read('large'), bytes);
  }),
];

import { expectEqual } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { TEXTS } from './texts.ts';

/** Rules for blobs. */
export const blobRules: readonly StoreRule[] = [
  rule('[K1] read returns the bytes of the last put', async (store) => {
    const { blobs } = store;
    expectEqual('read before', await blobs.read('state'), undefined);
    await expectWritten(store, blobs.put('state', Uint8Array.of(1, 2, 3)));
    expectEqual('read', await blobs.read('state'), Uint8Array.of(1, 2, 3));
    await expectWritten(store, blobs.put('state', Uint8Array.of(4)));
    expectEqual('read then', await blobs.read('state'), Uint8Array.of(4));
    await expectWritten(store, blobs.put('state', new Uint8Array()));
    expectEqual('read of no bytes', await blobs.read('state'), new Uint8Array());
  }),

  rule('[K2] remove removes, and ignores unknown names', async (store) => {
    const { blobs } = store;
    await expectWritten(store, blobs.put('a', Uint8Array.of(1)), blobs.put('b', Uint8Array.of(2)));
    await expectWritten(store, blobs.remove('a'), blobs.remove('none'));
    expectEqual('read a', await blobs.read('a'), undefined);
    expectEqual('read b', await blobs.read('b'), Uint8Array.of(2));
  }),

  rule('[K3] any text is a name', async (store) => {
    const { blobs } = store;
    await expectWritten(store, ...TEXTS.map((name, i) => blobs.put(name, Uint8Array.of(i))));
    for (const [i, name] of TEXTS.entries())
      expectEqual(`read ${name}`, await blobs.read(name), Uint8Array.of(i));
  }),

  rule('[K4] arguments and results are copies', async (store) => {
    const { blobs } = store;
    const whole = Uint8Array.of(0, 1, 2, 3, 255, 5);
    const put = blobs.put('state', whole.subarray(1, 5));
    whole.fill(9);
    await expectWritten(store, put);
    (await blobs.read('state'))?.fill(9);
    expectEqual('read', await blobs.read('state'), Uint8Array.of(1, 2, 3, 255));
  }),

  rule('[K5] read returns a megabyte exactly', async (store) => {
    const bytes = Uint8Array.from({ length: 2 ** 20 }, (_, i) => (i * 31) >> 3);
    await expectWritten(store, store.blobs.put('large', bytes));
    expectEqual('read', await store.blobs.read('large'), bytes);
  }),
];

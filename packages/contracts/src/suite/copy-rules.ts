import type { CopyableStore } from '../copyable-store.ts';
import { pieceOperations, readPieces } from '../store-pieces.ts';
import { expectEqual, expectError } from './expect.ts';
import { writeRandomContent } from './random-store.ts';
import { expectWritten } from './rule.ts';
import { expectSameStore } from './same-store.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

const SEEDS = [1, 2, 3, 4];
const LATER_MS = 1000;

/** A conformance test that drivers pass whose stores can be copied. */
export interface CopyRule {
  /** Name of the rule, beginning with its number: `[K1] …`. */
  readonly name: string;
  /**
   * Runs the test. Rejects with an Error that shows the expected and the actual value.
   * @param openSource returns a new, empty store with each call
   * @param openTarget the same, of any driver. The check closes every store that it opens.
   */
  readonly check: (
    openSource: () => Promise<CopyableStore>,
    openTarget: () => Promise<CopyableStore>,
  ) => Promise<void>;
}

/** Creates a rule with a check of two stores, which are opened before it and closed after it. */
function rule(
  name: string,
  checkStores: (source: CopyableStore, target: CopyableStore) => Promise<void>,
): CopyRule {
  const check: CopyRule['check'] = async (openSource, openTarget) => {
    const [source, target] = [await openSource(), await openTarget()];
    try {
      await checkStores(source, target);
    } finally {
      await source.close();
      await target.close();
    }
  };
  return { name, check };
}

/** Copies a store, piece by piece. */
async function copy(source: CopyableStore, target: CopyableStore): Promise<void> {
  const contents = await source.contents();
  for await (const piece of readPieces(source, contents))
    await expectWritten(target, ...pieceOperations(target, piece));
  for (const { name, fencingNumber } of contents.leases)
    await expectWritten(target, target.loader.lease(name, fencingNumber));
}

/** The conformance tests for drivers whose stores can be copied, for any test framework. */
export const copyRules: readonly CopyRule[] = [
  ...SEEDS.map((seed) =>
    rule(
      `[K1] a copy answers as the original, also after the same later writes, seed ${seed}`,
      async (source, target) => {
        await writeRandomContent(source, seed, 0);
        await copy(source, target);
        await expectSameStore(target, source);
        for (const store of [source, target]) await writeRandomContent(store, seed + 100, LATER_MS);
        await expectSameStore(target, source);
      },
    ),
  ),

  rule('[K2] a copy of an empty store is an empty store', async (source, target) => {
    await copy(source, target);
    await expectSameStore(target, source);
  }),

  rule(
    '[K3] rows that were deleted remain deleted, though their arrivals are copied',
    async (source, target) => {
      const tracks = source.series(TRACKS_SCHEMA);
      const rows = Array.from({ length: 300 }, (_, at) => sampleRow(1, at));
      await expectWritten(source, tracks.append(rows));
      await tracks.downsample(250, 50);
      await copy(source, target);
      await expectSameStore(target, source);
      const late = [sampleRow(1, 350), sampleRow(1, 299, 5), sampleRow(1, -7)];
      for (const store of [source, target])
        await expectWritten(store, store.series(TRACKS_SCHEMA).append(late));
      await expectSameStore(target, source);
    },
  ),

  rule('[K4] many rows of a key are copied in several pieces', async (source, target) => {
    const tracks = source.series(TRACKS_SCHEMA);
    for (let part = 0; part < 4; part++) {
      const rows = Array.from({ length: 10_000 }, (_, at) => sampleRow(at % 3, part * 10_000 + at));
      await expectWritten(source, tracks.append(rows));
    }
    await expectWritten(source, tracks.discardArrivals(3));
    await copy(source, target);
    await expectSameStore(target, source);
  }),

  rule(
    '[K5] a series whose arrivals are all discarded continues with its next number',
    async (source, target) => {
      const tracks = source.series(TRACKS_SCHEMA);
      for (let at = 0; at < 3; at++) await expectWritten(source, tracks.append([sampleRow(1, at)]));
      await expectWritten(source, tracks.discardArrivals(3));
      await copy(source, target);
      const copied = target.series(TRACKS_SCHEMA);
      await expectWritten(target, copied.append([sampleRow(1, 9)]));
      expectEqual('the next number', await copied.lastSequence(), 4);
    },
  ),

  rule('[K6] arrivals and a feed continue at their end only', async (source, target) => {
    await expectWritten(source, source.series(TRACKS_SCHEMA).append([sampleRow(1, 1)]));
    await expectWritten(source, source.feed.append([{ kind: 'a', readers: null, body: 1 }]));
    await copy(source, target);
    const { loader } = target;
    const arrival = (sequence: number) => ({ sequence, rows: [], receivedMs: null });
    for (const after of [0, 2])
      await expectError(`arrivals after ${after}`, () =>
        target.write([loader.arrivals(TRACKS_SCHEMA, after, [arrival(after + 1)])]),
      );
    await expectError('arrivals with a gap', () =>
      target.write([loader.arrivals(TRACKS_SCHEMA, 1, [arrival(3)])]),
    );
    for (const after of [0, 2])
      await expectError(`feed after ${after}`, () => target.write([loader.feed('other', after)]));
    await expectSameStore(target, source);
    await expectWritten(target, loader.arrivals(TRACKS_SCHEMA, 1, [arrival(2)]));
    expectEqual('end', await target.series(TRACKS_SCHEMA).lastSequence(), 2);
  }),

  rule('[K7] a lease is free in a copy, and its number never goes back', async (source, target) => {
    const held = (await source.leases.acquire('slot', 'anna', 1000))!;
    await expectWritten(source, source.loader.lease('slot', 41));
    await expectError('fenced off', async () => {
      const written = await source.write([source.leases.fence(held)]);
      if (!written.ok) throw new Error(written.error.kind);
    });
    await source.leases.acquire('slot', 'anna', 1000);
    await copy(source, target);
    expectEqual('lease of the copy', await target.leases.read('slot'), undefined);
    const lease = (await target.leases.acquire('slot', 'bert', 1000))!;
    expectEqual('next number', lease.fencingNumber, 43);
    await expectWritten(target, target.loader.lease('slot', 5));
    expectEqual('released', await target.leases.read('slot'), undefined);
    const next = (await target.leases.acquire('slot', 'anna', 1000))!;
    expectEqual('number after a lower one', next.fencingNumber, 44);
  }),
];

/**
 * The conformance tests for drivers with `isDurable` whose stores can be copied. They open one location of targets repeatedly.
 */
export const durableCopyRules: readonly CopyRule[] = SEEDS.map((seed) => ({
  name: `[K8] a copy that was opened again answers as the original, also after the same later writes, seed ${seed}`,
  check: async (openSource, openTarget) => {
    const source = await openSource();
    await writeRandomContent(source, seed, 0);
    const copied = await openTarget();
    await copy(source, copied);
    await copied.close();
    for (const fromMs of [LATER_MS, 2 * LATER_MS]) {
      const target = await openTarget();
      await expectSameStore(target, source);
      for (const store of [source, target]) await writeRandomContent(store, seed + fromMs, fromMs);
      await expectSameStore(target, source);
      await target.close();
    }
    await source.close();
  },
}));

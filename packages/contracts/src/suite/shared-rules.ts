import type { FeedEntry } from '../feed.ts';
import type { Store } from '../store.ts';
import { expectEqual } from './expect.ts';
import { collect, expectWritten, type StoreRule } from './rule.ts';
import { expectFound, SHIPS_SCHEMA } from './ships.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

const STORES = 4;
const WRITES = 25;
const LONG_MS = 3_600_000;

/** A conformance test that every driver with `capabilities.isShared` passes. */
export interface SharedRule {
  /** Name of the rule, beginning with its number: `[S1] …`. */
  readonly name: string;
  /**
   * Runs the test. Rejects with an Error that shows the expected and the actual value.
   * @param open opens one more store on the same data, which are initially empty, as another process does. The check closes all.
   */
  readonly check: StoreRule['check'];
}

/** Creates a rule with a check of several stores on the same data. */
function sharedRule(
  name: string,
  checkStores: (stores: readonly Store[]) => Promise<void>,
): SharedRule {
  const check = async (open: () => Promise<Store>): Promise<void> => {
    const stores: Store[] = [];
    try {
      for (let at = 0; at < STORES; at++) stores.push(await open());
      await checkStores(stores);
    } finally {
      for (const store of stores) await store.close();
    }
  };
  return { name, check };
}

/** Runs a function for each store and number below a count, all at once for different stores, in order for each. */
async function inEach(
  stores: readonly Store[],
  count: number,
  run: (store: Store, at: number, writer: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    stores.map(async (store, writer) => {
      for (let at = 0; at < count; at++) await run(store, at, writer);
    }),
  );
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

/** Rules for several stores, in any processes, that are open for writing on the same data. */
export const sharedRules: readonly SharedRule[] = [
  sharedRule(
    '[L1] a reader that continues at next misses nothing of writers in several stores',
    async (stores) => {
      const [first] = stores as [Store];
      await expectWritten(first, first.collection(SHIPS_SCHEMA).insert({ id: 'common' }));
      const written: string[] = [];
      const seen: FeedEntry[] = [];
      let after = 0;
      const read = async (): Promise<void> => {
        const page = await first.feed.read({ after, reader: null, limit: 7 });
        seen.push(...page.entries);
        after = page.next;
      };
      let isWriting = true;
      const reading = (async () => {
        while (isWriting) await read();
      })();
      // Two writers a store: some change one document, for whose lock others wait with their appends, some append many rows,
      // and some fail.
      await inEach([...stores, ...stores], WRITES, async (store, at, writer) => {
        const body = `${writer} ${at}`;
        const append = store.feed.append([{ kind: 'k', readers: null, body }]);
        const ships = store.collection(SHIPS_SCHEMA);
        if (at % 3 === 0) {
          await ships.change('common', (ship) => ({
            document: { ...ship, builtYear: (ship.builtYear ?? 0) + 1 },
            operations: [append],
          }));
          written.push(body);
          return;
        }
        const id = at % 3 === 1 ? 'common' : body;
        const tracks = store.series(TRACKS_SCHEMA);
        const rows = Array.from({ length: writer * 40 }, (_, i) =>
          sampleRow(writer, at * 1000 + i),
        );
        const { ok } = await store.write([append, tracks.append(rows), ships.insert({ id })]);
        if (ok) written.push(body);
      });
      isWriting = false;
      await reading;
      for (let before = -1; before < after; ) {
        before = after;
        await read();
      }
      const numbers = seen.map(({ number }) => number);
      expectEqual('numbers', numbers, numbersTo(written.length));
      expectEqual('bodies', seen.map(({ body }) => String(body)).sort(), written.sort());
    },
  ),

  sharedRule('[S1] what one store has written the others read at once', async (stores) => {
    const [one, other] = stores as [Store, Store];
    const ships = stores.map((store) => store.collection(SHIPS_SCHEMA));
    const tracks = stores.map((store) => store.series(TRACKS_SCHEMA));
    // Each store has something in memory before the others write.
    for (const store of stores) {
      await expectFound(store.collection(SHIPS_SCHEMA), {}, []);
      expectEqual('keys before', await store.series(TRACKS_SCHEMA).keys(), []);
    }
    for (let at = 0; at < WRITES; at++) {
      const writer = stores[at % STORES]!;
      const rows = [sampleRow(1, at), sampleRow(2 + at, 0)];
      await expectWritten(
        writer,
        ships[at % STORES]!.insert({ id: String(at).padStart(2, '0'), imo: at, cargoes: ['oil'] }),
        tracks[at % STORES]!.append(rows),
        writer.counters('calls').add('a', 1),
        writer.blobs.put('state', Uint8Array.of(at)),
      );
      for (const [reader, store] of stores.entries()) {
        expectEqual('get', (await ships[reader]!.get(String(at).padStart(2, '0')))?.imo, at);
        expectEqual('count', await ships[reader]!.count({}), at + 1);
        expectEqual('counter', await store.counters('calls').get('a'), at + 1);
        expectEqual('blob', await store.blobs.read('state'), Uint8Array.of(at));
        expectEqual('latest', await tracks[reader]!.latest([1, 2 + at]), rows);
        const range = await collect(tracks[reader]!.range(1, 0, Infinity));
        expectEqual('range', range.length, at + 1);
        expectEqual('last sequence', await tracks[reader]!.lastSequence(), at + 1);
      }
    }
    expectEqual('deleted', await tracks[0]!.downsample(1000, Infinity), WRITES - 3);
    await expectWritten(one, tracks[0]!.discardArrivals(WRITES), ships[0]!.remove('00'));
    const left = await collect(tracks[1]!.range(1, -Infinity, Infinity));
    expectEqual(
      'rows left',
      left.map(({ timeMs }) => timeMs),
      [WRITES - 3, WRITES - 2, WRITES - 1],
    );
    for await (const { sequence } of tracks[1]!.arrivals(0))
      throw new Error(`arrivals: expected none, was ${sequence}`);
    expectEqual('removed', await ships[1]!.get('00'), undefined);
    const conflict = await other.write([ships[1]!.insert({ id: 'x', imo: 5 })]);
    expectEqual('a unique of another store', conflict.ok, false);
  }),

  sharedRule('[S2] each change of one document sees those of other stores', async (stores) => {
    const [first] = stores as [Store];
    await expectWritten(first, first.collection(SHIPS_SCHEMA).insert({ id: 'a', builtYear: 0 }));
    const years: number[] = [];
    await inEach(stores, WRITES, async (store) => {
      const after = await store.collection(SHIPS_SCHEMA).change('a', (ship) => ({
        document: { ...ship, builtYear: ship.builtYear! + 1 },
        operations: [store.counters('calls').add('a', 1)],
      }));
      years.push(after!.builtYear!);
    });
    const all = numbersTo(STORES * WRITES);
    expectEqual(
      'results',
      years.sort((a, b) => a - b),
      all,
    );
    expectEqual('counter', await first.counters('calls').get('a'), all.length);
    await expectFound(first.collection(SHIPS_SCHEMA), { index: 'byYear', is: [all.length] }, []);
    expectEqual('get', (await first.collection(SHIPS_SCHEMA).get('a'))?.builtYear, all.length);
  }),

  sharedRule('[S3] changes with operations on each other’s collections all end', async (stores) => {
    const names = ['zebra', 'aardvark'];
    const schemaOf = (name: string) => ({ name, key: 'id' }) as const;
    const [first] = stores as [Store];
    for (const name of names)
      await expectWritten(
        first,
        first.collection<{ id: number; n: number }>(schemaOf(name)).insert({ id: 0, n: 0 }),
      );
    await inEach(stores, WRITES, async (store, at, writer) => {
      const [own, others] = writer % 2 === 0 ? names : names.toReversed();
      const documents = store.collection<{ id: number; n: number }>(schemaOf(own!));
      const inserted = store.collection<{ id: number; n: number }>(schemaOf(others!));
      await documents.change(0, (document) => ({
        document: { id: 0, n: document.n + 1 },
        operations: [inserted.insert({ id: 1 + writer * WRITES + at, n: 0 })],
      }));
    });
    for (const name of names) {
      const documents = first.collection<{ id: number; n: number }>(schemaOf(name));
      expectEqual(`changes of ${name}`, (await documents.get(0))?.n, (STORES / 2) * WRITES);
      expectEqual(`count of ${name}`, await documents.count({}), (STORES / 2) * WRITES + 1);
    }
  }),

  sharedRule('[S4] a document is removed by one of several stores', async (stores) => {
    const [first] = stores as [Store];
    const ids = Array.from({ length: WRITES }, (_, at) => String(at).padStart(2, '0'));
    const ships = first.collection(SHIPS_SCHEMA);
    const last = stores.at(-1)!;
    const inserts = ids.map((id) => last.collection(SHIPS_SCHEMA).insert({ id }));
    await expectWritten(last, ...inserts);
    const removed: string[] = [];
    await inEach(stores, WRITES, async (store, at) => {
      const ship = await store
        .collection(SHIPS_SCHEMA)
        .removeReturning(ids[at]!, [
          store.feed.append([{ kind: 'k', readers: null, body: ids[at] }]),
        ]);
      if (ship) removed.push(ship.id);
    });
    expectEqual('removed', removed.sort(), ids);
    expectEqual('entries of the feed', (await first.feed.bounds()).newest, WRITES);
    await expectFound(ships, {}, []);
  }),

  sharedRule(
    '[S5] of several stores one inserts a key or the values of a unique',
    async (stores) => {
      const [first] = stores as [Store];
      const written: number[] = [];
      await inEach(stores, WRITES, async (store, at, writer) => {
        const ships = store.collection(SHIPS_SCHEMA);
        const ship = at % 2 === 0 ? { id: `${at}` } : { id: `${at} ${writer}`, imo: at };
        if ((await store.write([ships.insert(ship)])).ok) written.push(at);
      });
      const expected = Array.from({ length: WRITES }, (_, at) => at);
      expectEqual(
        'written',
        written.sort((a, b) => a - b),
        expected,
      );
      expectEqual('count', await first.collection(SHIPS_SCHEMA).count({}), WRITES);
    },
  ),

  sharedRule(
    '[S6] next of a counter returns different values in several stores',
    async (stores) => {
      const values: number[] = [];
      await inEach(stores, WRITES, async (store) => {
        values.push(await store.counters('calls').next('a'));
      });
      expectEqual(
        'values',
        values.sort((a, b) => a - b),
        numbersTo(STORES * WRITES),
      );
    },
  ),

  sharedRule(
    '[S7] appends of several stores have sequence numbers in the order of their commits',
    async (stores) => {
      const [first] = stores as [Store];
      const seen: { readonly sequence: number; readonly keys: readonly number[] }[] = [];
      const read = async (): Promise<void> => {
        const after = seen.at(-1)?.sequence ?? 0;
        for await (const { sequence, rows } of first.series(TRACKS_SCHEMA).arrivals(after))
          seen.push({ sequence, keys: rows.map(({ key }) => key) });
      };
      let isWriting = true;
      const reading = (async () => {
        while (isWriting) await read();
      })();
      await inEach(stores, WRITES, async (store, at, writer) => {
        const tracks = store.series(TRACKS_SCHEMA);
        // All stores append a row of key 1 with the same times: the first one stays.
        const rows = [sampleRow(10 + writer, at), sampleRow(1, at, writer)];
        await expectWritten(store, tracks.append(rows));
      });
      isWriting = false;
      await reading;
      await read();
      const sequences = seen.map(({ sequence }) => sequence);
      expectEqual('sequences', sequences, numbersTo(STORES * WRITES));
      const writers = seen.map(({ keys }) => keys[0]! - 10);
      const firstWriters = Array.from({ length: WRITES }, (_, at) => {
        const nth = stores.map((_, writer) =>
          seen.findIndex(
            ({ keys }, i) =>
              keys[0] === 10 + writer &&
              writers.slice(0, i).filter((each) => each === writer).length === at,
          ),
        );
        return writers[Math.min(...nth)];
      });
      for (const store of stores) {
        const rows = await collect(store.series(TRACKS_SCHEMA).range(1, 0, Infinity));
        expectEqual(
          'the first of equal rows',
          rows.map(({ speed }) => speed),
          firstWriters,
        );
      }
    },
  ),

  sharedRule('[S8] several stores can create a collection and a series at once', async (stores) => {
    await Promise.all(
      stores.map(async (store, at) => {
        const ships = store.collection(SHIPS_SCHEMA);
        const tracks = store.series(TRACKS_SCHEMA);
        await expectWritten(
          store,
          ships.insert({ id: `${at}` }),
          tracks.append([sampleRow(at, 1)]),
        );
      }),
    );
    for (const store of stores) {
      await expectFound(store.collection(SHIPS_SCHEMA), {}, ['0', '1', '2', '3']);
      expectEqual('keys', await store.series(TRACKS_SCHEMA).keys(), [0, 1, 2, 3]);
    }
  }),

  sharedRule(
    '[L20] of several stores one acquires a lease, which fences the others',
    async (stores) => {
      const held = await Promise.all(
        stores.map((store, at) => store.leases.acquire('slot-1', `holder ${at}`, LONG_MS)),
      );
      const holder = held.findIndex((lease) => lease !== undefined);
      const lease = held[holder]!;
      expectEqual('leases', held.filter((each) => each !== undefined).length, 1);
      for (const store of stores) expectEqual('read', await store.leases.read('slot-1'), lease);
      const own = stores[holder]!;
      const other = stores[(holder + 1) % STORES]!;
      await own.leases.renew(lease, 0);
      const next = (await other.leases.acquire('slot-1', 'next', LONG_MS))!;
      expectEqual('a greater number', next.fencingNumber > lease.fencingNumber, true);
      const fenced = [own.leases.fence(lease), own.counters('calls').add('a', 1)];
      expectEqual('write without the lease', (await own.write(fenced)).ok, false);
      await expectWritten(other, other.leases.fence(next), other.counters('calls').add('a', 1));
      expectEqual('counter', await own.counters('calls').get('a'), 1);
    },
  ),
];

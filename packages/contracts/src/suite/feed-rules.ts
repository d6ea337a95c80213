import type { FeedChange, FeedEntry, FeedPage } from '../feed.ts';
import type { Store } from '../store.ts';
import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { SHIPS_SCHEMA } from './ships.ts';
import { TEXTS } from './texts.ts';

const WRITERS = 8;
const WRITES = 25;

function changed(body: unknown, readers: readonly string[] | null = null): FeedChange {
  return { kind: 'ship-changed', readers, body };
}

async function readAll(store: Store, reader: string | null = null): Promise<FeedPage> {
  return store.feed.read({ after: 0, reader, limit: 10_000 });
}

function bodiesOf({ entries }: FeedPage): readonly unknown[] {
  return entries.map(({ body }) => body);
}

function numbersOf({ entries }: FeedPage): readonly number[] {
  return entries.map(({ number }) => number);
}

/** Waits for a later commit, and so for all that follows an earlier one. */
async function laterCommit(store: Store): Promise<void> {
  await store.counters('commits').next('later');
}

/** Rules for the feed of changes. */
export const feedRules: readonly StoreRule[] = [
  rule('[N1] a feed is initially empty', async (store) => {
    const { id, ...bounds } = await store.feed.bounds();
    expectEqual('an id', typeof id === 'string' && id !== '', true);
    expectEqual('bounds', bounds, { discarded: 0, newest: 0 });
    const { id: pageId, ...page } = await readAll(store);
    expectEqual('id of the page', pageId, id);
    expectEqual('page', page, { discarded: 0, newest: 0, entries: [], next: 0 });
  }),

  rule('[N2] entries have numbers from 1, and what was appended', async (store) => {
    await expectWritten(
      store,
      store.feed.append([changed({ a: [1, null, 'x'] }), changed(2, ['u'])]),
    );
    await expectWritten(store, store.feed.append([{ kind: 'k-2', readers: [], body: 'b' }]));
    const expected: readonly FeedEntry[] = [
      { number: 1, kind: 'ship-changed', readers: null, body: { a: [1, null, 'x'] } },
      { number: 2, kind: 'ship-changed', readers: ['u'], body: 2 },
      { number: 3, kind: 'k-2', readers: [], body: 'b' },
    ];
    expectEqual('entries', (await readAll(store)).entries, expected);
  }),

  rule('[N3] a write that fails appends nothing, and leaves no gap', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a' }), store.feed.append([changed(1)]));
    const failed = await store.write([store.feed.append([changed(2)]), ships.insert({ id: 'a' })]);
    expectEqual('a conflict', failed.ok, false);
    await expectError('a change that fails', () =>
      ships.change('a', () => ({
        document: { id: 'b' },
        operations: [store.feed.append([changed(3)])],
      })),
    );
    await expectWritten(store, store.feed.append([changed(4)]));
    expectEqual('bodies', bodiesOf(await readAll(store)), [1, 4]);
    expectEqual('numbers', numbersOf(await readAll(store)), [1, 2]);
  }),

  rule(
    '[N4] a change of a document is written with its operations, or without it neither',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      await expectWritten(
        store,
        ships.insert({ id: 'a', builtYear: 1 }),
        ships.insert({ id: 'b', imo: 5 }),
      );
      const raise = (append: boolean) =>
        ships.change('a', (ship) =>
          append
            ? {
                document: { ...ship, builtYear: ship.builtYear! + 1 },
                operations: [
                  store.feed.append([changed(ship.builtYear)]),
                  ships.insert({ id: `c${ship.builtYear}` }),
                ],
              }
            : undefined,
        );
      await raise(true);
      await raise(false);
      await raise(true);
      await expectError('a conflict of an operation', () =>
        ships.change('a', (ship) => ({
          document: { ...ship, builtYear: 9 },
          operations: [store.feed.append([changed('lost')]), ships.insert({ id: 'd', imo: 5 })],
        })),
      );
      expectEqual('document', await ships.get('a'), { id: 'a', builtYear: 3 });
      expectEqual('count', await ships.count({}), 4);
      expectEqual('bodies', bodiesOf(await readAll(store)), [1, 2]);
    },
  ),

  rule('[N5] a reader reads its entries and those for everybody', async (store) => {
    const names = TEXTS.filter((text) => text !== '');
    for (const name of names)
      await expectWritten(store, store.feed.append([changed(name, [name])]));
    await expectWritten(
      store,
      store.feed.append([changed('all'), changed('two', names.slice(0, 2)), changed('none', [])]),
    );
    for (const [at, name] of names.entries()) {
      const own = at < 2 ? [name, 'all', 'two'] : [name, 'all'];
      expectEqual(`entries of ${name}`, bodiesOf(await readAll(store, name)), own);
    }
    expectEqual('entries of another', bodiesOf(await readAll(store, 'another')), ['all']);
    expectEqual('all entries', (await readAll(store)).entries.length, names.length + 3);
  }),

  rule('[N6] pages continue at next, also where no entry matched', async (store) => {
    const readers = (at: number) => (at % 3 === 0 ? ['u'] : at % 3 === 1 ? null : ['v']);
    const changes = Array.from({ length: 100 }, (_, at) => changed(at, readers(at)));
    await expectWritten(store, store.feed.append(changes));
    for (const limit of [1, 2, 7, 1000]) {
      const seen: unknown[] = [];
      for (let after = 0; after < 100; ) {
        const page = await store.feed.read({ after, reader: 'u', limit });
        expectEqual('is further', page.next > after, true);
        expectEqual('newest', page.newest, 100);
        seen.push(...bodiesOf(page));
        after = page.next;
      }
      expectEqual(
        `entries by ${limit}`,
        seen,
        changes.filter((_, at) => at % 3 < 2).map(({ body }) => body),
      );
    }
    const last = await store.feed.read({ after: 100, reader: null, limit: 1 });
    expectEqual('the end', [last.entries, last.next], [[], 100]);
    const ahead = await store.feed.read({ after: 103, reader: null, limit: 1 });
    expectEqual('ahead of the feed', [ahead.entries, ahead.next, ahead.newest], [[], 103, 100]);
  }),

  rule('[N7] discarded entries are gone, and numbers continue', async (store) => {
    await expectWritten(store, store.feed.append([1, 2, 3, 4].map((body) => changed(body, ['u']))));
    await expectWritten(store, store.feed.discard(2));
    await expectWritten(store, store.feed.discard(1));
    const page = await store.feed.read({ after: 0, reader: 'u', limit: 9 });
    expectEqual('entries', [page.discarded, numbersOf(page)], [2, [3, 4]]);
    await expectWritten(store, store.feed.discard(99), store.feed.append([changed(5)]));
    const { id: _, ...after } = await readAll(store);
    expectEqual('after the last', [after.discarded, after.newest], [4, 5]);
    expectEqual('entries after the last', numbersOf(await readAll(store)), [5]);
  }),

  rule('[L1] a reader that continues at next misses nothing of many writers', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'taken' }));
    const seen: FeedEntry[] = [];
    let after = 0;
    const read = async (): Promise<void> => {
      const page = await store.feed.read({ after, reader: null, limit: 10 });
      seen.push(...page.entries);
      after = page.next;
    };
    let reading: Promise<void> = Promise.resolve();
    const written: string[] = [];
    const write = async (writer: number): Promise<void> => {
      for (let at = 0; at < WRITES; at++) {
        const body = `${writer} ${at}`;
        // Every third write fails after its append.
        const operations = [
          store.feed.append([changed(body)]),
          ships.insert({ id: at % 3 === 2 ? 'taken' : body }),
        ];
        if ((await store.write(operations)).ok) written.push(body);
        // Between the commits of the others; one read at a time.
        reading = reading.then(read);
        if (writer % 2 === 0) await laterCommit(store);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await reading;
    for (let before = -1; before < after; ) {
      before = after;
      await read();
    }
    expectEqual(
      'numbers',
      seen.map(({ number }) => number),
      written.map((_, at) => at + 1),
    );
    expectEqual(
      'acknowledged in the order of numbers',
      seen.map(({ body }) => body),
      written,
    );
  }),

  rule('[N8] each append is announced, until the listener is removed', async (store) => {
    let calls = 0;
    const remove = store.feed.onAppend(() => calls++);
    await expectWritten(store, store.feed.append([changed(1)]));
    await laterCommit(store);
    expectEqual('calls after an append', calls > 0, true);
    const before = calls;
    await expectWritten(store, store.counters('calls').add('a', 1), store.feed.append([]));
    await laterCommit(store);
    expectEqual('calls after a write without an entry', calls, before);
    remove();
    await expectWritten(store, store.feed.append([changed(2)]));
    await laterCommit(store);
    expectEqual('calls after the removal', calls, before);
  }),

  rule('[N9] invalid changes and numbers are Errors', async (store) => {
    const invalid: readonly FeedChange[] = [
      { kind: 'Event', readers: null, body: 1 },
      { kind: '', readers: null, body: 1 },
      changed(undefined),
      changed(1, ['u', 'u']),
      changed(1, ['']),
      changed(1, ['x'.repeat(201)]),
    ];
    for (const change of invalid)
      await expectError(JSON.stringify(change), () => store.write([store.feed.append([change])]));
    for (const number of [-1, 0.5, Number.NaN]) {
      await expectError(`after ${number}`, () =>
        store.feed.read({ after: number, reader: null, limit: 1 }),
      );
      await expectError(`discard ${number}`, () => store.write([store.feed.discard(number)]));
    }
    for (const limit of [0, -1, 1.5])
      await expectError(`limit ${limit}`, () => store.feed.read({ after: 0, reader: null, limit }));
    expectEqual('entries', (await readAll(store)).entries, []);
  }),
];

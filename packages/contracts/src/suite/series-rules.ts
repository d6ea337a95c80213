import { expectEqual, expectError } from './expect.ts';
import { collect, expectWritten, rule, type StoreRule } from './rule.ts';
import { byTime, sampleRow, TRACKS_SCHEMA, type TrackRow } from './tracks.ts';

const ROWS = 10_000;

/** Rules for rows by key and time. */
export const seriesRules: readonly StoreRule[] = [
  rule(
    '[R1] range returns the rows of one key, both ends included, sorted by time',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const times = [-5, 0, 7, 100, 101];
      const rows = times.map((timeMs) => sampleRow(1, timeMs));
      await expectWritten(store, tracks.append([...rows, sampleRow(2, 7), sampleRow(0, 8)]));
      const range = (fromMs: number, toMs: number) => collect(tracks.range(1, fromMs, toMs));
      expectEqual('all', await range(-Infinity, Infinity), rows);
      expectEqual('-5 to 101', await range(-5, 101), rows);
      expectEqual('0 to 100', await range(0, 100), rows.slice(1, 4));
      expectEqual('1 to 99', await range(1, 99), rows.slice(2, 3));
      expectEqual('7 to 7', await range(7, 7), rows.slice(2, 3));
      expectEqual('8 to 9', await range(8, 9), []);
      expectEqual('100 to 0', await range(100, 0), []);
      expectEqual('another key', await collect(tracks.range(3, -Infinity, Infinity)), []);
    },
  ),

  rule('[R13] cells returns the rows of range as numbers', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    const speeds = [0.1 + 0.2, null, -1 / 3];
    const rows = speeds.map((speed, i) => sampleRow(7, i * 10, speed));
    await expectWritten(store, tracks.append([...rows, sampleRow(8, 5)]));
    const cells: number[] = [];
    for await (const some of tracks.cells(7, 0, 19)) {
      cells.push(...some);
      // The array belongs to the caller.
      some.fill(0);
    }
    const expected = rows
      .slice(0, 2)
      .flatMap((row) => [
        7,
        row.timeMs,
        ...TRACKS_SCHEMA.columns.map((column) => row[column] ?? NaN),
      ]);
    expectEqual('cells', cells.map(String), expected.map(String));
    expectEqual('range', await collect(tracks.range(7, 0, 19)), rows.slice(0, 2));
    for await (const some of tracks.cells(9, 0, 19)) expectEqual('of no key', some, []);
  }),

  rule('[R29] a series without columns is a sorted set of whole numbers', async (store) => {
    const set = store.series({ name: 'set', columns: [] });
    const { MAX_SAFE_INTEGER: last, MIN_SAFE_INTEGER: first } = Number;
    const times = [first, -1, 0, 2 ** 51 + 1, last - 1, last];
    const rows = times.map((timeMs) => ({ key: 3, timeMs }));
    await expectWritten(store, set.append([...rows].reverse()));
    await expectWritten(store, set.append(rows.slice(1, 3)));
    expectEqual('all', await collect(set.range(3, -Infinity, Infinity)), rows);
    expectEqual('some', await collect(set.range(3, 1, last - 1)), rows.slice(3, 5));
    const cells: number[] = [];
    for await (const some of set.cells(3, 0, 2 ** 52)) cells.push(...some);
    expectEqual('cells', cells, [3, 0, 3, 2 ** 51 + 1]);
    expectEqual('deleted', await set.downsample(2 ** 52, Infinity), 3);
    expectEqual('left', await collect(set.range(3, -Infinity, Infinity)), rows.slice(3));
  }),

  rule('[R2] values are returned exactly, except that -0 may become 0', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    const values = [0.1 + 0.2, -0, 1, 5e-324, -Number.MAX_VALUE, 2 ** 53 + 2, -1 / 3, 1e21, null];
    const rows = values.map((speed, i) => sampleRow(Number.MAX_SAFE_INTEGER, i, speed));
    await expectWritten(store, tracks.append(rows));
    expectEqual('range', await collect(tracks.range(Number.MAX_SAFE_INTEGER, 0, 100)), rows);
    expectEqual('arrivals', await collect(rowsOf(tracks.arrivals(0))), rows);
    expectEqual('latest', await tracks.latest([Number.MAX_SAFE_INTEGER]), rows.slice(-1));
  }),

  rule(
    '[R3] a row that cannot be stored exactly is an Error, and nothing of its append is stored',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const bad: readonly object[] = [
        { speed: Number.NaN },
        { speed: Infinity },
        { course: -Infinity },
        { course: undefined },
        { course: '1' },
        { timeMs: 0.5 },
        { timeMs: Number.NaN },
        { timeMs: Infinity },
        { key: -1 },
        { key: 1.5 },
        { key: Number.NaN },
      ];
      for (const part of bad) {
        const rows = [sampleRow(1, 1), { ...sampleRow(1, 2), ...part }];
        const what = `append of ${Object.entries(part).join()}`;
        await expectError(what, () => store.write([tracks.append(rows)]));
      }
      expectEqual('keys', await tracks.keys(), []);
      expectEqual('last sequence', await tracks.lastSequence(), 0);
    },
  ),

  rule('[R4] the first of several rows with one key and time stays', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    await expectWritten(
      store,
      tracks.append([sampleRow(1, 5, 1), sampleRow(1, 5, 2), sampleRow(2, 5, 3)]),
    );
    await expectWritten(store, tracks.append([sampleRow(1, 5, 4), sampleRow(1, 6, 5)]));
    await expectWritten(
      store,
      tracks.append([sampleRow(1, 6, 6)]),
      tracks.append([sampleRow(1, 5, null)]),
    );
    expectEqual('range', await collect(tracks.range(1, 0, 9)), [
      sampleRow(1, 5, 1),
      sampleRow(1, 6, 5),
    ]);
    expectEqual('range of another key', await collect(tracks.range(2, 0, 9)), [sampleRow(2, 5, 3)]);
  }),

  rule('[R5] late rows are returned in the order of time', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    const times = [50, 10, 30, -20, 40, 20];
    for (const timeMs of times) await expectWritten(store, tracks.append([sampleRow(1, timeMs)]));
    const rows = times.map((timeMs) => sampleRow(1, timeMs)).sort(byTime);
    expectEqual('range', await collect(tracks.range(1, -100, 100)), rows);
    expectEqual('latest', await tracks.latest([1]), [sampleRow(1, 50)]);
  }),

  rule('[R6] many rows are returned in order, in batches without omissions', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    const rows = Array.from({ length: ROWS }, (_, i) => sampleRow(i % 2, (i >> 1) * 1000));
    const shuffled = rows.map((_, i) => rows[(i * 7919) % ROWS]!);
    for (let at = 0; at < ROWS; at += 2500)
      await expectWritten(store, tracks.append(shuffled.slice(at, at + 2500)));
    for (const key of [0, 1]) {
      const own = rows.filter((row) => row.key === key);
      expectEqual(`range of ${key}`, await collect(tracks.range(key, 0, Infinity)), own);
      const part = await collect(tracks.range(key, 1_000_000, 3_000_000));
      expectEqual(`a part of ${key}`, part, own.slice(1000, 3001));
    }
  }),

  rule(
    '[R7] rows stored before a range begins are returned once, whatever is written during it',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const rows = Array.from({ length: ROWS }, (_, i) => sampleRow(1, i * 10));
      await expectWritten(store, tracks.append(rows));
      const actual: TrackRow[] = [];
      for await (const batch of tracks.range(1, 0, Infinity)) {
        actual.push(...batch);
        // A driver that returned rows again for each late row would never end.
        if (actual.length > 2 * ROWS) break;
        const late = [sampleRow(1, -actual.length), sampleRow(1, 5), sampleRow(1, ROWS * 10 - 5)];
        await expectWritten(store, tracks.append(late));
      }
      const old = actual.filter(({ timeMs }) => timeMs % 10 === 0);
      expectEqual('the rows from before', old, rows);
      expectEqual('all in order', actual, actual.toSorted(byTime));
    },
  ),

  rule(
    '[R8] latest returns the newest row of each key with rows, in the order of the keys',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      await expectWritten(
        store,
        tracks.append([sampleRow(3, 1), sampleRow(1, 9), sampleRow(2, 5), sampleRow(3, 4)]),
      );
      await expectWritten(
        store,
        tracks.append([sampleRow(1, 2), sampleRow(2, 6), sampleRow(2, 3)]),
      );
      const latest = await tracks.latest([3, 7, 1, 2]);
      expectEqual('latest', latest, [sampleRow(3, 4), sampleRow(1, 9), sampleRow(2, 6)]);
      expectEqual('latest of none', await tracks.latest([]), []);
    },
  ),

  rule(
    '[R9] keys returns the keys with rows, ascending; latest accepts all of them',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const keys = Array.from({ length: 4 * ROWS }, (_, i) => i * 5);
      const rows = keys.toReversed().map((key) => sampleRow(key, key));
      await expectWritten(store, tracks.append(rows));
      expectEqual('keys', await tracks.keys(), keys);
      const latest = await tracks.latest(keys);
      expectEqual(
        'keys of latest',
        latest.map(({ key }) => key),
        keys,
      );
    },
  ),

  rule('[R10] results are copies', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    await expectWritten(store, tracks.append([sampleRow(1, 1, 2)]));
    const results = [
      ...(await collect(tracks.range(1, 0, 9))),
      ...(await tracks.latest([1])),
      ...(await collect(rowsOf(tracks.arrivals(0)))),
    ];
    for (const row of results) Object.assign(row, { key: 5, timeMs: 5, speed: 5 });
    expectEqual('range', await collect(tracks.range(1, 0, 9)), [sampleRow(1, 1, 2)]);
    expectEqual('arrivals', await collect(rowsOf(tracks.arrivals(0))), [sampleRow(1, 1, 2)]);
  }),

  rule(
    '[R11] a series accessed again has the same rows; a different schema is an Error',
    async (store) => {
      await expectWritten(store, store.series(TRACKS_SCHEMA).append([sampleRow(1, 1)]));
      const again = store.series({ name: 'tracks', columns: ['speed', 'course'] });
      expectEqual('latest', await again.latest([1]), [sampleRow(1, 1)]);
      for (const columns of [['speed'], ['course', 'speed'], ['speed', 'course', 'x']])
        await expectError(`columns ${columns.join()}`, () =>
          store.series({ name: 'tracks', columns }),
        );
      for (const name of ['', 'Tracks', '1tracks', 'my_tracks', "tracks'"])
        await expectError(`name ${name}`, () => store.series({ ...TRACKS_SCHEMA, name }));
      for (const columns of [['x', 'x'], ['key'], ['x', 'timeMs']])
        await expectError(`columns ${columns.join()}`, () =>
          store.series({ name: 'others', columns }),
        );
    },
  ),

  rule('[R12] two series are independent, whatever the names of their columns', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    const odd = store.series({ name: 'order', columns: ['select', 'a "b"', 'row-id', 'é'] });
    const row = { key: 1, timeMs: 1, select: 1, 'a "b"': null, 'row-id': 3, é: 4 };
    await expectWritten(
      store,
      odd.append([row]),
      tracks.append([sampleRow(1, 1)]),
      odd.append([row]),
    );
    expectEqual('range', await collect(odd.range(1, 0, 9)), [row]);
    expectEqual('range of the other', await collect(tracks.range(1, 0, 9)), [sampleRow(1, 1)]);
    const ends = [await odd.lastSequence(), await tracks.lastSequence()];
    expectEqual('last sequences', ends, [2, 1]);
  }),
];

async function* rowsOf(
  arrivals: AsyncIterable<{ readonly rows: readonly TrackRow[] }>,
): AsyncIterable<readonly TrackRow[]> {
  for await (const { rows } of arrivals) yield rows;
}

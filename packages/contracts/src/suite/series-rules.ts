import { expectAlike, expectError } from './expect.ts';
import { gather, rule, type StoreRule, write } from './rule.ts';
import { byTime, TRACKS, type TrackRow, trackRow } from './tracks.ts';

const ROWS = 10_000;

/** Rows by key and time. */
export const seriesRules: readonly StoreRule[] = [
  rule(
    '[R1] a range gives the rows of one key, both ends included, in the order of time',
    async (store) => {
      const tracks = store.series(TRACKS);
      const times = [-5, 0, 7, 100, 101];
      const rows = times.map((timeMs) => trackRow(1, timeMs));
      await write(store, tracks.append([...rows, trackRow(2, 7), trackRow(0, 8)]));
      const range = (fromMs: number, toMs: number) => gather(tracks.range(1, fromMs, toMs));
      expectAlike('all', await range(-Infinity, Infinity), rows);
      expectAlike('-5 to 101', await range(-5, 101), rows);
      expectAlike('0 to 100', await range(0, 100), rows.slice(1, 4));
      expectAlike('1 to 99', await range(1, 99), rows.slice(2, 3));
      expectAlike('7 to 7', await range(7, 7), rows.slice(2, 3));
      expectAlike('8 to 9', await range(8, 9), []);
      expectAlike('100 to 0', await range(100, 0), []);
      expectAlike('another key', await gather(tracks.range(3, -Infinity, Infinity)), []);
    },
  ),

  rule('[R13] cells are what a range gives, as numbers', async (store) => {
    const tracks = store.series(TRACKS);
    const speeds = [0.1 + 0.2, null, -1 / 3];
    const rows = speeds.map((speed, i) => trackRow(7, i * 10, speed));
    await write(store, tracks.append([...rows, trackRow(8, 5)]));
    const cells: number[] = [];
    for await (const some of tracks.cells(7, 0, 19)) {
      cells.push(...some);
      // They are the caller's.
      some.fill(0);
    }
    const expected = rows
      .slice(0, 2)
      .flatMap((row) => [7, row.timeMs, ...TRACKS.columns.map((column) => row[column] ?? NaN)]);
    expectAlike('cells', cells.map(String), expected.map(String));
    expectAlike('range', await gather(tracks.range(7, 0, 19)), rows.slice(0, 2));
    for await (const some of tracks.cells(9, 0, 19)) expectAlike('of no key', some, []);
  }),

  rule('[R2] what goes in comes out exactly, but -0 may come as 0', async (store) => {
    const tracks = store.series(TRACKS);
    const values = [0.1 + 0.2, -0, 1, 5e-324, -Number.MAX_VALUE, 2 ** 53 + 2, -1 / 3, 1e21, null];
    const rows = values.map((speed, i) => trackRow(Number.MAX_SAFE_INTEGER, i, speed));
    await write(store, tracks.append(rows));
    expectAlike('range', await gather(tracks.range(Number.MAX_SAFE_INTEGER, 0, 100)), rows);
    expectAlike('arrivals', await gather(rowsOf(tracks.arrivals(0))), rows);
    expectAlike('latest', await tracks.latest([Number.MAX_SAFE_INTEGER]), rows.slice(-1));
  }),

  rule(
    '[R3] a row that cannot be kept exactly is an Error, and nothing of its append is kept',
    async (store) => {
      const tracks = store.series(TRACKS);
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
        const rows = [trackRow(1, 1), { ...trackRow(1, 2), ...part }];
        const what = `append of ${Object.entries(part).join()}`;
        await expectError(what, () => store.write([tracks.append(rows)]));
      }
      expectAlike('keys', await tracks.keys(), []);
      expectAlike('last sequence', await tracks.lastSequence(), 0);
    },
  ),

  rule('[R4] of rows with one key and time the first stays', async (store) => {
    const tracks = store.series(TRACKS);
    await write(store, tracks.append([trackRow(1, 5, 1), trackRow(1, 5, 2), trackRow(2, 5, 3)]));
    await write(store, tracks.append([trackRow(1, 5, 4), trackRow(1, 6, 5)]));
    await write(store, tracks.append([trackRow(1, 6, 6)]), tracks.append([trackRow(1, 5, null)]));
    expectAlike('range', await gather(tracks.range(1, 0, 9)), [
      trackRow(1, 5, 1),
      trackRow(1, 6, 5),
    ]);
    expectAlike('range of another key', await gather(tracks.range(2, 0, 9)), [trackRow(2, 5, 3)]);
  }),

  rule('[R5] late rows come where their time is', async (store) => {
    const tracks = store.series(TRACKS);
    const times = [50, 10, 30, -20, 40, 20];
    for (const timeMs of times) await write(store, tracks.append([trackRow(1, timeMs)]));
    const rows = times.map((timeMs) => trackRow(1, timeMs)).sort(byTime);
    expectAlike('range', await gather(tracks.range(1, -100, 100)), rows);
    expectAlike('latest', await tracks.latest([1]), [trackRow(1, 50)]);
  }),

  rule('[R6] many rows come in order, in batches that leave none out', async (store) => {
    const tracks = store.series(TRACKS);
    const rows = Array.from({ length: ROWS }, (_, i) => trackRow(i % 2, (i >> 1) * 1000));
    const shuffled = rows.map((_, i) => rows[(i * 7919) % ROWS]!);
    for (let at = 0; at < ROWS; at += 2500)
      await write(store, tracks.append(shuffled.slice(at, at + 2500)));
    for (const key of [0, 1]) {
      const own = rows.filter((row) => row.key === key);
      expectAlike(`range of ${key}`, await gather(tracks.range(key, 0, Infinity)), own);
      const part = await gather(tracks.range(key, 1_000_000, 3_000_000));
      expectAlike(`a part of ${key}`, part, own.slice(1000, 3001));
    }
  }),

  rule(
    '[R7] rows that are there when a range is begun come once, whatever is written meanwhile',
    async (store) => {
      const tracks = store.series(TRACKS);
      const rows = Array.from({ length: ROWS }, (_, i) => trackRow(1, i * 10));
      await write(store, tracks.append(rows));
      const came: TrackRow[] = [];
      for await (const batch of tracks.range(1, 0, Infinity)) {
        came.push(...batch);
        // A driver that gives rows again for each late one would never end.
        if (came.length > 2 * ROWS) break;
        const late = [trackRow(1, -came.length), trackRow(1, 5), trackRow(1, ROWS * 10 - 5)];
        await write(store, tracks.append(late));
      }
      const old = came.filter(({ timeMs }) => timeMs % 10 === 0);
      expectAlike('the rows from before', old, rows);
      expectAlike('all in order', came, came.toSorted(byTime));
    },
  ),

  rule(
    '[R8] latest gives the newest row of each key that has one, in the order asked',
    async (store) => {
      const tracks = store.series(TRACKS);
      await write(
        store,
        tracks.append([trackRow(3, 1), trackRow(1, 9), trackRow(2, 5), trackRow(3, 4)]),
      );
      await write(store, tracks.append([trackRow(1, 2), trackRow(2, 6), trackRow(2, 3)]));
      const latest = await tracks.latest([3, 7, 1, 2]);
      expectAlike('latest', latest, [trackRow(3, 4), trackRow(1, 9), trackRow(2, 6)]);
      expectAlike('latest of none', await tracks.latest([]), []);
    },
  ),

  rule('[R9] keys are those that have rows, ascending; latest may ask for all', async (store) => {
    const tracks = store.series(TRACKS);
    const keys = Array.from({ length: 4 * ROWS }, (_, i) => i * 5);
    const rows = keys.toReversed().map((key) => trackRow(key, key));
    await write(store, tracks.append(rows));
    expectAlike('keys', await tracks.keys(), keys);
    const latest = await tracks.latest(keys);
    expectAlike(
      'keys of latest',
      latest.map(({ key }) => key),
      keys,
    );
  }),

  rule('[R10] what is given out is the caller’s', async (store) => {
    const tracks = store.series(TRACKS);
    await write(store, tracks.append([trackRow(1, 1, 2)]));
    const given = [
      ...(await gather(tracks.range(1, 0, 9))),
      ...(await tracks.latest([1])),
      ...(await gather(rowsOf(tracks.arrivals(0)))),
    ];
    for (const row of given) Object.assign(row, { key: 5, timeMs: 5, speed: 5 });
    expectAlike('range', await gather(tracks.range(1, 0, 9)), [trackRow(1, 1, 2)]);
    expectAlike('arrivals', await gather(rowsOf(tracks.arrivals(0))), [trackRow(1, 1, 2)]);
  }),

  rule(
    '[R11] a series asked for again has the same rows; with another plan it is an Error',
    async (store) => {
      await write(store, store.series(TRACKS).append([trackRow(1, 1)]));
      const again = store.series({ name: 'tracks', columns: ['speed', 'course'] });
      expectAlike('latest', await again.latest([1]), [trackRow(1, 1)]);
      for (const columns of [['speed'], ['course', 'speed'], ['speed', 'course', 'x']])
        await expectError(`columns ${columns.join()}`, () =>
          store.series({ name: 'tracks', columns }),
        );
      for (const name of ['', 'Tracks', '1tracks', 'my_tracks', "tracks'"])
        await expectError(`name ${name}`, () => store.series({ ...TRACKS, name }));
      for (const columns of [['x', 'x'], ['key'], ['x', 'timeMs']])
        await expectError(`columns ${columns.join()}`, () =>
          store.series({ name: 'others', columns }),
        );
    },
  ),

  rule('[R12] two series are apart, whatever their columns are called', async (store) => {
    const tracks = store.series(TRACKS);
    const odd = store.series({ name: 'order', columns: ['select', 'a "b"', 'row-id', 'é'] });
    const row = { key: 1, timeMs: 1, select: 1, 'a "b"': null, 'row-id': 3, é: 4 };
    await write(store, odd.append([row]), tracks.append([trackRow(1, 1)]), odd.append([row]));
    expectAlike('range', await gather(odd.range(1, 0, 9)), [row]);
    expectAlike('range of the other', await gather(tracks.range(1, 0, 9)), [trackRow(1, 1)]);
    const ends = [await odd.lastSequence(), await tracks.lastSequence()];
    expectAlike('last sequences', ends, [2, 1]);
  }),
];

async function* rowsOf(
  arrivals: AsyncIterable<{ readonly rows: readonly TrackRow[] }>,
): AsyncIterable<readonly TrackRow[]> {
  for await (const { rows } of arrivals) yield rows;
}

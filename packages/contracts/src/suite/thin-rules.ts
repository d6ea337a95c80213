import type { Series } from '../series.ts';
import type { Store } from '../store.ts';
import { expectAlike, expectError } from './expect.ts';
import { gather, rule, type StoreRule, write } from './rule.ts';
import { TRACKS, trackRow } from './tracks.ts';

/** A series with a row of key 1 at each of these times. */
async function tracksAt(
  store: Store,
  times: readonly number[],
): Promise<Series<'speed' | 'course'>> {
  const tracks = store.series(TRACKS);
  await write(store, tracks.append(times.map((timeMs) => trackRow(1, timeMs))));
  return tracks;
}

async function timesLeft(tracks: Series<'speed' | 'course'>, key = 1): Promise<number[]> {
  const rows = await gather(tracks.range(key, -Infinity, Infinity));
  return rows.map(({ timeMs }) => timeMs);
}

/** What becomes of old rows. */
export const thinRules: readonly StoreRule[] = [
  rule('[R20] thinning leaves the first row of each step, counted from 1970', async (store) => {
    const tracks = await tracksAt(store, [3, 9, 10, 11, 19, 20, 35, 39, 40, 41, 99]);
    expectAlike('rows that went', await tracks.thin(1000, 10), 4);
    expectAlike('times left', await timesLeft(tracks), [3, 10, 20, 35, 40, 41, 99]);
    expectAlike('rows that went again', await tracks.thin(1000, 10), 0);
    expectAlike('rows that went in larger steps', await tracks.thin(1000, 20), 2);
    expectAlike('times left', await timesLeft(tracks), [3, 20, 40, 41, 99]);
  }),

  rule('[R21] steps before 1970 are counted alike', async (store) => {
    const tracks = await tracksAt(store, [-21, -20, -15, -11, -10, -1, 0, 1, 9, 50]);
    expectAlike('rows that went', await tracks.thin(1000, 10), 3);
    expectAlike('times left', await timesLeft(tracks), [-21, -20, -10, 0, 1, 9, 50]);
  }),

  rule('[R22] rows of the instant and after it stay', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5, 6]);
    expectAlike('rows that went', await tracks.thin(4, 10), 2);
    expectAlike('times left', await timesLeft(tracks), [1, 4, 5, 6]);
  }),

  rule('[R23] the newest three rows of a key stay in any case', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5]);
    await write(store, tracks.append([trackRow(2, 5), trackRow(3, 7), trackRow(3, 2000)]));
    expectAlike('rows that went', await tracks.thin(1000, 10), 1);
    expectAlike('times left', await timesLeft(tracks), [1, 3, 4, 5]);
    expectAlike('times left of 2', await timesLeft(tracks, 2), [5]);
    expectAlike('times left of 3', await timesLeft(tracks, 3), [7, 2000]);
    expectAlike('latest', await tracks.latest([1, 2, 3]), [
      trackRow(1, 5),
      trackRow(2, 5),
      trackRow(3, 2000),
    ]);
  }),

  rule(
    '[R24] in steps of Infinity only the newest three rows of each key stay of what is older',
    async (store) => {
      const tracks = await tracksAt(store, [-7, 1, 2, 3]);
      await write(store, tracks.append([trackRow(2, 5), trackRow(3, 7), trackRow(3, 1000)]));
      expectAlike('rows that went', await tracks.thin(1000, Infinity), 1);
      expectAlike('times left', await timesLeft(tracks), [1, 2, 3]);
      expectAlike('times left of 2', await timesLeft(tracks, 2), [5]);
      expectAlike('times left of 3', await timesLeft(tracks, 3), [7, 1000]);
      expectAlike('keys', await tracks.keys(), [1, 2, 3]);
    },
  ),

  rule('[R25] a step that is not above 0 is an Error', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3]);
    for (const everyMs of [0, -1, Number.NaN])
      await expectError(`every ${everyMs}`, () => tracks.thin(1000, everyMs));
    expectAlike('times left', await timesLeft(tracks), [1, 2, 3]);
  }),

  rule(
    '[R26] of many rows of many keys, with others who write, none goes that has to stay',
    async (store) => {
      const tracks = store.series(TRACKS);
      const keys = Array.from({ length: 20 }, (_, key) => key);
      const times = Array.from({ length: 500 }, (_, i) => i * 10);
      await write(
        store,
        tracks.append(times.flatMap((time) => keys.map((key) => trackRow(key, time)))),
      );
      const thinning = tracks.thin(3000, 100);
      await write(store, tracks.append(keys.map((key) => trackRow(key, 10_000))));
      expectAlike('rows that went', await thinning, 20 * 270);
      const left = times.filter((time) => time >= 3000 || time % 100 === 0);
      for (const key of keys)
        expectAlike(`times left of ${key}`, await timesLeft(tracks, key), [...left, 10_000]);
    },
  ),

  rule('[R27] arrivals stay when their rows were thinned', async (store) => {
    const times = [1, 2, 3, 4, 5];
    const tracks = await tracksAt(store, times);
    await tracks.thin(1000, 10);
    const arrivals = [];
    for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
    const rows = times.map((timeMs) => trackRow(1, timeMs));
    expectAlike('arrivals', arrivals, [{ sequence: 1, rows }]);
  }),

  rule('[R28] thinning that is broken off leaves the rest as it is', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5]);
    expectAlike('rows that went', await tracks.thin(1000, 10, AbortSignal.abort()), 0);
    expectAlike('times left', await timesLeft(tracks), [1, 2, 3, 4, 5]);
    expectAlike('rows that went', await tracks.thin(1000, 10, new AbortController().signal), 1);
  }),
];

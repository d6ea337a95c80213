import type { Series } from '../series.ts';
import type { Store } from '../store.ts';
import { expectEqual, expectError } from './expect.ts';
import { collect, expectWritten, rule, type StoreRule } from './rule.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

/** A series with a row of key 1 at each of these times. */
async function tracksAt(
  store: Store,
  times: readonly number[],
): Promise<Series<'speed' | 'course'>> {
  const tracks = store.series(TRACKS_SCHEMA);
  await expectWritten(store, tracks.append(times.map((timeMs) => sampleRow(1, timeMs))));
  return tracks;
}

async function timesLeft(tracks: Series<'speed' | 'course'>, key = 1): Promise<number[]> {
  const rows = await collect(tracks.range(key, -Infinity, Infinity));
  return rows.map(({ timeMs }) => timeMs);
}

/** Rules for downsampling. */
export const downsampleRules: readonly StoreRule[] = [
  rule(
    '[R20] downsample retains the first row of each interval, aligned to 1970',
    async (store) => {
      const tracks = await tracksAt(store, [3, 9, 10, 11, 19, 20, 35, 39, 40, 41, 99]);
      expectEqual('deleted rows', await tracks.downsample(1000, 10), 4);
      expectEqual('remaining times', await timesLeft(tracks), [3, 10, 20, 35, 40, 41, 99]);
      expectEqual('deleted rows, again', await tracks.downsample(1000, 10), 0);
      expectEqual('deleted rows, longer intervals', await tracks.downsample(1000, 20), 2);
      expectEqual('remaining times', await timesLeft(tracks), [3, 20, 40, 41, 99]);
    },
  ),

  rule('[R21] intervals before 1970 are aligned alike', async (store) => {
    const tracks = await tracksAt(store, [-21, -20, -15, -11, -10, -1, 0, 1, 9, 50]);
    expectEqual('deleted rows', await tracks.downsample(1000, 10), 3);
    expectEqual('remaining times', await timesLeft(tracks), [-21, -20, -10, 0, 1, 9, 50]);
  }),

  rule('[R22] rows at the instant and after it stay', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5, 6]);
    expectEqual('deleted rows', await tracks.downsample(4, 10), 2);
    expectEqual('remaining times', await timesLeft(tracks), [1, 4, 5, 6]);
  }),

  rule('[R23] the newest three rows of a key always stay', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5]);
    await expectWritten(
      store,
      tracks.append([sampleRow(2, 5), sampleRow(3, 7), sampleRow(3, 2000)]),
    );
    expectEqual('deleted rows', await tracks.downsample(1000, 10), 1);
    expectEqual('remaining times', await timesLeft(tracks), [1, 3, 4, 5]);
    expectEqual('remaining times of 2', await timesLeft(tracks, 2), [5]);
    expectEqual('remaining times of 3', await timesLeft(tracks, 3), [7, 2000]);
    expectEqual('latest', await tracks.latest([1, 2, 3]), [
      sampleRow(1, 5),
      sampleRow(2, 5),
      sampleRow(3, 2000),
    ]);
  }),

  rule(
    '[R24] an interval of Infinity retains only the newest three of the older rows of a key',
    async (store) => {
      const tracks = await tracksAt(store, [-7, 1, 2, 3]);
      await expectWritten(
        store,
        tracks.append([sampleRow(2, 5), sampleRow(3, 7), sampleRow(3, 1000)]),
      );
      expectEqual('deleted rows', await tracks.downsample(1000, Infinity), 1);
      expectEqual('remaining times', await timesLeft(tracks), [1, 2, 3]);
      expectEqual('remaining times of 2', await timesLeft(tracks, 2), [5]);
      expectEqual('remaining times of 3', await timesLeft(tracks, 3), [7, 1000]);
      expectEqual('keys', await tracks.keys(), [1, 2, 3]);
    },
  ),

  rule('[R25] an interval that is not above 0 is an Error', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3]);
    for (const everyMs of [0, -1, Number.NaN])
      await expectError(`every ${everyMs}`, () => tracks.downsample(1000, everyMs));
    expectEqual('remaining times', await timesLeft(tracks), [1, 2, 3]);
  }),

  rule(
    '[R26] no row is deleted wrongly from many rows of many keys during other writes',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const keys = Array.from({ length: 20 }, (_, key) => key);
      const times = Array.from({ length: 500 }, (_, i) => i * 10);
      await expectWritten(
        store,
        tracks.append(times.flatMap((time) => keys.map((key) => sampleRow(key, time)))),
      );
      const downsampling = tracks.downsample(3000, 100);
      await expectWritten(store, tracks.append(keys.map((key) => sampleRow(key, 10_000))));
      expectEqual('deleted rows', await downsampling, 20 * 270);
      const left = times.filter((time) => time >= 3000 || time % 100 === 0);
      for (const key of keys)
        expectEqual(`remaining times of ${key}`, await timesLeft(tracks, key), [...left, 10_000]);
    },
  ),

  rule('[R27] arrivals stay after their rows were deleted', async (store) => {
    const times = [1, 2, 3, 4, 5];
    const tracks = await tracksAt(store, times);
    await tracks.downsample(1000, 10);
    const arrivals = [];
    for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
    const rows = times.map((timeMs) => sampleRow(1, timeMs));
    expectEqual('arrivals', arrivals, [{ sequence: 1, rows, receivedMs: null }]);
  }),

  rule('[R28] an aborted run leaves the remaining rows as they are', async (store) => {
    const tracks = await tracksAt(store, [1, 2, 3, 4, 5]);
    expectEqual('deleted rows', await tracks.downsample(1000, 10, AbortSignal.abort()), 0);
    expectEqual('remaining times', await timesLeft(tracks), [1, 2, 3, 4, 5]);
    expectEqual('deleted rows', await tracks.downsample(1000, 10, new AbortController().signal), 1);
  }),
];

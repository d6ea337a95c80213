import type { Series, SeriesArrival } from '../series.ts';
import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

type Column = 'speed' | 'course';

async function arrivalsOf(tracks: Series<Column>, after: number): Promise<SeriesArrival<Column>[]> {
  const arrivals: SeriesArrival<Column>[] = [];
  for await (const arrival of tracks.arrivals(after)) arrivals.push(arrival);
  return arrivals;
}

/** Rules for the log of appends. */
export const arrivalRules: readonly StoreRule[] = [
  rule(
    '[R40] arrivals returns appends in order, including rows that were ignored',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const appends = [
        [sampleRow(2, 50), sampleRow(1, 40), sampleRow(1, 40, 0)],
        [sampleRow(1, 10), sampleRow(2, 50, 1)],
        [sampleRow(2, 50)],
      ];
      for (const rows of appends) await expectWritten(store, tracks.append(rows));
      const expected = appends.map((rows, i) => ({ sequence: i + 1, rows, receivedMs: null }));
      expectEqual('all', await arrivalsOf(tracks, 0), expected);
      expectEqual('after 1', await arrivalsOf(tracks, 1), expected.slice(1));
      expectEqual('after 3', await arrivalsOf(tracks, 3), []);
      expectEqual('after 9', await arrivalsOf(tracks, 9), []);
    },
  ),

  rule(
    '[R41] each append increases the sequence, also of no rows and several in one write',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      expectEqual('before', await tracks.lastSequence(), 0);
      expectEqual('arrivals before', await arrivalsOf(tracks, 0), []);
      await expectWritten(
        store,
        tracks.append([sampleRow(1, 1)]),
        tracks.append([]),
        tracks.append([sampleRow(2, 2)]),
      );
      expectEqual('then', await tracks.lastSequence(), 3);
      expectEqual('arrivals', await arrivalsOf(tracks, 1), [
        { sequence: 2, rows: [], receivedMs: null },
        { sequence: 3, rows: [sampleRow(2, 2)], receivedMs: null },
      ]);
    },
  ),

  rule(
    '[R42] discardArrivals deletes arrivals; the rows and the newest sequence number stay',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const rows = [1, 2, 3, 4].map((timeMs) => sampleRow(1, timeMs));
      for (const row of rows) await expectWritten(store, tracks.append([row]));
      await expectWritten(store, tracks.discardArrivals(2));
      const left = [3, 4].map((sequence) => ({
        sequence,
        rows: [rows[sequence - 1]],
        receivedMs: null,
      }));
      expectEqual('arrivals', await arrivalsOf(tracks, 0), left);
      expectEqual('damaged arrivals', await tracks.damagedArrivals(), []);
      await expectWritten(store, tracks.discardArrivals(1), tracks.discardArrivals(0));
      expectEqual('arrivals after fewer were discarded', await arrivalsOf(tracks, 0), left);
      await expectWritten(store, tracks.discardArrivals(4));
      expectEqual('arrivals after all were discarded', await arrivalsOf(tracks, 0), []);
      expectEqual('last sequence', await tracks.lastSequence(), 4);
      expectEqual('latest', await tracks.latest([1]), [rows[3]]);
      await expectWritten(store, tracks.append([sampleRow(1, 5)]));
      const next = [{ sequence: 5, rows: [sampleRow(1, 5)], receivedMs: null }];
      expectEqual('the arrival after', await arrivalsOf(tracks, 0), next);
    },
  ),

  rule(
    '[R43] arrivals returns the appends stored before the iteration, whatever is written during it',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      for (let i = 1; i <= 300; i++) await expectWritten(store, tracks.append([sampleRow(1, i)]));
      const sequences: number[] = [];
      for await (const { sequence } of tracks.arrivals(0)) {
        if (sequence > 300) break;
        sequences.push(sequence);
        await expectWritten(store, tracks.append([sampleRow(2, sequence)]));
      }
      expectEqual(
        'sequences',
        sequences,
        Array.from({ length: 300 }, (_, i) => i + 1),
      );
    },
  ),

  rule(
    '[R44] arrivals returns the receiving time of each append, also of no rows; null where none was passed',
    async (store) => {
      const tracks = store.series(TRACKS_SCHEMA);
      const times = [1_500_000_000_123, null, -5, 0, 8.64e15, null];
      for (const [i, receivedMs] of times.entries()) {
        const rows = i % 2 === 0 ? [sampleRow(1, i)] : [];
        await expectWritten(store, tracks.append(rows, receivedMs));
      }
      const receivedOf = async (after: number): Promise<readonly (number | null)[]> =>
        (await arrivalsOf(tracks, after)).map(({ receivedMs }) => receivedMs);
      expectEqual('all', await receivedOf(0), times);
      await expectWritten(store, tracks.discardArrivals(2));
      expectEqual('after some were discarded', await receivedOf(0), times.slice(2));
      for (const receivedMs of [0.5, Number.NaN, Infinity]) {
        await expectError(`append received at ${receivedMs}`, () =>
          store.write([tracks.append([sampleRow(1, 99)], receivedMs)]),
        );
      }
      expectEqual('last sequence', await tracks.lastSequence(), times.length);
    },
  ),

  rule('[R45] discarding beyond the end discards no later arrivals', async (store) => {
    const tracks = store.series(TRACKS_SCHEMA);
    await expectWritten(store, tracks.append([sampleRow(1, 1)]), tracks.discardArrivals(9));
    expectEqual('arrivals', await arrivalsOf(tracks, 0), []);
    await expectWritten(store, tracks.append([sampleRow(1, 2)]));
    const later = [{ sequence: 2, rows: [sampleRow(1, 2)], receivedMs: null }];
    expectEqual('later arrivals', await arrivalsOf(tracks, 0), later);
  }),
];

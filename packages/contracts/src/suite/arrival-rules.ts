import type { Arrival, Series } from '../series.ts';
import { expectAlike } from './expect.ts';
import { rule, type StoreRule, write } from './rule.ts';
import { TRACKS, trackRow } from './tracks.ts';

type Column = 'speed' | 'course';

async function arrivalsOf(tracks: Series<Column>, after: number): Promise<Arrival<Column>[]> {
  const arrivals: Arrival<Column>[] = [];
  for await (const arrival of tracks.arrivals(after)) arrivals.push(arrival);
  return arrivals;
}

/** What was appended, in the order in which it was. */
export const arrivalRules: readonly StoreRule[] = [
  rule('[R40] arrivals come as they were appended, with rows that were not kept', async (store) => {
    const tracks = store.series(TRACKS);
    const appends = [
      [trackRow(2, 50), trackRow(1, 40), trackRow(1, 40, 0)],
      [trackRow(1, 10), trackRow(2, 50, 1)],
      [trackRow(2, 50)],
    ];
    for (const rows of appends) await write(store, tracks.append(rows));
    const expected = appends.map((rows, i) => ({ sequence: i + 1, rows }));
    expectAlike('all', await arrivalsOf(tracks, 0), expected);
    expectAlike('after 1', await arrivalsOf(tracks, 1), expected.slice(1));
    expectAlike('after 3', await arrivalsOf(tracks, 3), []);
    expectAlike('after 9', await arrivalsOf(tracks, 9), []);
  }),

  rule(
    '[R41] each append has one more, also of no rows and several in one write',
    async (store) => {
      const tracks = store.series(TRACKS);
      expectAlike('before', await tracks.lastSequence(), 0);
      expectAlike('arrivals before', await arrivalsOf(tracks, 0), []);
      await write(
        store,
        tracks.append([trackRow(1, 1)]),
        tracks.append([]),
        tracks.append([trackRow(2, 2)]),
      );
      expectAlike('then', await tracks.lastSequence(), 3);
      expectAlike('arrivals', await arrivalsOf(tracks, 1), [
        { sequence: 2, rows: [] },
        { sequence: 3, rows: [trackRow(2, 2)] },
      ]);
    },
  ),

  rule(
    '[R42] forgotten arrivals come no more; the rows and the newest number stay',
    async (store) => {
      const tracks = store.series(TRACKS);
      const rows = [1, 2, 3, 4].map((timeMs) => trackRow(1, timeMs));
      for (const row of rows) await write(store, tracks.append([row]));
      await write(store, tracks.forgetArrivals(2));
      const left = [3, 4].map((sequence) => ({ sequence, rows: [rows[sequence - 1]] }));
      expectAlike('arrivals', await arrivalsOf(tracks, 0), left);
      await write(store, tracks.forgetArrivals(1), tracks.forgetArrivals(0));
      expectAlike('arrivals after less was forgotten', await arrivalsOf(tracks, 0), left);
      await write(store, tracks.forgetArrivals(4));
      expectAlike('arrivals after all were forgotten', await arrivalsOf(tracks, 0), []);
      expectAlike('last sequence', await tracks.lastSequence(), 4);
      expectAlike('latest', await tracks.latest([1]), [rows[3]]);
      await write(store, tracks.append([trackRow(1, 5)]));
      const next = [{ sequence: 5, rows: [trackRow(1, 5)] }];
      expectAlike('the arrival after', await arrivalsOf(tracks, 0), next);
    },
  ),

  rule(
    '[R43] arrivals that are there when they are asked for come, whatever is written meanwhile',
    async (store) => {
      const tracks = store.series(TRACKS);
      for (let i = 1; i <= 300; i++) await write(store, tracks.append([trackRow(1, i)]));
      const sequences: number[] = [];
      for await (const { sequence } of tracks.arrivals(0)) {
        if (sequence > 300) break;
        sequences.push(sequence);
        await write(store, tracks.append([trackRow(2, sequence)]));
      }
      expectAlike(
        'sequences',
        sequences,
        Array.from({ length: 300 }, (_, i) => i + 1),
      );
    },
  ),
];

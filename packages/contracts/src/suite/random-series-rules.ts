import { DOWNSAMPLED_ROWS_MIN } from '../series.ts';
import { expectEqual } from './expect.ts';
import { createSeededRandom } from './random.ts';
import { collect, expectWritten, rule, type StoreRule } from './rule.ts';
import { byTime, sampleRow, TRACKS_SCHEMA, type TrackRow } from './tracks.ts';

const SEEDS = [1, 2, 3, 4, 5];
const APPENDS = 40;

/** Rules that compare many small random appends and downsamplings with a reference model. */
export const randomSeriesRules: readonly StoreRule[] = SEEDS.map((seed) =>
  rule(`[R60] random appends agree with the reference model, seed ${seed}`, async (store) => {
    const random = createSeededRandom(seed);
    const tracks = store.series(TRACKS_SCHEMA);
    let reference: TrackRow[] = [];
    /** Deleted rows. Whether they are stored when they are appended again is unspecified, so they are not appended. */
    const deleted: TrackRow[] = [];
    const arrived: TrackRow[] = [];
    for (let step = 0; step < APPENDS; step++) {
      const rows = Array.from({ length: random.below(12) }, (_, i) =>
        sampleRow(random.below(4), random.below(200) - 100, step + i / 10),
      ).filter((row) => !deleted.some((other) => isSame(row, other)));
      await expectWritten(store, tracks.append(rows));
      arrived.push(...rows);
      for (const row of rows)
        if (!reference.some((other) => isSame(row, other))) reference.push(row);
      if (random.below(8) === 0) {
        const [beforeMs, everyMs] = [random.below(250) - 100, random.oneOf([5, 10, 60, Infinity])];
        const left = downsampled(reference, beforeMs, everyMs);
        const what = `step ${step} of seed ${seed}, downsample ${beforeMs}, ${everyMs}`;
        expectEqual(
          what,
          await tracks.downsample(beforeMs, everyMs),
          reference.length - left.length,
        );
        deleted.push(...reference.filter((row) => !left.includes(row)));
        reference = left;
      }
      const [key, fromMs, toMs] = [random.below(4), random.below(200) - 100, random.below(120)];
      const what = `step ${step} of seed ${seed}, range ${key}, ${fromMs}, ${toMs}`;
      const expected = reference
        .filter((row) => row.key === key && row.timeMs >= fromMs && row.timeMs <= toMs)
        .sort(byTime);
      expectEqual(what, await collect(tracks.range(key, fromMs, toMs)), expected);
      const keys = [...new Set(reference.map((row) => row.key))].sort((a, b) => a - b);
      expectEqual(`step ${step} of seed ${seed}, keys`, await tracks.keys(), keys);
      const newest = keys.map((own) => newestOf(reference, own));
      expectEqual(`step ${step} of seed ${seed}, latest`, await tracks.latest(keys), newest);
    }
    const arrivals: TrackRow[] = [];
    for await (const { rows } of tracks.arrivals(0)) arrivals.push(...rows);
    expectEqual(`arrivals of seed ${seed}`, arrivals, arrived);
  }),
);

function isSame(a: TrackRow, b: TrackRow): boolean {
  return a.key === b.key && a.timeMs === b.timeMs;
}

function newestOf(rows: readonly TrackRow[], key: number): TrackRow {
  return rows.filter((row) => row.key === key).reduce((a, b) => (b.timeMs > a.timeMs ? b : a));
}

function downsampled(rows: readonly TrackRow[], beforeMs: number, everyMs: number): TrackRow[] {
  const isFirst = (row: TrackRow): boolean =>
    everyMs !== Infinity &&
    !rows.some(
      (other) =>
        other.key === row.key &&
        other.timeMs < row.timeMs &&
        Math.floor(other.timeMs / everyMs) === Math.floor(row.timeMs / everyMs),
    );
  const isNewest = (row: TrackRow): boolean =>
    rows.filter(({ key, timeMs }) => key === row.key && timeMs > row.timeMs).length <
    DOWNSAMPLED_ROWS_MIN;
  return rows.filter((row) => row.timeMs >= beforeMs || isFirst(row) || isNewest(row));
}

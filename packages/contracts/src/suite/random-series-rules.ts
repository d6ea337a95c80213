import { THINNED_ROWS_MIN } from '../series.ts';
import { seededChance } from './chance.ts';
import { expectAlike } from './expect.ts';
import { gather, rule, type StoreRule, write } from './rule.ts';
import { byTime, TRACKS, type TrackRow, trackRow } from './tracks.ts';

const SEEDS = [1, 2, 3, 4, 5];
const APPENDS = 40;

/** Many small, random appends and thinnings, beside a plain model. */
export const randomSeriesRules: readonly StoreRule[] = SEEDS.map((seed) =>
  rule(`[R60] random rows are as in a plain model, seed ${seed}`, async (store) => {
    const chance = seededChance(seed);
    const tracks = store.series(TRACKS);
    let plain: TrackRow[] = [];
    /** No rule says whether these are kept when they come again, so they do not. */
    const gone: TrackRow[] = [];
    const arrived: TrackRow[] = [];
    for (let step = 0; step < APPENDS; step++) {
      const rows = Array.from({ length: chance.below(12) }, (_, i) =>
        trackRow(chance.below(4), chance.below(200) - 100, step + i / 10),
      ).filter((row) => !gone.some((other) => isSame(row, other)));
      await write(store, tracks.append(rows));
      arrived.push(...rows);
      for (const row of rows) if (!plain.some((other) => isSame(row, other))) plain.push(row);
      if (chance.below(8) === 0) {
        const [beforeMs, everyMs] = [chance.below(250) - 100, chance.oneOf([5, 10, 60, Infinity])];
        const left = thinned(plain, beforeMs, everyMs);
        const what = `step ${step} of seed ${seed}, thin ${beforeMs}, ${everyMs}`;
        expectAlike(what, await tracks.thin(beforeMs, everyMs), plain.length - left.length);
        gone.push(...plain.filter((row) => !left.includes(row)));
        plain = left;
      }
      const [key, fromMs, toMs] = [chance.below(4), chance.below(200) - 100, chance.below(120)];
      const what = `step ${step} of seed ${seed}, range ${key}, ${fromMs}, ${toMs}`;
      const expected = plain
        .filter((row) => row.key === key && row.timeMs >= fromMs && row.timeMs <= toMs)
        .sort(byTime);
      expectAlike(what, await gather(tracks.range(key, fromMs, toMs)), expected);
      const keys = [...new Set(plain.map((row) => row.key))].sort((a, b) => a - b);
      expectAlike(`step ${step} of seed ${seed}, keys`, await tracks.keys(), keys);
      const newest = keys.map((own) => newestOf(plain, own));
      expectAlike(`step ${step} of seed ${seed}, latest`, await tracks.latest(keys), newest);
    }
    const arrivals: TrackRow[] = [];
    for await (const { rows } of tracks.arrivals(0)) arrivals.push(...rows);
    expectAlike(`arrivals of seed ${seed}`, arrivals, arrived);
  }),
);

function isSame(a: TrackRow, b: TrackRow): boolean {
  return a.key === b.key && a.timeMs === b.timeMs;
}

function newestOf(rows: readonly TrackRow[], key: number): TrackRow {
  return rows.filter((row) => row.key === key).reduce((a, b) => (b.timeMs > a.timeMs ? b : a));
}

function thinned(rows: readonly TrackRow[], beforeMs: number, everyMs: number): TrackRow[] {
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
    THINNED_ROWS_MIN;
  return rows.filter((row) => row.timeMs >= beforeMs || isFirst(row) || isNewest(row));
}

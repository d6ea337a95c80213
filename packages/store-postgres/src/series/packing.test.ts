import { PGlite } from '@electric-sql/pglite';
import { createMemoryStore, type Series, type SeriesRow, type Store } from '@roadstead/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresStore, usePGlite } from '../index.ts';

type Row = SeriesRow<'speed'>;

const SCHEMA = { name: 'tracks', columns: ['speed'] } as const;
let pglite: PGlite;
let schemas = 0;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const open = (schema: string): Promise<Store> =>
  createPostgresStore({ database: usePGlite(pglite), schema });

/** Packs all rows, and deletes none. */
const pack = (tracks: Series<'speed'>): Promise<number> =>
  tracks.downsample(Number.MIN_SAFE_INTEGER, 1);

async function contentOf(tracks: Series<'speed'>): Promise<unknown> {
  const keys = await tracks.keys();
  const ranges: Row[][] = [];
  for (const key of keys) {
    const rows: Row[] = [];
    for await (const some of tracks.range(key, -Infinity, Infinity)) rows.push(...some);
    ranges.push(rows);
  }
  return { keys, ranges, latest: await tracks.latest(keys) };
}

const rowArbitrary = fc.record({
  key: fc.integer({ min: 0, max: 3 }),
  timeMs: fc.integer({ min: -20, max: 600 }),
  speed: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null }),
});
/** An append by one of two stores, or packing by one of them. */
const stepArbitrary = fc.oneof(
  fc.record({
    store: fc.integer({ min: 0, max: 1 }),
    rows: fc.array(rowArbitrary, { maxLength: 40 }),
  }),
  fc.record({ store: fc.integer({ min: 0, max: 1 }), rows: fc.constant(undefined) }),
);

it('[L22] rows are the same before and after packing, in any order and by any store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 2, maxLength: 12 }), async (steps) => {
      const schema = `packing_${schemas++}`;
      const stores = [await open(schema), await open(schema)];
      const memory = createMemoryStore();
      const reference = memory.series(SCHEMA);
      for (const { store, rows } of steps) {
        const tracks = stores[store]!.series(SCHEMA);
        if (rows) {
          await stores[store]!.write([tracks.append(rows)]);
          await memory.write([reference.append(rows)]);
        } else expect(await pack(tracks)).toBe(0);
        for (const each of stores)
          expect(await contentOf(each.series(SCHEMA))).toEqual(await contentOf(reference));
      }
      for (const each of stores) await each.close();
    }),
    { numRuns: 12 },
  );
});

it('[L22] segments are divided and joined, so that late rows rewrite few of them', async () => {
  const schema = `packing_${schemas++}`;
  const store = await open(schema);
  const tracks = store.series(SCHEMA);
  const rowsAt = (times: readonly number[]): readonly Row[] =>
    times.map((timeMs) => ({ key: 7, timeMs, speed: timeMs / 3 }));
  const segments = async (): Promise<readonly number[]> => {
    const sql = `SELECT cardinality(times) AS count FROM ${schema}.segments_1_tracks ORDER BY from_ms`;
    return (await pglite.query<{ count: number }>(sql)).rows.map(({ count }) => count);
  };
  const appendAndPack = async (times: readonly number[]): Promise<void> => {
    await store.write([tracks.append(rowsAt(times)), tracks.discardArrivals(1e9)]);
    await pack(tracks);
  };
  const times = Array.from({ length: 2000 }, (_, at) => at * 10);
  await appendAndPack(times.slice(0, 1000));
  expect(await segments()).toEqual([250, 250, 250, 250]);
  await appendAndPack(times.slice(1000, 1040));
  expect(await segments()).toEqual([250, 250, 250, 250, 40]);
  await appendAndPack(times.slice(1040, 1100));
  expect(await segments()).toEqual([250, 250, 250, 250, 100]);
  await appendAndPack([...times.slice(990, 1010), 5, 15, 9995]);
  expect(await segments()).toEqual([252, 250, 250, 251, 100]);
  const log = await pglite.query(`SELECT 1 FROM ${schema}.log_1_tracks`);
  expect(log.rows).toEqual([]);
  await store.close();
});

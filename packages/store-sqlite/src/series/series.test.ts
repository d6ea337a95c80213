import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Series, type SeriesRow, THINNED_ROWS_MIN } from '@roadstead/contracts';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SqliteDatabaseClass } from '../connection.ts';
import { type OpenFile, openFile } from '../open.ts';
import { Writer } from '../writer.ts';
import { UNPACKED_ROWS_MAX } from './packing.ts';
import { createSeries } from './series.ts';

const PLAN = { name: 'tracks', columns: ['x', 'y'] } as const;
type Row = SeriesRow<'x' | 'y'>;

/** A series in a file that can be opened again, as after the process was killed: nothing is told before. */
class Opened {
  readonly series: Series<'x' | 'y'>;
  readonly file: OpenFile;
  readonly writer: Writer;

  constructor(path: string, unpackedRowsMax: number) {
    this.file = openFile(path, 'normal', Database as unknown as SqliteDatabaseClass);
    this.writer = new Writer(this.file.connection);
    this.series = createSeries(PLAN, this.file.connection, this.writer, unpackedRowsMax);
  }

  append(rows: readonly Row[]): Promise<unknown> {
    return this.writer.write([this.series.append(rows)]);
  }

  count(sql: string): number {
    return this.file.connection.row(`SELECT count(*) FROM ${sql}`)![0] as number;
  }
}

let folder = '';
let files = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-series-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function openNew(unpackedRowsMax: number = UNPACKED_ROWS_MAX): Opened {
  return new Opened(join(folder, `${files++}`), unpackedRowsMax);
}

async function gather(series: Series<'x' | 'y'>, key: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const batch of series.range(key, -Infinity, Infinity)) rows.push(...batch);
  return rows;
}

function rowAt(key: number, timeMs: number, x: number | null = timeMs / 10): Row {
  return { key, timeMs, x, y: null };
}

/** A run of rows of some keys, forward, backward or again and again. */
const append = record({
  kind: constant('append' as const),
  keys: integer({ min: 1, max: 5 }),
  start: integer({ min: -500, max: 1500 }),
  step: constantFrom(1, -1, 3, 0, 7),
  count: integer({ min: 0, max: 500 }),
});
const thin = record({
  kind: constant('thin' as const),
  beforeMs: integer({ min: -500, max: 2500 }),
  everyMs: constantFrom(1, 2, 50, Infinity),
});
const forget = record({ kind: constant('forget' as const) });
const reopen = record({ kind: constant('reopen' as const) });
const steps = array(
  oneof(
    { weight: 8, arbitrary: append },
    { weight: 2, arbitrary: thin },
    { weight: 1, arbitrary: forget },
    { weight: 2, arbitrary: reopen },
  ),
  { maxLength: 25 },
);

it('many rows, packed early or late, thinned and opened again, are as in a plain model', async () => {
  await assert(
    asyncProperty(steps, constantFrom(1, 200, 1500, 10_000), async (walk, unpackedRowsMax) => {
      const path = join(folder, `${files++}`);
      let opened = new Opened(path, unpackedRowsMax);
      const plain = new Map<number, Map<number, Row>>();
      for (const [number, step] of walk.entries()) {
        if (step.kind === 'append') {
          const rows = Array.from({ length: step.count }, (_, i) =>
            rowAt(i % step.keys, step.start + i * step.step, number),
          );
          await opened.append(rows);
          for (const row of rows) {
            const own = plain.get(row.key) ?? new Map<number, Row>();
            plain.set(row.key, own);
            if (!own.has(row.timeMs)) own.set(row.timeMs, row);
          }
        } else if (step.kind === 'thin') {
          const went = thinPlain(plain, step.beforeMs, step.everyMs);
          expect(await opened.series.thin(step.beforeMs, step.everyMs)).toBe(went);
        } else if (step.kind === 'forget') {
          const last = await opened.series.lastSequence();
          await opened.writer.write([opened.series.forgetArrivals(last)]);
        } else {
          opened.file.close();
          opened = new Opened(path, unpackedRowsMax);
        }
        await expectAlike(opened.series, plain);
      }
      opened.file.close();
    }),
    { numRuns: 60 },
  );
});

async function expectAlike(
  series: Series<'x' | 'y'>,
  plain: ReadonlyMap<number, ReadonlyMap<number, Row>>,
): Promise<void> {
  const keys = [...plain.keys()].sort((a, b) => a - b);
  expect(await series.keys()).toEqual(keys);
  const sorted = keys.map((key) => inOrder(plain.get(key)!));
  expect(await series.latest(keys)).toEqual(sorted.map((rows) => rows.at(-1)));
  for (const [i, key] of keys.entries()) {
    expect(await gather(series, key)).toEqual(sorted[i]);
    const part: Row[] = [];
    for await (const rows of series.range(key, 100, 400)) part.push(...rows);
    expect(part).toEqual(sorted[i]!.filter(({ timeMs }) => timeMs >= 100 && timeMs <= 400));
  }
}

function inOrder(rows: ReadonlyMap<number, Row>): readonly Row[] {
  return [...rows.values()].sort((a, b) => a.timeMs - b.timeMs);
}

function thinPlain(
  plain: ReadonlyMap<number, Map<number, Row>>,
  beforeMs: number,
  everyMs: number,
): number {
  let went = 0;
  for (const own of plain.values()) {
    const rows = inOrder(own);
    let stepBefore: number | undefined;
    for (const { timeMs } of rows) {
      const step = Math.floor(timeMs / everyMs);
      const isFirst = step !== stepBefore && everyMs !== Infinity;
      stepBefore = step;
      const isNewest = timeMs >= (rows.at(-THINNED_ROWS_MIN)?.timeMs ?? -Infinity);
      if (isFirst || timeMs >= beforeMs || isNewest) continue;
      own.delete(timeMs);
      went++;
    }
  }
  return went;
}

it('packed and forgotten arrivals leave the log, others stay', async () => {
  const opened = openNew();
  for (let batch = 0; batch < 10; batch++)
    await opened.append(Array.from({ length: 120 }, (_, i) => rowAt(1, batch * 120 + i)));
  expect(opened.count('"log tracks"')).toBe(10);
  await opened.writer.write([opened.series.forgetArrivals(5)]);
  await opened.append([]);
  await opened.append([]);
  expect(opened.count('"log tracks"')).toBe(7);
  expect(opened.count('"segment tracks"')).toBe(10);
  opened.file.close();
});

it('what is not packed is bounded, also by keys that come once and never again', async () => {
  const rowsMax = 5000;
  const opened = openNew(rowsMax);
  for (let batch = 0; batch < 100; batch++) {
    const rows = Array.from({ length: 200 }, (_, i) => rowAt(batch * 200 + i, batch));
    await opened.writer.write([
      opened.series.append(rows),
      opened.series.forgetArrivals(batch + 1),
    ]);
  }
  const [left] = opened.file.connection.row('SELECT unpacked_from FROM series')!;
  expect(left).toBeGreaterThan(100 - rowsMax / 200);
  expect(opened.count('"log tracks"')).toBeLessThan(rowsMax / 200 + 3);
  expect(await opened.series.keys()).toHaveLength(20_000);
  opened.file.close();
});

it('a resend of all writes no segment again', async () => {
  const opened = openNew();
  const rows = Array.from({ length: 12_000 }, (_, i) => rowAt(1, i));
  const send = async (): Promise<void> => {
    for (let at = 0; at < rows.length; at += 120) await opened.append(rows.slice(at, at + 120));
    await opened.append([]);
  };
  const newest = (): unknown =>
    opened.file.connection.row('SELECT max(id), count(*) FROM "segment tracks"');
  await send();
  const before = newest();
  await send();
  expect(newest()).toEqual(before);
  expect(await gather(opened.series, 1)).toEqual(rows);
  opened.file.close();
});

it('rows thinned day by day come to lie together', async () => {
  const opened = openNew();
  for (let day = 0; day < 100; day++) {
    await opened.append(Array.from({ length: 240 }, (_, i) => rowAt(1, day * 1000 + i)));
    await opened.series.thin(day * 1000, 100);
  }
  expect(await gather(opened.series, 1)).toHaveLength(99 * 3 + 240);
  expect(opened.count('"segment tracks"')).toBeLessThan(10);
  opened.file.close();
});

it('other columns than those in the file are refused', async () => {
  const opened = openNew();
  const other = { name: 'tracks', columns: ['x'] } as const;
  expect(() => createSeries(other, opened.file.connection, opened.writer)).toThrow(
    'The series tracks has the columns ["x","y"] in the store',
  );
  opened.file.close();
});

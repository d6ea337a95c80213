import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOWNSAMPLED_ROWS_MIN, type Series, type SeriesRow } from '@roadstead/contracts';
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
import { Transactions } from '../transactions.ts';
import { PENDING_ROWS_MAX } from './packing.ts';
import { SqliteSeries } from './series.ts';

const SCHEMA = { name: 'tracks', columns: ['x', 'y'] } as const;
type Row = SeriesRow<'x' | 'y'>;

/** A series in a file that is opened as after a kill: without closing it first. */
class Opened {
  readonly series: Series<'x' | 'y'>;
  readonly file: OpenFile;
  readonly transactions: Transactions;

  constructor(path: string, pendingRowsMax: number) {
    this.file = openFile(path, 'normal', Database as unknown as SqliteDatabaseClass);
    this.transactions = new Transactions(this.file);
    this.series = new SqliteSeries(SCHEMA, this.file.connection, this.transactions, pendingRowsMax);
  }

  append(rows: readonly Row[]): Promise<unknown> {
    return this.transactions.write([this.series.append(rows)]);
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

function openNew(pendingRowsMax: number = PENDING_ROWS_MAX): Opened {
  return new Opened(join(folder, `${files++}`), pendingRowsMax);
}

async function gather(series: Series<'x' | 'y'>, key: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const batch of series.range(key, -Infinity, Infinity)) rows.push(...batch);
  return rows;
}

function rowAt(key: number, timeMs: number, x: number | null = timeMs / 10): Row {
  return { key, timeMs, x, y: null };
}

/** Rows of some keys, in ascending or descending order or of the same time. */
const append = record({
  kind: constant('append' as const),
  keys: integer({ min: 1, max: 5 }),
  start: integer({ min: -500, max: 1500 }),
  step: constantFrom(1, -1, 3, 0, 7),
  count: integer({ min: 0, max: 500 }),
});
const downsample = record({
  kind: constant('downsample' as const),
  beforeMs: integer({ min: -500, max: 2500 }),
  everyMs: constantFrom(1, 2, 50, Infinity),
});
const discard = record({ kind: constant('discard' as const) });
const reopen = record({ kind: constant('reopen' as const) });
const steps = array(
  oneof(
    { weight: 8, arbitrary: append },
    { weight: 2, arbitrary: downsample },
    { weight: 1, arbitrary: discard },
    { weight: 2, arbitrary: reopen },
  ),
  { maxLength: 25 },
);

it('any appends, packing, downsampling and reopening agree with a plain model', async () => {
  await assert(
    asyncProperty(steps, constantFrom(1, 200, 1500, 10_000), async (walk, pendingRowsMax) => {
      const path = join(folder, `${files++}`);
      let opened = new Opened(path, pendingRowsMax);
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
        } else if (step.kind === 'downsample') {
          const removed = downsamplePlain(plain, step.beforeMs, step.everyMs);
          expect(await opened.series.downsample(step.beforeMs, step.everyMs)).toBe(removed);
        } else if (step.kind === 'discard') {
          const last = await opened.series.lastSequence();
          await opened.transactions.write([opened.series.discardArrivals(last)]);
        } else {
          opened.file.close();
          opened = new Opened(path, pendingRowsMax);
        }
        await expectEqual(opened.series, plain);
      }
      opened.file.close();
    }),
    { numRuns: 60 },
  );
});

async function expectEqual(
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

function downsamplePlain(
  plain: ReadonlyMap<number, Map<number, Row>>,
  beforeMs: number,
  everyMs: number,
): number {
  let removed = 0;
  for (const own of plain.values()) {
    const rows = inOrder(own);
    let stepBefore: number | undefined;
    for (const { timeMs } of rows) {
      const step = Math.floor(timeMs / everyMs);
      const isFirst = step !== stepBefore && everyMs !== Infinity;
      stepBefore = step;
      const isNewest = timeMs >= (rows.at(-DOWNSAMPLED_ROWS_MIN)?.timeMs ?? -Infinity);
      if (isFirst || timeMs >= beforeMs || isNewest) continue;
      own.delete(timeMs);
      removed++;
    }
  }
  return removed;
}

it('packed and discarded arrivals are deleted from the log, others remain', async () => {
  const opened = openNew();
  for (let batch = 0; batch < 10; batch++)
    await opened.append(Array.from({ length: 120 }, (_, i) => rowAt(1, batch * 120 + i)));
  expect(opened.count('"log tracks"')).toBe(10);
  await opened.transactions.write([opened.series.discardArrivals(5)]);
  await opened.append([]);
  await opened.append([]);
  expect(opened.count('"log tracks"')).toBe(7);
  expect(opened.count('"segment tracks"')).toBe(10);
  opened.file.close();
});

it('pending rows are limited, also with keys that occur only once', async () => {
  const rowsMax = 5000;
  const opened = openNew(rowsMax);
  for (let batch = 0; batch < 100; batch++) {
    const rows = Array.from({ length: 200 }, (_, i) => rowAt(batch * 200 + i, batch));
    await opened.transactions.write([
      opened.series.append(rows),
      opened.series.discardArrivals(batch + 1),
    ]);
  }
  const [left] = opened.file.connection.row('SELECT unpacked_from FROM series')!;
  expect(left).toBeGreaterThan(100 - rowsMax / 200);
  expect(opened.count('"log tracks"')).toBeLessThan(rowsMax / 200 + 3);
  expect(await opened.series.keys()).toHaveLength(20_000);
  opened.file.close();
});

it('a repeated append of all rows writes no segment', async () => {
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

it('rows that are downsampled day by day are joined in segments', async () => {
  const opened = openNew();
  for (let day = 0; day < 100; day++) {
    await opened.append(Array.from({ length: 240 }, (_, i) => rowAt(1, day * 1000 + i)));
    await opened.series.downsample(day * 1000, 100);
  }
  expect(await gather(opened.series, 1)).toHaveLength(99 * 3 + 240);
  expect(opened.count('"segment tracks"')).toBeLessThan(10);
  opened.file.close();
});

it('other columns than those in the file are rejected', async () => {
  const opened = openNew();
  const other = { name: 'tracks', columns: ['x'] } as const;
  expect(() => new SqliteSeries(other, opened.file.connection, opened.transactions)).toThrow(
    'The series tracks has the columns ["x","y"] in the store',
  );
  opened.file.close();
});

it('a file without receiving times, as of November 2026, opens and gets them', async () => {
  const opened = openNew();
  await opened.append([rowAt(1, 1)]);
  opened.file.connection.exec('DROP TABLE "received tracks"');
  const path = join(folder, `${files - 1}`);
  opened.file.close();
  const again = new Opened(path, PENDING_ROWS_MAX);
  await again.transactions.write([again.series.append([rowAt(1, 2)], 1_500_000_000_123)]);
  const received: (number | null)[] = [];
  for await (const { receivedMs } of again.series.arrivals(0)) received.push(receivedMs);
  expect(received).toEqual([null, 1_500_000_000_123]);
  await again.transactions.write([again.series.discardArrivals(2)]);
  await again.append(Array.from({ length: 120 }, (_, i) => rowAt(1, 10 + i)));
  await again.append([]);
  await again.append([]);
  expect(again.count('"received tracks"')).toBe(0);
  again.file.close();
});

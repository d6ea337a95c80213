import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Series, SeriesArrival, SeriesRow } from '@roadstead/contracts';
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
import { openFollower, openSnapshot } from '../open-to-read.ts';
import { Transactions } from '../transactions.ts';
import { PENDING_ROWS_MAX } from './packing.ts';
import { RowLayout } from './row-layout.ts';
import { SqliteSeries } from './series.ts';
import { SeriesState } from './series-state.ts';
import { rowsIn } from './write-buffer.ts';

const SCHEMA = { name: 'tracks', columns: ['x', 'y'] } as const;
const DRIVER = Database as unknown as SqliteDatabaseClass;
type Row = SeriesRow<'x' | 'y'>;

/** A series of an open file. */
class Opened {
  readonly file: OpenFile;
  readonly transactions: Transactions;
  readonly series: Series<'x' | 'y'>;

  constructor(file: OpenFile, pendingRowsMax: number = PENDING_ROWS_MAX) {
    this.file = file;
    this.transactions = new Transactions(file);
    this.series = new SqliteSeries(SCHEMA, file.connection, this.transactions, pendingRowsMax);
  }

  append(rows: readonly Row[]): Promise<unknown> {
    return this.transactions.write([this.series.append(rows)]);
  }
}

let folder = '';
let files = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-follow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function rowAt(key: number, timeMs: number, x: number): Row {
  return { key, timeMs, x, y: null };
}

async function gather(rows: AsyncIterable<readonly Row[]>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const some of rows) all.push(...some);
  return all;
}

/** Reads everything that a series returns. */
async function readAll(series: Series<'x' | 'y'>): Promise<unknown> {
  const keys = await series.keys();
  const rows: (readonly Row[])[] = [];
  for (const key of keys) {
    rows.push(await gather(series.range(key, -Infinity, Infinity)));
    rows.push(await gather(series.range(key, 100, 400)));
  }
  const arrivals: SeriesArrival<'x' | 'y'>[] = [];
  for await (const arrival of series.arrivals(0)) arrivals.push(arrival);
  const latest = await series.latest([99, ...keys]);
  return { keys, rows, latest, arrivals, lastSequence: await series.lastSequence() };
}

const append = record({
  kind: constant('append' as const),
  keys: integer({ min: 1, max: 5 }),
  start: integer({ min: -500, max: 1500 }),
  step: constantFrom(1, -1, 3, 0, 7),
  // An append of no rows packs what is pending, where little may be.
  count: oneof(integer({ min: 0, max: 500 }), constant(0)),
});
const downsample = record({
  kind: constant('downsample' as const),
  beforeMs: integer({ min: -500, max: 2500 }),
  everyMs: constantFrom(1, 2, 50, Infinity),
});
const discard = record({ kind: constant('discard' as const) });
const reopen = record({ kind: constant('reopen' as const) });
/** Between two reads the follower may miss many commits. */
const read = record({ kind: constantFrom('all' as const, 'latest' as const, 'memory' as const) });
const steps = array(
  oneof(
    { weight: 8, arbitrary: append },
    { weight: 2, arbitrary: downsample },
    { weight: 2, arbitrary: discard },
    { weight: 1, arbitrary: reopen },
    { weight: 6, arbitrary: read },
  ),
  { maxLength: 40 },
);

it('each read of a follower equals that of the writer, during any appends, packing, downsampling and reopening', async () => {
  await assert(
    asyncProperty(steps, constantFrom(1, 200, 1500, 10_000), async (walk, pendingRowsMax) => {
      const path = join(folder, `${files++}`);
      let writing = new Opened(openFile(path, 'normal', DRIVER), pendingRowsMax);
      const reading = new Opened(openFollower(path, DRIVER));
      const memory = new FollowedMemory(path);
      const { series } = reading;
      for (const [number, step] of [...walk, { kind: 'all' } as const].entries()) {
        if (step.kind === 'append') {
          const rows = Array.from({ length: step.count }, (_, i) =>
            rowAt(i % step.keys, step.start + i * step.step, number),
          );
          await writing.append(rows);
        } else if (step.kind === 'downsample') {
          await writing.series.downsample(step.beforeMs, step.everyMs);
        } else if (step.kind === 'discard') {
          const last = await writing.series.lastSequence();
          await writing.transactions.write([writing.series.discardArrivals(last)]);
        } else if (step.kind === 'reopen') {
          writing.file.close();
          writing = new Opened(openFile(path, 'normal', DRIVER), pendingRowsMax);
        } else if (step.kind === 'latest') {
          const keys = await writing.series.keys();
          expect(await series.latest(keys)).toEqual(await writing.series.latest(keys));
        } else if (step.kind === 'memory') {
          memory.expectFresh();
        } else {
          expect(await readAll(series)).toEqual(await readAll(writing.series));
        }
      }
      memory.expectFresh();
      memory.close();
      reading.file.close();
      writing.file.close();
    }),
    { numRuns: 150 },
  );
});

/** The memory of a follower, which is compared with that of one that has just been opened. */
class FollowedMemory {
  private readonly path: string;
  private readonly file: OpenFile;
  private readonly state: SeriesState;

  constructor(path: string) {
    this.path = path;
    this.file = openFollower(path, DRIVER);
    this.state = this.file.read(() => stateOf(this.file));
  }

  expectFresh(): void {
    this.file.read(() => this.state.follow(this.file.version));
    const fresh = openSnapshot(this.path, DRIVER);
    expect(memoryOf(this.state)).toEqual(memoryOf(stateOf(fresh)));
    fresh.close();
  }

  close(): void {
    this.file.close();
  }
}

const LAYOUT = new RowLayout(SCHEMA);

function stateOf({ connection, version }: OpenFile): SeriesState {
  return new SeriesState(SCHEMA.name, LAYOUT, connection, version);
}

function memoryOf(state: SeriesState): unknown {
  const buffers = [...state.buffers.values()].sort((a, b) => a.key - b.key);
  return {
    buffers: buffers.map((buffer) => ({
      rows: rowsIn(buffer, LAYOUT.stride),
      packed: [buffer.key, buffer.packedToMs, buffer.packedThrough],
    })),
    ready: new Set([...state.ready].map(({ key }) => key)),
    pending: [state.pending.first, state.pending.weight],
    discardedTo: state.discardedTo,
    lastSequence: state.lastSequence,
  };
}

it('a range that a follower began returns each row once, whatever is packed meanwhile', async () => {
  const path = join(folder, `${files++}`);
  const writing = new Opened(openFile(path, 'normal', DRIVER), 1);
  const { series, file } = new Opened(openFollower(path, DRIVER));
  const rows = Array.from({ length: 9000 }, (_, i) => rowAt(1, i, i));
  for (let at = 0; at < rows.length; at += 500) await writing.append(rows.slice(at, at + 500));
  const read: Row[] = [];
  for await (const some of series.range(1, 0, rows.length - 1)) {
    read.push(...some);
    await writing.append([rowAt(1, -read.length, 0), rowAt(2, read.length, 0)]);
  }
  expect(read).toEqual(rows);
  file.close();
  writing.file.close();
});

it('a follower names damaged batches, and returns the rows of the others', async () => {
  const path = join(folder, `${files++}`);
  const writing = new Opened(openFile(path, 'normal', DRIVER));
  const { series, file } = new Opened(openFollower(path, DRIVER));
  await writing.append([rowAt(1, 1, 1)]);
  expect(await series.damagedArrivals()).toEqual([]);
  await writing.append([rowAt(1, 2, 2)]);
  writing.file.connection.run(
    'UPDATE "log tracks" SET rows = CAST(substr(rows, 1, length(rows) - 1) || X\'5F\' AS BLOB) WHERE sequence = 2',
  );
  await writing.append([rowAt(1, 3, 3)]);
  expect(await gather(series.range(1, 0, 9))).toEqual([rowAt(1, 1, 1), rowAt(1, 3, 3)]);
  expect(await series.damagedArrivals()).toEqual([2]);
  const counts: number[] = [];
  for await (const { rows } of series.arrivals(0)) counts.push(rows.length);
  expect(counts).toEqual([1, 0, 1]);
  file.close();
  writing.file.close();
});

it('a follower of a file without receiving times, as of November 2026, reads them once the file has them', async () => {
  const path = join(folder, `${files++}`);
  const old = new Opened(openFile(path, 'normal', DRIVER));
  await old.append([rowAt(1, 1, 1)]);
  old.file.connection.exec('DROP TABLE "received tracks"');
  old.file.connection.exec('DROP INDEX "key tracks by packing"');
  old.file.close();
  const { series, file } = new Opened(openFollower(path, DRIVER));
  const received = async (): Promise<unknown> => {
    const all: unknown[] = [];
    for await (const { receivedMs } of series.arrivals(0)) all.push(receivedMs);
    return all;
  };
  expect(await received()).toEqual([null]);
  const writing = new Opened(openFile(path, 'normal', DRIVER));
  await writing.transactions.write([writing.series.append([rowAt(1, 2, 2)], 5)]);
  expect(await received()).toEqual([null, 5]);
  file.close();
  writing.file.close();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ReadBatch, readReports } from '@roadstead/ais';
import { type ColumnSource, geojsonToWkb, parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { ZIP, ZSTD } from '../testing/containers.ts';
import { decodersOf } from './decoders.ts';

const folder = mkdtempSync(join(tmpdir(), 'roadstead-decoders-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TIME_MS = Date.parse('2026-04-26T00:00:01Z');
const REPORT = { mmsi: 219_000_001, timeMs: TIME_MS, longitude: 10.5, latitude: 55.25 };

async function read(
  bytes: Uint8Array,
  path?: string,
  { statics = true } = {},
): Promise<readonly ReadBatch[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
  }
  const batches: ReadBatch[] = [];
  for await (const batch of readReports(chunks(), { statics, ...decodersOf(path) })) {
    batches.push(batch);
  }
  return batches;
}

/** Reads bytes from a file and from a pipe. */
async function readBoth(name: string, bytes: Uint8Array): Promise<readonly ReadBatch[]> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const batches = await read(bytes, path);
  // A file is read at random, so its bytes are not counted.
  const fromPipe = (await read(bytes)).map((batch) => ({ ...batch, bytes: expect.any(Number) }));
  expect(batches).toEqual(fromPipe);
  return batches;
}

function positionsOf(batches: readonly ReadBatch[]): readonly object[] {
  return batches.flatMap(({ positions }) => positions);
}

function parquet(columnData: ColumnSource[]): Uint8Array {
  return new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 2 }));
}

describe('decodersOf', () => {
  it.each([
    ['zstd', ZSTD],
    ['several frames of zstd', Buffer.concat([ZSTD, ZSTD])],
    ['gzip in zstd in no name', gzipSync(ZSTD)],
  ])('%s', async (name, bytes) => {
    expect(positionsOf(await readBoth(name, bytes))[0]).toMatchObject(REPORT);
  });

  it('reads each file of a ZIP archive, and rejects those that are no recording', async () => {
    const batches = await readBoth('archive', ZIP);
    expect(positionsOf(batches)).toMatchObject([REPORT, { mmsi: 219_000_002, timeMs: 1000 }]);
    expect(batches.flatMap(({ positionLines }) => positionLines)).toEqual([3, 4]);
    expect(batches.flatMap(({ rejected }) => rejected)).toMatchObject([
      { line: 1, reason: 'malformed', detail: expect.stringContaining('LICENCE.txt: ') },
    ]);
  });

  it.each([
    ['truncated zstd', ZSTD.subarray(0, 60), 'The zstd data are damaged'],
    ['a truncated archive', ZIP.subarray(0, 200), 'The zip data are damaged'],
    ['a truncated table', parquetOf({}).subarray(0, 200), 'The Parquet data are damaged'],
    ['bzip2', Buffer.from('BZh91AY'), 'as in bzcat FILE | roadstead detect -'],
    ['xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), 'as in xzcat FILE'],
  ])('rejects %s', async (name, bytes, message) => {
    await expect(readBoth(name, bytes)).rejects.toThrow(message);
  });
});

function parquetOf(
  { times = Array.from({ length: 3 }, () => new Date(TIME_MS)) }: { times?: unknown[] },
  place: ColumnSource[] = [
    { name: 'LON', data: [10.5, 10.5, null], type: 'DOUBLE' },
    { name: 'LAT', data: [55.25, 55.25, null], type: 'FLOAT' },
  ],
): Uint8Array {
  return parquet([
    { name: 'MMSI', data: [219_000_001n, 219_000_001n, 219_000_001n], type: 'INT64' },
    { name: 'VesselName', data: [null, null, 'ANNA'], type: 'STRING' },
    { name: 'BaseDateTime', data: times },
    ...place,
  ]);
}

/** Two valid rows, and rows without a valid id, time or position. */
const ODD_COLUMNS: ColumnSource[] = [
  {
    name: 'mmsi',
    data: [219_000_001n, 219_000_002n, -1n, ...Array(4).fill(219_000_003n)],
    type: 'INT64',
  },
  {
    name: 'timestamp',
    data: [TIME_MS, TIME_MS, TIME_MS, -1, TIME_MS, TIME_MS, TIME_MS],
    type: 'DOUBLE',
  },
  { name: 'longitude', data: [10.5, 10.5, 10.5, 10.5, 200, 181, null], type: 'DOUBLE' },
  { name: 'latitude', data: [55.25, 55.25, 55.25, 55.25, 55.25, 91, 55.25], type: 'DOUBLE' },
  { name: 'sog', data: [12.5, null, 1, 1, 1, 1, 1], type: 'DOUBLE' },
  { name: 'cog', data: [360, 10, 1, 1, 1, 1, 1], type: 'DOUBLE' },
  { name: 'heading', data: [90, 511, 1, 1, 1, 1, 1], type: 'INT32' },
  { name: 'rot', data: [null, 0, 1, 1, 1, 1, 1], type: 'DOUBLE' },
  {
    name: 'nav_status',
    data: ['Under way using engine', null, ...Array(5).fill('x')],
    type: 'STRING',
  },
];

describe('Parquet files are read', () => {
  const point = geojsonToWkb({ type: 'Point', coordinates: [10.5, 55.25] });
  const wkt = 'POINT (10.5 55.25)';

  it.each([
    ['with columns of coordinates', parquetOf({})],
    ['with times as texts', parquetOf({ times: Array(3).fill('2026-04-26 00:00:01') })],
    ['with times as seconds', parquetOf({ times: Array(3).fill(TIME_MS / 1000) })],
    ['with WKT', parquetOf({}, [{ name: 'geom', data: [wkt, wkt, null], type: 'STRING' }])],
    [
      'with WKB',
      parquetOf({}, [{ name: 'geometry', data: [point, point, null], type: 'BYTE_ARRAY' }]),
    ],
  ])('%s', async (name, bytes) => {
    const batches = await readBoth(name, bytes);
    expect(positionsOf(batches)).toMatchObject([REPORT, REPORT]);
    expect(batches.flatMap(({ statics }) => statics)).toMatchObject([{ name: 'ANNA' }]);
    expect(batches.flatMap(({ rejected }) => rejected)).toEqual([]);
    expect(batches.at(-1)?.lines).toBe(3);
  });

  it('with the size of the file as the number of bytes read', async () => {
    const bytes = parquetOf({});
    const path = join(folder, 'counted');
    writeFileSync(path, bytes);
    const batches = await read(bytes, path);
    expect(bytes.length).toBeGreaterThan(200);
    expect(batches.map((batch) => batch.bytes)).toEqual([
      Math.round((2 / 3) * bytes.length),
      bytes.length,
    ]);
  });

  it('with the same positions and rejections, also where static reports are not wanted', async () => {
    const bytes = parquet(ODD_COLUMNS);
    const [withStatics, without] = await Promise.all(
      [true, false].map((statics) => read(bytes, undefined, { statics })),
    );
    const outputOf = (batches: readonly ReadBatch[]): unknown =>
      batches.map(({ positions, positionLines, rejected }) => ({
        ...{ positions, positionLines, rejected },
      }));
    expect(outputOf(without)).toEqual(outputOf(withStatics));
    expect(positionsOf(without)).toMatchObject([
      { ...REPORT, sog: 12.5, cog: null, heading: 90, rot: null, navStatus: 0 },
      { ...REPORT, mmsi: 219_000_002, sog: null, cog: 10, heading: null, rot: 0, navStatus: 15 },
    ]);
    expect(without.flatMap(({ rejected }) => rejected.map(({ reason }) => reason))).toEqual([
      'bad-mmsi',
      'bad-time',
      'bad-position',
      'no-position',
      'no-position',
    ]);
  });

  it('only with the columns of ids and times', async () => {
    const bytes = parquet([{ name: 'a', data: [1, 2], type: 'INT32' }]);
    await expect(readBoth('odd', bytes)).rejects.toThrow(
      'This table has no column for mmsi, timestamp, longitude, latitude; it has a.',
    );
  });
});

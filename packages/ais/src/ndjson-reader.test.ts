import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AllReports, inChunks, readAll, reasons, textBytes } from '../test-data/read-text.ts';
import { STATIC_REPORT, STATICS } from '../test-data/statics.ts';
import { readNdjson } from './read-reports.ts';

function read(...records: readonly unknown[]): Promise<AllReports> {
  const lines = records.map((record) =>
    typeof record === 'string' ? record : JSON.stringify(record),
  );
  return readAll(readNdjson(inChunks(textBytes(lines.join('\n'))), { statics: true }));
}

const POSITION = { mmsi: 219_000_001, timeMs: 1000, longitude: 10.5, latitude: 55.25 };
const UNKNOWN = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };

describe('readNdjson', () => {
  it("reads reports in the model's field names exactly", async () => {
    const reports = fc.array(
      fc.record({
        mmsi: fc.integer({ min: 1, max: 999_999_999 }),
        timeMs: fc.nat(4_000_000_000_000),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
        latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
        sog: fc.option(fc.integer({ min: 0, max: 1022 }).map((tenths) => tenths / 10)),
        cog: fc.option(fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10)),
        heading: fc.option(fc.integer({ min: 0, max: 359 })),
        rot: fc.option(fc.integer({ min: -126, max: 126 })),
        navStatus: fc.integer({ min: 0, max: 15 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(reports, async (given) => {
        expect((await read(...given)).positions).toEqual(given);
      }),
    );
  });

  it("reads the service's field names, with times as in CSV", async () => {
    const given = { mmsi: '219000001', longitude: 10.5, latitude: 55.25, sog: 0, nav_status: 5 };
    const { positions } = await read(
      { ...given, timestamp: '2026-04-26T02:00:01+02:00' },
      { ...given, timestamp: 1_777_161_601_000 },
      { ...given, timestamp: '2026-04-26T00:00:01' },
      { ...given, timestamp: 1_777_161_601 },
      { ...given, timestamp: '1777161601' },
      { ...given, timestamp: 20_260_426_000_001 },
    );
    const timeMs = Date.parse('2026-04-26T00:00:01Z');
    const report = { ...POSITION, timeMs, ...UNKNOWN, sog: 0, navStatus: 5 };
    expect(positions).toEqual(Array.from({ length: 6 }, () => report));
  });

  it('reads timeMs as milliseconds, however small, and prefers it to timestamp', async () => {
    const { positions } = await read(
      POSITION,
      { ...POSITION, timeMs: '1000.9' },
      { ...POSITION, timestamp: 1_777_161_601 },
      { ...POSITION, timeMs: '1970-01-01T00:00:01Z' },
      { ...POSITION, timeMs: null, timestamp: 1 },
    );
    expect(positions).toEqual(Array.from({ length: 5 }, () => ({ ...POSITION, ...UNKNOWN })));
  });

  it('reads a position from lon and lat', async () => {
    const { longitude: lon, latitude: lat, ...rest } = POSITION;
    const result = await read(
      { ...rest, lon, lat },
      { ...rest, lon, latitude: lat },
      { ...rest, lon },
    );
    expect(result.positions).toEqual(
      Array.from({ length: 2 }, () => ({ ...POSITION, ...UNKNOWN })),
    );
    expect(reasons(result)).toEqual(['3: no-position']);
  });

  it('reads static reports, with or without a position', async () => {
    const result = await read(
      { ...POSITION, name: 'ROADSTEAD', length: 120, eta: '04-27T07:30Z' },
      { mmsi: 219_000_002, imo: 9_074_729, eta: { month: 4, day: 27, hour: 24, minute: 60 } },
      { mmsi: 219_000_003, timestamp: '2026-04-26T00:00:01Z', lengthMeters: 12, toBowMeters: 0 },
      { ...POSITION, shiptype: 0, destination: '' },
    );
    expect(result.positions).toHaveLength(2);
    expect(result.rejected).toEqual([]);
    expect(result.statics).toMatchObject([
      { name: 'ROADSTEAD', lengthMeters: 120, eta: { month: 4, day: 27, hour: 7, minute: 30 } },
      { imo: 9_074_729, timeMs: null, eta: { month: 4, day: 27, hour: null, minute: null } },
      { lengthMeters: 12, toBowMeters: 0, timeMs: 1_777_161_601_000 },
    ]);
  });

  it('uses receivedMs for reports without a time', async () => {
    const { timeMs: _, ...said } = POSITION;
    const records = [said, POSITION, { ...said, timestamp: '' }, { ...said, timestamp: 'soon' }];
    const text = records.map((record) => JSON.stringify({ ...record, name: 'ANNA' })).join('\n');
    const result = await readAll(
      readNdjson(inChunks(textBytes(text)), { statics: true, receivedMs: () => 5 }),
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([5, 1000, 5]);
    expect(result.statics.map(({ timeMs }) => timeMs)).toEqual([5, 1000, 5]);
    expect(reasons(result)).toEqual(['4: bad-time']);
  });

  it('rejects a partial position and returns the static report of the line', async () => {
    const { longitude: _, latitude: __, ...said } = { ...POSITION, ...STATICS };
    const result = await read(said, { ...said, latitude: 55.25 }, { ...said, lon: '', lat: null });
    expect(result.statics).toEqual(
      Array.from({ length: 3 }, () => ({ ...STATIC_REPORT, timeMs: POSITION.timeMs })),
    );
    expect(reasons(result)).toEqual(['2: no-position']);
  });

  it.each([
    ['no JSON', '{"mmsi":', 'malformed'],
    ['an array', '[1]', 'malformed'],
    ['null', 'null', 'malformed'],
    ['no MMSI', { ...POSITION, mmsi: undefined }, 'bad-mmsi'],
    ['MMSI 0', { ...POSITION, mmsi: 0 }, 'bad-mmsi'],
    ['half an MMSI', { ...POSITION, mmsi: 1.5 }, 'bad-mmsi'],
    ['no time', { ...POSITION, timeMs: undefined }, 'no-time'],
    ['a wrong time', { ...POSITION, timeMs: undefined, timestamp: 'noon' }, 'bad-time'],
    ['an object as time', { ...POSITION, timeMs: {} }, 'bad-time'],
    ['no position', { mmsi: 1, timeMs: 0 }, 'no-position'],
    ['half a position', { ...POSITION, latitude: null }, 'no-position'],
    ['longitude 181', { ...POSITION, longitude: 181 }, 'no-position'],
    ['a word for a longitude', { ...POSITION, longitude: 'west' }, 'bad-position'],
    ['latitude 95', { ...POSITION, latitude: 95 }, 'bad-position'],
  ])('rejects lines with %s', async (_, record, reason) => {
    const result = await read(POSITION, '', record, POSITION);
    expect(reasons(result)).toEqual([`3: ${reason}`]);
    expect(result).toMatchObject({ lines: 4, skipped: 1 });
    expect(result.positions).toHaveLength(2);
  });

  it('rejects deeply nested values and quotes them in part', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const unnamed = `${'{"":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const { rejected } = await read(`{"mmsi":${deep}}`, `{"mmsi":1,"timestamp":${unnamed}}`, {
      mmsi: { a: 1, b: [2], c: null },
    });
    expect(rejected).toEqual([
      { line: 1, reason: 'bad-mmsi', detail: '"[\\"…\\"]"' },
      { line: 2, reason: 'bad-time', detail: '"{\\"\\":\\"…\\"}"' },
      { line: 3, reason: 'bad-mmsi', detail: '"{\\"a\\":1,\\"b\\":\\"…\\",\\"c\\":null}"' },
    ]);
  });

  it('never throws for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.json(), { maxLength: 4 }),
        async (lines) => void (await read(...lines)),
      ),
    );
    const odd = fc.record({ ...POSITION_ANYTHING }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(
        fc.array(odd, { maxLength: 4 }),
        async (records) => void (await read(...records)),
      ),
    );
  });
});

const POSITION_ANYTHING = Object.fromEntries(
  [
    'mmsi',
    'timeMs',
    'timestamp',
    'longitude',
    'latitude',
    'sog',
    'imo',
    'eta',
    'name',
    'nav_status',
  ].map((field) => [field, fc.jsonValue()]),
);

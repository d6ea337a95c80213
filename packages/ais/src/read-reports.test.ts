import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import type { Gunzip } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inChunks, readAll, textBytes } from '../test-data/read-text.ts';
import { classA, classAStatic, tagBlock, vdm, vdmParts } from '../test-data/sentences.ts';
import { FeedError } from './feed-error.ts';
import {
  type ReadOptions,
  readCsv,
  readLive,
  readNdjson,
  readNmea,
  readReports,
} from './read-reports.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

const gunzip: Gunzip = (packed) => Readable.from(packed).compose(createGunzip());
const CSV = 'mmsi,timestamp,lon,lat\n219000001,2026-04-26T00:00:01Z,10.5,55.25\n';

function testData(name: string): Uint8Array {
  return readFileSync(new URL(`../test-data/${name}`, import.meta.url));
}

/** NMEA and CSV with every kind of line: parts, stamps, quotes over lines, errors. */
const NMEA = [
  '# started\r\n\r\n',
  `${tagBlock('g:1-2-7,c:1241827197')}${vdmParts(classA(), { characters: 20 })[0]}\r\n`,
  '$GPGGA,1*00\r\n',
  `${tagBlock('g:2-2-7')}${vdmParts(classA(), { characters: 20 })[1]}\n`,
  `${vdm(classA())},1241827198\n${vdm(classA())}\n!AIVDM,1,1,,A,13u,0*00\nnoise\n`,
  `${vdmParts(classAStatic()).join('\n')}\n${vdmParts(classAStatic())[0]}`,
].join('');
const QUOTED = [
  'Title\r\nmmsi;timestamp;lon;lat;name\r\n',
  '219000001;2026-04-26T00:00:01Z;10,5;55,25;"A;\nB ""C"""\r\n',
  '219000001;;10,5;55,25;x\n\n219000001;2026-04-26T00:00:02Z;10,5;55,25;"open\n',
  '219000002;2026-04-26T00:00:03Z;10,5;55,25;y',
].join('');
const JSON_LINES =
  '{"mmsi":1,"timeMs":1,"longitude":1,"latitude":2,"name":"Ø"}\n\n{"mmsi":\n{"mmsi":2}';

describe('any input', () => {
  it.each([
    ['NMEA', NMEA],
    ['CSV', QUOTED],
    ['JSON lines', JSON_LINES],
  ])('of %s gives the same reports whatever the chunks', async (_, text) => {
    const bytes = textBytes(text);
    const whole = await readAll(readReports(inChunks(bytes), { statics: true }));
    expect(whole.positions.length * whole.statics.length * whole.rejected.length).toBeGreaterThan(
      0,
    );
    const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 9 }), async (lengths, batchSize) => {
        async function* cut(): AsyncGenerator<Uint8Array> {
          let at = 0;
          for (let i = 0; at < bytes.length; i++) {
            const length = i < lengths.length ? lengths[i] : 7;
            yield bytes.subarray(at, at + length);
            at += length;
          }
        }
        expect(await readAll(readReports(cut(), { statics: true, batchSize }))).toEqual(whole);
      }),
    );
  });

  it.each([
    // Line 5 is the last part of a message; 6 has a time, 7 has none; 11 is the last part of a static message.
    ['NMEA', NMEA, [5, 6], [11]],
    ['CSV', QUOTED, [3, 8], [3, 8]],
    ['JSON lines', JSON_LINES, [1], [1]],
  ])('of %s has the line of each report', async (_, text, positionLines, staticLines) => {
    const result = await readAll(readReports(inChunks(textBytes(text)), { statics: true }));
    expect(result).toMatchObject({ positionLines, staticLines });
  });

  it('of random bytes is read or rejected with a FeedError', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(bytes, async (random) => {
        const rubbish = await readAll(readReports(inChunks(random))).catch(
          (error: unknown) => error,
        );
        if (rubbish instanceof Error) expect(rubbish).toBeInstanceOf(FeedError);
        const nmea = await readAll(readNmea(inChunks(random), { statics: true }));
        const json = await readAll(readNdjson(inChunks(random), { statics: true }));
        const csv = new Uint8Array([...textBytes(CSV), ...random]);
        const rows = await readAll(readCsv(inChunks(csv, 64), { statics: true }));
        for (const { positions, statics } of [nmea, json]) {
          expect(positions.length + statics.length).toBe(0);
        }
        expect(rows.positions.length).toBe(1);
      }),
      { numRuns: 300 },
    );
  });

  it('of NMEA with flipped bits has reports in range, or rejected lines', async () => {
    const lines = `${NMEA}\n${`${vdm(classA())},1241827198\n`.repeat(5)}`;
    const flips = fc.array(fc.tuple(fc.nat(lines.length - 1), fc.nat(7)), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(flips, async (flipped) => {
        const bytes = textBytes(lines);
        for (const [at, bit] of flipped) bytes[at] ^= 1 << bit;
        const { positions } = await readAll(readNmea(inChunks(bytes, 50), { statics: true }));
        for (const { longitude, latitude, timeMs, mmsi } of positions) {
          expect(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90).toBe(true);
          expect(Number.isSafeInteger(timeMs) && mmsi > 0).toBe(true);
        }
      }),
    );
  });

  it('without content is an empty stream', async () => {
    const reports = { positions: [], positionLines: [], statics: [], staticLines: [] };
    const nothing = { ...reports, rejected: [], lines: 0, bytes: 0, skipped: 0 };
    expect(await readAll(readReports(inChunks(new Uint8Array(0))))).toEqual(nothing);
    const packed = gzipSync('');
    expect(await readAll(readReports(inChunks(packed), { gunzip }))).toMatchObject({ lines: 0 });
    expect(await readAll(readReports(inChunks(textBytes('\n\n'))))).toMatchObject({
      lines: 2,
      skipped: 2,
    });
  });

  it('with an endless line is read beyond it, in bounded memory', async () => {
    const filler = new Uint8Array(LINE_BYTES_MAX / 4).fill(65);
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield textBytes(`${vdm(classA())},1241827198\n`);
      for (let i = 0; i < 200; i++) yield filler;
      yield textBytes(`\n${vdm(classA())},1241827198\n`);
    }
    const result = await readAll(readReports(endless()));
    expect(result.rejected).toMatchObject([{ line: 2, detail: 'longer than 1048576 bytes' }]);
    expect(result).toMatchObject({ lines: 3, positions: [{}, {}] });
  });

  it('without zones is UTC, also on a machine in Tokyo', () => {
    const file = new URL('./read-reports.ts', import.meta.url).href;
    const csv = JSON.stringify('mmsi,time,lon,lat\n219000001,26/04/2026 00:00:01,10.5,55.25\n');
    const script = `import(${JSON.stringify(file)}).then(async ({ readReports }) => {
      const bytes = (async function* () { yield new TextEncoder().encode(${csv}); })();
      for await (const { positions } of readReports(bytes)) console.log(positions[0].timeMs);
    })`;
    const printed = execFileSync(
      process.execPath,
      ['--conditions=@roadstead/source', '--import', 'tsx', '--eval', script],
      { env: { ...process.env, TZ: 'Asia/Tokyo' }, encoding: 'utf8' },
    );
    expect(printed.trim()).toBe(String(Date.parse('2026-04-26T00:00:01Z')));
  });
});

describe('a JSON document without records', () => {
  it.each(['[]', '[ ]\n', '{"features":[]}', '{\n"type":"FeatureCollection","features":[]\n}'])(
    'of an area without ships is no error: %s',
    async (text) => {
      const read = await readAll(readReports(inChunks(textBytes(text))));
      expect(read).toMatchObject({ positions: [], rejected: [] });
    },
  );

  it('is still an error without any array', async () => {
    const read = await readAll(readReports(inChunks(textBytes('{"features":null}'))));
    expect(read.rejected).toMatchObject([{ reason: 'bad-mmsi' }]);
  });
});

describe('batches', () => {
  it('end with each chunk and have at most batchSize lines', async () => {
    const text = CSV + `${CSV.split('\n')[1]}\n`.repeat(9);
    const sizes: number[] = [];
    for await (const batch of readReports(inChunks(textBytes(text)), { batchSize: 4 })) {
      sizes.push(batch.positions.length);
    }
    expect(sizes).toEqual([3, 4, 3]);
  });

  it('have a batchSize of 1 or more', async () => {
    await expect(readAll(readReports(inChunks(textBytes(CSV)), { batchSize: 0 }))).rejects.toThrow(
      RangeError,
    );
  });

  it('have static reports only if requested', async () => {
    const text = '{"mmsi":1,"name":"A"}\n';
    expect((await readAll(readReports(inChunks(textBytes(text))))).statics).toEqual([]);
  });

  it('are read on demand, and the source is closed with the reader', async () => {
    let given = 0;
    let closed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (; ; given++) yield textBytes(given === 0 ? CSV : `${CSV.split('\n')[1]}\n`);
      } finally {
        closed = true;
      }
    }
    const batches = readReports(source());
    await batches.next();
    await batches.next();
    expect(given).toBeLessThanOrEqual(2);
    expect(closed).toBe(false);
    await batches.return();
    expect(closed).toBe(true);
  });
});

describe('a live feed', () => {
  it('can mix lines of NMEA and JSON', async () => {
    const record = '{"mmsi":219000002,"timeMs":1,"longitude":1,"latitude":2}';
    const text = `mmsi,timestamp,lon,lat\n  ${record}\n${vdm(classA())}\n\n{"mmsi":\n${record}`;
    const read = await readAll(
      readLive(inChunks(textBytes(text), 7), { receivedMs: () => 1_700_000_000_000 }),
    );
    expect(read.positions.map(({ timeMs }) => timeMs)).toEqual([1, 1_700_000_000_000, 1]);
    expect(read.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'malformed'],
      [5, 'malformed'],
    ]);
  });
});

describe('gzip', () => {
  const read = (bytes: Uint8Array, options: ReadOptions = { gunzip }): ReturnType<typeof readAll> =>
    readAll(readReports(inChunks(bytes, 1000), options));

  it('is decompressed, and its compressed bytes are counted', async () => {
    const packed = gzipSync(CSV);
    const result = await read(packed);
    expect(result).toMatchObject({ positions: [{}], lines: 2, bytes: packed.length });
  });

  it('without the option gunzip is a FeedError', async () => {
    await expect(read(gzipSync(CSV), {})).rejects.toThrow(/gzip; the option gunzip/);
  });

  it('that is truncated is a FeedError after the reports before', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i) => `${200_000_000 + i * 7919},${1e9 + i},${i % 180},${i % 90}`,
    );
    const packed = gzipSync(`mmsi,timestamp,lon,lat\n${rows.join('\n')}\n`);
    let positions = 0;
    const reading = async (): Promise<void> => {
      const cut = inChunks(packed.subarray(0, packed.length - 5000), 1000);
      for await (const batch of readReports(cut, { gunzip })) positions += batch.positions.length;
    };
    await expect(reading()).rejects.toThrow(/gzip data are damaged or truncated/);
    expect(positions).toBeGreaterThan(1000);
  });

  it('within gzip, or around a ZIP archive, is a FeedError', async () => {
    await expect(read(gzipSync(gzipSync(CSV)))).rejects.toThrow('compressed twice');
    await expect(read(gzipSync('PK\x03\x04'))).rejects.toThrow('ZIP');
  });

  it('does not change errors of the source', async () => {
    async function* failing(first: Uint8Array): AsyncGenerator<Uint8Array> {
      yield first;
      throw new TypeError('the disk is gone');
    }
    const packed = readAll(readReports(failing(gzipSync(CSV).subarray(0, 20)), { gunzip }));
    await expect(packed).rejects.toThrow(new TypeError('the disk is gone'));
    await expect(readAll(readReports(failing(textBytes(CSV))))).rejects.toThrow(TypeError);
  });
});

describe('real recordings', () => {
  it('MarineCadastre, compressed: every row is a position report', async () => {
    const bytes = testData('marinecadastre-2023-01-01-head.csv.gz');
    const result = await readAll(readReports(inChunks(bytes), { gunzip, statics: true }));
    expect(result).toMatchObject({ rejected: [], lines: 1001, skipped: 1, bytes: bytes.length });
    expect([result.positions.length, result.statics.length]).toEqual([1000, 998]);
    expect(result.positions[0]).toEqual({
      mmsi: 367_752_440,
      timeMs: Date.parse('2023-01-11T00:00:00Z'),
      longitude: -70.75733,
      latitude: 43.07917,
      sog: 0,
      cog: null,
      heading: 95,
      rot: null,
      navStatus: 0,
    });
  });

  it('a Danish stream: all but unsupported messages, and those without a position or with MMSI 0', async () => {
    const result = await readAll(
      readReports(inChunks(testData('aislib-stream.nmea'), 4096), { statics: true }),
    );
    const byReason: Record<string, number> = {};
    for (const { reason } of result.rejected) byReason[reason] = (byReason[reason] ?? 0) + 1;
    expect(byReason).toEqual({ 'unknown-type': 398, 'no-position': 27, 'bad-mmsi': 2 });
    expect(result).toMatchObject({ lines: 8551, skipped: 4051 });
    expect([result.positions.length, result.statics.length]).toEqual([3127, 525]);
    const times = result.positions.map(({ timeMs }) => timeMs);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse('2010-06-11T11:46:00Z'));
    expect(Math.max(...times)).toBeLessThan(Date.parse('2010-06-11T11:47:00Z'));
  });

  it('gpsd’s recording without times: position reports are rejected for that reason only', async () => {
    const result = await readAll(
      readReports(inChunks(testData('gpsd-ais.nmea')), { statics: true }),
    );
    expect(new Set(result.rejected.map(({ reason }) => reason))).toEqual(
      new Set(['no-time', 'unknown-type']),
    );
    expect(result.statics).toHaveLength(21);
  });
});

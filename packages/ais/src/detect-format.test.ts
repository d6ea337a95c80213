import { describe, expect, it } from 'vitest';
import { textBytes } from '../test-data/read-text.ts';
import { classA, tagBlock, vdm } from '../test-data/sentences.ts';
import { detectFormat, type InputFormat } from './detect-format.ts';
import { FeedError } from './feed-error.ts';
import { DETECTION_BYTES_MAX, DETECTION_LINES_MAX } from './thresholds.ts';

function formatOf(text: string): InputFormat | undefined {
  return detectFormat(textBytes(text), true);
}

describe('detectFormat', () => {
  it.each([
    ['nmea', vdm(classA())],
    ['nmea', '$GPGGA,213950.00,5250.53669,N*00\r\n'],
    ['nmea', '\\si:AISD*3F\\'],
    ['nmea', `${tagBlock('c:1')}${vdm(classA())}`],
    ['nmea', `# a comment\n\nrest of a line,0*5C\n${vdm(classA(), '--')}`],
    ['nmea', `2016-01-12 12:00:00 ${vdm(classA())}`],
    ['nmea', `time,sentence\n2016-01-12T12:00:00Z,${tagBlock('c:1')}${vdm(classA())}`],
    ['ndjson', '{"mmsi":219000001}\n'],
    ['ndjson', `{"mmsi":219000001,"raw":"${vdm(classA())}"}\n`],
    ['csv', `mmsi,timestamp,lon,lat,"${vdm(classA())}"`],
    ['json', '{\n  "vessels": []\n}'],
    ['json', '[{"mmsi":1}]'],
    ['json', '\n\uFEFF[\n{"mmsi":1},\n{"mmsi":2}\n]'],
    ['json', '{"type":"FeatureCollection","features":[\n{"type":"Feature"}]}'],
    ['ndjson', '{"mmsi":2190\n{"mmsi":219000001}\n'],
    ['nmea', `[12:00:00] ${vdm(classA())}`],
    ['ndjson', '\n\uFEFF{"mmsi":219000001}'],
    ['csv', 'mmsi,timestamp,lon,lat'],
    ['csv', '# Timestamp,Type of mobile,MMSI,Latitude,Longitude'],
    ['csv', 'My export\nmmsi;timestamp;lon;lat\n'],
    ['csv', 'a,b,c\n1,2,3\n'],
    ['gzip', '\x1f'],
    ['empty', ''],
    ['empty', '\n\n# nothing\n'],
  ])('detects %s: %j', (format, text) => {
    const bytes = format === 'gzip' ? Uint8Array.of(0x1f, 0x8b, 8) : textBytes(text);
    expect(detectFormat(bytes, true)).toBe(format);
  });

  it.each([
    ['zip', 'PK\x03\x04'],
    ['parquet', 'PAR1'],
    ['zstd', Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd)],
  ])('detects %s', (format, magic) => {
    const bytes = typeof magic === 'string' ? textBytes(magic) : magic;
    expect(detectFormat(bytes, false)).toBe(format);
    expect(detectFormat(bytes.subarray(0, 3), false)).toBeUndefined();
  });

  it('detects CSV by mapped columns', () => {
    const columns = {
      mmsi: { column: 'id', multiplyBy: 1, divideBy: 1 },
      timestamp: { column: 'when', multiplyBy: 1, divideBy: 1 },
    };
    expect(detectFormat(textBytes('id,when,lon,lat\n'), false, columns)).toBe('csv');
  });

  it('detects CSV with static reports only, if they are requested', () => {
    const header = textBytes('mmsi,timestamp,name\n');
    expect(detectFormat(header, false, {}, true)).toBe('csv');
    expect(detectFormat(header, false, {}, false)).toBeUndefined();
  });

  it('returns undefined while more bytes are needed', () => {
    expect(detectFormat(textBytes(''), false)).toBeUndefined();
    expect(detectFormat(textBytes('!'), false)).toBeUndefined();
    expect(detectFormat(textBytes('mmsi,timestamp,lon,lat'), false)).toBeUndefined();
    expect(detectFormat(textBytes('mmsi,timestamp,lon,lat\n'), false)).toBe('csv');
    expect(detectFormat(textBytes('a title\n'), false)).toBeUndefined();
  });

  it('detects a JSON document in one line that is longer than the bytes read', () => {
    const bytes = textBytes(`{"features":[${'{"mmsi":1},'.repeat(DETECTION_BYTES_MAX / 10)}`);
    expect(detectFormat(bytes, false)).toBe('json');
  });

  it('needs at most 100 lines or 64 kB', () => {
    expect(detectFormat(textBytes('title\n'.repeat(DETECTION_LINES_MAX)), false)).toBe('csv');
    expect(detectFormat(textBytes('x'.repeat(DETECTION_BYTES_MAX)), false)).toBe('csv');
  });

  it.each([
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x6d, 0, 0x6d, 0), 'UTF-16'],
    ['a JSON array of sentences', `["${vdm(classA())}"]`, 'JSON without objects'],
    ['binary', '\x00\x01\x02 \x7f\n\x03', 'is binary'],
  ])('rejects %s', (_, input, message) => {
    const bytes = typeof input === 'string' ? textBytes(input) : input;
    expect(() => detectFormat(bytes, true)).toThrow(FeedError);
    expect(() => detectFormat(bytes, true)).toThrow(message);
  });

  it('detects JSON lines by any object', () => {
    expect(formatOf('{}')).toBe('ndjson');
  });
});

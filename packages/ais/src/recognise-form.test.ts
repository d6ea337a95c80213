import { describe, expect, it } from 'vitest';
import { textBytes } from '../test-data/read-text.ts';
import { classA, tagBlock, vdm } from '../test-data/sentences.ts';
import { FeedError } from './feed-error.ts';
import { type Form, recogniseForm } from './recognise-form.ts';
import { RECOGNITION_BYTES_MAX, RECOGNITION_LINES_MAX } from './thresholds.ts';

function formOf(text: string): Form | undefined {
  return recogniseForm(textBytes(text), true);
}

describe('the form of an input', () => {
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
    ['ndjson', '\n\uFEFF{"mmsi":219000001}'],
    ['csv', 'mmsi,timestamp,lon,lat'],
    ['csv', '# Timestamp,Type of mobile,MMSI,Latitude,Longitude'],
    ['csv', 'My export\nmmsi;timestamp;lon;lat\n'],
    ['csv', 'a,b,c\n1,2,3\n'],
    ['gzip', '\x1f'],
    ['empty', ''],
    ['empty', '\n\n# nothing\n'],
  ])('is %s: %j', (form, text) => {
    const bytes = form === 'gzip' ? Uint8Array.of(0x1f, 0x8b, 8) : textBytes(text);
    expect(recogniseForm(bytes, true)).toBe(form);
  });

  it('with columns of its own is CSV where these are there', () => {
    const columns = {
      mmsi: { column: 'id', multiplyBy: 1, divideBy: 1 },
      timestamp: { column: 'when', multiplyBy: 1, divideBy: 1 },
    };
    expect(recogniseForm(textBytes('id,when,lon,lat\n'), false, columns)).toBe('csv');
  });

  it('with static reports alone is CSV where these are wanted', () => {
    const header = textBytes('mmsi,timestamp,name\n');
    expect(recogniseForm(header, false, {}, true)).toBe('csv');
    expect(recogniseForm(header, false, {}, false)).toBeUndefined();
  });

  it('is not told before it can be', () => {
    expect(recogniseForm(textBytes(''), false)).toBeUndefined();
    expect(recogniseForm(textBytes('!'), false)).toBeUndefined();
    expect(recogniseForm(textBytes('mmsi,timestamp,lon,lat'), false)).toBeUndefined();
    expect(recogniseForm(textBytes('mmsi,timestamp,lon,lat\n'), false)).toBe('csv');
    expect(recogniseForm(textBytes('a title\n'), false)).toBeUndefined();
  });

  it('is told by some lines, or some bytes', () => {
    expect(recogniseForm(textBytes('title\n'.repeat(RECOGNITION_LINES_MAX)), false)).toBe('csv');
    expect(recogniseForm(textBytes('x'.repeat(RECOGNITION_BYTES_MAX)), false)).toBe('csv');
  });

  it.each([
    ['a ZIP archive', 'PK\x03\x04\x00\x00', 'ZIP'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x6d, 0, 0x6d, 0), 'UTF-16'],
    ['JSON of several lines', '{\n  "vessels": []\n}', 'not one object a line'],
    ['a JSON array', '[{"mmsi":1}]', 'not one object a line'],
    ['a JSON array of sentences', `["${vdm(classA())}"]`, 'not one object a line'],
    ['binary', '\x00\x01\x02 \x7f\n\x03', 'no text'],
  ])('%s is one failure', (_, input, message) => {
    const bytes = typeof input === 'string' ? textBytes(input) : input;
    expect(() => recogniseForm(bytes, true)).toThrow(FeedError);
    expect(() => recogniseForm(bytes, true)).toThrow(message);
  });

  it('of an object that is no report is NDJSON all the same', () => {
    expect(formOf('{}')).toBe('ndjson');
  });
});

import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, parseTimeText } from './time-text.ts';

const at = (iso: string): number => Date.parse(iso);

describe('parseTimeText', () => {
  it.each([
    ['2026-04-26T00:00:01Z', '2026-04-26T00:00:01Z'],
    ['2026-04-26 00:00:01', '2026-04-26T00:00:01Z'],
    ['2026-04-26T00:00', '2026-04-26T00:00:00Z'],
    ['2016-01-12 13:02:11.218', '2016-01-12T13:02:11.218Z'],
    ['2025-12-12T12:31:24.532992+00:00', '2025-12-12T12:31:24.532Z'],
    ['2025-12-12T12:31:24,5Z', '2025-12-12T12:31:24.500Z'],
    ['2025-12-12t12:31:24z', '2025-12-12T12:31:24Z'],
    ['2025-12-12T01:31:24+02:00', '2025-12-11T23:31:24Z'],
    ['2025-12-12T22:31:24-0230', '2025-12-13T01:01:24Z'],
    ['2025-12-12 01:31:24+01', '2025-12-12T00:31:24Z'],
    ['2012-01-01 00:00:00 UTC', '2012-01-01T00:00:00Z'],
    ['26/04/2026 00:00:01', '2026-04-26T00:00:01Z'],
    ['31/12/2015 23:59:59', '2015-12-31T23:59:59Z'],
    ['29-02-2024 10:00:00', '2024-02-29T10:00:00Z'],
    ['2024/02/29 10:00:00', '2024-02-29T10:00:00Z'],
    ['1241827197', '2009-05-08T23:59:57Z'],
    ['1241827197.25', '2009-05-08T23:59:57.250Z'],
    ['1241827197123', '2009-05-08T23:59:57.123Z'],
    [' 2026-04-26T00:00:01Z ', '2026-04-26T00:00:01Z'],
    ['20160112T120001Z', '2016-01-12T12:00:01Z'],
    ['20160112T120001', '2016-01-12T12:00:01Z'],
    ['20160112120001', '2016-01-12T12:00:01Z'],
    ['20160112 120001.5+0100', '2016-01-12T11:00:01.500Z'],
  ])('reads %s', (text, iso) => {
    expect(parseTimeText(text)).toBe(at(iso));
  });

  it.each([
    ['', 'nothing'],
    ['yesterday', 'a word'],
    ['2026-04-26', 'a day without a time of day'],
    ['2026-13-01T00:00:00Z', 'month 13'],
    ['04/26/2026 00:00:00', 'the American order'],
    ['2025-02-29T00:00:00Z', 'a day that does not exist'],
    ['2024-04-31T00:00:00Z', 'a day that does not exist in leap years either'],
    ['1900-01-01T00:00:00Z', 'before 1970'],
    ['0075-01-01T00:00:00Z', 'a year that Date would take for 1975'],
    ['2026-04-26T24:00:00Z', 'hour 24'],
    ['2026-04-26T00:60:00Z', 'minute 60'],
    ['2026-04-26T00:00:0', 'one digit'],
    ['2026-04-26T00:00:00.', 'a fraction of nothing'],
    ['2026-04-26T00:00:00 CET', 'a zone by name'],
    ['2026-04-26X00:00:00', 'another letter between'],
    ['-5', 'a negative number'],
    ['20101311114612', 'month 13 without separators, not a time in the year 2607'],
    ['201601121200015', 'a digit too many'],
  ])('rejects %s: %s', (text) => {
    expect(parseTimeText(text)).toBeNaN();
  });

  it('agrees with Date for every time from 1970 to 2100', () => {
    const time = fc.date({
      min: new Date(0),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, (date) => {
        const iso = date.toISOString();
        const [day, clock] = iso.slice(0, -1).split('T');
        expect(parseTimeText(iso)).toBe(date.getTime());
        expect(parseTimeText(`${day.split('-').reverse().join('/')} ${clock}`)).toBe(
          date.getTime(),
        );
      }),
    );
    expect(dayMs(2000, 3, 1)).toBe(Date.UTC(2000, 2, 1));
    expect(dayMs(2100, 3, 1)).toBe(Date.UTC(2100, 2, 1));
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ms = parseTimeText(text);
        expect(Number.isNaN(ms) || Number.isSafeInteger(ms)).toBe(true);
      }),
    );
  });

  it('reads times without a zone as UTC, also on a machine in Tokyo', () => {
    const file = new URL('./time-text.ts', import.meta.url).href;
    const script = `import(${JSON.stringify(file)}).then((m) => {
      const { parseTimeText } = m;
      console.log(parseTimeText('26/04/2026 00:00:01'), parseTimeText('2026-04-26 00:00:01'),
        new Date(2026, 3, 26).getTimezoneOffset());
    })`;
    const printed = execFileSync(
      process.execPath,
      ['--conditions=@roadstead/source', '--import', 'tsx', '--eval', script],
      { env: { ...process.env, TZ: 'Asia/Tokyo' }, encoding: 'utf8' },
    );
    const utc = at('2026-04-26T00:00:01Z');
    expect(printed.trim()).toBe(`${utc} ${utc} -540`);
  });
});

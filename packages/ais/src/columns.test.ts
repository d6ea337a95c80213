import { describe, expect, it } from 'vitest';
import { COLUMN_FIELDS, headerKey, parseColumns } from './columns.ts';
import { COLUMN_NAMES } from './dialects/plain.ts';

describe('parseColumns', () => {
  it('parses columns with factors', () => {
    expect(
      parseColumns('mmsi=Ship Id, latitude = lat/600000,lon=x * 0.5,SOG=km/h*0.539957'),
    ).toEqual({
      ok: true,
      value: {
        mmsi: { column: 'Ship Id', multiplyBy: 1, divideBy: 1 },
        latitude: { column: 'lat', multiplyBy: 1, divideBy: 600_000 },
        longitude: { column: 'x', multiplyBy: 0.5, divideBy: 1 },
        sog: { column: 'km/h', multiplyBy: 0.539957, divideBy: 1 },
      },
    });
  });

  it('parses an offset of ids, a pattern of times and the unit of rates of turn', () => {
    const plain = { multiplyBy: 1, divideBy: 1 };
    expect(
      parseColumns('mmsi=id+237000000,time=When (UTC):MM/dd/yyyy HH:mm:ss,rot=turn:indicated'),
    ).toEqual({
      ok: true,
      value: {
        mmsi: { ...plain, column: 'id', add: 237_000_000 },
        timestamp: { ...plain, column: 'When (UTC)', format: 'MM/dd/yyyy HH:mm:ss' },
        rot: { ...plain, column: 'turn', format: 'indicated' },
      },
    });
    expect(parseColumns('mmsi=a+b,timestamp=time:utc,name=a:b')).toEqual({
      ok: true,
      value: {
        mmsi: { ...plain, column: 'a+b' },
        timestamp: { ...plain, column: 'time:utc' },
        name: { ...plain, column: 'a:b' },
      },
    });
  });

  it.each([
    ['', '"" is not of the form field=column'],
    ['mmsi', '"mmsi" is not of the form field=column'],
    ['ship=id', '"ship" is not a field; they are mmsi, timestamp, longitude'],
    ['mmsi=', 'The column of "mmsi" is missing'],
    ['mmsi=a,MMSI=b', '"mmsi" is defined twice'],
    ['mmsi=id/10', '"mmsi" is not a number and cannot have a factor'],
    ['lat=y/0', 'The factor of "latitude" must be above 0'],
  ])('rejects %j', (text, message) => {
    const result = parseColumns(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toContain(message);
  });

  it('knows each name for one field only, in normalised form', () => {
    const names = COLUMN_FIELDS.flatMap((field) => COLUMN_NAMES[field]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map(headerKey)).toEqual(names);
  });
});

import { describe, expect, it } from 'vitest';
import { COLUMN_FIELDS, COLUMN_NAMES, headerKey, parseColumns } from './columns.ts';

describe('columns given as text', () => {
  it('are read, with factors', () => {
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

  it.each([
    ['', '"" is not of the form field=column'],
    ['mmsi', '"mmsi" is not of the form field=column'],
    ['ship=id', '"ship" is not a field; they are mmsi, timestamp, longitude'],
    ['mmsi=', 'No column is given for "mmsi"'],
    ['mmsi=a,MMSI=b', '"mmsi" is given twice'],
    ['mmsi=id/10', '"mmsi" is no number to have a factor'],
    ['lat=y/0', 'The factor of "latitude" must be above 0'],
  ])('that are wrong are told: %s', (text, message) => {
    const result = parseColumns(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.failure).toContain(message);
  });

  it('no name is that of two fields, and all are written as they are compared', () => {
    const names = COLUMN_FIELDS.flatMap((field) => COLUMN_NAMES[field]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map(headerKey)).toEqual(names);
  });
});

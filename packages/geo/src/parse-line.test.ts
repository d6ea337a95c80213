import { describe, expect, it } from 'vitest';
import { LINE_VERTICES_MAX, parseLine } from './parse-line.ts';

describe('parseLine', () => {
  it('accepts a LineString or a Feature with one, and drops altitudes', () => {
    const value = { type: 'LineString' };
    const short = {
      type: 'LineString',
      coordinates: [
        [11, 2, 3],
        [190, 4],
      ],
    };
    expect(parseLine(short)).toEqual({
      ok: true,
      value: {
        ...value,
        coordinates: [
          [11, 2],
          [190, 4],
        ],
      },
    });
    expect(parseLine({ type: 'Feature', geometry: short }).ok).toBe(true);
  });

  it('joins a MultiLineString that was cut at the antimeridian', () => {
    const coordinates = [
      [
        [170, 10],
        [180, 20],
      ],
      [
        [-180, 20],
        [-170, 30],
      ],
      [
        [-170, 30],
        [-160, 0],
      ],
    ];
    expect(parseLine({ type: 'MultiLineString', coordinates })).toEqual({
      ok: true,
      value: {
        type: 'LineString',
        coordinates: [
          [170, 10],
          [180, 20],
          [190, 30],
          [200, 0],
        ],
      },
    });
  });

  it.each([
    [null, '', /LineString/],
    [{ type: 'Polygon', coordinates: [] }, '', /This is a Polygon/],
    [{ type: 'Feature', geometry: { type: 'Point' } }, '/geometry', /LineString/],
    [{ type: 'LineString' }, '/coordinates', /array/],
    [{ type: 'MultiLineString', coordinates: [[], 1] }, '/coordinates', /array/],
    [{ type: 'LineString', coordinates: [[1, 2]] }, '/coordinates', /from 2/],
    [
      {
        type: 'LineString',
        coordinates: Array.from({ length: LINE_VERTICES_MAX + 1 }, () => [0, 0]),
      },
      '/coordinates',
      /this one has 1001/,
    ],
    [{ type: 'LineString', coordinates: [[1, 2], [1]] }, '/coordinates/1', /two finite numbers/],
    [
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [2, 91],
        ],
      },
      '/coordinates/1',
      /Latitude/,
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [361, 9],
        ],
      },
      '/coordinates/1',
      /Longitude/,
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [1, 2],
        ],
      },
      '/coordinates',
      /single point/,
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [179, 2],
          [-179, 2],
        ],
      },
      '/coordinates',
      /beyond ±180/,
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [-200, 2],
          [-100, 0],
          [0, 0],
          [161, 2],
        ],
      },
      '/coordinates',
      /at most 360°/,
    ],
    [
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [2, 2],
          ],
          [
            [3, 2],
            [4, 2],
          ],
        ],
      },
      '/coordinates/1',
      /broken/,
    ],
  ])('rejects %j', (geojson, pointer, detail) => {
    const parsed = parseLine(geojson);
    expect(parsed.ok ? [] : parsed.error).toEqual(
      expect.arrayContaining([{ pointer, detail: expect.stringMatching(detail) }]),
    );
  });

  it('reports at most ten problems', () => {
    const coordinates = Array.from({ length: 30 }, () => [0, 100]);
    const parsed = parseLine({ type: 'LineString', coordinates });
    expect(parsed.ok ? [] : parsed.error).toHaveLength(10);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePolygonsText, textOfPolygons } from './area-text.ts';

describe('areas as text', () => {
  it('read back what they write', () => {
    const corner = fc.tuple(
      fc.integer({ min: -8_000_000, max: 8_000_000 }).map((x) => x / 1e5),
      fc.integer({ min: -9_000_000, max: 9_000_000 }).map((y) => y / 1e5),
    );
    const ring = fc
      .uniqueArray(corner, { minLength: 3, maxLength: 6, selector: String })
      .map((corners) => [...corners, corners[0]!]);
    const polygons = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(polygons, (written) => {
        expect(parsePolygonsText(textOfPolygons(written))).toEqual({ polygons: written });
      }),
    );
  });

  it('continue past 180', () => {
    const parsed = parsePolygonsText('179, -17\n-179, -17\n-179; -16');
    expect(parsed).toEqual({
      polygons: [
        [
          [
            [179, -17],
            [181, -17],
            [181, -16],
            [179, -17],
          ],
        ],
      ],
    });
  });

  it('accept a closed outline, empty lines and nothing', () => {
    expect(parsePolygonsText('\n\n0 0\r\n1 0\r\n1 1\r\n0 0\n\n\n')).toMatchObject({
      polygons: [[{ length: 4 }]],
    });
    expect(parsePolygonsText('  \n')).toEqual({ polygons: [] });
  });

  it.each([
    ['0 0\n1 x\n1 1', 'Line 2: “1 x”'],
    ['0 0\n1 0\n1 1 1', 'Line 3: “1 1 1”'],
    ['0 0\n1 95\n1 1', 'Line 2: the latitude'],
    ['400 0\n1 95\n1 1', 'Line 1: the longitude'],
    ['0 0\n1 1', 'Line 2: an area needs three corners'],
    ['hole\n0 0\n1 0\n1 1', 'Line 4: a hole needs an area'],
  ])('reject %j', (text, problem) => {
    expect(parsePolygonsText(text)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

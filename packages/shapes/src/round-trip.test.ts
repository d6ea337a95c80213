import { prepareArea, type Ring } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOfShape } from './area-of-shape.ts';
import type { ShapeGeometry } from './shape.ts';
import { SHAPE_FORMATS } from './shape-format.ts';
import { imported } from './testing/import-results.ts';
import { CIRCLE, exported, shape } from './testing/shape-fixtures.ts';

/** A star-shaped polygon around a centre, which may have a hole, which may have an island. */
interface Star {
  readonly radii: readonly number[];
  readonly hasHole: boolean;
  readonly hasIsland: boolean;
}

const stars: fc.Arbitrary<Star> = fc.record({
  radii: fc.array(fc.double({ min: 0.3, max: 2, noNaN: true }), { minLength: 4, maxLength: 12 }),
  hasHole: fc.boolean(),
  hasIsland: fc.boolean(),
});

/** Centres at distances at which their stars do not touch; one is on the antimeridian. */
const CENTRES: readonly (readonly [number, number])[] = [
  [180, 0],
  [3, 50],
  [-120.5, -60],
  [8, 50],
];

/** Numbers without −0, which no format preserves. */
const upTo = (max: number): fc.Arbitrary<number> =>
  fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0);

const points: fc.Arbitrary<ShapeGeometry> = fc
  .tuple(upTo(180), upTo(90))
  .map((coordinates) => ({ type: 'Point', coordinates }));

/** Polygons and multipolygons with holes and islands, wound as RFC 7946 requires. */
const areas: fc.Arbitrary<ShapeGeometry> = fc
  .array(stars, { minLength: 1, maxLength: CENTRES.length })
  .map((all) => {
    const polygons = all.flatMap((star, i) => polygonsOf(CENTRES[i], star));
    return polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0] }
      : { type: 'MultiPolygon', coordinates: polygons };
  });

function polygonsOf(centre: readonly [number, number], star: Star): (readonly Ring[])[] {
  const outline = ring(centre, star.radii, 1);
  const hole = ring(centre, star.radii, 0.5).toReversed();
  const island = ring(centre, star.radii, 0.2);
  if (!star.hasHole) return [[outline]];
  return star.hasIsland ? [[outline, hole], [island]] : [[outline, hole]];
}

function ring([x, y]: readonly [number, number], radii: readonly number[], scale: number): Ring {
  const corners = radii.map((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length;
    return [x + scale * radius * Math.cos(angle), y + scale * radius * Math.sin(angle)] as const;
  });
  return [...corners, corners[0]];
}

describe('an exported shape that is imported', () => {
  it.each(SHAPE_FORMATS)('[SH9] is the same in the format %s', async (format) => {
    const description = fc.string({ unit: 'grapheme', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(areas, points), description, async (geometry, text) => {
        const place = { geometry, radiusMeters: null };
        const back = await imported(format, exported(shape(place, 'x', text), format));
        expect({ geometry: back.geometry, radiusMeters: back.radiusMeters }).toEqual(place);
        // dBASE pads its fields with blanks, and cannot represent an empty text.
        if (format === 'zip') expect(back.description ?? '').toBe(text.replace(/[ \0]+$/, ''));
        if (format === 'geojson') expect(back.description).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('[SH9] is the same circle in GeoJSON, and its polygon in the other formats', async () => {
    expect(await imported('geojson', exported(shape(CIRCLE), 'geojson'))).toMatchObject(CIRCLE);
    const area = areaOfShape(CIRCLE);
    for (const format of ['wkt', 'zip']) {
      const { geometry, radiusMeters } = await imported(format, exported(shape(CIRCLE), format));
      expect(radiusMeters).toBeNull();
      expect({ ok: true, value: geometry }).toEqual(area);
    }
  });

  it('[SH9] is the same area where polygons overlap', async () => {
    const square = (from: number, to: number) =>
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
        [from, from],
      ] as const;
    const geometry = {
      type: 'MultiPolygon',
      coordinates: [[square(0, 10), square(4, 5).toReversed()], [square(3, 6)]],
    } as const;
    const back = await imported('zip', exported(shape({ geometry, radiusMeters: null }), 'zip'));
    const area = prepareArea(back.geometry as typeof geometry);
    for (let at = 0.25; at < 10; at += 0.5) {
      expect(area.contains(at, at)).toBe(prepareArea(geometry).contains(at, at));
    }
  });
});

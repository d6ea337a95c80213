import { type AreaGeometry, prepareArea } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acrossAntimeridian,
  areaOfDraft,
  boxOfDraft,
  draftOfGeometry,
  shapeGeometryOf,
} from './area-draft.ts';

const box = (west: number, south: number, east: number, north: number): number[][][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];
const polygon = (...sides: Parameters<typeof box>): AreaGeometry =>
  ({ type: 'Polygon', coordinates: box(...sides) }) as unknown as AreaGeometry;
const multi = (...boxes: Parameters<typeof box>[]): AreaGeometry =>
  ({
    type: 'MultiPolygon',
    coordinates: boxes.map((each) => box(...each)),
  }) as unknown as AreaGeometry;

describe('drafts of areas', () => {
  it('return the stored polygon', () => {
    const area = polygon(6, 53, 20, 60);
    expect(areaOfDraft(draftOfGeometry(area))).toEqual(area);
  });

  it('join an area that is split at 180', () => {
    const draft = draftOfGeometry(multi([170, -20, 180, -10], [-180, -20, -170, -10]));
    expect(draft).toMatchObject({ type: 'polygons', polygons: { length: 1 } });
    expect(boxOfDraft(draft)).toEqual([170, -20, 190, -10]);
    expect(areaOfDraft(draft)).toMatchObject({ type: 'Polygon' });
  });

  it.each([
    ['from 179 to −179', polygon(-179, -20, 179, -10), [179, -20, 181, -10]],
    ['of the whole world', polygon(-180, -90, 180, 90), null],
    ['of less than half the world', polygon(-80, 0, 80, 10), null],
    ['that is wide either way', polygon(-100, 0, 90, 10), [90, 0, 260, 10]],
  ])('are offered across 180 for an area %s', (_, area, box) => {
    const across = acrossAntimeridian(area);
    expect(across && boxOfDraft(across)).toEqual(box);
  });

  it('leave parts side by side that share no edge', () => {
    const draft = draftOfGeometry(multi([170, -20, 180, -10], [-180, 0, -170, 10]));
    expect(draft).toMatchObject({ polygons: { length: 2 } });
    expect(boxOfDraft(draft)).toEqual([170, -20, 190, 10]);
  });

  it('have edges of at most 120 degrees around the world', () => {
    const draft = draftOfGeometry(polygon(-180, -90, 180, 90));
    expect(draft).toMatchObject({ polygons: [[{ length: 9 }]] });
    expect(boxOfDraft(draft)).toEqual([-180, -90, 180, 90]);
  });

  it('keep a circle as its centre and radius for a shape, and give its polygon for a configuration', () => {
    const draft = draftOfGeometry({ type: 'Point', coordinates: [185, 10] }, 5000);
    expect(shapeGeometryOf(draft)).toEqual({ type: 'Point', coordinates: [-175, 10] });
    const area = areaOfDraft(draft);
    expect(area?.coordinates[0]).toHaveLength(65);
  });

  it('cover the same places as the stored area, wherever it lies', () => {
    const longitude = fc.integer({ min: -179, max: 179 });
    const width = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(longitude, width, fc.integer({ min: -360, max: 360 }), (west, wide, probe) => {
        const east = west + wide;
        const stored =
          east > 180
            ? multi([west, 10, 180, 20], [-180, 10, east - 360, 20])
            : polygon(west, 10, east, 20);
        const edited = areaOfDraft(draftOfGeometry(stored))!;
        const at = ((probe + 540) % 360) - 180 + 0.5;
        expect(prepareArea(edited).contains(at, 15)).toBe(prepareArea(stored).contains(at, 15));
      }),
    );
  });
});

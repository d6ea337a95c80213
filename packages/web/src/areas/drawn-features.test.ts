import { expect, it } from 'vitest';
import type { AreaDraft } from './area-draft.ts';
import { draftAfter, featuresOf, isHole, withHoles, withoutFeature } from './drawn-features.ts';

const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const AREA: AreaDraft = {
  type: 'polygons',
  polygons: [[square(178, -20, 4), square(179, -19, 1)], [square(190, -20, 1)]],
};
const CENTRE = 183;

it('is drawn around another meridian, and comes back as it was', () => {
  const features = featuresOf(AREA, CENTRE);
  expect(features.map(({ id }) => id)).toEqual(['0/0', '0/1', '1/0']);
  const longitudes = features.flatMap(({ geometry }) => geometry.coordinates.flat(1)).flat();
  expect(Math.max(...(longitudes as number[]))).toBeLessThan(180);
  for (const feature of features)
    expect(draftAfter(AREA, feature, CENTRE, 'dragCoordinate')).toEqual(AREA);
});

it('moves holes with their outline', () => {
  const [outline] = featuresOf(AREA, CENTRE);
  const moved = {
    ...outline!,
    geometry: { type: 'Polygon' as const, coordinates: [square(-4, -18, 4)] },
  };
  expect(draftAfter(AREA, moved, CENTRE, 'dragFeature')).toEqual({
    type: 'polygons',
    polygons: [[square(179, -18, 4), square(180, -17, 1)], [square(190, -20, 1)]],
  });
});

it('loses an outline with its holes, or a hole', () => {
  expect(withoutFeature(AREA, '0/0')).toEqual({
    type: 'polygons',
    polygons: [[square(190, -20, 1)]],
  });
  expect(withoutFeature(AREA, '0/1')).toMatchObject({ polygons: [{ length: 1 }, { length: 1 }] });
  const circle: AreaDraft = { type: 'circle', longitude: 0, latitude: 0, radiusMeters: 1 };
  expect(withoutFeature(circle, 'circle')).toEqual({ type: 'empty' });
});

it('keeps a circle a circle when it is moved or resized', () => {
  const circle: AreaDraft = { type: 'circle', longitude: 179, latitude: -17, radiusMeters: 5000 };
  const [feature] = featuresOf(circle, CENTRE);
  expect(draftAfter(circle, feature!, CENTRE, 'dragCoordinateResize')).toEqual(circle);
  const moved = draftAfter(circle, feature!, CENTRE + 2, 'dragFeature');
  expect(moved).toMatchObject({ type: 'circle', radiusMeters: 5000 });
  expect(moved).toMatchObject({ longitude: expect.closeTo(181), latitude: expect.closeTo(-17, 3) });
});

it('is filled but for its holes, which are edges alone', () => {
  const features = featuresOf(AREA, CENTRE);
  expect(features.map(isHole)).toEqual([false, true, false]);
  // The features that have not changed are drawn, too.
  const drawn = withHoles(features.slice(0, 1), features);
  expect(drawn.map(({ geometry }) => geometry.coordinates)).toEqual([
    [square(-5, -20, 4), square(-4, -19, 1)],
  ]);
  expect(withHoles(features.slice(1), features)).toEqual(features.slice(1));
});

import { describe, expect, it } from 'vitest';
import { prepareArea } from './area.ts';
import type { AreaGeometry, Ring } from './area-geometry.ts';
import { distanceMeters } from './distance.ts';

function square(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

const WITH_HOLE = prepareArea({
  type: 'Polygon',
  coordinates: [square(0, 0, 10, 10), square(4, 4, 6, 6)],
});
const DIAMOND = prepareArea({
  type: 'Polygon',
  coordinates: [
    [
      [0, -2],
      [2, 0],
      [0, 2],
      [-2, 0],
      [0, -2],
    ],
  ],
});

describe('Area.metersTo', () => {
  it.each([
    ['is 0 inside', 2, 5, 0],
    ['is 0 on an edge', 0, 5, 0],
    ['is that to the nearest edge', 11, 5, 110_899],
    ['is that to the nearest vertex', 11, -1, 156_899],
    ['is that to the edge of a hole', 5, 4.5, 55_288],
    ['goes the short way round', -179, 5, 20_000_000],
  ])('%s', (_, longitude, latitude, meters) => {
    const actual = WITH_HOLE.metersTo(longitude, latitude);
    if (meters < 1e6) expect(Math.abs(actual - meters)).toBeLessThanOrEqual(1e-3 * meters);
    else expect(actual).toBeLessThanOrEqual(meters);
  });

  it('crosses the antimeridian', () => {
    const area = prepareArea({ type: 'Polygon', coordinates: [square(179, -1, 179.5, 1)] });
    expect(area.metersTo(-179.5, 0)).toBeCloseTo(distanceMeters(-179.5, 0, 179.5, 0), 3);
  });
});

describe('Area.contains', () => {
  it.each([
    ['includes an interior point', 2, 5, true],
    ['includes a point of an edge', 0, 5, true],
    ['includes a point of the northern edge', 5, 10, true],
    ['includes a vertex', 10, 10, true],
    ['excludes a point beside the area', 10.000001, 5, false],
    ['excludes a point north of the area', 5, 10.000001, false],
    ['excludes a point of the hole', 5, 5, false],
    ['includes a point of the hole’s boundary', 4, 5, true],
    ['includes a vertex of the hole', 6, 6, true],
    ['includes a point just outside the hole', 3.999999, 5, true],
  ])('[D3] %s', (_, longitude, latitude, expected) => {
    expect(WITH_HOLE.contains(longitude, latitude)).toBe(expected);
  });

  it('[D3] counts a vertex at the latitude of the point once', () => {
    expect(DIAMOND.contains(0, 0)).toBe(true);
    expect(DIAMOND.contains(-2, 0)).toBe(true);
    expect(DIAMOND.contains(2, 0)).toBe(true);
    expect(DIAMOND.contains(-2.1, 0)).toBe(false);
    expect(DIAMOND.contains(2.1, 0)).toBe(false);
    expect(DIAMOND.contains(1, 1)).toBe(true);
    expect(DIAMOND.contains(0, -2)).toBe(true);
    expect(DIAMOND.contains(-1, 2)).toBe(false);
  });

  it('[D3] includes the same points shifted by 360°', () => {
    for (const turn of [-360, 0, 360]) {
      expect(WITH_HOLE.contains(2 + turn, 5)).toBe(true);
      expect(WITH_HOLE.contains(5 + turn, 5)).toBe(false);
    }
  });

  it('[D3] includes every point of an area that covers the world', () => {
    const world = prepareArea({ type: 'Polygon', coordinates: [square(-180, -90, 180, 90)] });
    for (const longitude of [-180, -1, 180]) {
      for (const latitude of [-90, 0, 90]) {
        expect(world.contains(longitude, latitude)).toBe(true);
      }
    }
    expect(world.insideIntervals(179, 0, 181, 0)).toEqual([[0, 1]]);
  });

  it('[D3] includes the points of a circle of 5000 edges', () => {
    const edges = 5000;
    const ring = Array.from({ length: edges + 1 }, (_, i) => {
      const angle = (2 * Math.PI * (i % edges)) / edges;
      return [3 * Math.cos(angle), 3 * Math.sin(angle)] as const;
    });
    const circle = prepareArea({ type: 'Polygon', coordinates: [ring] });
    for (let i = 0; i < 100; i++) {
      const [radius, angle] = [(i % 40) / 10 + 0.05, 2.4 * i];
      expect(circle.contains(radius * Math.cos(angle), radius * Math.sin(angle))).toBe(radius < 3);
    }
    const [[from, to], ...more] = circle.insideIntervals(-6, 0.5, 6, 0.5);
    expect(more).toEqual([]);
    expect(from).toBeCloseTo(0.5 - Math.sqrt(9 - 0.25) / 12, 5);
    expect(to).toBeCloseTo(0.5 + Math.sqrt(9 - 0.25) / 12, 5);
  });
});

describe('Area.insideIntervals', () => {
  it('[D3] cuts a segment at the edges that it crosses', () => {
    expect(WITH_HOLE.insideIntervals(-10, 5, 30, 5)).toEqual([
      [0.25, 0.35],
      [0.4, 0.5],
    ]);
  });

  it('[D3] returns all or nothing of a segment that crosses no edge', () => {
    expect(WITH_HOLE.insideIntervals(1, 1, 2, 3)).toEqual([[0, 1]]);
    expect(WITH_HOLE.insideIntervals(4.5, 4.5, 5.5, 5)).toEqual([]);
    expect(WITH_HOLE.insideIntervals(-5, 1, -1, 9)).toEqual([]);
  });

  it('[D3] includes a segment along the boundary of the area or of a hole', () => {
    expect(WITH_HOLE.insideIntervals(0, 0, 0, 10)).toEqual([[0, 1]]);
    expect(WITH_HOLE.insideIntervals(0, 10, 20, 10)).toEqual([[0, 0.5]]);
    expect(WITH_HOLE.insideIntervals(4, 3, 4, 7)).toEqual([[0, 1]]);
  });

  it('[D3] enters or only touches at a vertex', () => {
    expect(DIAMOND.insideIntervals(-4, 0, 4, 0)).toEqual([[0.25, 0.75]]);
    expect(DIAMOND.insideIntervals(0, -4, 0, 4)).toEqual([[0.25, 0.75]]);
    const touch = DIAMOND.insideIntervals(-2, 2, 2, 2);
    expect(touch.filter(([from, to]) => from < to)).toEqual([]);
  });

  it('[D3] joins the intervals of two polygons that share an edge', () => {
    const halves = prepareArea({
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 3, 3)], [square(3, 0, 7, 3)]],
    });
    expect(halves.insideIntervals(-1, 1, 9, 2)).toEqual([[0.1, 0.8]]);
    expect(halves.insideIntervals(1, 1, 6, 2)).toEqual([[0, 1]]);
  });

  it('[D3] returns all or nothing for a point that does not move', () => {
    expect(WITH_HOLE.insideIntervals(2, 2, 2, 2)).toEqual([[0, 1]]);
    expect(WITH_HOLE.insideIntervals(0, 5, 0, 5)).toEqual([[0, 1]]);
    expect(WITH_HOLE.insideIntervals(5, 5, 5, 5)).toEqual([]);
    expect(WITH_HOLE.insideIntervals(12, 5, 12, 5)).toEqual([]);
  });
});

describe('Area.relationTo', () => {
  it.each([
    ['in the area', 1, 1, 3, 3, 'inside'],
    ['in the hole', 4.5, 4.5, 5.5, 5.5, 'outside'],
    ['far away', 20, 20, 30, 30, 'outside'],
    ['over an edge', -1, 1, 1, 2, 'crossing'],
    ['over the hole’s edge', 3, 3, 5, 5, 'crossing'],
    ['around the hole', 3, 3, 7, 7, 'crossing'],
    ['around the area', -1, -1, 11, 11, 'crossing'],
    ['that only touches the area', 10, 2, 12, 3, 'crossing'],
    ['in the area, shifted by 360°', 361, 1, 363, 3, 'inside'],
  ])('classifies a box %s', (_, west, south, east, north, expected) => {
    expect(WITH_HOLE.relationTo({ west, south, east, north })).toBe(expected);
  });

  it.each([
    ['north-eastern', -2, -2, -0.9, -0.9],
    ['south-eastern', -2, 0.9, -0.9, 2],
    ['north-western', 0.9, -2, 2, -0.9],
    ['south-western', 0.9, 0.9, 2, 2],
  ])(
    'classifies a box of which only the %s corner is inside as crossing',
    (_, west, south, east, north) => {
      expect(DIAMOND.relationTo({ west, south, east, north })).toBe('crossing');
    },
  );

  it('classifies a box beside a slanted edge as outside, even within the area’s bounding box', () => {
    expect(DIAMOND.relationTo({ west: 1.5, south: 1.5, east: 2, north: 2 })).toBe('outside');
    expect(DIAMOND.relationTo({ west: -0.5, south: -0.5, east: 0.5, north: 0.5 })).toBe('inside');
  });
});

describe('an area across the antimeridian', () => {
  const past: AreaGeometry = { type: 'Polygon', coordinates: [square(175, -5, 185, 5)] };
  const before: AreaGeometry = { type: 'Polygon', coordinates: [square(-185, -5, -175, 5)] };
  const split: AreaGeometry = {
    type: 'MultiPolygon',
    coordinates: [[square(175, -5, 180, 5)], [square(-180, -5, -175, 5)]],
  };
  const areas = [past, before, split].map(prepareArea);

  it.each([
    [180, 0, true],
    [-180, 0, true],
    [175, 5, true],
    [-175, -5, true],
    [185, 0, true],
    [-174.9, 0, false],
    [174.9, 0, false],
    [0, 0, false],
  ])('[D3] contains %d°, %d° equally in each of its three notations', (lon, lat, expected) => {
    for (const area of areas) expect(area.contains(lon, lat)).toBe(expected);
  });

  it('[D3] cuts a segment equally in each of its three notations', () => {
    for (const area of areas) {
      for (const turn of [-360, 0]) {
        expect(area.insideIntervals(170 + turn, 0, 190 + turn, 0)).toEqual([[0.25, 0.75]]);
        expect(area.insideIntervals(186 + turn, 1, 178 + turn, 1)).toEqual([[0.125, 1]]);
      }
    }
  });
});

import { type AreaGeometry, prepareArea, type Ring } from '@roadstead/geo';
import { describe, expect, it } from 'vitest';
import { groupRings } from './group-rings.ts';

/** A square around a point, clockwise. */
function square(x: number, y: number, half: number): Ring {
  return [
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
    [x - half, y - half],
  ];
}

function turned(ring: Ring): Ring {
  return ring.toReversed();
}

function grouped(...rings: readonly Ring[]): AreaGeometry {
  const area = groupRings(rings);
  if (!area.ok) throw new Error(JSON.stringify(area.error));
  return area.value;
}

const OUTLINE = square(0, 0, 10);
const LAKE = square(0, 0, 6);
const ISLAND = square(0, 0, 4);
const POND = square(0, 0, 1);
const NEXT = square(30, 0, 5);

describe('the rings of a Shapefile', () => {
  it('[SH8] become one polygon or several, wound as RFC 7946 requires', () => {
    const next = turned(NEXT);
    expect(grouped(OUTLINE)).toEqual({ type: 'Polygon', coordinates: [turned(OUTLINE)] });
    expect(grouped(NEXT, OUTLINE)).toEqual({
      type: 'MultiPolygon',
      coordinates: [[next], [turned(OUTLINE)]],
    });
  });

  const nested = {
    type: 'MultiPolygon',
    coordinates: [
      [turned(OUTLINE), LAKE],
      [turned(ISLAND), POND],
    ],
  };

  it('[SH8] assign each hole to the smallest outline around it, in any order', () => {
    expect(grouped(OUTLINE, turned(LAKE), ISLAND, turned(POND))).toEqual(nested);
    expect(grouped(turned(POND), turned(LAKE), OUTLINE, ISLAND)).toEqual(nested);
  });

  it('[SH8] may be nested without a hole: a multipolygon is the union of its polygons', () => {
    expect(grouped(OUTLINE, ISLAND)).toEqual({
      type: 'MultiPolygon',
      coordinates: [[turned(OUTLINE)], [turned(ISLAND)]],
    });
  });

  it('[SH8] may be wound the wrong way round', () => {
    expect(grouped(turned(OUTLINE))).toEqual(grouped(OUTLINE));
    expect(grouped(turned(OUTLINE), LAKE, turned(ISLAND), POND)).toEqual(nested);
    expect(grouped(turned(OUTLINE), turned(LAKE))).toEqual(grouped(OUTLINE, turned(LAKE)));
    const beside = grouped(OUTLINE, turned(NEXT));
    expect(prepareArea(beside).contains(30, 0)).toBe(true);
  });

  it('[SH8] may touch', () => {
    const hole: Ring = [
      [-10, 0],
      [0, 10],
      [10, 0],
      [0, -10],
      [-10, 0],
    ];
    expect(grouped(OUTLINE, turned(hole))).toEqual({
      type: 'Polygon',
      coordinates: [turned(OUTLINE), hole],
    });
  });

  it('[SH8] must not cross', () => {
    const area = groupRings([OUTLINE, turned(square(10, 0, 2))]);
    expect(area).toMatchObject({ ok: false, error: [{ pointer: '/coordinates' }, {}] });
  });

  it('[SH8] may number thousands', () => {
    const rings = Array.from({ length: 2000 }, (_, i) => square(0, 0, 80 - i / 50));
    const area = grouped(...rings.map((ring, i) => (i % 2 === 1 ? turned(ring) : ring)));
    expect(area.coordinates).toHaveLength(1000);
  });
});

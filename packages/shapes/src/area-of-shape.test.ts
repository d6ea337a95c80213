import { type AreaGeometry, distanceMeters, prepareArea, type Ring } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOfShape } from './area-of-shape.ts';
import type { ShapeGeometry } from './shape.ts';

function circle(longitude: number, latitude: number, radiusMeters: number): AreaGeometry {
  const area = areaOfShape({
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    radiusMeters,
  });
  if (!area.ok) throw new Error(JSON.stringify(area.error));
  return area.value;
}

const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const radii = fc.oneof(
  fc.double({ min: 1, max: 1000, noNaN: true }),
  fc.double({ min: 1000, max: 1_000_000, noNaN: true }),
);

describe('the area of a shape', () => {
  it('[SH4] is the polygon of a polygon shape', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ] as const;
    const geometry: ShapeGeometry = { type: 'Polygon', coordinates: [ring] };
    expect(areaOfShape({ geometry, radiusMeters: null })).toEqual({ ok: true, value: geometry });
  });

  it('[SH4] does not exist for a point', () => {
    const geometry: ShapeGeometry = { type: 'Point', coordinates: [0, 0] };
    const area = areaOfShape({ geometry, radiusMeters: null });
    expect(area).toMatchObject({ ok: false, error: [{ pointer: '/geometry' }] });
  });

  it('[SH4] does not exist for a circle too small for distinct corners', () => {
    const geometry: ShapeGeometry = { type: 'Point', coordinates: [100, 50] };
    const area = areaOfShape({ geometry, radiusMeters: 1e-5 });
    expect(area).toMatchObject({ ok: false, error: [{ pointer: '/properties/radius' }] });
    expect(areaOfShape({ geometry, radiusMeters: 0.01 }).ok).toBe(true);
  });

  it('[SH4] of a circle has 64 corners at the distance of the radius', () => {
    const [ring] = circle(4, 52, 20_000).coordinates as readonly Ring[];
    expect(ring).toHaveLength(65);
    for (const [x, y] of ring) expect(distanceMeters(4, 52, x, y)).toBeCloseTo(20_000, 2);
  });

  it('[SH4] of any circle has corners at the distance of the radius, to 0.1 %', () => {
    fc.assert(
      fc.property(longitudes, latitudes, radii, (x, y, radius) => {
        const [ring] = circle(x, y, radius).coordinates as readonly Ring[];
        const corners = ring.filter(([, latitude]) => Math.abs(latitude) < 90);
        for (const [cornerX, cornerY] of corners) {
          const off = distanceMeters(x, y, cornerX, cornerY) - radius;
          expect(Math.abs(off)).toBeLessThan(radius / 1000 + 0.0002);
        }
      }),
    );
  });

  it('[SH4] of any circle contains its centre, and away from the poles all positions within 99 % of the radius', () => {
    const mild = fc.double({ min: -60, max: 60, noNaN: true });
    const small = fc.double({ min: 1, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(longitudes, mild, small, (x, y, radius) => {
        const area = prepareArea(circle(x, y, radius));
        expect(area.contains(x, y)).toBe(true);
        for (const [east, north] of [
          [0.7, 0.69],
          [-0.99, 0],
          [0, 0.99],
        ]) {
          const latitude = y + (north * radius) / 111_700;
          const longitude = x + (east * radius) / (111_700 * Math.cos((y * Math.PI) / 180));
          expect(area.contains(longitude, latitude)).toBe(
            distanceMeters(x, y, longitude, latitude) < radius,
          );
        }
      }),
    );
    fc.assert(
      fc.property(longitudes, latitudes, radii, (x, y, radius) => {
        expect(prepareArea(circle(x, y, radius)).contains(x, y)).toBe(true);
      }),
    );
  });

  it.each([
    [10, 89, 200_000, 90],
    [-170, -89.5, 900_000, -90],
    [0, 90, 1000, 90],
  ])('[SH4] of a circle over a pole contains the pole', (x, y, radius, pole) => {
    const area = prepareArea(circle(x, y, radius));
    for (const longitude of [-180, -90, 0, 77, 180]) {
      expect(area.contains(longitude, pole)).toBe(true);
      const latitude = pole - Math.sign(pole) * 20;
      expect(area.contains(longitude, latitude)).toBe(false);
    }
  });
});

import type { AreaGeometry, Ring } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import fc from 'fast-check';

export interface AreaPlan {
  readonly kind: 'world' | 'box' | 'hole' | 'split' | 'diamond' | 'farTurn';
  /** Part of the timeline at which the leader is at the place of the area. */
  readonly timelinePart: number;
  /** In parts of the fleet's D: offset of the area's middle from there, and half its width and height. */
  readonly eastParts: number;
  readonly northParts: number;
  readonly sizeParts: number;
}

function planOf(
  kinds: readonly AreaPlan['kind'][],
  sizeParts: readonly number[],
): fc.Arbitrary<AreaPlan> {
  // Hundredths that are not round numbers: a stationary ship on an edge would be decided by rounding.
  const offset = fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10 + 0.0137);
  return fc.record({
    kind: fc.constantFrom(...kinds),
    timelinePart: fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
    eastParts: offset,
    northParts: offset,
    sizeParts: fc.constantFrom(...sizeParts),
  });
}

export const areaPlan: fc.Arbitrary<AreaPlan> = planOf(
  ['world', 'world', 'world', 'box', 'hole', 'split', 'diamond', 'farTurn'],
  [30, 30, 5, 2],
);
export const portPlan: fc.Arbitrary<AreaPlan> = planOf(['box', 'diamond', 'hole'], [1, 0.3, 3]);

const METERS_PER_DEGREE = 111_320;
const WORLD: AreaGeometry = { type: 'Polygon', coordinates: [boxRing(-180, -90, 180, 90)] };

export function buildArea(
  plan: AreaPlan,
  placeAt: (timelinePart: number) => Position,
  distanceMeters: number,
): AreaGeometry {
  const place = placeAt(plan.timelinePart);
  const high = distanceMeters / METERS_PER_DEGREE;
  const wide = high / Math.cos((place.latitude * Math.PI) / 180);
  const x = place.longitude + plan.eastParts * wide;
  const y = place.latitude + plan.northParts * high;
  const [dx, dy] = [plan.sizeParts * wide, plan.sizeParts * high];
  const box = boxRing(x - dx, y - dy, x + dx, y + dy);
  switch (plan.kind) {
    case 'world':
      return WORLD;
    case 'box':
      return { type: 'Polygon', coordinates: [box] };
    case 'hole': {
      const hole = boxRing(x - dx / 3, y - dy / 3, x + dx / 4, y + dy / 4);
      return { type: 'Polygon', coordinates: [box, hole] };
    }
    case 'split':
      return split(x - dx, y - dy, x + dx, y + dy);
    case 'diamond': {
      const corners = [
        [x - dx, y],
        [x, y - dy],
        [x + dx, y],
        [x, y + dy],
        [x - dx, y],
      ] as const;
      return { type: 'Polygon', coordinates: [corners] };
    }
    case 'farTurn': {
      // Eastern longitudes counted from the west and vice versa: −181 for 179.
      const turn = x > 0 ? -360 : 360;
      return {
        type: 'Polygon',
        coordinates: [boxRing(x - dx + turn, y - dy, x + dx + turn, y + dy)],
      };
    }
  }
}

/** RFC 7946, 3.1.9: cut at the antimeridian; elsewhere cut in its middle, so that there is a shared edge too. */
function split(west: number, south: number, east: number, north: number): AreaGeometry {
  const parts =
    west < -180
      ? [boxRing(west + 360, south, 180, north), boxRing(-180, south, east, north)]
      : east > 180
        ? [boxRing(west, south, 180, north), boxRing(-180, south, east - 360, north)]
        : [
            boxRing(west, south, (west + east) / 2, north),
            boxRing((west + east) / 2, south, east, north),
          ];
  return { type: 'MultiPolygon', coordinates: parts.map((ring) => [ring]) };
}

function boxRing(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

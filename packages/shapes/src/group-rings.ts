import {
  type AreaGeometry,
  type AreaProblem,
  type Box,
  boxesTouch,
  parseArea,
  type Ring,
} from '@roadstead/geo';
import type { Result } from '@roadstead/model';
import { isRingInside, ringArea, ringBox } from './rings.ts';

interface NestedRing {
  readonly ring: Ring;
  /** Index of the ring in the file. */
  readonly index: number;
  readonly isClockwise: boolean;
  readonly size: number;
  readonly box: Box;
  /** Larger rings around this one, the smallest last. */
  readonly containers: readonly NestedRing[];
}

interface Polygon {
  readonly outline: NestedRing;
  readonly holes: NestedRing[];
}

/**
 * SH8: groups the rings of a Shapefile into polygons. The file distinguishes outlines (clockwise) from holes only by their
 * direction, and does not assign holes to outlines. A hole belongs to the smallest outline around it. If a hole has no
 * outline around it, the directions are wrong, and every second ring of a nesting is a hole.
 * @returns rings wound as RFC 7946 requires, in the order of the file; or the problems of the rings.
 */
export function groupRings(rings: readonly Ring[]): Result<AreaGeometry, readonly AreaProblem[]> {
  const each = parseArea({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) });
  if (!each.ok) return each;
  const nested = nest(rings);
  const areWound = nested.every(
    ({ isClockwise, containers }) =>
      isClockwise || containers.some((container) => container.isClockwise),
  );
  if (!areWound) {
    // Nesting is defined only for rings that do not cross.
    const together = parseArea({ type: 'Polygon', coordinates: rings });
    if (!together.ok) return together;
  }
  const polygons = polygonsOf(nested, ({ isClockwise, containers }) =>
    areWound ? !isClockwise : containers.length % 2 === 1,
  );
  const coordinates = polygons
    .toSorted((a, b) => a.outline.index - b.outline.index)
    .map(({ outline, holes }) => [
      withDirection(outline, false),
      ...holes.sort((a, b) => a.index - b.index).map((hole) => withDirection(hole, true)),
    ]);
  return parseArea(
    coordinates.length === 1
      ? { type: 'Polygon', coordinates: coordinates[0] }
      : { type: 'MultiPolygon', coordinates },
  );
}

/** Returns the rings with their containers, the largest first. */
function nest(rings: readonly Ring[]): readonly NestedRing[] {
  const nested: NestedRing[] = [];
  const order = rings
    .map((ring, index) => {
      const area = ringArea(ring);
      return { ring, index, isClockwise: area < 0, size: Math.abs(area), box: ringBox(ring) };
    })
    .sort((a, b) => b.size - a.size || a.index - b.index);
  for (const one of order) {
    const containers = nested.filter(
      (larger) => boxesTouch(one.box, larger.box) && isRingInside(one.ring, larger.ring),
    );
    nested.push({ ...one, containers });
  }
  return nested;
}

function polygonsOf(
  nested: readonly NestedRing[],
  isHole: (nested: NestedRing) => boolean,
): readonly Polygon[] {
  const polygons = new Map<NestedRing, Polygon>();
  for (const one of nested) {
    const around = isHole(one)
      ? one.containers.findLast((container) => polygons.has(container))
      : undefined;
    if (around) polygons.get(around)!.holes.push(one);
    else polygons.set(one, { outline: one, holes: [] });
  }
  return [...polygons.values()];
}

function withDirection({ ring, isClockwise }: NestedRing, clockwise: boolean): Ring {
  return isClockwise === clockwise ? ring : ring.toReversed();
}

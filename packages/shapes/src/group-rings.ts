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

interface Nested {
  readonly ring: Ring;
  /** Which ring of the file it is. */
  readonly at: number;
  readonly isClockwise: boolean;
  readonly size: number;
  readonly box: Box;
  /** Those that are larger and have it inside, the smallest last. */
  readonly containers: readonly Nested[];
}

interface Polygon {
  readonly outline: Nested;
  readonly holes: Nested[];
}

/**
 * SH8: makes polygons of the rings of a Shapefile, which says only by their direction what is an outline (clockwise) and what
 * a hole, and not whose. A hole belongs to the smallest outline around it. Where one has none around it, the directions are
 * not as they should be, and every second ring of those inside one another is a hole.
 * @returns rings that are wound as RFC 7946 asks for, in the order of the file; or what is wrong with them.
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
    // Which ring is in which can be said only of rings that do not cross.
    const together = parseArea({ type: 'Polygon', coordinates: rings });
    if (!together.ok) return together;
  }
  const polygons = polygonsOf(nested, ({ isClockwise, containers }) =>
    areWound ? !isClockwise : containers.length % 2 === 1,
  );
  const coordinates = polygons
    .toSorted((a, b) => a.outline.at - b.outline.at)
    .map(({ outline, holes }) => [
      wound(outline, false),
      ...holes.sort((a, b) => a.at - b.at).map((hole) => wound(hole, true)),
    ]);
  return parseArea(
    coordinates.length === 1
      ? { type: 'Polygon', coordinates: coordinates[0] }
      : { type: 'MultiPolygon', coordinates },
  );
}

/** The largest first. */
function nest(rings: readonly Ring[]): readonly Nested[] {
  const nested: Nested[] = [];
  const order = rings
    .map((ring, at) => {
      const area = ringArea(ring);
      return { ring, at, isClockwise: area < 0, size: Math.abs(area), box: ringBox(ring) };
    })
    .sort((a, b) => b.size - a.size || a.at - b.at);
  for (const one of order) {
    const containers = nested.filter(
      (larger) => boxesTouch(one.box, larger.box) && isRingInside(one.ring, larger.ring),
    );
    nested.push({ ...one, containers });
  }
  return nested;
}

function polygonsOf(
  nested: readonly Nested[],
  isHole: (nested: Nested) => boolean,
): readonly Polygon[] {
  const polygons = new Map<Nested, Polygon>();
  for (const one of nested) {
    const around = isHole(one)
      ? one.containers.findLast((container) => polygons.has(container))
      : undefined;
    if (around) polygons.get(around)!.holes.push(one);
    else polygons.set(one, { outline: one, holes: [] });
  }
  return [...polygons.values()];
}

function wound({ ring, isClockwise }: Nested, clockwise: boolean): Ring {
  return isClockwise === clockwise ? ring : ring.toReversed();
}

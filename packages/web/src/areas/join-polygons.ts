import type { Coordinates, Ring } from '@roadstead/geo';
import { boxOf, type Polygon, shifted } from './polygons.ts';

/**
 * Joins polygons that are split at ±180 (RFC 7946, section 3.1.9), so that a person edits one outline. Parts that do not share exactly
 * one edge there stay apart, side by side.
 */
export function joinAtAntimeridian(polygons: readonly Polygon[]): readonly Polygon[] {
  const [wests, easts] = [polygons.filter(beginsAt(-180)), polygons.filter(endsAt(180))];
  if (wests.length === 0 || easts.length === 0) return polygons;
  const joined: Polygon[] = polygons.filter((each) => !wests.includes(each));
  for (const west of wests) {
    const beside = shifted(west, 360);
    const index = joined.findIndex((each) => endsAt(180)(each) && join(each, beside) !== null);
    if (index < 0) joined.push(beside);
    else joined[index] = join(joined[index]!, beside)!;
  }
  return joined;
}

function beginsAt(longitude: number) {
  return (polygon: Polygon): boolean => {
    const box = boxOf(polygon.flat());
    // A polygon around the world has both ends itself.
    return box !== null && box[0] === longitude && box[2] < 180;
  };
}

function endsAt(longitude: number) {
  return (polygon: Polygon): boolean => {
    const box = boxOf(polygon.flat());
    return box !== null && box[2] >= longitude && box[0] > -180;
  };
}

/** Returns one polygon of two that share one edge at 180; null if they do not. */
function join(one: Polygon, other: Polygon): Polygon | null {
  const [outline, ...holes] = one;
  const [otherOutline, ...otherHoles] = other;
  if (!outline || !otherOutline || [...holes, ...otherHoles].some(touchesSeam)) return null;
  const [edge, ...more] = seamEdges(outline);
  const [otherEdge, ...otherMore] = seamEdges(otherOutline);
  if (edge === undefined || otherEdge === undefined || more.length + otherMore.length > 0)
    return null;
  const path = openAt(outline, edge);
  const forward = openAt(otherOutline, otherEdge);
  const otherPath = isSame(forward[0]!, path.at(-1)!) ? forward : forward.toReversed();
  if (!isSame(otherPath[0]!, path.at(-1)!) || !isSame(otherPath.at(-1)!, path[0]!)) return null;
  return [[...path, ...otherPath.slice(1)], ...holes, ...otherHoles];
}

function touchesSeam(ring: Ring): boolean {
  return ring.some(([longitude]) => longitude === 180);
}

/** Returns the indexes of the edges of a ring that lie on 180. */
function seamEdges(ring: Ring): number[] {
  return ring.flatMap(([longitude], i) =>
    longitude === 180 && ring[i + 1]?.[0] === 180 ? [i] : [],
  );
}

/** Returns the corners of a ring from the end of an edge around to its begin. */
function openAt(ring: Ring, edge: number): Coordinates[] {
  const corners = ring.slice(0, -1);
  const begin = (edge + 1) % corners.length;
  return [...corners.slice(begin), ...corners.slice(0, begin)];
}

function isSame(one: Coordinates, other: Coordinates): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

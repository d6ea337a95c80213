/** A point in metres east and north. */
export type Corner = readonly [east: number, north: number];

type Edge = readonly [Corner, Corner];

/** F4: the distance of two convex polygons: 0 if a corner of one is in the other or edges cross, else the least between two edges. */
export function hullMeters(one: readonly Corner[], other: readonly Corner[]): number {
  if (one.some((corner) => isInside(other, corner))) return 0;
  if (other.some((corner) => isInside(one, corner))) return 0;
  return Math.min(...edgesOf(one).flatMap((a) => edgesOf(other).map((b) => metersBetween(a, b))));
}

function edgesOf(corners: readonly Corner[]): Edge[] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]]);
}

/** Whether a point is on the same side of all edges. */
function isInside(corners: readonly Corner[], point: Corner): boolean {
  const sides = edgesOf(corners).map(([from, to]) => sideOf(from, to, point));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

function sideOf([x0, y0]: Corner, [x1, y1]: Corner, [x, y]: Corner): number {
  return (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
}

function metersBetween([a, b]: Edge, [c, d]: Edge): number {
  const doCross = sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
  if (doCross) return 0;
  return Math.min(toEdge(a, [c, d]), toEdge(b, [c, d]), toEdge(c, [a, b]), toEdge(d, [a, b]));
}

function toEdge([x, y]: Corner, [[x0, y0], [x1, y1]]: Edge): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x0 - part * dx, y - y0 - part * dy);
}

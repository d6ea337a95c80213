import type { Box, Ring } from '@roadstead/geo';

/** Majority of edges that decides: more than the few whose middles lie on the other ring. */
const MAJORITY = 3;

/** Returns the signed area of a ring in square degrees, negative if the ring is clockwise. */
export function ringArea(ring: Ring): number {
  const [[x, y]] = ring;
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    // Relative to the first vertex: far from the origin, differences of large products lose their digits.
    twice += (ring[i - 1][0] - x) * (ring[i][1] - y) - (ring[i][0] - x) * (ring[i - 1][1] - y);
  }
  return twice / 2;
}

export function isClockwise(ring: Ring): boolean {
  return ringArea(ring) < 0;
}

export function ringBox(ring: Ring): Box {
  let [[west, south]] = ring;
  let [[east, north]] = ring;
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

/**
 * Whether a ring is inside another. The rings do not cross, but may touch: the middles of the edges, few of which lie on
 * the other ring, are tested until enough of them agree.
 */
export function isRingInside(ring: Ring, other: Ring): boolean {
  let majority = 0;
  for (let i = 1; i < ring.length && Math.abs(majority) < MAJORITY; i++) {
    const start = ring[i - 1];
    const end = ring[i];
    const isInside = isPointInside((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, other);
    majority += isInside ? 1 : -1;
  }
  return majority > 0;
}

/** Counts the edges that a ray to the east crosses. The hot loop of this package: it destructures no arrays. */
function isPointInside(x: number, y: number, ring: Ring): boolean {
  let isInside = false;
  let isAbove = ring[0][1] > y;
  for (let i = 1; i < ring.length; i++) {
    const end = ring[i];
    const wasAbove = isAbove;
    isAbove = end[1] > y;
    if (isAbove === wasAbove) continue;
    const start = ring[i - 1];
    const along = (y - start[1]) / (end[1] - start[1]);
    if (x < start[0] + along * (end[0] - start[0])) isInside = !isInside;
  }
  return isInside;
}

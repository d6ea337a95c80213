import type { Box, Ring } from '@roadstead/geo';

/** So many edges that say the same outweigh one whose middle lies on the other ring. */
const LEAD = 3;

/** The area of a ring in square degrees, negative where it is clockwise. */
export function ringArea(ring: Ring): number {
  const [[x, y]] = ring;
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    // Seen from the first vertex: far from the origin, differences of large products would be lost.
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
 * Whether a ring is inside another. The two do not cross, but may touch: so the middles of its edges are asked, of which
 * hardly any lies on the other ring, until enough of them agree.
 */
export function isRingInside(ring: Ring, other: Ring): boolean {
  let lead = 0;
  for (let i = 1; i < ring.length && Math.abs(lead) < LEAD; i++) {
    const start = ring[i - 1];
    const end = ring[i];
    const isInside = isPointInside((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, other);
    lead += isInside ? 1 : -1;
  }
  return lead > 0;
}

/** By counting the edges that a ray to the east meets. The hot loop of this package: no array is taken apart in it. */
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

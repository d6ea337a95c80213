type Vertex = readonly [longitude: number, latitude: number];

/**
 * Simplifies a ring by the algorithm of Douglas and Peucker: no vertex is further from the result than the tolerance, in
 * degrees of latitude. A ring within the tolerance is empty.
 * @param ring without a repeated vertex at its end
 */
export function simplifyRing(ring: readonly Vertex[], tolerance: number): readonly Vertex[] {
  if (tolerance === 0) return ring;
  const farthest = farthestFrom(ring, 0, ring.length, ring[0], ring[0]);
  if (farthest.degrees <= tolerance) return [];
  const isRetained = new Uint8Array(ring.length + 1);
  isRetained[0] = isRetained[farthest.at] = 1;
  const closed = [...ring, ring[0]];
  const parts = [
    [0, farthest.at],
    [farthest.at, ring.length],
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const { at, degrees } = farthestFrom(closed, from + 1, to, closed[from], closed[to]);
    if (degrees <= tolerance) continue;
    isRetained[at] = 1;
    parts.push([from, at], [at, to]);
  }
  const retained = ring.filter((_, at) => isRetained[at] === 1);
  return retained.length > 2 ? retained : [];
}

function farthestFrom(
  vertices: readonly Vertex[],
  from: number,
  to: number,
  a: Vertex,
  b: Vertex,
): { at: number; degrees: number } {
  const farthest = { at: from, degrees: 0 };
  for (let at = from; at < to; at++) {
    const degrees = degreesToSegment(vertices[at], a, b);
    if (degrees > farthest.degrees) Object.assign(farthest, { at, degrees });
  }
  return farthest;
}

function degreesToSegment([x, y]: Vertex, [x0, y0]: Vertex, [x1, y1]: Vertex): number {
  const scale = Math.cos((y * Math.PI) / 180);
  const [dx, dy] = [(x1 - x0) * scale, y1 - y0];
  const [px, py] = [(x - x0) * scale, y - y0];
  const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - part * dx, py - part * dy);
}

export type Point = readonly [x: number, y: number];

/** Deviations below this many pixels are invisible. */
const TOLERANCE_PIXELS = 0.3;

/** Writes a line as SVG path data, to a tenth of a pixel. */
export function linePath(points: readonly Point[]): string {
  return pathOf(simplify(points));
}

/** Writes each point as SVG path data, to a tenth of a pixel. */
export function pathOf(points: readonly Point[]): string {
  let [fromX, fromY] = [0, 0];
  return points
    .map(([x, y], at) => {
      const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
      const [dx, dy] = [tenthsX - fromX, tenthsY - fromY];
      [fromX, fromY] = [tenthsX, tenthsY];
      return `${at === 0 ? 'M' : 'l'}${dx / 10} ${dy / 10}`;
    })
    .join('');
}

/** Simplifies a line by Douglas and Peucker's algorithm (1973). @returns points from which no other is further than the tolerance. */
function simplify(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  let [farthest, distance] = [0, TOLERANCE_PIXELS];
  for (let at = 1; at < points.length - 1; at++) {
    const each = distanceToSegment(points[at], first, last);
    if (each > distance) [farthest, distance] = [at, each];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** A closed ring of corners of grid cells; the first corner is not repeated at the end. */
export type CellRing = readonly (readonly [column: number, row: number])[];

/**
 * Traces the outlines of a set of cells, anticlockwise; holes are filled. Cells that share only a corner are separate. A
 * ring begins at its lowest, then leftmost corner, and the rings are in the order of these corners.
 */
export function traceCells(cells: ReadonlySet<string>): readonly CellRing[] {
  const next = edgesOf(cells);
  const rings: CellRing[] = [];
  for (const start of [...next.keys()].sort(byCorner)) {
    while (next.get(start)?.length) rings.push(follow(start, next));
  }
  return rings.filter((ring) => signedArea(ring) > 0);
}

/** Returns the ends of the outline edges that start at each corner, with the cells on their left. */
function edgesOf(cells: ReadonlySet<string>): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const cell of cells) {
    const [x, y] = cornerOf(cell);
    const sides = [
      [x, y, x + 1, y, x, y - 1],
      [x + 1, y, x + 1, y + 1, x + 1, y],
      [x + 1, y + 1, x, y + 1, x, y + 1],
      [x, y + 1, x, y, x - 1, y],
    ];
    for (const [x0, y0, x1, y1, outsideX, outsideY] of sides) {
      if (cells.has(`${outsideX},${outsideY}`)) continue;
      const from = `${x0},${y0}`;
      const ends = next.get(from);
      if (ends) ends.push(`${x1},${y1}`);
      else next.set(from, [`${x1},${y1}`]);
    }
  }
  return next;
}

/** Follows an outline back to its start; at a corner where two cells touch it turns left, so that it stays at its cell. */
function follow(start: string, next: Map<string, string[]>): CellRing {
  const ring: (readonly [number, number])[] = [];
  let before: readonly [number, number] | undefined;
  let at = start;
  do {
    const corner = cornerOf(at);
    const ends = next.get(at) ?? [];
    const from = before;
    const turnOf = (end: string): number => {
      if (!from) return 0;
      const [x, y] = cornerOf(end);
      return (corner[0] - from[0]) * (y - corner[1]) - (corner[1] - from[1]) * (x - corner[0]);
    };
    ends.sort((a, b) => turnOf(b) - turnOf(a));
    const end = ends.shift();
    if (end === undefined) throw new Error(`The outline ends at ${at}`);
    if (turnOf(end) !== 0 || !from) ring.push(corner);
    before = corner;
    at = end;
  } while (at !== start);
  return ring;
}

function cornerOf(key: string): readonly [number, number] {
  const comma = key.indexOf(',');
  return [Number(key.slice(0, comma)), Number(key.slice(comma + 1))];
}

function byCorner(a: string, b: string): number {
  const [ax, ay] = cornerOf(a);
  const [bx, by] = cornerOf(b);
  return ay - by || ax - bx;
}

function signedArea(ring: CellRing): number {
  let area = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x0, y0] = ring[i];
    const [x1, y1] = ring[(i + 1) % ring.length];
    area += x0 * y1 - x1 * y0;
  }
  return area;
}

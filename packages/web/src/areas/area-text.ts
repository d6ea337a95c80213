import type { Coordinates, Ring } from '@roadstead/geo';
import { unwrapLine } from '../map/mercator.ts';
import type { Polygon } from './polygons.ts';

/** A line with it begins a hole in the polygon before. */
const HOLE = 'hole';

/** Returns polygons as lines of longitude and latitude, with an empty line between them: the form in which they can be typed. */
export function textOfPolygons(polygons: readonly Polygon[]): string {
  return polygons
    .flatMap((rings) =>
      rings.map((ring, i) => {
        const lines = ring.slice(0, -1).map(([x, y]) => `${numberText(x)} ${numberText(y)}`);
        return [...(i > 0 ? [HOLE] : []), ...lines].join('\n');
      }),
    )
    .join('\n\n');
}

export type ParsedText = { readonly polygons: readonly Polygon[] } | { readonly problem: string };

/** Parses the form of `textOfPolygons`. Neighbours more than half a world apart lie on both sides of ±180. */
export function parsePolygonsText(text: string): ParsedText {
  const polygons: Polygon[] = [];
  let corners: Coordinates[] = [];
  let isHole = false;
  const lines = text.split(/\r\n|\n|\r/);
  for (const [i, each] of [...lines, ''].entries()) {
    const line = each.trim();
    const isMarker = line.toLowerCase() === HOLE;
    if (line !== '' && !isMarker) {
      const corner = parseCorner(line);
      if (typeof corner === 'string') return { problem: `Line ${i + 1}: ${corner}` };
      corners.push(corner);
      continue;
    }
    if (corners.length > 0) {
      const ring = ringOf(corners);
      if (!ring) return { problem: `Line ${i}: an area needs three corners or more.` };
      const polygon = isHole ? polygons.pop() : [];
      if (!polygon) return { problem: `Line ${i}: a hole needs an area before it.` };
      polygons.push([...polygon, isHole ? near(ring, polygon) : ring]);
      corners = [];
      isHole = false;
    }
    isHole ||= isMarker;
  }
  return { polygons };
}

/** @returns why a line is no corner, or the corner */
function parseCorner(line: string): Coordinates | string {
  const parts = line.split(/[\s,;]+/);
  const [longitude, latitude] = parts.map(Number);
  if (parts.length !== 2 || !Number.isFinite(longitude) || !Number.isFinite(latitude))
    return `“${line.slice(0, 40)}” is not a longitude and a latitude in degrees.`;
  if (Math.abs(longitude!) > 360) return 'the longitude is not from −360 to 360.';
  if (Math.abs(latitude!) > 90) return 'the latitude is not from −90 to 90.';
  return [longitude!, latitude!];
}

function ringOf(corners: readonly Coordinates[]): Ring | null {
  const open = unwrapLine(corners);
  const [first, last] = [open[0]!, open.at(-1)!];
  if (open.length > 1 && first[0] === last[0] && first[1] === last[1]) open.pop();
  return open.length < 3 ? null : [...open, open[0]!];
}

/** Moves a hole to the side of ±180 on which its outline begins. */
function near(hole: Ring, [outline]: Polygon): Ring {
  return unwrapLine([outline![0]!, ...hole]).slice(1);
}

function numberText(degrees: number): string {
  return String(Math.round(degrees * 1e7) / 1e7);
}

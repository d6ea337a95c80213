import type { LineVertex, RouteLeg } from './route.ts';
import { GreatCircle, legMeters } from './sphere.ts';
import { DRAWN_STEP_METERS } from './thresholds.ts';

export type DrawnLine =
  | WholeLine
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly LineVertex[])[] };

interface WholeLine {
  readonly type: 'LineString';
  readonly coordinates: readonly LineVertex[];
}

/**
 * Returns a route or a leg as GeoJSON, along great circles with a vertex at least every 100 km. `split` cuts the line at the
 * antimeridian, as RFC 7946 recommends, with longitudes from −180 to 180; `unwrapped` returns one line, whose longitudes
 * continue past ±180.
 */
export function lineStringOf(
  route: Pick<RouteLeg, 'line'>,
  options: { readonly antimeridian: 'unwrapped' },
): WholeLine;
export function lineStringOf(
  route: Pick<RouteLeg, 'line'>,
  options: { readonly antimeridian: 'split' | 'unwrapped' },
): DrawnLine;
export function lineStringOf(
  route: Pick<RouteLeg, 'line'>,
  options: { readonly antimeridian: 'split' | 'unwrapped' },
): DrawnLine {
  const vertices = densify(route.line);
  if (options.antimeridian === 'unwrapped') return { type: 'LineString', coordinates: vertices };
  const parts = split(vertices);
  return parts.length === 1
    ? { type: 'LineString', coordinates: parts[0] }
    : { type: 'MultiLineString', coordinates: parts };
}

function densify(line: readonly LineVertex[]): LineVertex[] {
  const circle = new GreatCircle();
  const vertices: LineVertex[] = [line[0]];
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1], line[at]];
    const steps = Math.ceil(legMeters(a[0], a[1], b[0], b[1]) / DRAWN_STEP_METERS);
    circle.set(a[0], a[1], b[0], b[1]);
    for (let step = 1; step < steps; step++) {
      circle.moveTo((circle.degrees * step) / steps);
      vertices.push([circle.longitude, circle.latitude]);
    }
    vertices.push(b);
  }
  // A LineString has at least two vertices, also that of a route of no length.
  return vertices.length === 1 ? [line[0], line[0]] : vertices;
}

/** Returns the revolution of a longitude: 0 from −180 to 180. */
function revolutionOf(longitude: number): number {
  return Math.floor((longitude + 180) / 360);
}

function isOnAntimeridian(longitude: number): boolean {
  return (longitude + 180) % 360 === 0;
}

function split(vertices: readonly LineVertex[]): LineVertex[][] {
  // A vertex on the antimeridian belongs to both revolutions; the first vertex off it decides.
  const [first] = vertices.find(([longitude]) => !isOnAntimeridian(longitude)) ?? vertices[0];
  let revolution = revolutionOf(first);
  const parts: LineVertex[][] = [[]];
  for (const [at, [longitude, latitude]] of vertices.entries()) {
    const east = longitude - revolution * 360;
    if (Math.abs(east) > 180) {
      const [before, latitudeBefore] = vertices[at - 1];
      const edge = Math.sign(east) * 180;
      const share = (edge + revolution * 360 - before) / (longitude - before);
      const crossing = latitudeBefore + (latitude - latitudeBefore) * share;
      // A vertex on the antimeridian already ends the part.
      if (share > 0) parts[parts.length - 1].push([edge, crossing]);
      revolution += Math.sign(east);
      parts.push([[-edge, crossing]]);
    }
    parts[parts.length - 1].push([longitude - revolution * 360, latitude]);
  }
  return parts;
}

import type { Route } from './route.ts';
import { GreatCircle, legMeters } from './sphere.ts';
import { DRAWN_STEP_METERS } from './thresholds.ts';

type Place = readonly [longitude: number, latitude: number];

export type DrawnLine =
  | WholeLine
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Place[])[] };

interface WholeLine {
  readonly type: 'LineString';
  readonly coordinates: readonly Place[];
}

/**
 * A route as GeoJSON, with a place every 100 km at least. `split` cuts it at the antimeridian, as RFC 7946 asks, so longitudes
 * are from −180 to 180; `unwrapped` leaves it whole, and longitudes run on beyond them.
 */
export function lineStringOf(
  route: Route,
  options: { readonly antimeridian: 'unwrapped' },
): WholeLine;
export function lineStringOf(
  route: Route,
  options: { readonly antimeridian: 'split' | 'unwrapped' },
): DrawnLine;
export function lineStringOf(
  route: Route,
  options: { readonly antimeridian: 'split' | 'unwrapped' },
): DrawnLine {
  const places = densify(route.line);
  if (options.antimeridian === 'unwrapped') return { type: 'LineString', coordinates: places };
  const parts = split(places);
  return parts.length === 1
    ? { type: 'LineString', coordinates: parts[0] }
    : { type: 'MultiLineString', coordinates: parts };
}

function densify(line: readonly Place[]): Place[] {
  const circle = new GreatCircle();
  const places: Place[] = [line[0]];
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1], line[at]];
    const steps = Math.ceil(legMeters(a[0], a[1], b[0], b[1]) / DRAWN_STEP_METERS);
    circle.set(a[0], a[1], b[0], b[1]);
    for (let step = 1; step < steps; step++) {
      circle.moveTo((circle.degrees * step) / steps);
      places.push([circle.longitude, circle.latitude]);
    }
    places.push(b);
  }
  // A line has two places at least, also where a ship stays.
  return places.length === 1 ? [line[0], line[0]] : places;
}

/** The turn of the world that a longitude is in: 0 from −180 to 180. */
function turnOf(longitude: number): number {
  return Math.floor((longitude + 180) / 360);
}

function isOnEdge(longitude: number): boolean {
  return (longitude + 180) % 360 === 0;
}

function split(places: readonly Place[]): Place[][] {
  // A place on the antimeridian is of both turns; which one is meant, the places around it tell.
  const [first] = places.find(([longitude]) => !isOnEdge(longitude)) ?? places[0];
  let turn = turnOf(first);
  const parts: Place[][] = [[]];
  for (const [at, [longitude, latitude]] of places.entries()) {
    const east = longitude - turn * 360;
    if (Math.abs(east) > 180) {
      const [before, latitudeBefore] = places[at - 1];
      const edge = Math.sign(east) * 180;
      const share = (edge + turn * 360 - before) / (longitude - before);
      const crossing = latitudeBefore + (latitude - latitudeBefore) * share;
      // A place on the antimeridian has ended the part already.
      if (share > 0) parts[parts.length - 1].push([edge, crossing]);
      turn += Math.sign(east);
      parts.push([[-edge, crossing]]);
    }
    parts[parts.length - 1].push([longitude - turn * 360, latitude]);
  }
  return parts;
}

import type { AreaGeometry, Ring } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import type { TimeInterval } from './intervals.ts';
import { merge } from './intervals.ts';
import type { Leg, Track } from './tracks.ts';

/** Each longitude is tested in three turns of the world: areas may have longitudes past ±180. */
const TURNS = [-360, 0, 360];

type Point = readonly [longitude: number, latitude: number];

/** D3: when a ship is inside any of the areas, while its position is known. The areas' boundaries are inside. */
export function timesInside(track: Track, areas: readonly AreaGeometry[]): TimeInterval[] {
  return merge(track.legs.flatMap((leg) => timesInsideOnLeg(leg, areas)));
}

/** Cuts the leg at each crossing of an edge, and tests the middle of each part. */
function timesInsideOnLeg(leg: Leg, areas: readonly AreaGeometry[]): TimeInterval[] {
  const cuts = new Set([0, 1]);
  for (const [from, to] of areas.flatMap(edgesOf)) {
    for (const turn of TURNS) {
      const at = edgeCrossing(leg, from[0] - turn, from[1], to[0] - turn, to[1]);
      if (at > 0 && at < 1) cuts.add(at);
    }
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  const times: TimeInterval[] = [];
  for (let i = 1; i < sorted.length; i++) {
    const middle = (sorted[i - 1] + sorted[i]) / 2;
    const longitude = leg.longitude + middle * leg.longitudeChange;
    const latitude = leg.latitude + middle * leg.latitudeChange;
    if (areas.some((area) => contains(area, { longitude, latitude }))) {
      times.push([timeOn(leg, sorted[i - 1]), timeOn(leg, sorted[i])]);
    }
  }
  return times;
}

function timeOn(leg: Leg, fraction: number): number {
  return fraction === 1 ? leg.toMs : leg.fromMs + fraction * (leg.toMs - leg.fromMs);
}

/** Fraction of the leg at which it crosses an edge; NaN without a crossing, or along the edge. */
function edgeCrossing(leg: Leg, x1: number, y1: number, x2: number, y2: number): number {
  const [edgeX, edgeY] = [x2 - x1, y2 - y1];
  const [startX, startY] = [x1 - leg.longitude, y1 - leg.latitude];
  const determinant = leg.longitudeChange * edgeY - leg.latitudeChange * edgeX;
  const onLeg = (startX * edgeY - startY * edgeX) / determinant;
  const onEdge = (startX * leg.latitudeChange - startY * leg.longitudeChange) / determinant;
  // A little past the edge's ends too: a superfluous cut is harmless, a missing one at a corner is not.
  return onEdge >= -1e-9 && onEdge <= 1 + 1e-9 ? onLeg : Number.NaN;
}

/** D3: the boundary is inside; holes are not, but their boundary is. */
export function contains(area: AreaGeometry, { longitude, latitude }: Position): boolean {
  return TURNS.some((turn) =>
    polygonsOf(area).some(([outline, ...holes]) => {
      const point: Point = [longitude + turn, latitude];
      const inHole = holes.some((hole) => !isOnRing(hole, point) && isWithinRing(hole, point));
      return (isOnRing(outline, point) || isWithinRing(outline, point)) && !inHole;
    }),
  );
}

function polygonsOf(area: AreaGeometry): readonly (readonly Ring[])[] {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}

function ringEdges(ring: Ring): [Point, Point][] {
  return ring.slice(1).map((to, i) => [
    [ring[i][0], ring[i][1]],
    [to[0], to[1]],
  ]);
}

function edgesOf(area: AreaGeometry): [Point, Point][] {
  return polygonsOf(area).flat().flatMap(ringEdges);
}

function isOnRing(ring: Ring, [x, y]: Point): boolean {
  return ringEdges(ring).some(
    ([[x1, y1], [x2, y2]]) =>
      (x2 - x1) * (y - y1) === (y2 - y1) * (x - x1) &&
      x >= Math.min(x1, x2) &&
      x <= Math.max(x1, x2) &&
      y >= Math.min(y1, y2) &&
      y <= Math.max(y1, y2),
  );
}

/** Counts the edges that a ray to the east crosses. */
function isWithinRing(ring: Ring, [x, y]: Point): boolean {
  const met = ringEdges(ring).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
  );
  return met.length % 2 === 1;
}

/** Distance of a place from the nearest edge of the areas, accurate to metres. */
export function metersToEdge(areas: readonly AreaGeometry[], place: Position): number {
  const metersPerDegree = 111_320;
  const narrowing = Math.cos((place.latitude * Math.PI) / 180);
  const local = ([longitude, latitude]: Point, turn: number): Point => [
    (longitude - turn - place.longitude) * narrowing * metersPerDegree,
    (latitude - place.latitude) * metersPerDegree,
  ];
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of areas.flatMap(edgesOf)) {
    for (const turn of TURNS) {
      least = Math.min(least, metersToOrigin(local(from, turn), local(to, turn)));
    }
  }
  return least;
}

function metersToOrigin([x1, y1]: Point, [x2, y2]: Point): number {
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = lengthSquared === 0 ? 0 : -(x1 * (x2 - x1) + y1 * (y2 - y1)) / lengthSquared;
  const clamped = Math.min(1, Math.max(0, along));
  return Math.hypot(x1 + clamped * (x2 - x1), y1 + clamped * (y2 - y1));
}

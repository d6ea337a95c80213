import { metersPerLatitudeDegree, metersPerLongitudeDegree, offsetPoint } from '../local-plane.ts';
import type { Point } from '../scenario.ts';

/** A line that a ship follows, with the distance along it to each of its points, in metres. */
export interface SeaPath {
  readonly points: readonly Point[];
  readonly metersTo: readonly number[];
  readonly meters: number;
}

/** A point on a path. */
export interface PathPoint {
  readonly place: Point;
  /** Degrees from true north, 0 to under 360. */
  readonly courseDegrees: number;
}

/** Within this distance of its ends a ship returns to the line from its offset. */
const TAPER_METERS = 5000;

export function createSeaPath(points: readonly Point[]): SeaPath {
  let meters = 0;
  const metersTo = points.map((point, at) => {
    if (at > 0) meters += Math.hypot(...vectorMeters(points[at - 1], point));
    return meters;
  });
  return { points, metersTo, meters };
}

/**
 * Position of a ship after a distance along a path, offset to starboard: ships that meet on one line pass at a distance.
 */
export function pointOnPath(
  { points, metersTo, meters }: SeaPath,
  sailedMeters: number,
  starboardMeters: number,
): PathPoint {
  const later = metersTo.findIndex((each) => each > sailedMeters);
  const next = later < 0 ? points.length - 1 : Math.max(1, later);
  const [from, to] = [points[next - 1], points[next]];
  const length = metersTo[next] - metersTo[next - 1];
  const share = length > 0 ? Math.min(1, (sailedMeters - metersTo[next - 1]) / length) : 0;
  const [east, north] = vectorMeters(from, to);
  const course = Math.atan2(east, north);
  const offset =
    starboardMeters *
    Math.max(0, Math.min(1, sailedMeters / TAPER_METERS, (meters - sailedMeters) / TAPER_METERS));
  const onLine: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  return {
    place: offsetPoint(onLine, offset * Math.cos(course), -offset * Math.sin(course)),
    courseDegrees: ((course * 180) / Math.PI + 360) % 360,
  };
}

/** Vector between two points in metres, approximate, for legs within a sea. */
function vectorMeters([x, y]: Point, [toX, toY]: Point): [east: number, north: number] {
  const latitude = (y + toY) / 2;
  return [
    (toX - x) * metersPerLongitudeDegree(latitude),
    (toY - y) * metersPerLatitudeDegree(latitude),
  ];
}

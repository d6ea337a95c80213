import { metersPerDegreeLatitude, metersPerDegreeLongitude, movedPoint } from '../local.ts';
import type { Point } from '../scenario.ts';

/** A line that a ship follows, with how far it is to each of its points. */
export interface Way {
  readonly points: readonly Point[];
  readonly metersTo: readonly number[];
  readonly meters: number;
}

/** A place on a way. */
export interface OnWay {
  readonly place: Point;
  /** Degrees from true north, 0 to under 360. */
  readonly courseDegrees: number;
}

/** Near its ends a ship leaves the line's side for its berth. */
const TAPER_METERS = 5000;

export function wayOf(points: readonly Point[]): Way {
  let meters = 0;
  const metersTo = points.map((point, at) => {
    if (at > 0) meters += Math.hypot(...between(points[at - 1], point));
    return meters;
  });
  return { points, metersTo, meters };
}

/**
 * Where a ship is that has gone so far along a way, so many metres to starboard of it: ships that meet on one line do not
 * meet at one place.
 */
export function placeOn({ points, metersTo, meters }: Way, gone: number, starboard: number): OnWay {
  const later = metersTo.findIndex((each) => each > gone);
  const next = later < 0 ? points.length - 1 : Math.max(1, later);
  const [from, to] = [points[next - 1], points[next]];
  const length = metersTo[next] - metersTo[next - 1];
  const share = length > 0 ? Math.min(1, (gone - metersTo[next - 1]) / length) : 0;
  const [east, north] = between(from, to);
  const course = Math.atan2(east, north);
  const off =
    starboard * Math.max(0, Math.min(1, gone / TAPER_METERS, (meters - gone) / TAPER_METERS));
  const onLine: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  return {
    place: movedPoint(onLine, off * Math.cos(course), -off * Math.sin(course)),
    courseDegrees: ((course * 180) / Math.PI + 360) % 360,
  };
}

/** Metres east and north from one point to another, about right for the legs of a sea. */
function between([x, y]: Point, [toX, toY]: Point): [east: number, north: number] {
  const latitude = (y + toY) / 2;
  return [
    (toX - x) * metersPerDegreeLongitude(latitude),
    (toY - y) * metersPerDegreeLatitude(latitude),
  ];
}

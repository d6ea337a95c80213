import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import {
  CIRCLE_FIXES_MIN,
  CIRCLE_KNOTS_MIN,
  CIRCLE_RADIUS_METERS_MAX,
  CIRCLE_RADIUS_METERS_MIN,
  CIRCLE_SECTOR_DEGREES_MAX,
  CIRCLE_SHARE_MIN,
  CIRCLE_TOLERANCE,
} from './spoofing-thresholds.ts';

const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** A circle on which positions move. */
export interface FoundCircle {
  readonly radiusMeters: number;
  /** Along the straight lines between the positions: the least speed on the circle. */
  readonly speedKnots: number;
}

type Point = readonly [east: number, north: number];

/** S2: returns the circle on which a ship moves, if its positions within an hour are on one. */
export function findCircle(
  places: readonly (Position & { readonly timeMs: number })[],
): FoundCircle | undefined {
  if (places.length < CIRCLE_FIXES_MIN) return undefined;
  const points = localPoints(places);
  const seconds = (places[places.length - 1].timeMs - places[0].timeMs) / 1000;
  const meters = points.reduce(
    (sum, point, i) => (i === 0 ? 0 : sum + distance(point, points[i - 1])),
    0,
  );
  const speedKnots = meters / seconds / METERS_PER_SECOND_PER_KNOT;
  if (!(speedKnots >= CIRCLE_KNOTS_MIN)) return undefined;
  const centre = centreOf(points);
  if (!centre) return undefined;
  const radii = points.map((point) => distance(point, centre)).sort((a, b) => a - b);
  const radiusMeters = radii[radii.length >> 1];
  if (radiusMeters < CIRCLE_RADIUS_METERS_MIN || radiusMeters > CIRCLE_RADIUS_METERS_MAX)
    return undefined;
  const isOn = (point: Point): boolean =>
    Math.abs(distance(point, centre) - radiusMeters) <= CIRCLE_TOLERANCE * radiusMeters;
  const on = points.filter(isOn);
  if (on.length < CIRCLE_SHARE_MIN * points.length) return undefined;
  return largestSectorDegrees(on, centre) <= CIRCLE_SECTOR_DEGREES_MAX
    ? { radiusMeters, speedKnots }
    : undefined;
}

/** Metres east and north of the first position. */
function localPoints(places: readonly Position[]): readonly Point[] {
  const [first] = places;
  return places.map(({ longitude, latitude }) => {
    const east = longitudeDifference(first.longitude, longitude);
    const north = latitude - first.latitude;
    return [
      Math.sign(east) * Math.sqrt(localDistanceSquared(east, 0, first.latitude)),
      Math.sign(north) * Math.sqrt(localDistanceSquared(0, north, first.latitude)),
    ];
  });
}

/** The centre of the circle that fits best: the least squares of x² + y² = 2ax + 2by + c (Kåsa 1976); undefined on a line. */
function centreOf(points: readonly Point[]): Point | undefined {
  const mean = (value: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  const centred = points.map(([x, y]): Point => [x - meanX, y - meanY]);
  const sum = (value: (x: number, y: number) => number): number =>
    centred.reduce((total, [x, y]) => total + value(x, y), 0);
  const [xx, xy, yy] = [sum((x) => x * x), sum((x, y) => x * y), sum((_, y) => y * y)];
  const right = [sum((x, y) => x * (x * x + y * y)) / 2, sum((x, y) => y * (x * x + y * y)) / 2];
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 0)) return undefined;
  return [
    meanX + (right[0] * yy - right[1] * xy) / determinant,
    meanY + (right[1] * xx - right[0] * xy) / determinant,
  ];
}

/** The largest angle at the centre between two neighbouring directions of points. */
function largestSectorDegrees(points: readonly Point[], [x, y]: Point): number {
  const degrees = points
    .map(([east, north]) => Math.atan2(east - x, north - y) * DEGREES_PER_RADIAN)
    .sort((a, b) => a - b);
  return Math.max(
    ...degrees.map((each, i) =>
      i === 0 ? each + 360 - degrees[degrees.length - 1] : each - degrees[i - 1],
    ),
  );
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

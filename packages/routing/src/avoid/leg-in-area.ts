import { type Area, type Interval, union, wrapLongitude } from '@roadstead/geo';
import { GreatCircle } from '../sphere.ts';

const RADIANS = Math.PI / 180;
/** Longer parts of a great circle are halved before their box is compared with an area: boxes of long ones are too large. */
const PART_DEGREES_MAX = 8;
/** Parts of this length are straight in longitude and latitude to 5 m at 60°, and to 20 m at 83°. */
const STRAIGHT_DEGREES_MAX = 0.1;

/** Whether any part of a great circle lies in an area. */
export function entersArea(
  area: Area,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): boolean {
  return visit(area, longitudeA, latitudeA, longitudeB, latitudeB, () => true);
}

/**
 * Intersects an area with a great circle.
 * @returns disjoint ascending intervals of it, 0 being its start and 1 its end
 */
export function intervalsInArea(
  area: Area,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): readonly Interval[] {
  const found: Interval[] = [];
  visit(area, longitudeA, latitudeA, longitudeB, latitudeB, (from, to) => {
    found.push([from, to]);
    return false;
  });
  return union(found);
}

/** @param onInside is called with intervals inside the area, in order, until it returns true */
function visit(
  area: Area,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
  onInside: (from: number, to: number) => boolean,
): boolean {
  const start = wrapLongitude(longitudeA);
  const circle = new GreatCircle();
  circle.set(start, latitudeA, longitudeB, latitudeB);
  const { degrees } = circle;
  if (degrees === 0) return area.contains(start, latitudeA) && onInside(0, 1);
  const end = longitudeB - 360 * Math.round((longitudeB - start) / 360);
  const part = (
    from: number,
    x0: number,
    y0: number,
    to: number,
    x1: number,
    y1: number,
  ): boolean => {
    const length = to - from;
    const isShort = length <= PART_DEGREES_MAX;
    const relation = isShort ? relationOf(area, length, x0, y0, x1, y1) : 'crossing';
    if (relation === 'outside') return false;
    if (relation === 'inside') return onInside(from / degrees, to / degrees);
    if (length <= STRAIGHT_DEGREES_MAX) {
      return area
        .insideIntervals(x0, y0, x1, y1)
        .some(([a, b]) => onInside((from + a * length) / degrees, (from + b * length) / degrees));
    }
    const middle = (from + to) / 2;
    circle.moveTo(middle);
    const { longitude, latitude } = circle;
    return (
      part(from, x0, y0, middle, longitude, latitude) ||
      part(middle, longitude, latitude, to, x1, y1)
    );
  };
  return part(0, start, latitudeA, degrees, end, latitudeB);
}

/** Compares an area with a box around a great circle, which leaves the latitudes of its ends towards a pole. */
function relationOf(
  area: Area,
  degrees: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): ReturnType<Area['relationTo']> {
  const south = Math.min(y0, y1);
  const north = Math.max(y0, y1);
  const poleward = Math.min(89, Math.max(-south, north) + degrees / 2);
  const bulge = ((degrees * degrees * RADIANS) / 8) * Math.tan(poleward * RADIANS);
  return area.relationTo({
    west: Math.min(x0, x1),
    east: Math.max(x0, x1),
    south: Math.max(-90, south - (south < 0 ? bulge : 0)),
    north: Math.min(90, north + (north > 0 ? bulge : 0)),
  });
}

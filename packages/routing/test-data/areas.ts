import { type AreaGeometry, areaPolygons, prepareArea } from '@roadstead/geo';
import type { LineVertex } from '../src/route.ts';
import { GreatCircle } from '../src/sphere.ts';

type Polygon = Extract<AreaGeometry, { type: 'Polygon' }>;

/** Returns the polygon between two meridians and two parallels. */
export function box(west: number, south: number, east: number, north: number): Polygon {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

const SAMPLE_DEGREES = 0.02;

/** Returns how far inside an area a line of great circles is at its deepest, in metres, sampled every 2 km. */
export function deepestMeters(line: readonly LineVertex[], geometry: AreaGeometry): number {
  const area = prepareArea(geometry);
  const circle = new GreatCircle();
  let deepest = 0;
  for (let at = 1; at < line.length; at++) {
    const [start, end] = [line[at - 1], line[at]];
    circle.set(start[0] - 360 * Math.round(start[0] / 360), start[1], end[0], end[1]);
    for (let degrees = 0; degrees <= circle.degrees; degrees += SAMPLE_DEGREES) {
      circle.moveTo(degrees);
      if (area.contains(circle.longitude, circle.latitude))
        deepest = Math.max(deepest, metersToBoundary(geometry, circle.longitude, circle.latitude));
    }
  }
  return deepest;
}

/** Returns the distance to the nearest edge, in a plane: exact enough for some metres. */
function metersToBoundary(geometry: AreaGeometry, x: number, y: number): number {
  const rings = areaPolygons(geometry).flat();
  const scale = Math.cos((y * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const turn = 360 * Math.round((x - ring[at][0]) / 360);
      const [x0, y0] = [(ring[at - 1][0] + turn - x) * scale, ring[at - 1][1] - y];
      const [dx, dy] = [(ring[at][0] + turn - x) * scale - x0, ring[at][1] - y - y0];
      const part = Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x0 + part * dx, y0 + part * dy));
    }
  }
  return least * 111_195;
}

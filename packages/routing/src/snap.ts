import { columnOf, latitudeOf, longitudeOf, METERS_PER_CELL, rowOf } from './grid.ts';
import { legMeters } from './sphere.ts';
import { SNAP_CANDIDATES, SNAP_METERS_MAX } from './thresholds.ts';
import type { WaterMask } from './water-mask.ts';

export interface WaterPlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly offsetMeters: number;
}

/** The place itself where that is water, else the middles of the nearest cells of water, the nearest first. */
export function snap(mask: WaterMask, longitude: number, latitude: number): WaterPlace[] {
  const column = columnOf(longitude);
  const row = rowOf(latitude);
  if (mask.isWater(column, row)) return [{ longitude, latitude, offsetMeters: 0 }];
  const east = Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const rings = Math.ceil(SNAP_METERS_MAX / METERS_PER_CELL);
  const found: WaterPlace[] = [];
  for (let dy = -rings; dy <= rings; dy++) {
    const reach = Math.ceil(rings / east);
    for (let dx = -reach; dx <= reach; dx++) {
      if (Math.hypot(dx * east, dy) > rings || !mask.isWater(column + dx, row + dy)) continue;
      const turns = Math.round((longitude - longitudeOf(column)) / 360) * 360;
      const place = { longitude: longitudeOf(column + dx) + turns, latitude: latitudeOf(row + dy) };
      const offsetMeters = legMeters(longitude, latitude, place.longitude, place.latitude);
      if (offsetMeters <= SNAP_METERS_MAX) found.push({ ...place, offsetMeters });
    }
  }
  return found.sort((a, b) => a.offsetMeters - b.offsetMeters).slice(0, SNAP_CANDIDATES);
}

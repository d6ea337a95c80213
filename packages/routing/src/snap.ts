import {
  columnOfLongitude,
  latitudeOfRow,
  longitudeOfColumn,
  METERS_PER_CELL,
  rowOfLatitude,
} from './grid.ts';
import { legMeters } from './sphere.ts';
import { SNAP_CANDIDATES, SNAP_METERS_MAX } from './thresholds.ts';
import type { WaterMask } from './water-mask.ts';

export interface WaterPosition {
  readonly longitude: number;
  readonly latitude: number;
  readonly offsetMeters: number;
}

/** Returns a position itself if it is water, otherwise the centres of the nearest water cells, the nearest first. */
export function snap(mask: WaterMask, longitude: number, latitude: number): WaterPosition[] {
  const column = columnOfLongitude(longitude);
  const row = rowOfLatitude(latitude);
  if (mask.isWater(column, row)) return [{ longitude, latitude, offsetMeters: 0 }];
  const east = Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const rings = Math.ceil(SNAP_METERS_MAX / METERS_PER_CELL);
  const found: WaterPosition[] = [];
  for (let dy = -rings; dy <= rings; dy++) {
    const reach = Math.ceil(rings / east);
    for (let dx = -reach; dx <= reach; dx++) {
      // `Math.hypot` takes several times as long.
      if ((dx * east) ** 2 + dy ** 2 > rings ** 2 || !mask.isWater(column + dx, row + dy)) continue;
      const revolutions = Math.round((longitude - longitudeOfColumn(column)) / 360) * 360;
      const centre = {
        longitude: longitudeOfColumn(column + dx) + revolutions,
        latitude: latitudeOfRow(row + dy),
      };
      const offsetMeters = legMeters(longitude, latitude, centre.longitude, centre.latitude);
      if (offsetMeters <= SNAP_METERS_MAX) found.push({ ...centre, offsetMeters });
    }
  }
  return found.sort((a, b) => a.offsetMeters - b.offsetMeters).slice(0, SNAP_CANDIDATES);
}

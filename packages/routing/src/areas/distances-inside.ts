import { type Area, prepareArea } from '@roadstead/geo';
import type { AreaToAvoid } from '../avoid/area-to-avoid.ts';
import { mayEnter } from '../avoid/box-of-leg.ts';
import { metersInArea } from '../avoid/leg-terms.ts';
import type { RouteLeg } from '../route.ts';

/** The distance of a route inside an area. */
export interface DistanceInside {
  readonly name: string;
  readonly distanceMeters: number;
}

const prepared = new WeakMap<AreaToAvoid, Area>();

/** Returns the distances of a route, or a leg, inside areas, without those that it does not enter. */
export function distancesInside(
  { line }: Pick<RouteLeg, 'line'>,
  areas: readonly AreaToAvoid[],
): readonly DistanceInside[] {
  return areas.flatMap((area) => {
    const { name, geometry } = area;
    const index = prepared.get(area) ?? prepareArea(geometry);
    prepared.set(area, index);
    let distanceMeters = 0;
    for (let at = 1; at < line.length; at++) {
      const leg = [...line[at - 1], ...line[at]] as const;
      if (mayEnter(index, ...leg)) distanceMeters += metersInArea(index, ...leg);
    }
    return distanceMeters > 0 ? [{ name, distanceMeters }] : [];
  });
}

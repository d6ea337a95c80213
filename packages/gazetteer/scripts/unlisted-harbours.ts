import type { Port } from '../src/port.ts';
import { groupStops, nameOf } from './group-stops.ts';
import type { Land } from './land.ts';
import type { PlaceSearch } from './place-search.ts';
import type { Stop } from './stops.ts';
import {
  HARBOUR_GROUP_METERS,
  UNLISTED_SHORE_METERS_MAX,
  UNLISTED_TO_TOWN_METERS_MAX,
} from './thresholds.ts';
import type { Town } from './towns.ts';

export interface UnlistedHarbour {
  readonly port: Port;
  readonly stops: readonly Stop[];
}

/** The least number of a harbour that is in no list; the numbers of UN/LOCODEs are below 50 million. */
const ID_BASE = 100_000_000;

/** Returns harbours where ships lay alongside, but that no list has, from west to east. */
export function unlistedHarbours(
  stops: readonly Stop[],
  land: Land,
  towns: PlaceSearch<Town>,
): readonly UnlistedHarbour[] {
  const alongside = stops.filter(
    ({ isAtBerth, longitude, latitude }) =>
      isAtBerth && land.isWithin(UNLISTED_SHORE_METERS_MAX, longitude, latitude),
  );
  return groupStops(alongside, HARBOUR_GROUP_METERS).flatMap((group) => {
    const [first] = group;
    const town = towns.nearest(first, UNLISTED_TO_TOWN_METERS_MAX);
    if (!town) return [];
    const name = nameOf(group) ?? town.name;
    const [longitude, latitude] = [first.longitude, first.latitude].map((x) =>
      Number(x.toFixed(4)),
    );
    const port = {
      ...{ id: idAt(longitude, latitude), name, aliases: [], locode: null, locodes: [] },
      ...{ country: town.country, longitude, latitude, size: null },
    };
    return [{ port, stops: group }];
  });
}

/** Returns the number of a harbour by the square of a hundredth of a degree of its first stop. */
function idAt(longitude: number, latitude: number): number {
  return ID_BASE + Math.floor((latitude + 90) * 100) * 36_000 + Math.floor((longitude + 180) * 100);
}

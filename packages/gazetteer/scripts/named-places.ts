import { type Position, searchable } from '@roadstead/model';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import type { PlaceSearch } from './place-search.ts';
import type { Stop } from './stops.ts';
import {
  HARBOUR_GROUP_METERS,
  SEAPORT_SHORE_METERS_MAX,
  UNLISTED_TO_TOWN_METERS_MAX,
} from './thresholds.ts';
import type { Town } from './towns.ts';

/** Places on the shore by country and name: where ships lay alongside, and towns. */
export class NamedPlaces {
  readonly #stops = new Map<string, Position[]>();
  readonly #towns = new Map<string, Position[]>();

  constructor(
    stops: readonly Stop[],
    towns: readonly Town[],
    townSearch: PlaceSearch<Town>,
    land: Land,
  ) {
    for (const stop of stops) {
      if (!stop.isAtBerth || stop.names.length === 0) continue;
      const town = townSearch.nearest(stop, UNLISTED_TO_TOWN_METERS_MAX);
      for (const name of town ? stop.names : []) add(this.#stops, town?.country, name, stop);
    }
    for (const town of towns) {
      if (land.isCoastWithin(SEAPORT_SHORE_METERS_MAX, town.longitude, town.latitude)) {
        add(this.#towns, town.country, town.name, town);
      }
    }
  }

  /** Returns the place where ships lay alongside with a name of the source; undefined if there is none, or several. */
  stops(country: string, name: string): Position | undefined {
    return find(this.#stops, country, name);
  }

  /** Returns the town with a name; undefined if there is none, or several. */
  town(country: string, name: string): Position | undefined {
    return find(this.#towns, country, name);
  }
}

/** Finds a name, or its part before a slash or a bracket. */
function find(
  map: ReadonlyMap<string, readonly Position[]>,
  country: string,
  name: string,
): Position | undefined {
  return onlyOf(map.get(keyOf(country, name)) ?? map.get(keyOf(country, name.split(/[/(]/)[0])));
}

function add(
  map: Map<string, Position[]>,
  country: string | undefined,
  name: string,
  at: Position,
): void {
  const key = keyOf(country ?? '', name);
  const places = map.get(key);
  if (places) places.push(at);
  else map.set(key, [at]);
}

function keyOf(country: string, name: string): string {
  return `${country}|${searchable(name)}`;
}

/** Returns the first of places that are one harbour. */
function onlyOf(places: readonly Position[] = []): Position | undefined {
  const [first] = places;
  return places.every((place) => metersBetween(first, place) <= HARBOUR_GROUP_METERS)
    ? first
    : undefined;
}

import { type Locode, parseLocode } from '@roadstead/model';
import type { OfficialPlace } from './official-place.ts';

const MINUTES_PER_DEGREE = 60;

/** Official places by code, including those without a port of the gazetteer. */
export interface PlaceDirectory {
  /** Finds the place of a UN/LOCODE; accepts spaces and lower case. */
  readonly placeByLocode: (locode: string) => OfficialPlace | undefined;
  /** Returns all places, in the order of their codes. */
  readonly places: () => readonly OfficialPlace[];
}

/** Creates a directory from the bundled table of codes (`@roadstead/gazetteer/codes`), which it parses on the first call. */
export function createPlaceDirectory(codes: string): PlaceDirectory {
  let byLocode: ReadonlyMap<Locode, OfficialPlace> | undefined;
  let all: readonly OfficialPlace[] | undefined;
  const parsed = (): ReadonlyMap<Locode, OfficialPlace> => {
    byLocode ??= readOfficialPlaces(codes);
    return byLocode;
  };
  return {
    placeByLocode(text) {
      const locode = parseLocode(text);
      return locode && parsed().get(locode);
    },
    places() {
      all ??= [...parsed().values()];
      return all;
    },
  };
}

/** Parses the table: a line for each country, its code, then each place's code, names and position in minutes of arc. */
function readOfficialPlaces(table: string): ReadonlyMap<Locode, OfficialPlace> {
  const places = new Map<Locode, OfficialPlace>();
  for (const line of table.split('\n')) {
    const [country, ...records] = line.split('|');
    for (const record of records) {
      const [code, names, longitude, latitude] = record.split(';');
      const [name, ...aliases] = names.split('=');
      const locode = parseLocode(country + code);
      if (!locode) continue;
      const position =
        longitude === undefined
          ? null
          : {
              longitude: Number(longitude) / MINUTES_PER_DEGREE,
              latitude: Number(latitude) / MINUTES_PER_DEGREE,
            };
      places.set(locode, { locode, name, aliases, country, position });
    }
  }
  return places;
}

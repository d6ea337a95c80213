import { distanceMeters } from '@roadstead/geo';
import { type Locode, type Position, parseLocode, searchable } from '@roadstead/model';
import type { OfficialPlace } from '../src/official-place.ts';
import { PlaceIndex } from '../src/place-index.ts';
import { type Port, portCodes } from '../src/port.ts';
import type { Stop } from './stops.ts';
import {
  CODE_CONFLICT_METERS,
  CODE_COUNTRY_METERS,
  CODE_NEIGHBOURS_MAX,
  CODE_NEIGHBOURS_MIN,
  CODE_STOP_METERS,
} from './thresholds.ts';

type Row = Readonly<Record<string, string>>;

/** Returns the places of UN/LOCODE by code, each once with all its names, with the positions of the source. */
export function readOfficialPlaces(rows: readonly Row[]): ReadonlyMap<Locode, OfficialPlace> {
  const places = new Map<Locode, OfficialPlace>();
  for (const row of rows) {
    const locode = parseLocode(row['locode']);
    // XX XXX stands for the inland waterways of a country.
    if (!locode || locode.endsWith('XXX')) continue;
    const name = nameOfRow(row);
    const known = places.get(locode);
    if (known) places.set(locode, { ...known, aliases: [...known.aliases, name] });
    else {
      const country = locode.slice(0, 2);
      places.set(locode, { locode, name, aliases: [], country, position: positionOf(row) });
    }
  }
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Some names of the source are split at their comma: `" Tokyo"""` and `"""Ariake"` for Ariake, Tokyo. */
function nameOfRow(row: Row): string {
  const name = row['name'].startsWith(' ') ? row['subdivision'] : row['name'];
  return name
    .replace(/[";|=`\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function positionOf(row: Row): Position | null {
  const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
  const isGiven = /\d/.test(row['longitude']) && /\d/.test(row['latitude']);
  return isGiven && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
    ? { longitude, latitude }
    : null;
}

/** G13: removes the positions that neither the country's ports, a stop of that name nor neighbouring places confirm. */
export function confirmPositions(
  places: ReadonlyMap<Locode, OfficialPlace>,
  ports: readonly Port[],
  stops: readonly Stop[],
): ReadonlyMap<Locode, OfficialPlace> {
  const isConfirmed = confirmation([...places.values()], ports, stops);
  return new Map(
    [...places].map(([locode, place]) => {
      const { position } = place;
      const isValid = position !== null && isConfirmed(place, position);
      return [locode, isValid ? place : { ...place, position: null }];
    }),
  );
}

type Confirmation = (place: OfficialPlace, position: Position) => boolean;

function confirmation(
  places: readonly OfficialPlace[],
  ports: readonly Port[],
  stops: readonly Stop[],
): Confirmation {
  const portsNear = new PlaceIndex(ports);
  const stopsNear = new PlaceIndex(stops);
  const placesNear = new PlaceIndex(
    places.flatMap(({ locode, country, position }) =>
      position ? [{ locode, country, ...position }] : [],
    ),
  );
  return (place, position) => {
    const { longitude, latitude } = position;
    const neighbours = portsNear.within(longitude, latitude, CODE_COUNTRY_METERS);
    if (neighbours.some(({ country }) => country === place.country)) return true;
    const names = new Set([place.name, ...place.aliases].map(searchable));
    const here = stopsNear.within(longitude, latitude, CODE_STOP_METERS);
    if (here.some((stop) => stop.names.some((name) => names.has(searchable(name))))) return true;
    const nearest = placesNear
      .within(longitude, latitude, CODE_COUNTRY_METERS)
      .filter(({ locode }) => locode !== place.locode)
      .sort((a, b) => metersApart(a, position) - metersApart(b, position))
      .slice(0, CODE_NEIGHBOURS_MAX);
    const own = nearest.filter(({ country }) => country === place.country).length;
    return own >= CODE_NEIGHBOURS_MIN && own * 2 >= nearest.length;
  };
}

/** G13: removes the positions that are far from the port with the code. */
export function withoutConflicts(
  places: ReadonlyMap<Locode, OfficialPlace>,
  ports: readonly Port[],
): readonly OfficialPlace[] {
  const portsByCode = new Map(
    ports.flatMap((port) => portCodes(port).map((code) => [code, port] as const)),
  );
  return [...places.values()].map((place) => {
    const { locode, position } = place;
    const port = portsByCode.get(locode);
    const isConflict = port && position && metersApart(port, position) > CODE_CONFLICT_METERS;
    return isConflict ? { ...place, position: null } : place;
  });
}

export function metersApart(a: Position, b: Position): number {
  return distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
}

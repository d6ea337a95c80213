import type { Locode, Position } from '@roadstead/model';
import { idOfLocode } from '../src/host-ports/port-ids.ts';
import type { OfficialPlace } from '../src/official-place.ts';
import { type Port, portCodes } from '../src/port.ts';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import type { NamedPlaces } from './named-places.ts';
import { PlaceSearch } from './place-search.ts';
import { TERMINALS } from './terminals.ts';
import { HARBOUR_GROUP_METERS, PART_METERS_MAX, SEAPORT_SHORE_METERS_MAX } from './thresholds.ts';

/**
 * G16: adds the official places on the shore to the ports of the index: as another code of the port that they are a part of,
 * otherwise as a port. A place with a terminal is always a port.
 */
export function addSeaports(
  ports: readonly Port[],
  places: ReadonlyMap<Locode, OfficialPlace>,
  land: Land,
  named: NamedPlaces,
): readonly Port[] {
  const search = new PlaceSearch(ports);
  const codes = new Set(ports.flatMap(portCodes));
  const parts = new Map<number, Locode[]>();
  const added: Port[] = [];
  for (const official of places.values()) {
    const { locode, name, aliases, country } = official;
    if (codes.has(locode)) continue;
    const terminal = TERMINALS.find((each) => each.locode === locode);
    const place = terminal ?? placeOf(official, land, named);
    if (!place) continue;
    const port = terminal ? undefined : portWith(place, country, search);
    if (port) parts.set(port.id, [...(parts.get(port.id) ?? []), locode]);
    else {
      added.push({
        ...{ id: idOfLocode(locode), locode, locodes: [], name, aliases, country },
        longitude: Number(place.longitude.toFixed(4)),
        latitude: Number(place.latitude.toFixed(4)),
        size: null,
      });
    }
  }
  const known = ports.map((port) => {
    const own = parts.get(port.id);
    return own ? { ...port, locodes: [...port.locodes, ...own] } : port;
  });
  return [...known, ...added].sort((a, b) => a.id - b.id);
}

/** Returns the nearest port of the country that is so large that a place is a part of it. */
function portWith(place: Position, country: string, search: PlaceSearch<Port>): Port | undefined {
  return search.nearest(
    place,
    PART_METERS_MAX.large,
    (port) =>
      port.country === country &&
      metersBetween(port, place) <= PART_METERS_MAX[port.size ?? 'unknown'],
  );
}

/**
 * Returns the place of a code on the shore: that of the stops with its name, unless its position is elsewhere; its position, of
 * a minute of arc; otherwise the town with its name.
 */
function placeOf(official: OfficialPlace, land: Land, named: NamedPlaces): Position | undefined {
  const { country, name, position } = official;
  const stops = named.stops(country, name);
  if (stops && (!position || metersBetween(stops, position) <= HARBOUR_GROUP_METERS)) return stops;
  if (!position) return named.town(country, name);
  const { longitude, latitude } = position;
  return land.isCoastWithin(SEAPORT_SHORE_METERS_MAX, longitude, latitude) ? position : undefined;
}

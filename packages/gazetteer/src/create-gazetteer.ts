import { type AreaGeometry, distanceMeters } from '@roadstead/geo';
import { AreaIndex } from './area-index.ts';
import { circleAround } from './circle.ts';
import type { Gazetteer, GazetteerOptions } from './gazetteer.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import { midOfMmsi } from './mid-of-mmsi.ts';
import { NameIndex } from './name-index.ts';
import { PlaceIndex } from './place-index.ts';
import type { Berth, Port } from './port.ts';
import {
  readAnchorages,
  readAreas,
  readBerths,
  readCountries,
  readHarbours,
  readPorts,
} from './read-tables.ts';
import { RADIUS_METERS } from './thresholds.ts';

/**
 * Reads the tables (`@roadstead/gazetteer/data`) and joins what the host knows to them.
 * @throws RangeError if a host's area is of a port that is not there.
 */
export function createGazetteer(data: GazetteerData, options: GazetteerOptions = {}): Gazetteer {
  const bundled = new Map(readPorts(data.ports).map((port) => [port.id, port]));
  const byId = new Map(bundled);
  for (const port of options.ports ?? []) byId.set(port.id, port);
  const ports = [...byId.values()].sort((a, b) => a.id - b.id);
  const areaAt = new Map(ports.map(({ id }, at) => [id, at]));
  const geometries = areaGeometries(data, bundled, ports, options);
  const areas = new AreaIndex([...geometries, ...readHarbours(data.harbours)]);
  const names = new NameIndex(ports);
  const places = new PlaceIndex(ports);
  const berths = readBerths(data.berths).filter(({ portId }) => byId.has(portId));
  const berthPlaces = new PlaceIndex(berths);
  const berthMetersMax = Math.max(0, ...berths.map(({ radiusMeters }) => radiusMeters));
  const berthsByPort = grouped(berths);
  const anchoragesByPort = grouped(readAnchorages(data.anchorages));
  const countries = readCountries(data.countries);

  return {
    ports,
    portById: (id) => byId.get(id),
    portByLocode: (locode) => names.byLocode(locode),
    portsNamed: (text) => names.named(text),
    nearestPort(longitude, latitude, limits = {}) {
      const found = places.nearest(longitude, latitude);
      if (!found || found.distanceMeters > (limits.distanceMetersMax ?? Number.POSITIVE_INFINITY)) {
        return undefined;
      }
      return { port: found.place, distanceMeters: found.distanceMeters };
    },
    portsNear: (box) => places.inBox(box),
    portAt(longitude, latitude) {
      const box = { west: longitude, south: latitude, east: longitude, north: latitude };
      const around = areas
        .near(box)
        .filter((at) => at < ports.length && areas.area(at).contains(longitude, latitude));
      return nearestOf(
        around.map((at) => ports[at]),
        longitude,
        latitude,
      );
    },
    geometryOf({ id }) {
      const at = areaAt.get(id);
      return at === undefined ? undefined : geometries[at];
    },
    areasOf({ id }) {
      const at = areaAt.get(id);
      return at === undefined ? [] : [areas.area(at)];
    },
    portAreasNear: (box) => areas.near(box).map((at) => areas.area(at)),
    berthsOf: ({ id }) => berthsByPort.get(id) ?? [],
    berthAt(longitude, latitude) {
      const near = berthPlaces.within(longitude, latitude, berthMetersMax);
      const around = near.filter((berth) => isIn(berth, longitude, latitude));
      return nearestOf(around, longitude, latitude);
    },
    anchoragesOf: ({ id }) => anchoragesByPort.get(id) ?? [],
    countryOfMid: (mid) => countries.get(mid),
    countryOfMmsi(mmsi) {
      const mid = midOfMmsi(mmsi);
      return mid === undefined ? undefined : countries.get(mid);
    },
  };
}

/** The area of each port: the host's, else the bundled one, else a circle. */
function areaGeometries(
  data: GazetteerData,
  bundled: ReadonlyMap<number, Port>,
  ports: readonly Port[],
  options: GazetteerOptions,
): readonly AreaGeometry[] {
  const known = new Map(readAreas(data.areas, bundled));
  // A port that the host moved is no longer where its bundled area is.
  for (const { id } of options.ports ?? []) known.delete(id);
  const ids = new Set(ports.map(({ id }) => id));
  for (const { portId, geometry } of options.areas ?? []) {
    if (!ids.has(portId)) throw new RangeError(`There is no port ${portId} for this area.`);
    known.set(portId, geometry);
  }
  return ports.map(
    ({ id, longitude, latitude, size }) =>
      known.get(id) ?? circleAround(longitude, latitude, RADIUS_METERS[size ?? 'unknown']),
  );
}

function grouped<Place extends { readonly portId: number }>(
  places: readonly Place[],
): ReadonlyMap<number, readonly Place[]> {
  const groups = new Map<number, Place[]>();
  for (const place of places) {
    const own = groups.get(place.portId);
    if (own) own.push(place);
    else groups.set(place.portId, [place]);
  }
  return groups;
}

function isIn(berth: Berth, longitude: number, latitude: number): boolean {
  const distance = distanceMeters(longitude, latitude, berth.longitude, berth.latitude);
  return distance <= berth.radiusMeters;
}

function nearestOf<Place extends { readonly longitude: number; readonly latitude: number }>(
  places: readonly Place[],
  longitude: number,
  latitude: number,
): Place | undefined {
  let found: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = distanceMeters(longitude, latitude, place.longitude, place.latitude);
    if (distance >= least) continue;
    found = place;
    least = distance;
  }
  return found;
}

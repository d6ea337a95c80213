import {
  type AreaGeometry,
  areaPolygons,
  distanceMeters,
  METERS_PER_DEGREE_LATITUDE_MIN,
} from '@roadstead/geo';
import { AreaIndex } from './area-index.ts';
import { circleAround } from './circle.ts';
import type { Gazetteer, GazetteerOptions } from './gazetteer.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import { type LazyArea, lazyArea } from './lazy-area.ts';
import { midOfMmsi } from './mid-of-mmsi.ts';
import { PortNameIndex } from './name-index.ts';
import { namesAlike } from './names.ts';
import { boxAround, leastMeters } from './nearest-meters.ts';
import { PlaceIndex } from './place-index.ts';
import type { Berth, HostBerth, Port, PortAnchorage } from './port.ts';
import { readAnchorages, readAreas, readBerths, readCountries, readPorts } from './read-tables.ts';
import { RADIUS_METERS } from './thresholds.ts';

/**
 * Creates a gazetteer from the bundled tables (`@roadstead/gazetteer/data`) and the ports and areas of the host.
 * @throws RangeError if an area, berth or anchorage of the host belongs to an unknown port.
 */
export function createGazetteer(data: GazetteerData, options: GazetteerOptions = {}): Gazetteer {
  const bundled = new Map(readPorts(data.ports).map((port) => [port.id, port]));
  const byId = new Map(bundled);
  for (const port of options.ports ?? []) byId.set(port.id, port);
  checkPortIds(byId, options);
  const ports = [...byId.values()].sort((a, b) => a.id - b.id);
  const areaIndexes = new Map(ports.map(({ id }, index) => [id, index]));
  const geometries = areaGeometries(data, bundled, ports, options);
  const areas = new AreaIndex(geometries);
  const names = new PortNameIndex(ports);
  const places = new PlaceIndex(ports);
  const berths = allBerths(
    readBerths(data.berths).filter(({ portId }) => byId.has(portId)),
    options.berths ?? [],
  );
  const anchorages = [...readAnchorages(data.anchorages), ...(options.anchorages ?? [])];
  const anchoragesByPort = byPort<PortAnchorage>(anchorages);
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
    ...portQueries(areas, ports),
    geometryOf({ id }) {
      const index = areaIndexes.get(id);
      return index === undefined ? undefined : geometries[index].geometry();
    },
    areasOf({ id }) {
      const index = areaIndexes.get(id);
      return index === undefined ? [] : [areas.area(index)];
    },
    portAreasNear: (box) => areas.near(box).map((index) => areas.area(index)),
    ...distanceQueries(areas, anchorages),
    ...berthQueries(berths),
    anchoragesOf: ({ id }) => anchoragesByPort.get(id) ?? [],
    countryOfMid: (mid) => countries.get(mid),
    countryOfMmsi(mmsi) {
      const mid = midOfMmsi(mmsi);
      return mid === undefined ? undefined : countries.get(mid);
    },
  };
}

function portQueries(
  areas: AreaIndex,
  ports: readonly Port[],
): Pick<Gazetteer, 'portAt' | 'portNear'> {
  const portAt: Gazetteer['portAt'] = (longitude, latitude) => {
    const box = { west: longitude, south: latitude, east: longitude, north: latitude };
    const containing = areas
      .near(box)
      .filter((index) => areas.area(index).contains(longitude, latitude));
    return nearestOf(
      containing.map((index) => ports[index]),
      longitude,
      latitude,
    );
  };
  return {
    portAt,
    portNear(longitude, latitude, metersMax) {
      const port = portAt(longitude, latitude);
      if (port || metersMax <= 0) return port;
      const degrees = metersMax / METERS_PER_DEGREE_LATITUDE_MIN;
      let leastMeters = metersMax;
      let nearest: Port[] = [];
      for (const index of areas.near(boxAround(longitude, latitude, degrees))) {
        const meters = areas.area(index).metersTo(longitude, latitude);
        if (meters > leastMeters) continue;
        nearest = meters < leastMeters ? [ports[index]] : [...nearest, ports[index]];
        leastMeters = meters;
      }
      return nearestOf(nearest, longitude, latitude);
    },
  };
}

function berthQueries(berths: readonly Berth[]): Pick<Gazetteer, 'berthsOf' | 'berthAt'> {
  const places = new PlaceIndex(berths);
  const radiusMetersMax = Math.max(0, ...berths.map(({ radiusMeters }) => radiusMeters));
  const berthsByPort = byPort(berths);
  return {
    berthsOf: ({ id }) => berthsByPort.get(id) ?? [],
    berthAt(longitude, latitude) {
      const near = places.within(longitude, latitude, radiusMetersMax);
      const containing = near.filter((berth) => isIn(berth, longitude, latitude));
      return nearestOf(containing, longitude, latitude);
    },
  };
}

function distanceQueries(
  areas: AreaIndex,
  anchorages: readonly PortAnchorage[],
): Pick<Gazetteer, 'portAreaMeters' | 'anchorageMeters'> {
  const places = new PlaceIndex(anchorages);
  const radiusMetersMax = Math.max(0, ...anchorages.map(({ radiusMeters }) => radiusMeters));
  return {
    portAreaMeters: (longitude, latitude) =>
      leastMeters((degrees) => {
        const near = areas.near(boxAround(longitude, latitude, degrees));
        return near.map((index) => areas.area(index).metersTo(longitude, latitude));
      }),
    anchorageMeters: (longitude, latitude) =>
      leastMeters((degrees) => {
        const meters = degrees * METERS_PER_DEGREE_LATITUDE_MIN + radiusMetersMax;
        return places.within(longitude, latitude, meters).map((place) => {
          const toCentre = distanceMeters(longitude, latitude, place.longitude, place.latitude);
          return Math.max(0, toCentre - place.radiusMeters);
        });
      }),
  };
}

/** @throws RangeError if an area, berth or anchorage of the host belongs to an unknown port */
function checkPortIds(
  ports: ReadonlyMap<number, Port>,
  { areas = [], berths = [], anchorages = [] }: GazetteerOptions,
): void {
  for (const { portId } of [...areas, ...berths, ...anchorages]) {
    if (!ports.has(portId)) throw new RangeError(`The port ${portId} of a place does not exist.`);
  }
}

/** Returns the bundled berths, and those of the host, which replace others of the same port and name. */
function allBerths(bundled: readonly Berth[], own: readonly HostBerth[]): readonly Berth[] {
  const ownByPort = byPort(own);
  const isReplaced = ({ portId, name }: Berth): boolean =>
    ownByPort.get(portId)?.some((berth) => namesAlike(berth.name, name)) ?? false;
  const numbered = [...ownByPort.values()].flatMap((berths) =>
    berths.map((berth, i) => ({ ...berth, id: `${berth.portId}-own-${i + 1}` })),
  );
  return [...bundled.filter((berth) => !isReplaced(berth)), ...numbered];
}

/** Returns the area of each port: that of the host, otherwise the bundled one, otherwise a circle, with the host's extensions. */
function areaGeometries(
  data: GazetteerData,
  bundled: ReadonlyMap<number, Port>,
  ports: readonly Port[],
  { ports: ownPorts = [], areas = [] }: GazetteerOptions,
): readonly LazyArea[] {
  const geometries = new Map(readAreas(data.areas, bundled));
  for (const port of ownPorts) if (hasMoved(port, bundled.get(port.id))) geometries.delete(port.id);
  const ownAreas = byPort(areas);
  return ports.map((port) => {
    const { id, longitude, latitude, size } = port;
    const base =
      geometries.get(id) ??
      lazyArea(circleAround(longitude, latitude, RADIUS_METERS[size ?? 'unknown']));
    const own = ownAreas.get(id);
    if (!own) return base;
    const isReplaced = own.some(({ isExtension }) => !isExtension);
    const parts = own.map(({ geometry }) => geometry);
    return lazyArea(unionOf(isReplaced ? parts : [base.geometry(), ...parts]));
  });
}

/** Returns whether a port of the host lies elsewhere than the bundled one, so that the bundled area is not its own. */
function hasMoved(port: Port, bundled: Port | undefined): boolean {
  return port.longitude !== bundled?.longitude || port.latitude !== bundled.latitude;
}

function unionOf(geometries: readonly AreaGeometry[]): AreaGeometry {
  return { type: 'MultiPolygon', coordinates: geometries.flatMap(areaPolygons) };
}

function byPort<Place extends { readonly portId: number }>(
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
  let nearest: Place | undefined;
  let leastMeters = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const meters = distanceMeters(longitude, latitude, place.longitude, place.latitude);
    if (meters >= leastMeters) continue;
    nearest = place;
    leastMeters = meters;
  }
  return nearest;
}

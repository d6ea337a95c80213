import { type Country, parseLocode } from '@roadstead/model';
import { type LazyArea, lazyRings } from './lazy-area.ts';
import type { Berth, Port, PortAnchorage, PortSize } from './port.ts';

export function readPorts(table: string): readonly Port[] {
  return recordsOf(table).map(
    ([id, locode, country, name, longitude, latitude, size, aliases, locodes]) => ({
      id: Number(id),
      locode: parseLocode(locode) ?? null,
      locodes: partsOf(locodes).flatMap((each) => parseLocode(each) ?? []),
      name,
      aliases: partsOf(aliases),
      country,
      longitude: Number(longitude),
      latitude: Number(latitude),
      size: size === '' ? null : (size as PortSize),
    }),
  );
}

/** Reads the areas of ports, by port number; the size of their grid cells depends on the latitude of the port. */
export function readAreas(
  table: string,
  ports: ReadonlyMap<number, Port>,
): ReadonlyMap<number, LazyArea> {
  return new Map(
    recordsOf(table).flatMap(([id, rings]): [number, LazyArea][] => {
      const port = ports.get(Number(id));
      return port && rings !== '' ? [[port.id, lazyRings(rings, port.latitude)]] : [];
    }),
  );
}

export function readBerths(table: string): readonly Berth[] {
  const counts = new Map<number, number>();
  return recordsOf(table).map(([port, name, longitude, latitude, radiusMeters]) => {
    const portId = Number(port);
    const count = (counts.get(portId) ?? 0) + 1;
    counts.set(portId, count);
    return {
      id: `${portId}-${count}`,
      portId,
      name,
      longitude: Number(longitude),
      latitude: Number(latitude),
      radiusMeters: Number(radiusMeters),
    };
  });
}

export function readAnchorages(table: string): readonly PortAnchorage[] {
  return recordsOf(table).map(([portId, longitude, latitude, radiusMeters]) => ({
    portId: Number(portId),
    longitude: Number(longitude),
    latitude: Number(latitude),
    radiusMeters: Number(radiusMeters),
  }));
}

export function readCountries(table: string): ReadonlyMap<number, Country> {
  return new Map(recordsOf(table).map(([mid, a2, name]) => [Number(mid), { a2, name }]));
}

function recordsOf(table: string): readonly string[][] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));
}

function partsOf(field: string): readonly string[] {
  return field === '' ? [] : field.split(';');
}

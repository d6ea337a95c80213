import { searchable } from '@roadstead/model';
import type { Berth, Port, PortAnchorage } from '../src/port.ts';
import { metersBetween } from './meters.ts';
import type { Stop } from './stops.ts';
import type { Terminal } from './terminals.ts';
import {
  ANCHORAGE_GROUP_METERS,
  ANCHORAGE_REACH_METERS,
  BERTH_GROUP_METERS,
  BERTH_REACH_METERS,
} from './thresholds.ts';

interface Disc {
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}

/** Returns the berths of a port: its terminals, and groups of stops at berths, from west to east. */
export function berthsOf(
  port: Port,
  stops: readonly Stop[],
  terminals: readonly Terminal[],
): readonly Berth[] {
  const outside = stops.filter(
    (stop) =>
      stop.isAtBerth &&
      terminals.every((terminal) => metersBetween(stop, terminal) > terminal.radiusMeters),
  );
  const places = [
    ...terminals.map(({ name, longitude, latitude, radiusMeters }) => ({
      name,
      longitude,
      latitude,
      radiusMeters,
    })),
    ...groupStops(outside, BERTH_GROUP_METERS).map((group) => ({
      name: nameOf(group, port),
      ...discAround(group, BERTH_REACH_METERS),
    })),
  ];
  return places.map((place, i) => ({
    id: `${port.id}-${i + 1}`,
    portId: port.id,
    ...place,
    name: place.name ?? `${port.name} ${i + 1}`,
  }));
}

/** Returns the anchorages of a port, from west to east. */
export function anchoragesOf(port: Port, stops: readonly Stop[]): readonly PortAnchorage[] {
  const anchored = stops.filter(({ isAtBerth }) => !isAtBerth);
  return groupStops(anchored, ANCHORAGE_GROUP_METERS).map((group) => ({
    portId: port.id,
    ...discAround(group, ANCHORAGE_REACH_METERS),
  }));
}

/** Groups stops: those of a group are within a distance in metres of its first stop. */
export function groupStops(
  stops: readonly Stop[],
  meters: number,
): readonly (readonly [Stop, ...Stop[]])[] {
  const groups: [Stop, ...Stop[]][] = [];
  for (const stop of stops) {
    const own = groups.find(([first]) => metersBetween(first, stop) <= meters);
    if (own) own.push(stop);
    else groups.push([stop]);
  }
  return groups;
}

/** Returns the most frequent name of the stops that is not a name of the port. */
export function nameOf(group: readonly Stop[], port?: Port): string | undefined {
  const own = new Set(port ? [port.name, ...port.aliases].map(searchable) : []);
  const counts = new Map<string, number>();
  for (const { names } of group) {
    for (const name of names) {
      if (!own.has(searchable(name))) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most && titleCase(most[0]);
}

function titleCase(name: string): string {
  return name
    .replaceAll('|', ' ')
    .toLowerCase()
    .replace(/(?<![\p{Letter}'’])\p{Letter}/gu, (letter) => letter.toUpperCase());
}

function discAround(group: readonly Stop[], reachMeters: number): Disc {
  const mean = (of: (stop: Stop) => number): number =>
    Number((group.reduce((sum, stop) => sum + of(stop), 0) / group.length).toFixed(4));
  const longitude = mean((stop) => stop.longitude);
  const latitude = mean((stop) => stop.latitude);
  const farthest = Math.max(...group.map((stop) => metersBetween({ longitude, latitude }, stop)));
  return { longitude, latitude, radiusMeters: Math.ceil((farthest + reachMeters) / 100) * 100 };
}

import { searchable } from '@roadstead/model';
import type { Port } from '../src/port.ts';
import { comparableNames } from './join-codes.ts';
import { metersBetween } from './meters.ts';
import { PlaceSearch } from './place-search.ts';
import type { Stop } from './stops.ts';
import type { Terminal } from './terminals.ts';
import {
  ANCHORAGE_TO_PORT_METERS_MAX,
  BERTH_TO_PORT_METERS_MAX,
  NAMED_ANCHORAGE_TO_PORT_METERS_MAX,
  NAMED_BERTH_TO_PORT_METERS_MAX,
} from './thresholds.ts';

/** Assigns stops to ports; those without a port are under `undefined`. */
export function assignStops(
  stops: readonly Stop[],
  ports: readonly Port[],
  terminals: readonly Terminal[],
): ReadonlyMap<number | undefined, readonly Stop[]> {
  const search = new PlaceSearch(ports);
  const names = new Map(ports.map((port) => [port.id, comparableNames(port)]));
  const byPort = new Map<number | undefined, Stop[]>();
  for (const stop of stops) {
    const id = terminalPort(stop, terminals) ?? portOf(stop, search, names)?.id;
    const own = byPort.get(id);
    if (own) own.push(stop);
    else byPort.set(id, [stop]);
  }
  return byPort;
}

function terminalPort(stop: Stop, terminals: readonly Terminal[]): number | undefined {
  return terminals.find((terminal) => metersBetween(stop, terminal) <= terminal.radiusMeters)
    ?.portId;
}

/** Returns the nearest port, or the nearest more distant port with a name of the stop. */
function portOf(
  stop: Stop,
  search: PlaceSearch<Port>,
  portNames: ReadonlyMap<number, ReadonlySet<string>>,
): Port | undefined {
  const { isAtBerth } = stop;
  const metersMax = isAtBerth ? BERTH_TO_PORT_METERS_MAX : ANCHORAGE_TO_PORT_METERS_MAX;
  const nearest = search.nearest(stop, metersMax);
  if (nearest !== undefined || stop.names.length === 0) return nearest;
  const namedMetersMax = isAtBerth
    ? NAMED_BERTH_TO_PORT_METERS_MAX
    : NAMED_ANCHORAGE_TO_PORT_METERS_MAX;
  const names = stop.names.map((name) => searchable(name).replace(/ offshore$/, ''));
  return search.nearest(stop, namedMetersMax, ({ id }) =>
    names.some((name) => portNames.get(id)?.has(name) === true),
  );
}

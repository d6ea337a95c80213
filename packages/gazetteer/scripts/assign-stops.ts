import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { searchable } from '../src/names.ts';
import type { Port } from '../src/port.ts';
import { metersBetween } from './meters.ts';
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
  const index = new KDBush(ports.length);
  for (const { longitude, latitude } of ports) index.add(longitude, latitude);
  index.finish();
  const portNames = ports.map(({ name, aliases }) => [name, ...aliases].map(searchable));
  const byPort = new Map<number | undefined, Stop[]>();
  for (const stop of stops) {
    const id = terminalPort(stop, terminals) ?? ports[nearPort(stop, portNames, index) ?? -1]?.id;
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

/** Returns the index of the nearest port, or of the nearest more distant port with a name of the stop. */
function nearPort(
  stop: Stop,
  portNames: readonly (readonly string[])[],
  index: KDBush,
): number | undefined {
  const { longitude, latitude, isAtBerth } = stop;
  const metersMax = isAtBerth ? BERTH_TO_PORT_METERS_MAX : ANCHORAGE_TO_PORT_METERS_MAX;
  const [nearest] = around(index, longitude, latitude, 1, metersMax / 1000);
  if (nearest !== undefined || stop.names.length === 0) return nearest;
  const namedMetersMax = isAtBerth
    ? NAMED_BERTH_TO_PORT_METERS_MAX
    : NAMED_ANCHORAGE_TO_PORT_METERS_MAX;
  const names = new Set(stop.names.map((name) => searchable(name).replace(/ offshore$/, '')));
  const [named] = around(index, longitude, latitude, 1, namedMetersMax / 1000, (i) =>
    portNames[i].some((name) => names.has(name)),
  );
  return named;
}

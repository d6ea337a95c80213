import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGazetteer, type Port } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Position } from '@roadstead/model';
import { loadSeaRoutes, type Route } from '@roadstead/routing';
import type { RouteBetween } from '@roadstead/simulator';

/** The world's ports, and the sea routes between them. */
export interface RoutedPorts {
  readonly ports: readonly Port[];
  readonly portById: (id: number) => Port | undefined;
  /** Undefined without a route. */
  readonly metersBetween: (from: Pick<Port, 'id'>, to: Pick<Port, 'id'>) => number | undefined;
  /** Empty without a route. */
  readonly routeBetween: RouteBetween;
  /** Route from any position to a port, not cached. */
  readonly routeFrom: (place: Position, portId: number) => Route | undefined;
}

/** Loads the bundled ports and sea graph. Each pair is routed once, since that takes milliseconds. */
export async function loadRoutedPorts(): Promise<RoutedPorts> {
  const seaRoutes = await loadSeaRoutes(async () =>
    readFileSync(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
  );
  const { ports, portById } = createGazetteer(gazetteerData);
  const known = new Map<string, Route | null>();
  const routeBetween = (from: number, to: number): Route | null => {
    // Both directions have the same route.
    const [first, second] = from < to ? [from, to] : [to, from];
    const key = `${first} ${second}`;
    let route = known.get(key);
    if (route === undefined) {
      const [a, b] = [portById(first), portById(second)];
      const found = a && b && seaRoutes.route(a, b);
      route = found?.status === 'ok' ? found : null;
      known.set(key, route);
    }
    return route;
  };
  return {
    ports,
    portById,
    metersBetween: (from, to) => routeBetween(from.id, to.id)?.distanceMeters,
    routeFrom: (place, portId) => {
      const to = portById(portId);
      const route = to && seaRoutes.route(place, to);
      return route?.status === 'ok' ? route : undefined;
    },
    routeBetween: (from, to) => {
      const line = routeBetween(from, to)?.line ?? [];
      return from < to ? line : line.toReversed();
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGazetteer, type Port } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Position } from '@roadstead/model';
import { loadSeaRoutes, type Route } from '@roadstead/routing';
import type { WayBetween } from '@roadstead/simulator';

/** The world's ports, and the ways between them. */
export interface Sea {
  readonly ports: readonly Port[];
  readonly portById: (id: number) => Port | undefined;
  /** Undefined where there is no way. */
  readonly metersBetween: (from: Pick<Port, 'id'>, to: Pick<Port, 'id'>) => number | undefined;
  /** Empty where there is no way. */
  readonly wayBetween: WayBetween;
  /** From anywhere to a port, not kept. */
  readonly routeFrom: (place: Position, portId: number) => Route | undefined;
}

/** The bundled ports and sea graph. Each pair is routed once, since that takes milliseconds. */
export async function loadSea(): Promise<Sea> {
  const seaRoutes = await loadSeaRoutes(async () =>
    readFileSync(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
  );
  const { ports, portById } = createGazetteer(gazetteerData);
  const known = new Map<string, Route | null>();
  const routeBetween = (from: number, to: number): Route | null => {
    // There and back are the same way.
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
    wayBetween: (from, to) => {
      const line = routeBetween(from, to)?.line ?? [];
      return from < to ? line : line.toReversed();
    },
  };
}

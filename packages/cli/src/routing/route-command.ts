import {
  closedPassages,
  type NoRoute,
  type Route,
  type ShipSize,
  writeRoutes,
} from '@roadstead/routing';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSeaRoutes } from '../bundled/bundled-voyages.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { areasToAvoid } from './avoided.ts';
import { insideOf } from './distances-inside.ts';
import { createPlaceFinder } from './find-place.ts';
import { namedRoute } from './named-routes.ts';
import { type RouteCommandOptions, shipSizeOf } from './route-options.ts';
import { alternativesTable, routeTable } from './route-table.ts';

/** Runs `roadstead route`. @returns the exit code. @throws UserError */
export async function routeCommand(options: RouteCommandOptions, host: Host): Promise<number> {
  const { alternatives, format, speed } = options;
  if (format === 'rtz' && alternatives > 1)
    throw new UserError('an RTZ file holds one route; use another format for --alternatives.');
  const findPlace = createPlaceFinder(await bundledGazetteer(options.ports));
  const places = [options.from, ...options.via, options.to].map(findPlace);
  const [from, to] = [places[0], places[places.length - 1]];
  const seaRoutes = await bundledSeaRoutes();
  const avoid = await areasToAvoid(options.avoid, options.avoidAreas);
  const ways = {
    ...{ closed: options.avoid.passages, avoid, open: options.open },
    via: places.slice(1, -1),
  };
  const ship = shipSizeOf(options);
  const routes = seaRoutes.alternatives(from, to, { ...ways, ...ship }, alternatives);
  if ('status' in routes) throw new UserError(`no route: ${routes.detail}.`);
  const timeMs = options.date ?? host.clock.now();
  const found = routes.map((route) => ({ ...route, inside: insideOf(route, avoid, timeMs) }));
  const [best, ...others] = found;
  if (format === 'table') {
    const closed = closedTo(ship, seaRoutes.route(from, to, ways));
    const none = 'others     none by other passages, up to three times as long\n';
    const more = alternatives > 1 && others.length === 0 ? none : alternativesTable(others, speed);
    const text = routeTable(best, places, speed) + closed + more;
    await writeText(host.stdout, text);
    return EXIT_OK;
  }
  const named = found.map((route, at) => namedRoute(route, places, at + 1));
  await writeText(host.stdout, writeRoutes(alternatives > 1 ? named : named[0], format));
  return EXIT_OK;
}

/** Returns a line for each passage of the route of smaller ships that is closed to a ship. */
function closedTo(ship: ShipSize, smaller: Route | NoRoute): string {
  if (smaller.status !== 'ok') return '';
  return closedPassages(ship)
    .filter(({ name }) => smaller.passages.includes(name))
    .map(({ name, reason }) => `not by     ${name}: ${reason}\n`)
    .join('');
}

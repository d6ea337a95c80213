import {
  closedPassages,
  lineStringOf,
  type NoRoute,
  type Route,
  type ShipSize,
} from '@roadstead/routing';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSeaRoutes } from '../bundled/bundled-voyages.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { formatDuration, formatNumber } from '../text/format-text.ts';
import { createPlaceFinder, type NamedPlace } from './find-place.ts';
import { type RouteCommandOptions, shipSizeOf } from './route-options.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** Runs `roadstead route`. @returns the exit code. @throws UserError */
export async function routeCommand(options: RouteCommandOptions, host: Host): Promise<number> {
  const findPlace = createPlaceFinder(await bundledGazetteer(options.ports));
  const places = [options.from, ...options.via, options.to].map(findPlace);
  const [from, to] = [places[0], places[places.length - 1]];
  const seaRoutes = await bundledSeaRoutes();
  const ways = { closed: options.avoid, open: options.open, via: places.slice(1, -1) };
  const ship = shipSizeOf(options);
  const route = seaRoutes.route(from, to, { ...ways, ...ship });
  if (route.status !== 'ok') throw new UserError(`no route: ${route.detail}.`);
  const text = options.geojson
    ? `${JSON.stringify(featureOf(route, places), null, 2)}\n`
    : tableOf(route, places, options.speed) + closedTo(ship, seaRoutes.route(from, to, ways));
  await writeText(host.stdout, text);
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

function featureOf(route: Route, places: readonly NamedPlace[]): object {
  const { distanceMeters, passages, legs } = route;
  return {
    type: 'Feature',
    properties: {
      from: places[0].name,
      to: places[places.length - 1].name,
      distance_meters: Math.round(distanceMeters),
      passages,
      ...(legs.length > 1 && {
        legs: legs.map((leg, at) => ({
          to: places[at + 1].name,
          distance_meters: Math.round(leg.distanceMeters),
          passages: leg.passages,
        })),
      }),
    },
    geometry: lineStringOf(route, { antimeridian: 'split' }),
  };
}

function tableOf(route: Route, places: readonly NamedPlace[], speedKnots: number): string {
  const { distanceMeters, legs } = route;
  const hours = distanceMeters / METERS_PER_NAUTICAL_MILE / speedKnots;
  const offsets = [...legs.map((leg) => leg.startOffsetMeters), route.endOffsetMeters].map(
    (meters) => `${formatNumber(Math.round(meters))} m`,
  );
  const rows = [
    ['from', places[0].name],
    ...places.slice(1, -1).map(({ name }) => ['via', name]),
    ['to', places[places.length - 1].name],
    ['distance', distanceText(distanceMeters)],
    ['time', `${formatDuration(hours * MS_PER_HOUR)} at ${speedKnots} knots`],
    ['by', passagesText(route)],
    ...(legs.length > 1
      ? legs.map((leg, at) => [
          `leg ${at + 1}`,
          `${distanceText(leg.distanceMeters)} to ${places[at + 1].name}, by ${passagesText(leg)}`,
        ])
      : []),
    ...(offsets.some((text) => text !== '0 m')
      ? [['off water', `${offsets.join(' and ')} at the ${legs.length > 1 ? 'places' : 'ends'}`]]
      : []),
  ];
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n`;
}

function distanceText(meters: number): string {
  const miles = formatNumber(Math.round(meters / METERS_PER_NAUTICAL_MILE));
  return `${miles} nautical miles (${formatNumber(Math.round(meters / 1000))} km)`;
}

function passagesText({ passages }: Pick<Route, 'passages'>): string {
  return passages.length > 0 ? passages.join(', ') : 'the open sea';
}

import { createPlaceDirectory, type Gazetteer, namesAlike, type Port } from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import type { Position } from '@roadstead/model';
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
import type { RouteCommandOptions } from './route-options.ts';

/** An end of a route, with its name. */
interface NamedPlace extends Position {
  readonly name: string;
}

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** The number of candidates listed for an ambiguous name. */
const PORTS_LISTED_MAX = 8;
const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Runs `roadstead route`. @returns the exit code. @throws UserError */
export async function routeCommand(options: RouteCommandOptions, host: Host): Promise<number> {
  const gazetteer = await bundledGazetteer(options.ports);
  const [from, to] = [placeOf(options.from, gazetteer), placeOf(options.to, gazetteer)];
  const seaRoutes = await bundledSeaRoutes();
  const passages = { closed: options.avoid, open: options.open };
  const ship = shipOf(options);
  const route = seaRoutes.route(from, to, { ...passages, ...ship });
  if (route.status !== 'ok') throw new UserError(`no route: ${route.detail}.`);
  const text = options.geojson
    ? `${JSON.stringify(featureOf(route, from, to), null, 2)}\n`
    : tableOf(route, from, to, options.speed) + closedTo(ship, seaRoutes.route(from, to, passages));
  await writeText(host.stdout, text);
  return EXIT_OK;
}

function shipOf({ draught, beam, length, airDraught }: RouteCommandOptions): ShipSize {
  return {
    ...(draught !== undefined && { draughtMeters: draught }),
    ...(beam !== undefined && { beamMeters: beam }),
    ...(length !== undefined && { lengthMeters: length }),
    ...(airDraught !== undefined && { airDraughtMeters: airDraught }),
  };
}

/** Returns a line for each passage of the route of smaller ships that is closed to a ship. */
function closedTo(ship: ShipSize, smaller: Route | NoRoute): string {
  if (smaller.status !== 'ok') return '';
  return closedPassages(ship)
    .filter(({ name }) => smaller.passages.includes(name))
    .map(({ name, reason }) => `not by     ${name}: ${reason}\n`)
    .join('');
}

function placeOf(text: string, gazetteer: Gazetteer): NamedPlace {
  const port = gazetteer.portByLocode(text) ?? portNamed(text, gazetteer);
  if (port) {
    const { longitude, latitude, name, locode } = port;
    return { longitude, latitude, name: locode === null ? name : `${name} (${locode})` };
  }
  const official = createPlaceDirectory(codes).placeByLocode(text);
  if (official) {
    const { position, locode, name, country } = official;
    if (position) return { ...position, name: `${name} (${locode})` };
    throw new UserError(
      `${locode} is the official code of ${name} (${country}), whose position is unknown; use a place as longitude,latitude.`,
    );
  }
  const [, x, y] = PLACE.exec(text) ?? [];
  const [longitude, latitude] = [Number(x), Number(y)];
  if (x === undefined) {
    throw new UserError(
      `unknown port ${text}; use a UN/LOCODE (NLRTM), a port name, or a place as longitude,latitude (4.1,52).`,
    );
  }
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    throw new UserError(`${text} is out of range; longitude comes first.`);
  }
  return { longitude, latitude, name: text };
}

/**
 * Returns the port with a name. @throws UserError for several ports with it, or with it as a prefix: the user must
 * choose
 */
function portNamed(text: string, gazetteer: Gazetteer): Port | undefined {
  const found = gazetteer.portsNamed(text);
  const [port] = found;
  if (!port) return undefined;
  const isExact = [port.name, ...port.aliases].some((name) => namesAlike(name, text));
  if (isExact && found.length === 1) return port;
  const why = isExact ? 'several ports are named' : 'no port is named';
  const more =
    found.length > PORTS_LISTED_MAX ? ` and ${found.length - PORTS_LISTED_MAX} more` : '';
  const listed = found.slice(0, PORTS_LISTED_MAX).map(candidateText).join(', ');
  throw new UserError(`${why} ${text}; use the UN/LOCODE or position: ${listed}${more}.`);
}

/** A port in a list of candidates: `Newcastle (AUNTL)`. */
function candidateText({ name, locode, longitude, latitude }: Port): string {
  return `${name} (${locode ?? `${longitude},${latitude}`})`;
}

function featureOf(route: Route, from: NamedPlace, to: NamedPlace): object {
  const { distanceMeters, passages } = route;
  return {
    type: 'Feature',
    properties: {
      from: from.name,
      to: to.name,
      distance_meters: Math.round(distanceMeters),
      passages,
    },
    geometry: lineStringOf(route, { antimeridian: 'split' }),
  };
}

function tableOf(route: Route, from: NamedPlace, to: NamedPlace, speedKnots: number): string {
  const { distanceMeters, passages, startOffsetMeters, endOffsetMeters } = route;
  const miles = distanceMeters / METERS_PER_NAUTICAL_MILE;
  const kilometres = formatNumber(Math.round(distanceMeters / 1000));
  const hours = miles / speedKnots;
  const offsets = [startOffsetMeters, endOffsetMeters].map((meters) => Math.round(meters));
  const rows = [
    ['from', from.name],
    ['to', to.name],
    ['distance', `${formatNumber(Math.round(miles))} nautical miles (${kilometres} km)`],
    ['time', `${formatDuration(hours * MS_PER_HOUR)} at ${speedKnots} knots`],
    ['by', passages.length > 0 ? passages.join(', ') : 'the open sea'],
    ...(Math.max(...offsets) > 0
      ? [
          [
            'off water',
            `${offsets.map((meters) => `${formatNumber(meters)} m`).join(' and ')} at the ends`,
          ],
        ]
      : []),
  ];
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n`;
}

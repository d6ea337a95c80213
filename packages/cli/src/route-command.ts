import { createGazetteer, type Gazetteer, namesAlike, type Port } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Position } from '@roadstead/model';
import {
  lineStringOf,
  PASSAGES,
  type Passage,
  type PassageName,
  type Route,
} from '@roadstead/routing';
import { EXIT_OK, type Host, UserError, write } from './host.ts';
import { bundledSeaRoutes } from './voyages.ts';
import { durationText, grouped } from './words.ts';

/** What `roadstead route` was told. */
export interface RouteCommandOptions {
  readonly from: string;
  readonly to: string;
  readonly avoid: readonly PassageName[];
  readonly open: readonly PassageName[];
  readonly speed: number;
  readonly draught?: number;
  readonly geojson: boolean;
}

/** An end of a route as people name it, and where it is. */
interface NamedPlace extends Position {
  readonly name: string;
}

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** Of the ports that may be meant so many are told; more do not help in a line. */
const PORTS_TOLD = 8;
const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Runs `roadstead route`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function routeCommand(options: RouteCommandOptions, host: Host): Promise<number> {
  const gazetteer = createGazetteer(gazetteerData);
  const [from, to] = [placeOf(options.from, gazetteer), placeOf(options.to, gazetteer)];
  const { avoid, open, draught } = options;
  const seaRoutes = await bundledSeaRoutes();
  const route = seaRoutes.route(from, to, {
    ...{ closed: avoid, open },
    ...(draught !== undefined && { draughtMeters: draught }),
  });
  if (route.status !== 'ok') throw new UserError(`there is no route: ${route.detail}.`);
  const text = options.geojson
    ? `${JSON.stringify(featureOf(route, from, to), null, 2)}\n`
    : tableOf(route, from, to, options.speed);
  await write(host.stdout, text);
  return EXIT_OK;
}

/** The names of passages in a list, whole or as far as they are no other's. @throws UserError */
export function passagesOf(list: string): readonly PassageName[] {
  return passagesIn(list).map(({ name }) => name);
}

/** The same, but each must be one that is closed unless it is opened. @throws UserError */
export function closedPassagesOf(list: string): readonly PassageName[] {
  return passagesIn(list).map(({ name, isOpen }) => {
    if (!isOpen) return name;
    const closed = PASSAGES.filter((passage) => !passage.isOpen).map((passage) => passage.name);
    throw new UserError(`${name} is open without --open; it is for ${closed.join(', ')}.`);
  });
}

function passagesIn(list: string): readonly Passage[] {
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    const exact = PASSAGES.find((passage) => passage.name === name);
    const found = exact ? [exact] : PASSAGES.filter((passage) => passage.name.startsWith(name));
    if (name !== '' && found.length === 1) return found[0];
    const allowed = (found.length > 1 && name !== '' ? found : PASSAGES).map((each) => each.name);
    throw new UserError(`"${text}" is no passage; there are ${allowed.join(', ')}.`);
  });
}

function placeOf(text: string, gazetteer: Gazetteer): NamedPlace {
  const port = gazetteer.portByLocode(text) ?? portNamed(text, gazetteer);
  if (port) {
    const { longitude, latitude, name, locode } = port;
    return { longitude, latitude, name: locode === null ? name : `${name} (${locode})` };
  }
  const [, x, y] = PLACE.exec(text) ?? [];
  const [longitude, latitude] = [Number(x), Number(y)];
  if (x === undefined) {
    throw new UserError(
      `there is no port ${text}; name a UN/LOCODE (NLRTM), a port, or a place as longitude,latitude (4.1,52).`,
    );
  }
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    throw new UserError(`${text} is no place on earth; longitude comes first.`);
  }
  return { longitude, latitude, name: text };
}

/** The one port of that name. @throws UserError where several have it, or only begin with it: which one is meant is not ours to guess */
function portNamed(text: string, gazetteer: Gazetteer): Port | undefined {
  const found = gazetteer.portsNamed(text);
  const [port] = found;
  if (!port) return undefined;
  const isExact = [port.name, ...port.aliases].some((name) => namesAlike(name, text));
  if (isExact && found.length === 1) return port;
  const why = isExact ? 'several ports are named' : 'no port is named';
  const more = found.length > PORTS_TOLD ? ` and ${found.length - PORTS_TOLD} more` : '';
  const told = found.slice(0, PORTS_TOLD).map(candidateText).join(', ');
  throw new UserError(`${why} ${text}; name the UN/LOCODE or place: ${told}${more}.`);
}

/** A port as it is told apart from others: `Newcastle (AUNTL)`. */
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
  const kilometres = grouped(Math.round(distanceMeters / 1000));
  const hours = miles / speedKnots;
  const offsets = [startOffsetMeters, endOffsetMeters].map((meters) => Math.round(meters));
  const rows = [
    ['from', from.name],
    ['to', to.name],
    ['distance', `${grouped(Math.round(miles))} nautical miles (${kilometres} km)`],
    ['time', `${durationText(hours * MS_PER_HOUR)} at ${speedKnots} knots`],
    ['by', passages.length > 0 ? passages.join(', ') : 'the open sea'],
    ...(Math.max(...offsets) > 0
      ? [
          [
            'off water',
            `${offsets.map((meters) => `${grouped(meters)} m`).join(' and ')} at the ends`,
          ],
        ]
      : []),
  ];
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n`;
}

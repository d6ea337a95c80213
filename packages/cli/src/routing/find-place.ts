import {
  createPlaceDirectory,
  type Gazetteer,
  namesAlike,
  type PlaceDirectory,
  type Port,
} from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import type { Position } from '@roadstead/model';
import { UserError } from '../host/host.ts';

/** An end of a route, with its name. */
export interface NamedPlace extends Position {
  readonly name: string;
}

/** The number of candidates listed for an ambiguous name. */
const PORTS_LISTED_MAX = 8;
const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Creates a function that finds a place by its UN/LOCODE, name or `longitude,latitude`, and throws a `UserError` for any other text. */
export function createPlaceFinder(gazetteer: Gazetteer): (text: string) => NamedPlace {
  const directory = createPlaceDirectory(codes);
  return (text) => findPlace(text, gazetteer, directory);
}

function findPlace(text: string, gazetteer: Gazetteer, directory: PlaceDirectory): NamedPlace {
  const port = gazetteer.portByLocode(text) ?? portNamed(text, gazetteer);
  if (port) {
    const { longitude, latitude, name, locode } = port;
    return { longitude, latitude, name: locode === null ? name : `${name} (${locode})` };
  }
  const official = directory.placeByLocode(text);
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

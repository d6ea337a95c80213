import {
  createPlaceDirectory,
  type Gazetteer,
  namesAlike,
  type PlaceDirectory,
  type Port,
} from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import type { Position } from '@roadstead/model';
import { createDestinationReader, type DestinationReader } from '@roadstead/predictions';
import { UserError } from '../host/host.ts';

/** An end of a route, with its name. */
export interface NamedPlace extends Position {
  readonly name: string;
}

/** The number of candidates listed for an ambiguous name. */
const PORTS_LISTED_MAX = 8;
const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Likelihood from which a text that is no name means a port, as JNPT does. */
const LIKELIHOOD_MIN = 0.9;

/** Creates a function that finds a place by its UN/LOCODE, name or `longitude,latitude`, and throws a `UserError` for any other text. */
export function createPlaceFinder(gazetteer: Gazetteer): (text: string) => NamedPlace {
  const directory = createPlaceDirectory(codes);
  let reader: DestinationReader | undefined;
  return (text) => {
    const found = placeByCode(text, gazetteer, directory) ?? placeByPosition(text);
    if (found) return found;
    const named = gazetteer.portsNamed(text);
    const exact = named.filter((port) => isNamed(port, text));
    if (exact.length === 1 && named.length === 1) return placeOf(exact[0]);
    reader ??= createDestinationReader(gazetteer.ports, directory.places());
    const typed = placeAsTyped(text, reader, gazetteer, directory);
    if (typed) return typed;
    throw notFound(text, named, exact.length > 0);
  };
}

function placeOf({ longitude, latitude, name, locode }: Port): NamedPlace {
  return { longitude, latitude, name: locode === null ? name : `${name} (${locode})` };
}

/** @throws UserError for an official code without a position */
function placeByCode(
  text: string,
  gazetteer: Gazetteer,
  directory: PlaceDirectory,
): NamedPlace | undefined {
  const port = gazetteer.portByLocode(text);
  if (port) return placeOf(port);
  const official = directory.placeByLocode(text);
  if (!official) return undefined;
  const { position, locode, name, country } = official;
  if (position) return { ...position, name: `${name} (${locode})` };
  throw new UserError(
    `${locode} is the official code of ${name} (${country}), whose position is unknown; use a place as longitude,latitude.`,
  );
}

/** @throws UserError for a position out of range */
function placeByPosition(text: string): NamedPlace | undefined {
  const [, x, y] = PLACE.exec(text) ?? [];
  if (x === undefined) return undefined;
  const [longitude, latitude] = [Number(x), Number(y)];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    throw new UserError(`${text} is out of range; longitude comes first.`);
  }
  return { longitude, latitude, name: text };
}

/** Finds a place by what crews type as a destination. */
function placeAsTyped(
  text: string,
  reader: DestinationReader,
  gazetteer: Gazetteer,
  directory: PlaceDirectory,
): NamedPlace | undefined {
  const read = reader.read(text);
  if (read.kind === 'place') return placeByCode(read.locode, gazetteer, directory);
  if (read.kind !== 'ports' || read.candidates[0].likelihood < LIKELIHOOD_MIN) return undefined;
  const port = gazetteer.portById(read.candidates[0].portId);
  return port && placeOf(port);
}

function isNamed({ name, aliases }: Port, text: string): boolean {
  return [name, ...aliases].some((each) => namesAlike(each, text));
}

/** @param ports those with the name, or with it as a prefix, among which the user must choose */
function notFound(text: string, ports: readonly Port[], isExact: boolean): UserError {
  if (ports.length === 0) {
    return new UserError(
      `unknown port ${text}; use a UN/LOCODE (NLRTM), a port name, or a place as longitude,latitude (4.1,52).`,
    );
  }
  const why = isExact ? 'several ports are named' : 'no port is named';
  const more =
    ports.length > PORTS_LISTED_MAX ? ` and ${ports.length - PORTS_LISTED_MAX} more` : '';
  const listed = ports.slice(0, PORTS_LISTED_MAX).map(candidateText).join(', ');
  return new UserError(`${why} ${text}; use the UN/LOCODE or position: ${listed}${more}.`);
}

/** A port in a list of candidates: `Newcastle (AUNTL)`. */
function candidateText({ name, locode, longitude, latitude }: Port): string {
  return `${name} (${locode ?? `${longitude},${latitude}`})`;
}

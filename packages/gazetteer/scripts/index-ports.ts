import { distanceMeters } from '@roadstead/geo';
import { parseLocode } from '@roadstead/model';
import { namesAlike, searchable } from '../src/names.ts';
import type { Port, PortSize } from '../src/port.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { KNOWN_PORTS } from './known-ports.ts';
import { KNOWN_PORT_METERS_MAX } from './thresholds.ts';

type Row = Readonly<Record<string, string>>;

const SIZES: Readonly<Record<string, PortSize | null>> = {
  'Very Small': 'very-small',
  Small: 'small',
  Medium: 'medium',
  Large: 'large',
  '': null,
};

/** The ports of the World Port Index, by number, each once, with the names and codes that people use. */
export function indexPorts(rows: readonly Row[]): readonly Port[] {
  const ports = new Map<number, Port>();
  for (const row of rows) {
    const port = portOf(row);
    if (!ports.has(port.id)) ports.set(port.id, port);
  }
  for (const known of KNOWN_PORTS) {
    const port = ports.get(known.id);
    if (!port) throw new Error(`No port ${known.id} for ${known.locode}`);
    if (port.name !== known.indexName) {
      throw new Error(`Port ${known.id} is ${port.name}, not ${known.indexName}`);
    }
    const distance = distanceMeters(port.longitude, port.latitude, known.longitude, known.latitude);
    if (distance > KNOWN_PORT_METERS_MAX) {
      throw new Error(`${known.locode} is ${Math.round(distance)} m from ${port.name}`);
    }
    ports.set(port.id, withAliases(port, known.locode, known.usualName));
  }
  return [...ports.values()].sort((a, b) => a.id - b.id);
}

function portOf(row: Row): Port {
  const cell = (name: string): string => row[name].replace(/\s+/g, ' ').trim();
  const id = Number(cell('World Port Index Number'));
  const locode = parseLocode(cell('UN/LOCODE')) ?? null;
  const country = COUNTRY_CODES.get(cell('Country Code')) ?? locode?.slice(0, 2);
  const size = SIZES[cell('Harbor Size')];
  if (country === undefined) throw new Error(`Port ${id}: no country for ${cell('Country Code')}`);
  if (size === undefined) throw new Error(`Port ${id}: no size ${cell('Harbor Size')}`);
  const name = cell('Main Port Name');
  const others = cell('Alternate Port Name')
    .split(';')
    .map((other) => other.trim())
    .filter((other) => other !== '');
  return {
    id,
    locode,
    locodes: [],
    name,
    aliases: others.filter(
      (other, i) =>
        !namesAlike(other, name) && others.findIndex((each) => namesAlike(each, other)) === i,
    ),
    country,
    longitude: Number(Number(cell('Longitude')).toFixed(5)),
    latitude: Number(Number(cell('Latitude')).toFixed(5)),
    size,
  };
}

function withAliases(port: Port, code: string, usualName: string): Port {
  const locode = parseLocode(code);
  if (!locode) throw new Error(`${code} is no UN/LOCODE`);
  const own = port.locode ?? locode;
  const isCodeKnown = own === locode || port.locodes.includes(locode);
  const isNameKnown = [port.name, ...port.aliases].some((name) => namesAlike(name, usualName));
  if (searchable(usualName) === '') throw new Error(`${code} has no usual name`);
  return {
    ...port,
    locode: own,
    locodes: isCodeKnown ? port.locodes : [...port.locodes, locode],
    aliases: isNameKnown ? port.aliases : [...port.aliases, usualName],
  };
}

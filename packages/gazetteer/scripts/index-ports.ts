import { distanceMeters } from '@roadstead/geo';
import { parseLocode, searchable } from '@roadstead/model';
import { namesAlike } from '../src/names.ts';
import type { Port, PortSize } from '../src/port.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { MAJOR_PORTS } from './major-ports.ts';
import { MAJOR_PORT_METERS_MAX } from './thresholds.ts';

type Row = Readonly<Record<string, string>>;

const SIZES: Readonly<Record<string, PortSize | null>> = {
  'Very Small': 'very-small',
  Small: 'small',
  Medium: 'medium',
  Large: 'large',
  '': null,
};

/** Returns the ports of the World Port Index, by number, each once. */
export function indexPorts(rows: readonly Row[]): readonly Port[] {
  const ports = new Map<number, Port>();
  for (const row of rows) {
    const port = portOf(row);
    if (!ports.has(port.id)) ports.set(port.id, port);
  }
  return [...ports.values()].sort((a, b) => a.id - b.id);
}

/** Adds the common names and codes of the major ports. @throws Error if one has another name or position */
export function nameMajorPorts(indexed: readonly Port[]): readonly Port[] {
  const ports = new Map(indexed.map((port) => [port.id, port]));
  for (const major of MAJOR_PORTS) {
    const port = ports.get(major.id);
    if (!port) throw new Error(`No port ${major.id} for ${major.locode}`);
    if (port.name !== major.indexName) {
      throw new Error(`Port ${major.id} is ${port.name}, not ${major.indexName}`);
    }
    const distance = distanceMeters(port.longitude, port.latitude, major.longitude, major.latitude);
    if (distance > MAJOR_PORT_METERS_MAX) {
      throw new Error(`${major.locode} is ${Math.round(distance)} m from ${port.name}`);
    }
    ports.set(port.id, withAliases(port, major.locode, major.commonName));
  }
  return [...ports.values()];
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

function withAliases(port: Port, code: string, commonName: string): Port {
  const locode = parseLocode(code);
  if (!locode) throw new Error(`${code} is not a UN/LOCODE`);
  const own = port.locode ?? locode;
  const hasCode = own === locode || port.locodes.includes(locode);
  const hasName = [port.name, ...port.aliases].some((name) => namesAlike(name, commonName));
  if (searchable(commonName) === '') throw new Error(`${code} has no common name`);
  return {
    ...port,
    locode: own,
    locodes: hasCode ? port.locodes : [...port.locodes, locode],
    aliases: hasName ? port.aliases : [...port.aliases, commonName],
  };
}

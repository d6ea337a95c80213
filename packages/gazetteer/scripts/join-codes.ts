import { type Locode, searchable } from '@roadstead/model';
import type { OfficialPlace } from '../src/official-place.ts';
import { type Port, portCodes } from '../src/port.ts';
import { metersApart } from './official-places.ts';
import { FOREIGN_CODE_METERS, SAME_PLACE_METERS } from './thresholds.ts';

type OfficialPlaces = ReadonlyMap<Locode, OfficialPlace>;

/** Words that some names have and others omit. */
const GENERIC = /^(port of|port|puerto de|puerto|porto de|porto) | (pt|port|harbou?r|hafen|havn)$/g;

/**
 * G14: removes the codes of the index that UN/LOCODE gives to another place: one of another name that is far away (NOLVG is Laksevåg, not
 * Lakselv), or in another country (GBTOB is Tobermory in Scotland, not in Canada), or, without a position, while the port's name has a code of
 * its own.
 */
export function removeForeignCodes(
  ports: readonly Port[],
  places: OfficialPlaces,
): readonly Port[] {
  const named = new Set<string>();
  for (const { country, name } of places.values()) named.add(`${country} ${searchable(name)}`);
  return ports.map((port) => {
    const place = port.locode === null ? undefined : places.get(port.locode);
    if (!place) return port;
    const isFar =
      place.position !== null && metersApart(port, place.position) > FOREIGN_CODE_METERS;
    const isElsewhere = isFar && place.country !== port.country;
    const isOther =
      !namesResemble(port, place) &&
      (place.position === null ? named.has(`${port.country} ${searchable(port.name)}`) : isFar);
    return isElsewhere || isOther ? { ...port, locode: null } : port;
  });
}

/** G14: adds the codes of the official places that are a port, by name and position. */
export function joinCodes(ports: readonly Port[], places: OfficialPlaces): readonly Port[] {
  const known = new Set(ports.flatMap(portCodes));
  const byName = new Map<string, Port[]>();
  for (const port of ports) {
    for (const name of comparableNames(port)) append(byName, `${port.country} ${name}`, port);
  }
  const namesakes = new Map<string, OfficialPlace[]>();
  for (const place of places.values()) {
    for (const name of comparableNames(place)) append(namesakes, `${place.country} ${name}`, place);
  }
  const codes = new Map<Port, Locode[]>();
  for (const place of places.values()) {
    if (known.has(place.locode)) continue;
    const keys = [...comparableNames(place)].map((name) => `${place.country} ${name}`);
    const named = new Set(keys.flatMap((key) => byName.get(key) ?? []));
    const isOnly = keys
      .flatMap((key) => namesakes.get(key) ?? [])
      .every((other) => other === place || hasCode([...named], other.locode));
    const port = samePlace(place, [...named], isOnly);
    if (port) append(codes, port, place.locode);
  }
  return ports.map((port) => {
    const [first, ...rest] = codes.get(port) ?? [];
    if (first === undefined) return port;
    if (port.locode === null)
      return { ...port, locode: first, locodes: [...port.locodes, ...rest] };
    return { ...port, locodes: [...port.locodes, first, ...rest] };
  });
}

/** Returns the nearest of the ports that have the place's name; without a position the only one, if no other place has the name. */
function samePlace(
  { position }: OfficialPlace,
  named: readonly Port[],
  isOnly: boolean,
): Port | undefined {
  if (position === null) return named.length === 1 && isOnly ? named[0] : undefined;
  return named
    .filter((port) => metersApart(port, position) <= SAME_PLACE_METERS)
    .sort((a, b) => metersApart(a, position) - metersApart(b, position))[0];
}

function hasCode(ports: readonly Port[], code: Locode): boolean {
  return ports.some(({ locode, locodes }) => locode === code || locodes.includes(code));
}

/** Whether a name of one is a name of the other, or begins it: Nykobing (Mor), Nykobing Mors. */
export function namesResemble(port: Port, place: OfficialPlace): boolean {
  const others = [...comparableNames(place)];
  return [...comparableNames(port)].some((name) =>
    others.some(
      (other) => name === other || name.startsWith(`${other} `) || other.startsWith(`${name} `),
    ),
  );
}

/**
 * The searchable names of a place: complete, before brackets and a slash, which often contain the next town, and without generic words.
 */
export function comparableNames({
  name,
  aliases,
}: Pick<Port, 'name' | 'aliases'>): ReadonlySet<string> {
  const parts = [name, ...aliases].flatMap((each) => [
    each,
    each.split('(')[0],
    each.split('/')[0],
  ]);
  const names = parts.map(searchable).flatMap((each) => [each, each.replace(GENERIC, '')]);
  const joined = names.map((each) => each.replaceAll(' ', ''));
  return new Set([...names, ...joined].filter((each) => each !== ''));
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

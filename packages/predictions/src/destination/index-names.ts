import type { KnownPlace } from '../known-place.ts';
import type { KnownPort } from '../known-port.ts';
import { cleanText } from './clean-text.ts';
import { SPELLINGS, USED_CODES } from './spellings.ts';
import { nameKey, splitWords } from './words.ts';

export interface NameIndex {
  /** By LOCODE, own or in use. */
  readonly portsByCode: ReadonlyMap<string, readonly KnownPort[]>;
  readonly portsByName: ReadonlyMap<string, readonly KnownPort[]>;
  /** Large and medium ports, by the last three letters of their LOCODE. */
  readonly portsByPlaceCode: ReadonlyMap<string, readonly KnownPort[]>;
  /** Names by country and their first three letters. */
  readonly namesByOpening: ReadonlyMap<string, readonly NamedPort[]>;
  /** Places without a known port of known size. */
  readonly placesByName: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly placesByCode: ReadonlyMap<string, KnownPlace>;
}

interface NamedPort {
  readonly name: string;
  readonly port: KnownPort;
}

/** Words of names that crews omit. */
const GENERIC =
  /^(PORT OF|PORT|PORTO D[AEIO]|PUERTO DE|PUERTO|PORTO|PORTOVECCHIO DI|BUKHTA|REKA|GAVAN|RADE DE|PELABUHAN) | (HARBOU?RS?|HAVN|HAMN|HAFEN|SADAM|PORT|(OIL |MARINE |CANAL |LNG )?TERMINALS?|ELBAHAFEN|LIMANI|BAY|REDD|BANDAR|BURNU|KO|HANG|GANG|KANG)$/;
/** Words of official names, besides. */
const GENERIC_OF_PLACES = /^MINA | (PT|ISLAND|IS)$/;
/** Parts of names that mean no place alone: Niigata (West), Keppel - (East Singapore). */
const DIRECTIONS: ReadonlySet<string> = new Set(
  'NORTH SOUTH EAST WEST NORTHERN SOUTHERN EASTERN WESTERN INNER OUTER'.split(' '),
);
/** A shorter remainder would match texts that mean something else. */
const REST_LETTERS_MIN = 4;
/** Shorter first words are articles, saints and colours. */
const FIRST_WORD_LETTERS_MIN = 7;

export function indexNames(ports: readonly KnownPort[], places: readonly KnownPlace[]): NameIndex {
  const portsByCode = indexCodes(ports);
  const sized = ports.filter(({ size }) => size !== null);
  const placesByCode = indexPlaceCodes(places, indexCodes(sized));
  const placesByName = indexPlaceNames(placesByCode);
  const portsByName = new Map<string, KnownPort[]>();
  const portsByFirstWord = new Map<string, KnownPort[]>();
  const namesByOpening = new Map<string, NamedPort[]>();
  for (const port of sized) {
    for (const name of namesOf(port)) {
      appendTo(portsByName, name, port);
      appendTo(namesByOpening, port.country + name.slice(0, 3), { name, port });
    }
    for (const first of firstWordsOf(port)) appendTo(portsByFirstWord, first, port);
  }
  for (const [key, meant] of portsByFirstWord) {
    const isUnique = meant.length === 1 && !portsByName.has(key) && !placesByName.has(key);
    if (isUnique) portsByName.set(key, meant);
  }
  for (const [key, meant] of spellings(portsByCode)) portsByName.set(key, meant);
  const portsByPlaceCode = new Map<string, KnownPort[]>();
  for (const port of ports) {
    if (port.size !== 'large' && port.size !== 'medium') continue;
    for (const code of codesOf(port)) appendTo(portsByPlaceCode, code.slice(2), port);
  }
  return { portsByCode, portsByName, portsByPlaceCode, namesByOpening, placesByName, placesByCode };
}

/** Places without such a port by code, official or in use. */
function indexPlaceCodes(
  places: readonly KnownPlace[],
  portsByCode: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, KnownPlace> {
  const byCode = new Map<string, KnownPlace>();
  for (const place of places) {
    const codes = [place.locode, ...(USED_CODES[place.locode]?.split(' ') ?? [])];
    for (const code of codes) if (!portsByCode.has(code)) byCode.set(code, place);
  }
  return byCode;
}

function indexPlaceNames(
  placesByCode: ReadonlyMap<string, KnownPlace>,
): ReadonlyMap<string, KnownPlace[]> {
  const placesByName = new Map<string, KnownPlace[]>();
  for (const place of new Set(placesByCode.values())) {
    const spelled = SPELLINGS[place.locode]?.split(',') ?? [];
    const names = [place.name, ...place.aliases, ...spelled];
    // After a slash stands the island or the next town.
    const texts = new Set(names.flatMap((each) => [each, each.split('/')[0]]));
    const parts = [...texts]
      .map((each) => cleanText(each).trim())
      .flatMap((each) => [each, each.replace(GENERIC_OF_PLACES, '')]);
    const shorter = new Set(parts.flatMap((each) => [each, removeGenericWords(each)]));
    for (const key of new Set([...shorter].map((each) => textKey(each)))) {
      if (key.length >= REST_LETTERS_MIN) appendTo(placesByName, key, place);
    }
  }
  return placesByName;
}

/** Ports by code; a port's own code has priority over one in use for another. */
function indexCodes(ports: readonly KnownPort[]): Map<string, KnownPort[]> {
  const own = new Map<string, KnownPort[]>();
  for (const port of ports) if (port.locode !== null) appendTo(own, port.locode, port);
  const used = new Map<string, KnownPort[]>();
  for (const port of ports) {
    for (const code of port.locodes) if (!own.has(code)) appendTo(used, code, port);
  }
  const all = new Map([...used, ...own]);
  for (const [code, others] of Object.entries(USED_CODES)) {
    for (const other of others.split(' ')) {
      for (const port of own.get(code) ?? []) if (!own.has(other)) appendTo(all, other, port);
    }
  }
  return all;
}

function codesOf({ locode, locodes }: KnownPort): readonly string[] {
  return locode === null ? locodes : [locode, ...locodes];
}

function spellings(
  portsByCode: ReadonlyMap<string, readonly KnownPort[]>,
): ReadonlyMap<string, KnownPort[]> {
  const meant = new Map<string, KnownPort[]>();
  for (const [code, names] of Object.entries(SPELLINGS)) {
    for (const port of portsByCode.get(code) ?? []) {
      for (const name of names.split(',')) appendTo(meant, textKey(name), port);
    }
  }
  return meant;
}

/** The keys of a port's names: complete, without brackets, in brackets, and without generic words. */
function namesOf({ name, aliases }: KnownPort): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const known of [name, ...aliases]) {
    const text = cleanText(known);
    keys.add(textKey(text));
    const parts = [text, text.replace(/\(.*?\)/g, ' '), ...text.split(/[()]| - |-(?=PORT OF)/)];
    for (const part of parts.flatMap((each) => [each, removeGenericWords(each)])) {
      const key = textKey(part);
      if (key.length >= REST_LETTERS_MIN && !DIRECTIONS.has(key)) keys.add(key);
    }
  }
  keys.delete('');
  return keys;
}

/** Unique first words: PIPAVAV of Pipavav Bandar, but not TANJUNG, with which several names begin. */
function firstWordsOf({ name, aliases }: KnownPort): readonly string[] {
  return [name, ...aliases]
    .map((known) => splitWords(cleanText(known)))
    .filter((words) => words.length > 1 && words[0].text.length >= FIRST_WORD_LETTERS_MIN)
    .map(([{ text }]) => nameKey(text));
}

function removeGenericWords(name: string): string {
  const shorter = name.trim().replace(GENERIC, '');
  return shorter === name.trim() ? shorter : removeGenericWords(shorter);
}

function textKey(name: string): string {
  const words = splitWords(name).map(({ text }) => text);
  return nameKey(words.join(''));
}

function appendTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

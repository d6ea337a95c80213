import type { KnownPort } from '../known-port.ts';
import { cleanText } from './clean-text.ts';
import { SPELLINGS, USED_CODES } from './spellings.ts';
import { keyOf, wordsOf } from './words.ts';

export interface NameIndex {
  /** By LOCODE, own or used. */
  readonly portsByCode: ReadonlyMap<string, readonly KnownPort[]>;
  readonly portsByName: ReadonlyMap<string, readonly KnownPort[]>;
  /** Large and medium ports, by the last three letters of their LOCODE. */
  readonly portsByPlaceCode: ReadonlyMap<string, readonly KnownPort[]>;
  /** By country and the first three letters of a name, with that name. */
  readonly namesByOpening: ReadonlyMap<string, readonly NamedPort[]>;
}

interface NamedPort {
  readonly name: string;
  readonly port: KnownPort;
}

/** Words of names that crews leave out. */
const GENERIC =
  /^(PORT OF|PORT|PORTO DI|PUERTO DE|PUERTO|PORTO|PORTOVECCHIO DI|BUKHTA|REKA|GAVAN|RADE DE) | (HARBOU?RS?|HAVN|HAMN|HAFEN|SADAM|PORT|(OIL |MARINE |CANAL )?TERMINALS?|ELBAHAFEN|LIMANI|BAY|REDD|BANDAR|BURNU)$/;
/** A shorter rest of a name would be found in texts that mean something else. */
const REST_LETTERS_MIN = 4;
/** Shorter first words are articles, saints and colours. */
const FIRST_WORD_LETTERS_MIN = 7;

export function indexNames(ports: readonly KnownPort[]): NameIndex {
  const portsByCode = codes(ports);
  const portsByName = new Map<string, KnownPort[]>();
  const portsByFirstWord = new Map<string, KnownPort[]>();
  const namesByOpening = new Map<string, NamedPort[]>();
  for (const port of ports) {
    for (const name of namesOf(port)) {
      add(portsByName, name, port);
      add(namesByOpening, port.country + name.slice(0, 3), { name, port });
    }
    for (const first of firstWordsOf(port)) add(portsByFirstWord, first, port);
  }
  for (const [key, meant] of portsByFirstWord) {
    if (meant.length === 1 && !portsByName.has(key)) portsByName.set(key, meant);
  }
  for (const [key, meant] of spellings(portsByCode)) portsByName.set(key, meant);
  const portsByPlaceCode = new Map<string, KnownPort[]>();
  for (const port of ports) {
    if (port.size !== 'large' && port.size !== 'medium') continue;
    for (const code of codesOf(port)) add(portsByPlaceCode, code.slice(2), port);
  }
  return { portsByCode, portsByName, portsByPlaceCode, namesByOpening };
}

/** A port's own code goes before one that is used for another. */
function codes(ports: readonly KnownPort[]): Map<string, KnownPort[]> {
  const own = new Map<string, KnownPort[]>();
  for (const port of ports) if (port.locode !== null) add(own, port.locode, port);
  const used = new Map<string, KnownPort[]>();
  for (const port of ports) {
    for (const code of port.locodes) if (!own.has(code)) add(used, code, port);
  }
  const all = new Map([...used, ...own]);
  for (const [code, others] of Object.entries(USED_CODES)) {
    for (const other of others.split(' ')) {
      for (const port of own.get(code) ?? []) if (!own.has(other)) add(all, other, port);
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
      for (const name of names.split(',')) add(meant, keyOfName(name), port);
    }
  }
  return meant;
}

/** The keys of a port's names: as they are, without brackets, in brackets, and without generic words. */
function namesOf({ name, aliases }: KnownPort): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const known of [name, ...aliases]) {
    const text = cleanText(known);
    keys.add(keyOfName(text));
    const parts = [text, text.replace(/\(.*?\)/g, ' '), ...text.split(/[()]| - |-(?=PORT OF)/)];
    for (const part of parts.flatMap((each) => [each, plain(each)])) {
      const key = keyOfName(part);
      if (key.length >= REST_LETTERS_MIN) keys.add(key);
    }
  }
  keys.delete('');
  return keys;
}

/** PIPAVAV of Pipavav Bandar; where several names begin with it, TANJUNG, it is no name. */
function firstWordsOf({ name, aliases }: KnownPort): readonly string[] {
  return [name, ...aliases]
    .map((known) => wordsOf(cleanText(known)))
    .filter((words) => words.length > 1 && words[0].text.length >= FIRST_WORD_LETTERS_MIN)
    .map(([{ text }]) => keyOf(text));
}

function plain(name: string): string {
  const shorter = name.trim().replace(GENERIC, '');
  return shorter === name.trim() ? shorter : plain(shorter);
}

function keyOfName(name: string): string {
  const words = wordsOf(name).map(({ text }) => text);
  return keyOf(words.join(''));
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

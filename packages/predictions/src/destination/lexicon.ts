import type { KnownPort } from '../known-port.ts';
import { COUNTRY_NAMES } from './country-names.ts';
import { INTENTS, type Intent } from './destination.ts';
import { indexNames, type NameIndex } from './index-names.ts';
import { CANALS, FILLERS, INTENT_PHRASES, NOTHING, PASSED } from './phrases.ts';
import { TypoIndex } from './typo-index.ts';
import { keyOf } from './words.ts';

/** What a word or phrase means besides a port. */
type Phrase =
  | { readonly kind: 'intent'; readonly intent: Intent }
  /** A canal, with the ports at its ends. */
  | { readonly kind: 'canal'; readonly ports: readonly KnownPort[] }
  | { readonly kind: 'filler' }
  | { readonly kind: 'nothing' };

/** All that a reader knows by heart. Keys are as `keyOf` makes them, those of codes five letters as typed. */
export interface Lexicon extends NameIndex {
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** ISO 3166-1 alpha-2, by a name. */
  readonly countries: ReadonlyMap<string, string>;
  /** Those with a port. */
  readonly countryCodes: ReadonlySet<string>;
  /** Names that behind VIA are waters. */
  readonly passed: ReadonlySet<string>;
  readonly typos: TypoIndex;
}

export function createLexicon(ports: readonly KnownPort[]): Lexicon {
  const index = indexNames(ports);
  return {
    ...index,
    phrases: phrasesFor(index.portsByCode),
    countries: countriesByName(),
    countryCodes: new Set(ports.map(({ country }) => country)),
    passed: new Set(keysOf(PASSED)),
    typos: new TypoIndex(index.portsByName.keys()),
  };
}

function phrasesFor(
  portsByCode: ReadonlyMap<string, readonly KnownPort[]>,
): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const add = (list: string, phrase: Phrase): void => {
    for (const key of keysOf(list)) phrases.set(key, phrase);
  };
  add(FILLERS, { kind: 'filler' });
  add(NOTHING, { kind: 'nothing' });
  for (const intent of INTENTS) add(INTENT_PHRASES[intent], { kind: 'intent', intent });
  for (const [names, codes] of Object.entries(CANALS)) {
    const ports = codes.split(' ').flatMap((code) => portsByCode.get(code) ?? []);
    add(names, { kind: 'canal', ports });
  }
  return phrases;
}

function countriesByName(): ReadonlyMap<string, string> {
  return new Map(
    COUNTRY_NAMES.split(';').flatMap((line) => {
      const code = line.trim().slice(0, 2);
      return keysOf(line.trim().slice(3)).map((key) => [key, code]);
    }),
  );
}

/** The keys of a list with commas. */
function keysOf(list: string): readonly string[] {
  return list.split(',').map((name) => keyOf(name.replace(/[^A-Z0-9]/g, '')));
}

import type { KnownPlace } from '../known-place.ts';
import type { KnownPort } from '../known-port.ts';
import { COUNTRY_NAMES } from './country-names.ts';
import { type DestinationIntent, INTENTS } from './destination.ts';
import { indexNames, type NameIndex } from './index-names.ts';
import { BLANK_PHRASES, FILLERS, INTENT_PHRASES, PASSAGE_NAMES, WAYPOINTS } from './phrases.ts';
import { TypoIndex } from './typo-index.ts';
import { nameKey } from './words.ts';

/** Meaning of a word or phrase other than a port. */
type Phrase =
  | { readonly kind: 'intent'; readonly intent: DestinationIntent }
  /** A waypoint or an anchorage, with the ports that ships reach by it. */
  | {
      readonly kind: 'waypoint';
      readonly intent: DestinationIntent;
      readonly ports: readonly KnownPort[];
    }
  | { readonly kind: 'filler' }
  | { readonly kind: 'blank' };

/** Vocabulary of a reader. Keys are those of `nameKey`; codes are five letters as typed. */
export interface Lexicon extends NameIndex {
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** ISO 3166-1 alpha-2, by name. */
  readonly countries: ReadonlyMap<string, string>;
  /** Countries with a port. */
  readonly countryCodes: ReadonlySet<string>;
  /** Names that stand for a passage after VIA. */
  readonly passageNames: ReadonlySet<string>;
  readonly typos: TypoIndex;
}

export function createLexicon(ports: readonly KnownPort[], places: readonly KnownPlace[]): Lexicon {
  const index = indexNames(ports, places);
  return {
    ...index,
    phrases: phrasesFor(index.portsByCode),
    countries: countriesByName(),
    countryCodes: new Set([...ports, ...places].map(({ country }) => country)),
    passageNames: new Set(nameKeys(PASSAGE_NAMES)),
    typos: new TypoIndex(index.portsByName.keys()),
  };
}

function phrasesFor(
  portsByCode: ReadonlyMap<string, readonly KnownPort[]>,
): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const add = (list: string, phrase: Phrase): void => {
    for (const key of nameKeys(list)) phrases.set(key, phrase);
  };
  add(FILLERS, { kind: 'filler' });
  add(BLANK_PHRASES, { kind: 'blank' });
  for (const intent of INTENTS) add(INTENT_PHRASES[intent], { kind: 'intent', intent });
  for (const { names, intent, codes } of WAYPOINTS) {
    const ports = codes.split(' ').flatMap((code) => portsByCode.get(code) ?? []);
    add(names, { kind: 'waypoint', intent, ports });
  }
  return phrases;
}

function countriesByName(): ReadonlyMap<string, string> {
  return new Map(
    COUNTRY_NAMES.split(';').flatMap((line) => {
      const code = line.trim().slice(0, 2);
      return nameKeys(line.trim().slice(3)).map((key) => [key, code]);
    }),
  );
}

/** The keys of a comma-separated list. */
function nameKeys(list: string): readonly string[] {
  return list.split(',').map((name) => nameKey(name.replace(/[^A-Z0-9]/g, '')));
}

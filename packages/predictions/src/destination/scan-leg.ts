import type { KnownPlace } from '../known-place.ts';
import type { KnownPort } from '../known-port.ts';
import { STATES } from './country-names.ts';
import type { DestinationIntent } from './destination.ts';
import { guessPorts } from './guess-ports.ts';
import type { Lexicon } from './lexicon.ts';
import type { PortMention } from './port-mention.ts';
import type { MentionEvidence } from './thresholds.ts';
import { nameKey, type Word } from './words.ts';

/** Longest name or phrase to be searched, in words. */
const PHRASE_WORDS_MAX = 5;
/** A shorter name counts only if it is delimited. */
const NAME_LETTERS_MIN = 4;

/** Shorter names of places without a port are abbreviations of something else. */
const PLACE_LETTERS_MIN = 5;

/** Countries whose name means their port. */
const CITY_STATES: ReadonlySet<string> = new Set(['DJ', 'GI', 'HK', 'KW', 'MT', 'PA', 'SG']);

/** Result of scanning a leg. */
export interface LegScan {
  readonly mentions: readonly PortMention[];
  readonly intents: readonly DestinationIntent[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Places without a known port that the first such name may mean, if no unknown word is beside it: not Point of POINT COMFORT. */
  readonly places: readonly KnownPlace[];
  /** Whether a country is named in full: two letters may also stand for a state of the USA. */
  readonly namesCountry: boolean;
  readonly isBlank: boolean;
}

/** N2. Reads words from the left, the longest phrases first; without a named port, the remaining words are guessed. */
export function scanLeg(words: readonly Word[], lexicon: Lexicon): LegScan {
  const mentions: PortMention[] = [];
  const intents: DestinationIntent[] = [];
  const countries: string[] = [];
  const unknownWords: Word[] = [];
  let places: readonly KnownPlace[] = [];
  let namesCountry = false;
  let blanks = 0;
  let isAfterUnknownWord = false;
  for (let at = 0; at < words.length; ) {
    const { gap } = words[at];
    const isAfter: boolean = isAfterUnknownWord && gap === 'blank';
    const found = longestMatch(words, at, lexicon);
    isAfterUnknownWord = found.kind === 'unknown' || found.kind === 'place';
    if (found.kind === 'ports') {
      mentions.push({ ...found, gap, isAfterUnknownWord: isAfter });
    } else if (found.kind === 'waypoint') {
      const { ports, intent } = found;
      const rest = { gap, isAfterUnknownWord: false, country: undefined };
      intents.push(intent);
      if (ports.length > 0) mentions.push({ ports, evidence: 'name', ...rest });
    } else if (found.kind === 'intent') intents.push(found.intent);
    else if (found.kind === 'country') {
      countries.push(...found.countries);
      namesCountry ||= words[at].text.length > 2;
    } else if (found.kind === 'place') {
      if (places.length === 0) places = found.places;
    } else if (found.kind === 'blank') blanks++;
    else if (found.kind === 'unknown') unknownWords.push(words[at]);
    at += found.words;
  }
  if (unknownWords.length > 0) places = [];
  if (mentions.length === 0 && unknownWords.length > 0) {
    mentions.push(...guessPorts(unknownWords, countries, lexicon));
  }
  const isBlank = blanks > 0 && unknownWords.length === 0;
  return { mentions, intents, countries, places, namesCountry, isBlank };
}

type PhraseMatch = { readonly words: number } & (
  | {
      readonly kind: 'ports';
      readonly ports: readonly KnownPort[];
      readonly evidence: MentionEvidence;
      readonly country: string | undefined;
    }
  | {
      readonly kind: 'waypoint';
      readonly intent: DestinationIntent;
      readonly ports: readonly KnownPort[];
    }
  | { readonly kind: 'place'; readonly places: readonly KnownPlace[] }
  | { readonly kind: 'intent'; readonly intent: DestinationIntent }
  | { readonly kind: 'country'; readonly countries: readonly string[] }
  | { readonly kind: 'filler' | 'blank' | 'unknown' }
);

function longestMatch(words: readonly Word[], at: number, lexicon: Lexicon): PhraseMatch {
  const wordsMax = Math.min(PHRASE_WORDS_MAX, words.length - at);
  for (let count = wordsMax; count >= 1; count--) {
    const found = matchPhrase(words, at, count, lexicon);
    if (found) return found;
  }
  const countries = countriesOf(words, at, lexicon);
  return countries.length > 0
    ? { kind: 'country', words: 1, countries }
    : { kind: 'unknown', words: 1 };
}

/** The countries that two letters at either end of a text stand for: CA behind a name is Canada or California. */
function countriesOf(words: readonly Word[], at: number, lexicon: Lexicon): readonly string[] {
  const { text } = words[at];
  const isLast = at === words.length - 1;
  if (text.length !== 2 || words.length === 1 || !(at === 0 || isLast)) return [];
  // A saint, not São Tomé.
  if (text === 'ST' && at === 0) return [];
  const state = isLast ? STATES.get(text) : undefined;
  const countries = lexicon.countryCodes.has(text) ? [text] : [];
  return state === undefined ? countries : [...countries, state];
}

function matchPhrase(
  words: readonly Word[],
  at: number,
  count: number,
  lexicon: Lexicon,
): PhraseMatch | undefined {
  let letters = words[at].text;
  for (let i = 1; i < count; i++) letters += words[at + i].text;
  if (letters.length === 5 && (count === 1 || (count === 2 && words[at].text.length === 2))) {
    const ports = lexicon.portsByCode.get(letters);
    if (ports) return { kind: 'ports', words: count, ports, evidence: 'code', country: undefined };
  }
  const key = nameKey(letters);
  const phrase = lexicon.phrases.get(key);
  if (phrase) return { words: count, ...phrase };
  const country = lexicon.countries.get(key);
  const named = lexicon.portsByName.get(key);
  // SINGAPORE is a port in Singapore; MEXICO is not one in Mexico.
  const ports =
    country === undefined
      ? named
      : named?.filter((port) => port.country === country && CITY_STATES.has(country));
  if (
    ports &&
    ports.length > 0 &&
    (letters.length >= NAME_LETTERS_MIN || isDelimited(words, at, count))
  ) {
    return { kind: 'ports', words: count, ports, evidence: 'name', country };
  }
  if (country !== undefined) return { kind: 'country', words: count, countries: [country] };
  const places = placesOf(words, at, count, lexicon);
  return places && { kind: 'place', words: count, places };
}

/** The places of a code or a name; a name that ports do not have. */
function placesOf(
  words: readonly Word[],
  at: number,
  count: number,
  lexicon: Lexicon,
): readonly KnownPlace[] | undefined {
  const letters = words
    .slice(at, at + count)
    .map(({ text }) => text)
    .join('');
  const isCode =
    letters.length === 5 && (count === 1 || (count === 2 && words[at].text.length === 2));
  const named =
    letters.length >= PLACE_LETTERS_MIN ? lexicon.placesByName.get(nameKey(letters)) : undefined;
  const coded = isCode ? lexicon.placesByCode.get(letters) : undefined;
  return named ?? (coded && [coded]);
}

/** Whether signs, or the ends of the text, delimit a phrase: SPB-SESKAR, FOS,FRANCE. */
function isDelimited(words: readonly Word[], at: number, count: number): boolean {
  const next = at + count;
  return (
    (at === 0 || words[at].gap !== 'blank') &&
    (next === words.length || words[next].gap !== 'blank')
  );
}

import type { KnownPort } from '../known-port.ts';
import type { Intent } from './destination.ts';
import { guessPorts } from './guess-ports.ts';
import type { Lexicon } from './lexicon.ts';
import type { Evidence } from './thresholds.ts';
import { type Gap, keyOf, type Word } from './words.ts';

/** The longest names and phrases that are looked for, in words. */
const PHRASE_WORDS_MAX = 5;
/** A shorter name counts only if it stands alone. */
const NAME_LETTERS_MIN = 4;

/** Countries whose name means their port. */
const CITY_STATES: ReadonlySet<string> = new Set(['DJ', 'GI', 'HK', 'KW', 'MT', 'PA', 'SG']);

/** A piece of a text that names a port. */
export interface Mention {
  readonly ports: readonly KnownPort[];
  readonly evidence: Evidence;
  /** Of a typo. */
  readonly edits?: number;
  /** How it is joined to what is before it. */
  readonly gap: Gap;
  readonly isAfterUnknownWord: boolean;
  /** If a country has this name too. */
  readonly country: string | undefined;
}

/** What is found in a leg. */
export interface Scan {
  readonly mentions: readonly Mention[];
  readonly intents: readonly Intent[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Whether one of them is told by its name: two letters may also be those of a state of the USA. */
  readonly namesCountry: boolean;
  readonly saysNothing: boolean;
}

/** N2. Reads words from the left, the longest phrases first; what is left over is guessed at where no port was named. */
export function scanLeg(words: readonly Word[], lexicon: Lexicon): Scan {
  const mentions: Mention[] = [];
  const intents: Intent[] = [];
  const countries: string[] = [];
  const unknownWords: Word[] = [];
  let namesCountry = false;
  let nothings = 0;
  let isAfterUnknownWord = false;
  for (let at = 0; at < words.length; ) {
    const { gap } = words[at];
    const isAfter: boolean = isAfterUnknownWord && gap === 'blank';
    const found = longestAt(words, at, lexicon);
    isAfterUnknownWord = found.kind === 'unknown';
    if (found.kind === 'ports') {
      mentions.push({ ...found, gap, isAfterUnknownWord: isAfter });
    } else if (found.kind === 'canal') {
      const { ports } = found;
      const rest = { gap, isAfterUnknownWord: false, country: undefined };
      intents.push('passage');
      if (ports.length > 0) mentions.push({ ports, evidence: 'name', ...rest });
    } else if (found.kind === 'intent') intents.push(found.intent);
    else if (found.kind === 'country') {
      countries.push(found.country);
      namesCountry ||= words[at].text.length > 2;
    } else if (found.kind === 'nothing') nothings++;
    else if (found.kind === 'unknown') unknownWords.push(words[at]);
    at += found.words;
  }
  if (mentions.length === 0 && unknownWords.length > 0) {
    mentions.push(...guessPorts(unknownWords, countries, lexicon));
  }
  const saysNothing = nothings > 0 && unknownWords.length === 0;
  return { mentions, intents, countries, namesCountry, saysNothing };
}

type Found = { readonly words: number } & (
  | {
      readonly kind: 'ports';
      readonly ports: readonly KnownPort[];
      readonly evidence: Evidence;
      readonly country: string | undefined;
    }
  | { readonly kind: 'canal'; readonly ports: readonly KnownPort[] }
  | { readonly kind: 'intent'; readonly intent: Intent }
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'filler' | 'nothing' | 'unknown' }
);

function longestAt(words: readonly Word[], at: number, lexicon: Lexicon): Found {
  const wordsMax = Math.min(PHRASE_WORDS_MAX, words.length - at);
  for (let count = wordsMax; count >= 1; count--) {
    const found = phraseAt(words, at, count, lexicon);
    if (found) return found;
  }
  const { text } = words[at];
  const isOutermost = words.length > 1 && (at === 0 || at === words.length - 1);
  if (text.length === 2 && isOutermost && lexicon.countryCodes.has(text)) {
    return { kind: 'country', words: 1, country: text };
  }
  return { kind: 'unknown', words: 1 };
}

function phraseAt(
  words: readonly Word[],
  at: number,
  count: number,
  lexicon: Lexicon,
): Found | undefined {
  let letters = words[at].text;
  for (let i = 1; i < count; i++) letters += words[at + i].text;
  if (letters.length === 5 && (count === 1 || (count === 2 && words[at].text.length === 2))) {
    const ports = lexicon.portsByCode.get(letters);
    if (ports) return { kind: 'ports', words: count, ports, evidence: 'code', country: undefined };
  }
  const key = keyOf(letters);
  const phrase = lexicon.phrases.get(key);
  if (phrase) return { words: count, ...phrase };
  const country = lexicon.countries.get(key);
  const named = lexicon.portsByName.get(key);
  // SINGAPORE is a port in Singapore, MEXICO none in Mexico.
  const ports =
    country === undefined
      ? named
      : named?.filter((port) => port.country === country && CITY_STATES.has(country));
  if (
    ports &&
    ports.length > 0 &&
    (letters.length >= NAME_LETTERS_MIN || isAlone(words, at, count))
  ) {
    return { kind: 'ports', words: count, ports, evidence: 'name', country };
  }
  return country === undefined ? undefined : { kind: 'country', words: count, country };
}

/** Whether there is a sign, or nothing, on both sides: SPB-SESKAR, FOS,FRANCE. */
function isAlone(words: readonly Word[], at: number, count: number): boolean {
  const next = at + count;
  return (
    (at === 0 || words[at].gap !== 'blank') &&
    (next === words.length || words[next].gap !== 'blank')
  );
}

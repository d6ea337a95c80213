import type { KnownPort } from '../known-port.ts';
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

/** Countries whose name means their port. */
const CITY_STATES: ReadonlySet<string> = new Set(['DJ', 'GI', 'HK', 'KW', 'MT', 'PA', 'SG']);

/** Result of scanning a leg. */
export interface LegScan {
  readonly mentions: readonly PortMention[];
  readonly intents: readonly DestinationIntent[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
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
  let namesCountry = false;
  let blanks = 0;
  let isAfterUnknownWord = false;
  for (let at = 0; at < words.length; ) {
    const { gap } = words[at];
    const isAfter: boolean = isAfterUnknownWord && gap === 'blank';
    const found = longestMatch(words, at, lexicon);
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
    } else if (found.kind === 'blank') blanks++;
    else if (found.kind === 'unknown') unknownWords.push(words[at]);
    at += found.words;
  }
  if (mentions.length === 0 && unknownWords.length > 0) {
    mentions.push(...guessPorts(unknownWords, countries, lexicon));
  }
  const isBlank = blanks > 0 && unknownWords.length === 0;
  return { mentions, intents, countries, namesCountry, isBlank };
}

type PhraseMatch = { readonly words: number } & (
  | {
      readonly kind: 'ports';
      readonly ports: readonly KnownPort[];
      readonly evidence: MentionEvidence;
      readonly country: string | undefined;
    }
  | { readonly kind: 'canal'; readonly ports: readonly KnownPort[] }
  | { readonly kind: 'intent'; readonly intent: DestinationIntent }
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'filler' | 'blank' | 'unknown' }
);

function longestMatch(words: readonly Word[], at: number, lexicon: Lexicon): PhraseMatch {
  const wordsMax = Math.min(PHRASE_WORDS_MAX, words.length - at);
  for (let count = wordsMax; count >= 1; count--) {
    const found = matchPhrase(words, at, count, lexicon);
    if (found) return found;
  }
  const { text } = words[at];
  const isOutermost = words.length > 1 && (at === 0 || at === words.length - 1);
  if (text.length === 2 && isOutermost && lexicon.countryCodes.has(text)) {
    return { kind: 'country', words: 1, country: text };
  }
  return { kind: 'unknown', words: 1 };
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
  return country === undefined ? undefined : { kind: 'country', words: count, country };
}

/** Whether signs, or the ends of the text, delimit a phrase: SPB-SESKAR, FOS,FRANCE. */
function isDelimited(words: readonly Word[], at: number, count: number): boolean {
  const next = at + count;
  return (
    (at === 0 || words[at].gap !== 'blank') &&
    (next === words.length || words[next].gap !== 'blank')
  );
}

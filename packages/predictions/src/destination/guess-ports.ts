import type { KnownPort } from '../known-port.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mention } from './scan-leg.ts';
import { keyOf, type Word } from './words.ts';

/** A code's letters for the place. */
const PLACE_LETTERS = 3;
/** Names with more words are not looked for. */
const NAME_WORDS_MAX = 5;
const CODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** N7. What words may mean that are no known name: half a code, the beginning of a name, or a name with slips. */
export function guessPorts(
  words: readonly Word[],
  countries: readonly string[],
  lexicon: Lexicon,
): readonly Mention[] {
  const [first] = words;
  const rest = { gap: first.gap, isAfterUnknownWord: false, country: undefined };
  const coded = byCodePieces(first.text, countries, lexicon);
  if (coded.length > 0) return [{ ports: coded, evidence: 'opening', ...rest }];
  for (let count = Math.min(words.length, NAME_WORDS_MAX); count >= 1; count--) {
    const letters = words.slice(0, count).map(({ text }) => text);
    const near = lexicon.typos.near(keyOf(letters.join('')));
    if (near.length === 0) continue;
    const ports = new Set(near.flatMap(({ name }) => lexicon.portsByName.get(name) ?? []));
    return [{ ports: [...ports], evidence: 'typo', edits: near[0].edits, ...rest }];
  }
  return [];
}

/** Half a code beside its country (KGD RU), a code made of the name (PLSZC, SE GOTH), with letters swapped (BEARN), or half a code alone. */
function byCodePieces(
  text: string,
  countries: readonly string[],
  lexicon: Lexicon,
): readonly KnownPort[] {
  const [country, place] =
    countries.length > 0 ? [countries[0], text] : [text.slice(0, 2), text.slice(2)];
  if (countries.length === 0 && text.length === PLACE_LETTERS) {
    return lexicon.portsByPlaceCode.get(text) ?? [];
  }
  if (countries.length === 0 && !(CODE.test(text) && lexicon.countryCodes.has(country))) return [];
  const coded = lexicon.portsByCode.get(country + place);
  if (coded) return coded;
  const swapped = swaps(place).flatMap((each) => lexicon.portsByCode.get(country + each) ?? []);
  const named = lexicon.namesByOpening.get(country + place.slice(0, PLACE_LETTERS)) ?? [];
  const opened = named.filter(({ name }) => name.startsWith(keyOf(place)));
  return [...new Set([...swapped, ...opened.map(({ port }) => port)])];
}

/** A place's code with two neighbouring letters in the other order. */
function swaps([a, b, c, ...more]: string): readonly string[] {
  return c === undefined || more.length > 0 ? [] : [b + a + c, a + c + b];
}

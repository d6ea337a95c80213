import type { KnownPort } from '../known-port.ts';
import type { Lexicon } from './lexicon.ts';
import type { PortMention } from './port-mention.ts';
import { nameKey, type Word } from './words.ts';

/** Letters of the place in a LOCODE. */
const PLACE_LETTERS = 3;
/** Longest name to be searched, in words. */
const NAME_WORDS_MAX = 5;
const CODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** N7. Ports that unrecognised words may mean: by part of a code, the beginning of a name, or a name with typos. */
export function guessPorts(
  words: readonly Word[],
  countries: readonly string[],
  lexicon: Lexicon,
): readonly PortMention[] {
  const [first] = words;
  const rest = { gap: first.gap, isAfterUnknownWord: false, country: undefined };
  const coded = portsByPartialCode(first.text, countries, lexicon);
  if (coded.length > 0) return [{ ports: coded, evidence: 'opening', ...rest }];
  for (let count = Math.min(words.length, NAME_WORDS_MAX); count >= 1; count--) {
    const letters = words.slice(0, count).map(({ text }) => text);
    const near = lexicon.typos.nearest(nameKey(letters.join('')));
    if (near.length === 0) continue;
    const ports = new Set(near.flatMap(({ name }) => lexicon.portsByName.get(name) ?? []));
    return [{ ports: [...ports], evidence: 'typo', edits: near[0].edits, ...rest }];
  }
  return [];
}

/** Part of a code beside its country (KGD RU), a code made from the name (PLSZC, SE GOTH), a transposed one (BEARN), or part of one alone. */
function portsByPartialCode(
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
  const swapped = transpositions(place).flatMap(
    (each) => lexicon.portsByCode.get(country + each) ?? [],
  );
  const named = lexicon.namesByOpening.get(country + place.slice(0, PLACE_LETTERS)) ?? [];
  const opened = named.filter(({ name }) => name.startsWith(nameKey(place)));
  return [...new Set([...swapped, ...opened.map(({ port }) => port)])];
}

/** A place code with two neighbouring letters transposed. */
function transpositions([a, b, c, ...more]: string): readonly string[] {
  return c === undefined || more.length > 0 ? [] : [b + a + c, a + c + b];
}

/** Separator between two words: a space, a dash or slash, or another sign. */
export type Gap = 'blank' | 'dash' | 'sign';

export interface Word {
  readonly text: string;
  readonly gap: Gap;
}

const SAINTS: ReadonlySet<string> = new Set(['SAINT', 'SANKT']);

/** The words of a cleaned text; numbers count only as the place of a code (CA 345). */
export function splitWords(text: string): readonly Word[] {
  const letters = /['’]/.test(text) ? text.replace(/['’]/g, '') : text;
  const words: Word[] = [];
  const pattern = /[A-Z0-9]+/g;
  let end = 0;
  for (let match = pattern.exec(letters); match; match = pattern.exec(letters)) {
    const [word] = match;
    const gap = gapOf(letters, end, match.index);
    end = pattern.lastIndex;
    if (/[A-Z]/.test(word) || isPlaceCode(word, words[words.length - 1]))
      words.push({ text: SAINTS.has(word) ? 'ST' : word, gap });
  }
  return words;
}

function isPlaceCode(digits: string, before: Word | undefined): boolean {
  return before?.text.length === 2 && /^[2-9]{3}$/.test(digits);
}

function gapOf(text: string, from: number, to: number): Gap {
  let gap: Gap = 'blank';
  for (let at = from; at < to; at++) {
    if ('-/=:'.includes(text[at])) return 'dash';
    if (text[at] !== ' ' && text[at] !== '.') gap = 'sign';
  }
  return gap;
}

/** Key by which names are compared: without spaces and signs, and with AE, OE, UE and AA reduced to one letter. */
export function nameKey(letters: string): string {
  return letters.replace(/([AOU])E|AA/g, (_, vowel: string | undefined) => vowel ?? 'A');
}

import { editDistance } from './edit-distance.ts';
import { TWO_TYPOS_LETTERS_MIN, TYPO_LETTERS_MIN } from './thresholds.ts';

/** So many letters decide which names are looked at: as good as all of them, for a fraction of the entries. */
const PREFIX_LETTERS = 7;

export interface NearName {
  readonly name: string;
  readonly edits: number;
}

/**
 * N7. Finds names that are one or two slips from a text: two strings so near have a common rest after as many letters are
 * taken out of each, so the rests of all names are looked up instead of all names.
 */
export class TypoIndex {
  readonly #namesByRest = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      // A text may have a letter more than a name, and so be allowed more slips.
      const editsMax = name.length >= TWO_TYPOS_LETTERS_MIN - 2 ? 2 : 1;
      if (name.length < TYPO_LETTERS_MIN - 1) continue;
      for (const rest of restsOf(name.slice(0, PREFIX_LETTERS), editsMax)) {
        const names = this.#namesByRest.get(rest);
        if (!names) this.#namesByRest.set(rest, [name]);
        else if (names[names.length - 1] !== name) names.push(name);
      }
    }
  }

  /** The names with the fewest slips, at most as many as the length allows; they begin with the same letter. */
  near(text: string): readonly NearName[] {
    const editsMax = editsMaxOf(text.length);
    if (editsMax === 0) return [];
    let found: NearName[] = [];
    let least: number = editsMax;
    const seen = new Set<string>();
    for (const rest of restsOf(text.slice(0, PREFIX_LETTERS), editsMax)) {
      for (const name of this.#namesByRest.get(rest) ?? []) {
        if (seen.has(name)) continue;
        seen.add(name);
        if (name[0] !== text[0] || Math.abs(name.length - text.length) > least) continue;
        const edits = editDistance(name, text);
        if (edits > least) continue;
        if (edits < least) found = [];
        least = edits;
        found.push({ name, edits });
      }
    }
    return found;
  }
}

function editsMaxOf(letters: number): 0 | 1 | 2 {
  if (letters < TYPO_LETTERS_MIN) return 0;
  return letters < TWO_TYPOS_LETTERS_MIN ? 1 : 2;
}

/** A text, and what is left of it when one letter, or two, are taken out. */
function restsOf(text: string, lettersMax: 1 | 2): readonly string[] {
  const rests = [text];
  for (let first = 0; first < text.length; first++) {
    const rest = text.slice(0, first) + text.slice(first + 1);
    rests.push(rest);
    if (lettersMax === 1) continue;
    for (let second = first; second < rest.length; second++) {
      rests.push(rest.slice(0, second) + rest.slice(second + 1));
    }
  }
  return rests;
}

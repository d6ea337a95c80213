import { editDistance } from './edit-distance.ts';
import { TWO_TYPOS_LETTERS_MIN, TYPO_LETTERS_MIN } from './thresholds.ts';

/** Only the first letters of names are indexed: as selective as all of them, with a fraction of the entries. */
const PREFIX_LETTERS = 7;

export interface NearName {
  readonly name: string;
  readonly edits: number;
}

/**
 * N7. Finds names within one or two edits of a text by symmetric deletion: two strings that near share a remainder after as many
 * deletions in each, so the remainders of all names are indexed.
 */
export class TypoIndex {
  readonly #namesByRemainder = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      // A text may be longer than a name, and then allows more edits.
      const editsMax = name.length >= TWO_TYPOS_LETTERS_MIN - 2 ? 2 : 1;
      if (name.length < TYPO_LETTERS_MIN - 1) continue;
      for (const remainder of deletions(name.slice(0, PREFIX_LETTERS), editsMax)) {
        const names = this.#namesByRemainder.get(remainder);
        if (!names) this.#namesByRemainder.set(remainder, [name]);
        else if (names[names.length - 1] !== name) names.push(name);
      }
    }
  }

  /** The names with the fewest edits, up to the maximum for the length; their first letters are equal. */
  nearest(text: string): readonly NearName[] {
    const editsMax = editsMaxOf(text.length);
    if (editsMax === 0) return [];
    let found: NearName[] = [];
    let least: number = editsMax;
    const seen = new Set<string>();
    for (const remainder of deletions(text.slice(0, PREFIX_LETTERS), editsMax)) {
      for (const name of this.#namesByRemainder.get(remainder) ?? []) {
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

/** A text, and its remainders after one or two deletions. */
function deletions(text: string, lettersMax: 1 | 2): readonly string[] {
  const remainders = [text];
  for (let first = 0; first < text.length; first++) {
    const remainder = text.slice(0, first) + text.slice(first + 1);
    remainders.push(remainder);
    if (lettersMax === 1) continue;
    for (let second = first; second < remainder.length; second++) {
      remainders.push(remainder.slice(0, second) + remainder.slice(second + 1));
    }
  }
  return remainders;
}

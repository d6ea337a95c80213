/** A word with more mistakes than this is taken for another one. */
const MISTAKES_MAX = 2;
/** Looking further would make a file that is wrong everywhere slow. */
const CANDIDATES_MAX = 200;
const LENGTH_MAX = 40;
const LISTED_MAX = 30;

/** What is allowed, and which of it was probably meant: ends a message about a word that is none of them. */
export function allowedText(word: string, allowed: readonly string[]): string {
  const listed = allowed.slice(0, LISTED_MAX).join(', ');
  const rest = allowed.length > LISTED_MAX ? ` … (${allowed.length} in all)` : '';
  return `${meantText(word, allowed)}; allowed: ${listed || 'none'}${rest}`;
}

/** Which of the words that are allowed was probably meant; empty where none is near. */
export function meantText(word: string, allowed: readonly string[]): string {
  const meant = nearest(word, allowed);
  return meant === undefined ? '' : ` (did you mean ${JSON.stringify(meant)}?)`;
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length > CANDIDATES_MAX || word.length > LENGTH_MAX) return undefined;
  const plain = word.toLowerCase();
  let best: string | undefined;
  let least = Math.min(MISTAKES_MAX, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    // A unit left out (`speed` for `speedKnots`) is the commonest mistake of all.
    const isBeginning = plain.length >= 3 && other.startsWith(plain);
    const count = isBeginning ? Math.min(1, mistakes(plain, other)) : mistakes(plain, other);
    if (count < least) [best, least] = [candidate, count];
  }
  return best;
}

/** Letters to insert, leave out or replace (Levenshtein 1966). */
function mistakes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** Maximum number of edits between a word and a suggestion. */
const EDITS_MAX = 2;
/** Maximum number of candidates for a suggestion, so that files with many errors are not slow. */
const CANDIDATES_MAX = 200;
const LENGTH_MAX = 40;
const LISTED_MAX = 30;

/** Returns the end of a message about an invalid word: a suggestion and the allowed words. */
export function allowedText(word: string, allowed: readonly string[]): string {
  const listed = allowed.slice(0, LISTED_MAX).join(', ');
  const rest = allowed.length > LISTED_MAX ? ` … (${allowed.length} in all)` : '';
  return `${suggestionText(word, allowed)}; allowed: ${listed || 'none'}${rest}`;
}

/** Returns ` (did you mean "…"?)` with the nearest allowed word; empty if none is near. */
export function suggestionText(word: string, allowed: readonly string[]): string {
  const suggestion = nearest(word, allowed);
  return suggestion === undefined ? '' : ` (did you mean ${JSON.stringify(suggestion)}?)`;
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length > CANDIDATES_MAX || word.length > LENGTH_MAX) return undefined;
  const plain = word.toLowerCase();
  let best: string | undefined;
  let least = Math.min(EDITS_MAX, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    // A missing unit (`speed` for `speedKnots`) is the most frequent error.
    const isBeginning = plain.length >= 3 && other.startsWith(plain);
    const count = isBeginning
      ? Math.min(1, editDistance(plain, other))
      : editDistance(plain, other);
    if (count < least) [best, least] = [candidate, count];
  }
  return best;
}

/** Returns the number of letters to insert, delete or replace (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
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

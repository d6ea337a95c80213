/** How well a text matches a query: 0 exactly, 1 at its beginning, 2 at the beginning of a word, 3 anywhere, 4 not. */
export type MatchRank = 0 | 1 | 2 | 3 | typeof NO_MATCH;
export const NO_MATCH = 4;

/** @param text @param query both as `searchable` returns them */
export function matchRank(text: string, query: string): MatchRank {
  const at = text.indexOf(query);
  if (at < 0) return NO_MATCH;
  if (at === 0) return text.length === query.length ? 0 : 1;
  return text.includes(` ${query}`) ? 2 : 3;
}

/**
 * Returns how the first digits of a number match a query.
 * @param digits of the number with its leading zeros: 9 of an MMSI
 */
export function digitsRank(number: number, digits: number, query: string): 0 | 1 | typeof NO_MATCH {
  if (query.length > digits) return NO_MATCH;
  if (Math.floor(number / 10 ** (digits - query.length)) !== Number(query)) return NO_MATCH;
  return query.length === digits ? 0 : 1;
}

/** Returns the rank of the text that matches better. */
export function betterRank(one: MatchRank, other: MatchRank): MatchRank {
  return one < other ? one : other;
}

/** Collects matches by their rank. */
export class RankedMatches<Match> {
  readonly #matches: readonly Match[][] = [[], [], [], []];

  add(rank: MatchRank, match: Match): void {
    if (rank !== NO_MATCH) this.#matches[rank].push(match);
  }

  /** Returns the best matches. @param order of those of one rank */
  best(limit: number, order: (one: Match, other: Match) => number): readonly Match[] {
    const found: Match[] = [];
    for (const matches of this.#matches) {
      if (found.length >= limit) break;
      found.push(...firstOf(matches, limit - found.length, order));
    }
    return found;
  }
}

/** Returns the first matches in an order: sorting all 10 000 of a short query would take longer than finding them. */
function firstOf<Match>(
  matches: readonly Match[],
  limit: number,
  order: (one: Match, other: Match) => number,
): readonly Match[] {
  const first: Match[] = [];
  for (const match of matches) {
    if (first.length === limit && order(match, first[limit - 1]) >= 0) continue;
    const next = first.findIndex((each) => order(match, each) < 0);
    first.splice(next < 0 ? first.length : next, 0, match);
    if (first.length > limit) first.pop();
  }
  return first;
}

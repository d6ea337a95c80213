import type { Candidate, Circumstances } from './destination.ts';
import {
  LAST_OF_PAIR_SHARE,
  LEFT_SHARE,
  LIKELIHOOD_MIN,
  LIKELIHOOD_SUM_MIN,
  NEXT_SHARE,
  VIA_SHARE,
} from './thresholds.ts';
import type { Chances } from './weigh.ts';

/** How the stops of a text follow on one another. */
export type Order =
  /** A>B>C */
  | 'one-way'
  /** A-B: mostly A>B, or a ferry's ends. */
  | 'pair'
  /** A<>B */
  | 'ferry';

export interface Stops {
  readonly stops: readonly Chances[];
  readonly order: Order;
  /** After VIA; undefined where that is no port of call. */
  readonly via: Chances | undefined;
}

/** N4, N5, N8. The ports that a ship may call at next by its stops. */
export function shareOut(
  { stops, order, via }: Stops,
  circumstances: Circumstances,
): readonly Candidate[] {
  const shares = sharesOf(stops, order, circumstances);
  const likelihoods = new Map<number, number>();
  const add = (chances: Chances, share: number): void => {
    for (const [id, chance] of chances) {
      likelihoods.set(id, (likelihoods.get(id) ?? 0) + chance * share);
    }
  };
  for (const [at, stop] of stops.entries()) add(stop, shares[at] * (via ? 1 - VIA_SHARE : 1));
  if (via) add(via, VIA_SHARE);
  return ranked(likelihoods);
}

function ranked(likelihoods: ReadonlyMap<number, number>): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let sum = 0;
  for (const [portId, likelihood] of likelihoods) {
    if (likelihood < LIKELIHOOD_MIN) continue;
    candidates.push({ portId, likelihood });
    sum += likelihood;
  }
  if (sum < LIKELIHOOD_SUM_MIN) return [];
  return candidates.sort((a, b) => b.likelihood - a.likelihood || a.portId - b.portId);
}

function sharesOf(
  stops: readonly Chances[],
  order: Order,
  circumstances: Circumstances,
): readonly number[] {
  const count = stops.length;
  if (count === 1) return [1];
  const left = leftAt(stops, circumstances);
  return order === 'one-way' ? sharesOneWay(count, left) : sharesBetween(count, left, order);
}

/** Which of the stops the ship left last; -1 where that is none of them. */
function leftAt(stops: readonly Chances[], { leftPortId }: Circumstances): number {
  return leftPortId === undefined ? -1 : stops.findIndex((stop) => stop.has(leftPortId));
}

/** The stops after the one that it left are to come, the next one first; else the last is the destination, the first where it was. */
function sharesOneWay(count: number, left: number): readonly number[] {
  const begun = left >= 0 && left < count - 1;
  const first = begun ? left + 1 : 1;
  const chief = begun ? first : count - 1;
  const others = count - first - 1;
  return Array.from({ length: count }, (_, at) => {
    if (at < first) return 0;
    if (others === 0) return 1;
    return at === chief ? NEXT_SHARE : (1 - NEXT_SHARE) / others;
  });
}

function sharesBetween(count: number, left: number, order: 'pair' | 'ferry'): readonly number[] {
  const isEven = left < 0 && order === 'ferry';
  return Array.from({ length: count }, (_, at) => {
    if (isEven) return 1 / count;
    if (left >= 0) return at === left ? LEFT_SHARE : (1 - LEFT_SHARE) / (count - 1);
    return at === count - 1 ? LAST_OF_PAIR_SHARE : (1 - LAST_OF_PAIR_SHARE) / (count - 1);
  });
}

import type { Candidate, DestinationContext } from './destination.ts';
import type { PortChances } from './score-mention.ts';
import {
  LAST_OF_PAIR_SHARE,
  LEFT_SHARE,
  LIKELIHOOD_MIN,
  LIKELIHOOD_SUM_MIN,
  NEXT_SHARE,
  VIA_SHARE,
} from './thresholds.ts';

/** Order of the stops of a text. */
export type StopOrder =
  /** A>B>C */
  | 'one-way'
  /** A-B: mostly A>B, or the ends of a ferry. */
  | 'pair'
  /** A<>B */
  | 'ferry';

export interface Stops {
  readonly stops: readonly PortChances[];
  readonly order: StopOrder;
  /** Ports after VIA; undefined if they are no port of call. */
  readonly via: PortChances | undefined;
}

/** N4, N5, N8. The possible next ports, by their stops. */
export function rankCandidates(
  { stops, order, via }: Stops,
  context: DestinationContext,
): readonly Candidate[] {
  const shares = sharesOf(stops, order, context);
  const likelihoods = new Map<number, number>();
  const add = (chances: PortChances, share: number): void => {
    for (const [id, chance] of chances) {
      likelihoods.set(id, (likelihoods.get(id) ?? 0) + chance * share);
    }
  };
  for (const [at, stop] of stops.entries()) add(stop, shares[at] * (via ? 1 - VIA_SHARE : 1));
  if (via) add(via, VIA_SHARE);
  return sortCandidates(likelihoods);
}

function sortCandidates(likelihoods: ReadonlyMap<number, number>): readonly Candidate[] {
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
  stops: readonly PortChances[],
  order: StopOrder,
  context: DestinationContext,
): readonly number[] {
  const count = stops.length;
  if (count === 1) return [1];
  const left = departureStop(stops, context);
  return order === 'one-way' ? sharesOneWay(count, left) : sharesBetween(count, left, order);
}

/** The index of the stop that the ship left last; −1 for none. */
function departureStop(
  stops: readonly PortChances[],
  { departurePortId }: DestinationContext,
): number {
  return departurePortId === undefined ? -1 : stops.findIndex((stop) => stop.has(departurePortId));
}

/** Shares of a one-way voyage: after the stop of departure, mostly the next one; otherwise mostly the last. */
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

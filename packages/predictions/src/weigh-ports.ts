import type { MeasuredWay } from './ship-voyage.ts';
import {
  EVIDENCE_KEPT,
  WAY_LIKELIHOOD_MIN,
  WRONG_OF_ANY,
  WRONG_OF_OWN,
  WRONG_OF_USUAL,
} from './thresholds.ts';

/** What is known of where a ship is bound; ports by number. */
export interface Evidence {
  /** M2: how probable each port is by what ships did so far; what they lack of 1 is that of all others. */
  readonly expected: ReadonlyMap<number, number>;
  /** X1: which ports the crew's text means, with likelihoods that add up to at most 1; none: it says nothing. */
  readonly named: ReadonlyMap<number, number>;
  /** X3: how likely a text names the next port. */
  readonly trust: number;
  /** Which share of the ship's calls were at each port. */
  readonly ownShare: (port: number) => number;
  /** Null where there is no way. */
  readonly ways: ReadonlyMap<number, MeasuredWay | null>;
  /** W4: the port that the ship left; undefined where nobody knows. */
  readonly left: number | undefined;
  /** W4: how likely a port is as it lies ahead or not, above 0; what all have alike does not count. */
  readonly ahead: (port: number) => number;
}

/**
 * C1: how probable each port is with all that is known of it, by Bayes' rule.
 * @returns by number; what they lack of 1 is that of all other ports together
 */
export function weighPorts(known: Evidence): Map<number, number> {
  const { expected } = known;
  const ofText = textLikelihood(known);
  const ofWay = wayLikelihood(known);
  const weights = new Map<number, number>();
  let total = 0;
  let said = 0;
  for (const [port, probability] of expected) {
    const weight = probability * ofText(port) * ofWay(port);
    weights.set(port, weight);
    total += weight;
    said += probability;
  }
  total += Math.max(0, 1 - said) * ofText(undefined) * ofWay(undefined);
  for (const [port, weight] of weights) weights.set(port, total > 0 ? weight / total : 0);
  return weights;
}

/** X2: how likely the crew types what it did, if a port is the next; undefined: one that nobody speaks of. */
function textLikelihood({ expected, named, trust, ownShare }: Evidence): (port?: number) => number {
  if (named.size === 0) return () => 1;
  let wrong = 0;
  for (const [port, likelihood] of named) {
    const usual = expected.get(port) ?? 0;
    wrong += likelihood * (WRONG_OF_OWN * ownShare(port) + WRONG_OF_USUAL * usual + WRONG_OF_ANY);
  }
  return (port) => {
    const meant = port === undefined ? 0 : (named.get(port) ?? 0);
    return (trust * meant + (1 - trust) * wrong) ** EVIDENCE_KEPT;
  };
}

/**
 * W4: ports to which no way was measured are together as likely as those to which there is one, and among themselves by whether
 * they lie ahead; the port that the ship left is as likely as they are, at least: who comes back sailed away from it first.
 */
function wayLikelihood({ expected, ways, left, ahead }: Evidence): (port?: number) => number {
  const likelihoods = new Map<number, number>();
  const measured = { sum: 0, total: 0 };
  const others = { sum: 0, total: 0 };
  for (const [port, probability] of expected) {
    if (port === left) continue;
    const way = ways.get(port);
    const of = way === undefined ? others : measured;
    const full = way ? Math.exp(way.evidence) : way === null ? WAY_LIKELIHOOD_MIN : ahead(port);
    const likelihood = full ** EVIDENCE_KEPT;
    likelihoods.set(port, likelihood);
    of.sum += probability * likelihood;
    of.total += probability;
  }
  const usual = measured.total > 0 ? measured.sum / measured.total : 1;
  const scale = others.sum > 0 ? (usual * others.total) / others.sum : 1;
  return (port) => {
    if (port === undefined) return usual;
    const way = ways.get(port);
    if (port === left) return way ? Math.max(usual, Math.exp(EVIDENCE_KEPT * way.evidence)) : usual;
    const likelihood = likelihoods.get(port) ?? usual;
    return way === undefined ? likelihood * scale : likelihood;
  };
}

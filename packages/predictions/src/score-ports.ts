import type { RouteDistance } from './ship-voyage.ts';
import {
  EVIDENCE_DISCOUNT,
  ROUTE_LIKELIHOOD_MIN,
  WRONG_TEXT_ANY_PORT,
  WRONG_TEXT_OWN_PORT,
  WRONG_TEXT_USUAL_PORT,
} from './thresholds.ts';

/** Evidence of a ship's next port; ports by number. */
export interface NextPortEvidence {
  /** M2: probabilities by the calls so far; the rest to 1 is that of all other ports. */
  readonly expected: ReadonlyMap<number, number>;
  /** X1: ports that the destination names, with likelihoods whose sum is at most 1; empty without evidence. */
  readonly namedPorts: ReadonlyMap<number, number>;
  /** X3: the probability that a destination names the next port. */
  readonly reliability: number;
  /** The share of the ship's calls at a port. */
  readonly ownShare: (port: number) => number;
  /** Null if unreachable. */
  readonly routes: ReadonlyMap<number, RouteDistance | null>;
  /** W4: the port of departure; undefined if unknown. */
  readonly departurePort: number | undefined;
  /** W4: the likelihood of a port by its direction, above 0; a common factor has no effect. */
  readonly ahead: (port: number) => number;
}

/**
 * C1: the probability of each port given all evidence, by Bayes' rule.
 * @returns probabilities by port number; the rest to 1 is that of all other ports together
 */
export function scorePorts(evidence: NextPortEvidence): Map<number, number> {
  const { expected } = evidence;
  const byText = textLikelihood(evidence);
  const byRoute = routeLikelihood(evidence);
  const weights = new Map<number, number>();
  let total = 0;
  let sum = 0;
  for (const [port, probability] of expected) {
    const weight = probability * byText(port) * byRoute(port);
    weights.set(port, weight);
    total += weight;
    sum += probability;
  }
  total += Math.max(0, 1 - sum) * byText(undefined) * byRoute(undefined);
  for (const [port, weight] of weights) weights.set(port, total > 0 ? weight / total : 0);
  return weights;
}

/** X2: the likelihood of the destination if a port is the next one; undefined stands for any other port. */
function textLikelihood({
  expected,
  namedPorts,
  reliability,
  ownShare,
}: NextPortEvidence): (port?: number) => number {
  if (namedPorts.size === 0) return () => 1;
  let wrong = 0;
  for (const [port, likelihood] of namedPorts) {
    const usual = expected.get(port) ?? 0;
    wrong +=
      likelihood *
      (WRONG_TEXT_OWN_PORT * ownShare(port) + WRONG_TEXT_USUAL_PORT * usual + WRONG_TEXT_ANY_PORT);
  }
  return (port) => {
    const meant = port === undefined ? 0 : (namedPorts.get(port) ?? 0);
    return (reliability * meant + (1 - reliability) * wrong) ** EVIDENCE_DISCOUNT;
  };
}

/**
 * W4: the likelihood of the ship's movement if a port is the next one. Ports without a computed route are together as likely as
 * those with one, and among themselves by direction; the port of departure is at least as likely: a ship that returns sailed away
 * from it first.
 */
function routeLikelihood({
  expected,
  routes,
  departurePort,
  ahead,
}: NextPortEvidence): (port?: number) => number {
  const likelihoods = new Map<number, number>();
  const withRoute = { sum: 0, total: 0 };
  const withoutRoute = { sum: 0, total: 0 };
  for (const [port, probability] of expected) {
    if (port === departurePort) continue;
    const route = routes.get(port);
    const group = route === undefined ? withoutRoute : withRoute;
    const full = route
      ? Math.exp(route.evidence)
      : route === null
        ? ROUTE_LIKELIHOOD_MIN
        : ahead(port);
    const likelihood = full ** EVIDENCE_DISCOUNT;
    likelihoods.set(port, likelihood);
    group.sum += probability * likelihood;
    group.total += probability;
  }
  const usual = withRoute.total > 0 ? withRoute.sum / withRoute.total : 1;
  const scale = withoutRoute.sum > 0 ? (usual * withoutRoute.total) / withoutRoute.sum : 1;
  return (port) => {
    if (port === undefined) return usual;
    const route = routes.get(port);
    if (port === departurePort)
      return route ? Math.max(usual, Math.exp(EVIDENCE_DISCOUNT * route.evidence)) : usual;
    const likelihood = likelihoods.get(port) ?? usual;
    return route === undefined ? likelihood * scale : likelihood;
  };
}

import {
  DETOUR_SHARE,
  EVIDENCE_HALF_LIFE,
  EVIDENCE_METERS,
  EVIDENCE_METERS_MIN,
  EVIDENCE_SHARE,
  ROUTE_LIKELIHOOD_MIN,
} from './thresholds.ts';

/**
 * W2: a sailed distance, as a fraction of that which is full evidence.
 * @param sailedMeters since the routes were last computed
 * @param nearestMeters to the most probable port
 */
export function evidenceShare(sailedMeters: number, nearestMeters: number): number {
  const whole = Math.min(EVIDENCE_METERS, EVIDENCE_SHARE * nearestMeters);
  return sailedMeters / Math.max(EVIDENCE_METERS_MIN, whole);
}

/**
 * W3: the logarithm of the likelihood of the ship's movement if it is bound for a port. Evidence decays as the ship sails on, so
 * the result is the same for many small steps as for few large ones.
 * @param before the previous value
 * @param evidence the fraction of full evidence sailed since then
 * @param gain reduction of the distance to the port, divided by the sailed distance: 1 straight ahead, −1 away from it
 */
export function updateHeadingEvidence(before: number, evidence: number, gain: number): number {
  const decay = 2 ** (-evidence / EVIDENCE_HALF_LIFE);
  const whole = EVIDENCE_HALF_LIFE / Math.LN2;
  return before * decay + logLikelihood(gain) * whole * (1 - decay);
}

/** A ship sails straight for its port except for detours; with a small probability it sails in any direction. */
function logLikelihood(gain: number): number {
  const waste = 1 - Math.max(-1, Math.min(1, gain));
  return Math.log(
    (1 - ROUTE_LIKELIHOOD_MIN) * Math.exp(-waste / DETOUR_SHARE) + ROUTE_LIKELIHOOD_MIN,
  );
}

import {
  DETOUR_SHARE,
  EVIDENCE_HALF_LIFE,
  EVIDENCE_METERS,
  EVIDENCE_METERS_MIN,
  EVIDENCE_SHARE,
  WAY_LIKELIHOOD_MIN,
} from './thresholds.ts';

/**
 * W2: how far a ship has sailed, as a share of what is evidence.
 * @param sailedMeters since the ways were measured last
 * @param nearestMeters to the port that is likeliest
 */
export function evidenceOf(sailedMeters: number, nearestMeters: number): number {
  const whole = Math.min(EVIDENCE_METERS, EVIDENCE_SHARE * nearestMeters);
  return sailedMeters / Math.max(EVIDENCE_METERS_MIN, whole);
}

/**
 * W3: the logarithm of how likely the ship is to have sailed as it did if it is bound for a port. What is evidence wears off as
 * it sails on, so it is the same in many small steps as in few large ones.
 * @param before what it was
 * @param evidence how much was sailed since then
 * @param gain how much nearer the port is, as a share of what was sailed: 1 straight ahead, −1 away from it
 */
export function stepWayEvidence(before: number, evidence: number, gain: number): number {
  const kept = 2 ** (-evidence / EVIDENCE_HALF_LIFE);
  const whole = EVIDENCE_HALF_LIFE / Math.LN2;
  return before * kept + logLikelihood(gain) * whole * (1 - kept);
}

/** A ship sails straight for its port but for detours, or else somehow. */
function logLikelihood(gain: number): number {
  const waste = 1 - Math.max(-1, Math.min(1, gain));
  return Math.log((1 - WAY_LIKELIHOOD_MIN) * Math.exp(-waste / DETOUR_SHARE) + WAY_LIKELIHOOD_MIN);
}

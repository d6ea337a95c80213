import { type Duration, symmetric } from './duration.ts';
import { REPORTED_DEVIATIONS_MAX, REPORTED_HOURS, REPORTED_SHARE } from './thresholds.ts';

/**
 * [E11] Combines the computed time to the pilot with that of the ETA of the crew: the mean weighted by the inverse of the variances.
 * An ETA too far from the computed time is of another voyage, or was never updated: it changes nothing.
 * @param reportedHours from the fix to the ETA of the crew, above 0
 */
export function withReported(computed: Duration, reportedHours: number): Duration {
  const reported = symmetric(reportedHours, REPORTED_HOURS + REPORTED_SHARE * reportedHours);
  const variance = computed.variance + reported.variance;
  const difference = Math.abs(reportedHours - computed.hours);
  if (difference > REPORTED_DEVIATIONS_MAX * Math.sqrt(variance)) return computed;
  const weight = reported.variance / variance;
  return {
    hours: weight * computed.hours + (1 - weight) * reportedHours,
    variance: weight * computed.variance,
    // The error of the crew is symmetric, so only the computed part has a tail.
    skew3: weight ** 3 * computed.skew3,
  };
}

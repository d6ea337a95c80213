import { hourQuantiles } from './hour-quantile.ts';
import { STAYS_MIN } from './thresholds.ts';

/** An uncertain rest of a stay, by its mean and its second and third central moments, and by its quantiles. */
export interface StayDuration {
  readonly hours: number;
  /** Hours squared. */
  readonly variance: number;
  /** The third central moment, in hours cubed. */
  readonly skew3: number;
  /** The 10 %, 50 % and 90 % quantile, in hours. */
  readonly quantilesHours: readonly [number, number, number];
}

/**
 * S1: estimates the rest of a stay by the first group with enough stays that lasted longer. Undefined without one.
 * @param groups lengths of stays, in hours: the ship's own at the port, those of its class there, those of its class anywhere
 */
export function remainingStay(
  groups: readonly (readonly number[])[],
  elapsedHours: number,
): StayDuration | undefined {
  for (const group of groups) {
    const left = group.map((hours) => hours - elapsedHours).filter((hours) => hours > 0);
    if (left.length >= STAYS_MIN) return durationOf(left);
  }
  return undefined;
}

function durationOf(samples: readonly number[]): StayDuration {
  const moment = (power: number, around: number): number =>
    samples.reduce((sum, sample) => sum + (sample - around) ** power, 0) / samples.length;
  const hours = moment(1, 0);
  return {
    hours,
    variance: moment(2, hours),
    skew3: moment(3, hours),
    quantilesHours: hourQuantiles(samples),
  };
}

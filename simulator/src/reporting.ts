import type { AisClass } from './transmitter-plan.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';

/** Reporting intervals of AIS: ITU-R M.1371-5, annex 1, tables 1 and 2. Seconds, and speeds over ground in m/s. */

const knots = (speed: number): number => speed * METERS_PER_SECOND_PER_KNOT;
const [KNOTS_2, KNOTS_3, KNOTS_14, KNOTS_23] = [2, 3, 14, 23].map(knots);

/** At anchor or moored; slower than two knots; aids to navigation. */
const AT_REST_SECONDS = 180;
/** Static reports of classes A and B. */
export const STATIC_SECONDS = 360;
/** A ship changes course while its heading is 5° off the mean of the last 30 s: at this rate of turn. */
const COURSE_CHANGE_RATE_MIN: number = (5 * RADIANS_PER_DEGREE) / 30;
/** The short interval after a change of course persists for this time. */
export const COURSE_CHANGE_HOLD_SECONDS = 20;

/** Conditions that determine a ship's reporting interval. */
export interface ReportingConditions {
  readonly class: AisClass;
  /** Speed over ground. */
  readonly speed: number;
  readonly isAtRest: boolean;
  readonly changesCourse: boolean;
}

export function changesCourse(turnRate: number): boolean {
  return Math.abs(turnRate) > COURSE_CHANGE_RATE_MIN;
}

/** Seconds between two position reports. Ships without AIS have the interval of class A, for their true track. */
export function reportingSeconds({
  class: kind,
  speed,
  isAtRest,
  changesCourse,
}: ReportingConditions): number {
  switch (kind) {
    case 'aton':
      return AT_REST_SECONDS;
    case 'B-CS':
      return speed > KNOTS_2 ? 30 : AT_REST_SECONDS;
    case 'B-SO':
      if (speed <= KNOTS_2) return AT_REST_SECONDS;
      return speed > KNOTS_23 ? 5 : speed > KNOTS_14 ? 15 : 30;
    default:
      if (isAtRest) return speed > KNOTS_3 ? 10 : AT_REST_SECONDS;
      if (speed > KNOTS_23) return 2;
      if (speed > KNOTS_14) return changesCourse ? 2 : 6;
      return changesCourse ? 10 / 3 : 10;
  }
}

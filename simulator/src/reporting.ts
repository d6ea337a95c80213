import type { AisClass } from './scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';

/** How often a ship sends: ITU-R M.1371-5, annex 1, tables 1 and 2. Seconds, and speeds over ground in m/s. */

const knots = (speed: number): number => speed * METERS_PER_SECOND_PER_KNOT;
const [KNOTS_2, KNOTS_3, KNOTS_14, KNOTS_23] = [2, 3, 14, 23].map(knots);

/** At anchor or moored; what moves slower than two knots; aids to navigation. */
const AT_REST_SECONDS = 180;
/** Static reports of classes A and B. */
export const STATIC_SECONDS = 360;
/** A ship changes course while its heading is 5° off the mean of the last 30 s: when it turns as fast as that. */
const CHANGES_COURSE: number = (5 * RADIANS_PER_DEGREE) / 30;
/** It goes on to send as often for so long after. */
export const STILL_CHANGES_COURSE_SECONDS = 20;

/** What decides how often a ship sends. */
export interface Sending {
  readonly class: AisClass;
  /** Over ground. */
  readonly speed: number;
  readonly isAtRest: boolean;
  readonly changesCourse: boolean;
}

export function changesCourse(turnRate: number): boolean {
  return Math.abs(turnRate) > CHANGES_COURSE;
}

/** Seconds between two position reports. What carries no AIS is looked at as often as class A would send. */
export function reportingSeconds({ class: kind, speed, isAtRest, changesCourse }: Sending): number {
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

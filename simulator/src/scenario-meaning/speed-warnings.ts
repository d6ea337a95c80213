import { distanceMeters } from '@roadstead/geo';
import type { Scenario, ShipPlan, Step } from '../scenario.ts';
import { SHIP_TYPES } from '../ship-types.ts';
import { METERS_PER_SECOND_PER_KNOT } from '../units.ts';
import type { ScenarioWarning } from './scenario-warning.ts';

/** The fastest ships of a type reach less than twice its usual speed: fast ferries 40 knots against 20. */
const USUAL_SPEEDS_MAX = 2;
/** Small craft of a type may be anything from a sailing yacht to a racing boat. */
const SMALL_METERS = 30;
/** Faster than any ship; a scenario cannot give one a higher speed either. */
const SPEED_KNOTS_MAX = 60;

/** Returns a warning for each speed that no ship of its type reaches. */
export function speedWarnings({ ships }: Scenario): readonly ScenarioWarning[] {
  return ships.flatMap((ship, i) => {
    const limit = speedLimitKnots(ship);
    const warning = (path: readonly (string | number)[], knots: number): ScenarioWarning[] =>
      knots > limit ? [{ path: ['ships', i, ...path], message: tooFast(knots, ship, limit) }] : [];
    return [
      ...warning(['speedKnots'], ship.speedKnots[1]),
      ...warning(['start', 'speedKnots'], ship.start.speedKnots?.[1] ?? 0),
      ...ship.steps.flatMap((step, k) => [
        ...warning(['steps', k], 'speedKnots' in step ? (step.speedKnots?.[1] ?? 0) : 0),
        ...trackWarnings(step, ['ships', i, 'steps', k]),
      ]),
    ];
  });
}

function speedLimitKnots({ type, lengthMeters }: ShipPlan): number {
  const usual = SHIP_TYPES[type].speedKnots;
  return lengthMeters[0] < SMALL_METERS || usual === 0 ? SPEED_KNOTS_MAX : USUAL_SPEEDS_MAX * usual;
}

function tooFast(knots: number, { type }: ShipPlan, limit: number): string {
  return (
    `${knots} knots is a speed that no ${type} reaches: usual are ${SHIP_TYPES[type].speedKnots}, ` +
    `at most about ${limit}`
  );
}

/** Warns of the fastest part of a track. */
function trackWarnings(step: Step, path: ScenarioWarning['path']): readonly ScenarioWarning[] {
  if (step.kind !== 'track') return [];
  const knots = step.points.slice(1).map(({ at, atSeconds }, k) => {
    const before = step.points[k];
    const meters = distanceMeters(...before.at, ...at);
    return meters / (atSeconds - before.atSeconds) / METERS_PER_SECOND_PER_KNOT;
  });
  const fastest = Math.max(0, ...knots);
  if (fastest <= SPEED_KNOTS_MAX) return [];
  const message =
    `the track has a speed of ${fastest.toFixed(0)} knots to its point ${knots.indexOf(fastest) + 2}, ` +
    `which no ship reaches`;
  return [{ path: [...path, 'track'], message }];
}

/** Manoeuvring limits of a ship, in metres, seconds and radians. */
export interface Kinematics {
  /** Speed through the water on passage. */
  readonly speedMax: number;
  /** Rate of turn at that speed in an ordinary turn; proportional to the speed, so that the radius is constant. */
  readonly turnRate: number;
  /** Greatest acceleration and deceleration. */
  readonly acceleration: number;
  /** Time constant of course and speed times the speed. */
  readonly responseMeters: number;
}

/**
 * IMO MSC.137(76) allows a tactical diameter of five lengths, and ships lose about a quarter of their speed in a hard
 * turn: the rate with the rudder hard over is 0.76 of the speed on a circle of 2.5 lengths. That gives a VLCC 23° a
 * minute, a coaster 65°, a tug 185°. Pilots turn a third of that.
 */
const SPEED_LEFT_IN_TURN = 0.76;
const TURNING_RADIUS_LENGTHS = 2.5;
const ROUTINE_SHARE_OF_HARD_OVER = 1 / 3;
/** The same resolution: a crash stop takes at most 15 lengths. The simulator accelerates and decelerates no harder. */
const STOPPING_LENGTHS = 15;
/** First-order lag of course and speed: 2.5 lengths over the speed. */
const RESPONSE_LENGTHS = 2.5;
/** Minimum speed for ships without an engine, which avoids divisions by 0. */
const SPEED_MIN = 0.5;

/** Derives the limits from length and speed. @param speedMax speed on passage, in metres a second */
export function kinematicsOf(lengthMeters: number, speedMax: number): Kinematics {
  const speed = Math.max(speedMax, SPEED_MIN);
  return {
    speedMax: speed,
    turnRate: ROUTINE_SHARE_OF_HARD_OVER * hardOverRate(lengthMeters, speed),
    acceleration: speed ** 2 / (2 * STOPPING_LENGTHS * lengthMeters),
    responseMeters: RESPONSE_LENGTHS * lengthMeters,
  };
}

/** Rate of turn in radians a second with the rudder hard over, at a speed in metres a second. */
export function hardOverRate(lengthMeters: number, speed: number): number {
  return (SPEED_LEFT_IN_TURN * speed) / (TURNING_RADIUS_LENGTHS * lengthMeters);
}

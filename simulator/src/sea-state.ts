import { createStreams, normal, type Streams } from './random.ts';
import type { Scenario, Sea } from './scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';

/** Current and wind, the same for all ships. */
export interface SeaState {
  /** Velocities in the direction of flow, in metres a second. */
  currentEast: number;
  currentNorth: number;
  windEast: number;
  windNorth: number;
  /** Deviations of direction (radians) and strength (share) of current and wind from the scenario's values. */
  readonly wander: Float64Array<ArrayBuffer>;
  readonly chance: Streams;
}

/** Interval between changes of the sea. */
export const SEA_SECONDS = 60;

/** The principal lunar tide, M2. */
const TIDE_SECONDS = 44_714;
/** Standard deviation of wind and current about their mean, and its correlation time. */
const WANDER_RADIANS = 12 * RADIANS_PER_DEGREE;
const WANDER_SHARE = 0.15;
const WANDER_SECONDS = 3600;

export function createSeaState(scenario: Scenario, seed: number): SeaState {
  const state = {
    currentEast: 0,
    currentNorth: 0,
    windEast: 0,
    windNorth: 0,
    wander: new Float64Array(4),
    chance: createStreams(seed, ['sea'], 'sea'),
  };
  setSea(state, scenario.sea, 0);
  return state;
}

/** Advances the sea by a minute: an Ornstein-Uhlenbeck process about the scenario's values, with the tide. */
export function stepSea(state: SeaState, sea: Sea, nowSeconds: number): void {
  const retained = 1 - SEA_SECONDS / WANDER_SECONDS;
  const spread = Math.sqrt(1 - retained ** 2);
  for (let k = 0; k < state.wander.length; k++) {
    const deviation = k % 2 === 0 ? WANDER_RADIANS : WANDER_SHARE;
    state.wander[k] = state.wander[k] * retained + deviation * spread * normal(state.chance, 0);
  }
  setSea(state, sea, nowSeconds);
}

function setSea(state: SeaState, sea: Sea, nowSeconds: number): void {
  const tide = sea.tidal ? Math.cos((TURN * nowSeconds) / TIDE_SECONDS) : 1;
  const [currentTurn, currentShare, windTurn, windShare] = state.wander;
  const current = sea.currentKnots * METERS_PER_SECOND_PER_KNOT * tide * (1 + currentShare);
  const towards = sea.currentTowardsDegrees * RADIANS_PER_DEGREE + currentTurn;
  state.currentEast = current * Math.sin(towards);
  state.currentNorth = current * Math.cos(towards);
  const wind = sea.windKnots * METERS_PER_SECOND_PER_KNOT * Math.max(0, 1 + windShare);
  const from = sea.windFromDegrees * RADIANS_PER_DEGREE + windTurn;
  state.windEast = -wind * Math.sin(from);
  state.windNorth = -wind * Math.cos(from);
}

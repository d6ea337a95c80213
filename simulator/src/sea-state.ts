import { newStreams, normal, type Streams } from './random.ts';
import type { Scenario, Sea } from './scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';

/** The water and the wind of the moment, the same for all ships. */
export interface SeaState {
  /** Where they go to, in metres a second. */
  currentEast: number;
  currentNorth: number;
  windEast: number;
  windNorth: number;
  /** How far direction (radians) and strength (share) of current and wind are from what the scenario says. */
  readonly wander: Float64Array<ArrayBuffer>;
  readonly chance: Streams;
}

/** The sea changes in steps of so long. */
export const SEA_SECONDS = 60;

/** The principal lunar tide, M2. */
const TIDE_SECONDS = 44_714;
/** Wind and current wander about their mean by so much (standard deviation), and forget it in that time. */
const WANDER_RADIANS = 12 * RADIANS_PER_DEGREE;
const WANDER_SHARE = 0.15;
const WANDER_SECONDS = 3600;

export function newSeaState(scenario: Scenario, seed: number): SeaState {
  const state = {
    currentEast: 0,
    currentNorth: 0,
    windEast: 0,
    windNorth: 0,
    wander: new Float64Array(4),
    chance: newStreams(seed, ['sea'], 'sea'),
  };
  blow(state, scenario.sea, 0);
  return state;
}

/** The next minute: an Ornstein-Uhlenbeck process about what the scenario says, with the tide. */
export function changeSea(state: SeaState, sea: Sea, nowSeconds: number): void {
  const kept = 1 - SEA_SECONDS / WANDER_SECONDS;
  const spread = Math.sqrt(1 - kept ** 2);
  for (let k = 0; k < state.wander.length; k++) {
    const deviation = k % 2 === 0 ? WANDER_RADIANS : WANDER_SHARE;
    state.wander[k] = state.wander[k] * kept + deviation * spread * normal(state.chance, 0);
  }
  blow(state, sea, nowSeconds);
}

function blow(state: SeaState, sea: Sea, nowSeconds: number): void {
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

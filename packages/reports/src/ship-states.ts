import { distanceMeters } from '@roadstead/geo';
import type { NamedPortCall } from '@roadstead/model';
import { FIX_LATITUDE, FIX_LONGITUDE, FIX_NAV_STATUS, FIX_SOG, FIX_TIME } from './report-source.ts';
import { MOVING_KNOTS } from './thresholds.ts';

const METERS_PER_MS_PER_KNOT = 1852 / 3_600_000;
/** ITU-R M.1371, table 48. */
const AT_ANCHOR = 1;
const MOORED = 5;
const AGROUND = 6;

/** What a ship does between two fixes; under way is what is neither at anchor, nor made fast, nor aground (COLREG, rule 3). */
export type ShipState = 'sailing' | 'drifting' | 'at-anchor' | 'moored';

/** The length of a way between two fixes, in metres. */
export function wayMeters(
  before: Float64Array,
  beforeAt: number,
  fixes: Float64Array,
  at: number,
): number {
  return distanceMeters(
    before[beforeAt + FIX_LONGITUDE],
    before[beforeAt + FIX_LATITUDE],
    fixes[at + FIX_LONGITUDE],
    fixes[at + FIX_LATITUDE],
  );
}

/**
 * M2: what a ship did on a way between two fixes.
 * @param endMs of the way
 * @param meters of the way
 * @param calls of the ship
 */
export function stateOnWay(
  before: Float64Array,
  beforeAt: number,
  endMs: number,
  meters: number,
  calls: CallsInTime,
): ShipState {
  const timeMs = before[beforeAt + FIX_TIME];
  const sog = before[beforeAt + FIX_SOG];
  const knots = Number.isNaN(sog) ? meters / (endMs - timeMs) / METERS_PER_MS_PER_KNOT : sog;
  if (knots >= MOVING_KNOTS) return 'sailing';
  const status = before[beforeAt + FIX_NAV_STATUS];
  if (status === AT_ANCHOR) return 'at-anchor';
  if (status === MOORED || status === AGROUND) return 'moored';
  return calls.isOne(timeMs) ? 'moored' : 'drifting';
}

/** The calls of a ship, asked for instants in the order of time. */
export class CallsInTime {
  readonly #calls: readonly NamedPortCall[];
  #next = 0;

  /** @param calls in the order of time */
  constructor(calls: readonly NamedPortCall[]) {
    this.#calls = calls;
  }

  /** Whether the ship was at a port. @param timeMs not before the one that was asked for last */
  isOne(timeMs: number): boolean {
    let call = this.#calls[this.#next];
    while (call && call.atdMs !== null && call.atdMs <= timeMs) call = this.#calls[++this.#next];
    return call !== undefined && call.ataMs <= timeMs;
  }
}

import { distanceMeters } from '@roadstead/geo';
import type { NamedPortCall } from '@roadstead/model';
import { millisecondsInHour } from 'date-fns/constants';
import { FIX_LATITUDE, FIX_LONGITUDE, FIX_NAV_STATUS, FIX_SOG, FIX_TIME } from './report-source.ts';
import { MOVING_KNOTS } from './thresholds.ts';

const METERS_PER_MS_PER_KNOT = 1852 / millisecondsInHour;
/** ITU-R M.1371, table 48. */
const AT_ANCHOR = 1;
const MOORED = 5;
const AGROUND = 6;

/** State of a ship on a segment; under way is a ship neither at anchor, made fast nor aground (COLREG, rule 3). */
export type MovementState = 'sailing' | 'drifting' | 'at-anchor' | 'moored';

/** Length of the segment between two fixes, in metres. */
export function segmentMeters(
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
 * M2: a ship's state on the segment that begins with a fix.
 * @param endMs end of the segment
 * @param meters length of the segment
 * @param calls of the ship
 */
export function segmentState(
  before: Float64Array,
  beforeAt: number,
  endMs: number,
  meters: number,
  calls: PortCallCursor,
): MovementState {
  const timeMs = before[beforeAt + FIX_TIME];
  const sog = before[beforeAt + FIX_SOG];
  const knots = Number.isNaN(sog) ? meters / (endMs - timeMs) / METERS_PER_MS_PER_KNOT : sog;
  if (knots >= MOVING_KNOTS) return 'sailing';
  const status = before[beforeAt + FIX_NAV_STATUS];
  if (status === AT_ANCHOR) return 'at-anchor';
  if (status === MOORED || status === AGROUND) return 'moored';
  return calls.isInPort(timeMs) ? 'moored' : 'drifting';
}

/** A ship's port calls, queried for instants in chronological order. */
export class PortCallCursor {
  readonly #calls: readonly NamedPortCall[];
  #next = 0;

  /** @param calls chronological */
  constructor(calls: readonly NamedPortCall[]) {
    this.#calls = calls;
  }

  /** Whether the ship was in port. @param timeMs not before that of the previous query */
  isInPort(timeMs: number): boolean {
    let call = this.#calls[this.#next];
    while (call && call.endMs !== null && call.endMs <= timeMs) call = this.#calls[++this.#next];
    return call !== undefined && call.beginMs <= timeMs;
  }
}

import type { StaticHistory } from '../static-history.ts';
import type { TrackedShip } from './meeting.ts';
import {
  BREAK_MS,
  FORGOTTEN_MS,
  GAP_MS_MIN,
  HEARD_MS,
  POINTS_MS,
  SILENCE_EVALUATED_MS,
  TICK_MS,
} from './thresholds.ts';

/** V1: returns the first tick after an instant. */
export function tickAfter(timeMs: number): number {
  return Math.floor(timeMs / TICK_MS + 1) * TICK_MS;
}

/** V8: returns the first tick after an instant that knows a draught which was not known then; Infinity if there is none. */
export function nextDraughtTick(history: StaticHistory | undefined, afterMs: number): number {
  return history ? tickAfter(history.draughts.nextChange(afterMs) - 1) : Number.POSITIVE_INFINITY;
}

/**
 * V1: returns the first tick after an evaluation of a ship at which another can differ from none, unless the ship is heard or more of its static
 * data are known before: nothing else changes in the ticks between. It may be too early, never too late. Instants are whole milliseconds.
 */
export function nextEvaluation(
  { record, track }: TrackedShip,
  history: StaticHistory | undefined,
  nowMs: number,
): number {
  const { last, stops, silentGapMs, silentFromMs } = record;
  const { timeMs } = last;
  const nextMs = tickAfter(nowMs);
  // V4: it may have company, or be the company of another.
  if (nextMs - timeMs <= HEARD_MS) return nextMs;
  let dueMs = timeMs + FORGOTTEN_MS + 1;
  const consider = (atMs: number): void => {
    if (atMs > nowMs && atMs < dueMs) dueMs = atMs;
  };
  if (silentGapMs !== timeMs) consider(timeMs + GAP_MS_MIN);
  if (silentFromMs !== timeMs) consider(timeMs + SILENCE_EVALUATED_MS);
  if (record.hour || record.loitering) consider(timeMs + BREAK_MS + 1);
  for (const { endMs } of stops) if (endMs !== null) consider(endMs + POINTS_MS + 1);
  consider(track.removableMs + POINTS_MS);
  return Math.min(tickAfter(dueMs - 1), nextDraughtTick(history, nowMs));
}

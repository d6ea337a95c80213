import type { Imo } from '@roadstead/model';
import { REPLACEMENT_CALLS_MIN, REPLACEMENT_MS } from './thresholds.ts';

/** A call of a ship of the carrier that its own schedule does not explain. */
export interface SpareCall {
  readonly imo: Imo;
  readonly ataMs: number;
  readonly atdMs: number | null;
}

/** A call that was scheduled and not made. */
export interface LostCall {
  readonly place: string;
  readonly timeMs: number;
}

/** A ship that sailed instead, and which calls it made, in the order of the schedule. */
export interface Replacement {
  readonly imo: Imo;
  readonly made: readonly (SpareCall | null)[];
}

/**
 * A8: the ship that sailed a voyage which its own ship did not: the one that made most of the calls, in order and in time; of several
 * the one that kept its times best, then that of the lower number.
 * @param spareAt calls at a place that may be used, ascending
 */
export function findReplacement(
  calls: readonly LostCall[],
  spareAt: (place: string) => readonly SpareCall[],
): Replacement | undefined {
  const near = calls.map(({ place, timeMs }) =>
    spareAt(place).filter(({ ataMs }) => Math.abs(ataMs - timeMs) <= REPLACEMENT_MS),
  );
  const ships = [...new Set(near.flat().map(({ imo }) => imo))].sort((a, b) => a - b);
  let best: (Replacement & { readonly count: number; readonly offMs: number }) | undefined;
  for (const imo of ships) {
    const made = madeBy(imo, calls, near);
    const count = made.filter((call) => call !== null).length;
    if (count < REPLACEMENT_CALLS_MIN) continue;
    const offMs = made.reduce(
      (sum, call, i) => sum + (call ? Math.abs(call.ataMs - calls[i].timeMs) : 0),
      0,
    );
    const isBetter = !best || count > best.count || (count === best.count && offMs < best.offMs);
    if (isBetter) best = { imo, made, count, offMs };
  }
  return best && { imo: best.imo, made: best.made };
}

/** Of each call the nearest that the ship made after those before. */
function madeBy(
  imo: Imo,
  calls: readonly LostCall[],
  near: readonly (readonly SpareCall[])[],
): readonly (SpareCall | null)[] {
  let lastMs = Number.NEGATIVE_INFINITY;
  return calls.map(({ timeMs }, i) => {
    let nearest: SpareCall | null = null;
    for (const call of near[i]) {
      if (call.imo !== imo || call.ataMs <= lastMs) continue;
      const isNearer =
        nearest === null || Math.abs(call.ataMs - timeMs) < Math.abs(nearest.ataMs - timeMs);
      if (isNearer) nearest = call;
    }
    lastMs = nearest?.ataMs ?? lastMs;
    return nearest;
  });
}

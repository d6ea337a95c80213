import type { LiveFleet } from '../live/live-fleet.ts';

/** Returns the newest time of all positions in epoch milliseconds: simulated and recorded data have clocks of their own. */
export function newestDataMs({ store, state }: LiveFleet): number {
  const { count, columns } = store.ships;
  let newestMs = Date.parse(state.peek().newestDataAt ?? '');
  for (let i = 0; i < count; i++)
    if (!(columns.timeMs[i]! <= newestMs)) newestMs = columns.timeMs[i]!;
  return Number.isNaN(newestMs) ? Date.now() : newestMs;
}

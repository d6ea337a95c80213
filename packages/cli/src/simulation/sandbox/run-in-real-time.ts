import type { Clock } from '@roadstead/contracts';
import type { Wait } from '../../ingest/feeds/wait.ts';
import { type FeedTarget, HISTORY_INTERVAL_LAST_DAY, ingestUntil, LIVE } from './ingest-until.ts';

const EVERY_MS = 1000;
/**
 * The delay above which reports are downsampled: catching up on a night of sleep at full intervals would take too long.
 */
const CATCH_UP_MS = 300_000;

/** Runs the simulation in real time until the signal is aborted or the service has stopped. */
export async function runInRealTime(target: FeedTarget, clock: Clock, wait: Wait): Promise<void> {
  const { world, signal } = target;
  while (!signal.aborted) {
    await wait(EVERY_MS, signal);
    const nowMs = clock.now();
    const intervals = nowMs - world.nowMs > CATCH_UP_MS ? HISTORY_INTERVAL_LAST_DAY : LIVE;
    if (!(await ingestUntil(nowMs, intervals, target))) return;
  }
}

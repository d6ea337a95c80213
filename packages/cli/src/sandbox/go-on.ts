import type { Clock } from '@roadstead/contracts';
import type { Wait } from '../serve/feeds/waiting.ts';
import { LIVE, type Telling, tellUpTo, YESTERDAY } from './tell.ts';

const EVERY_MS = 1000;
/** A machine that slept has this much to tell at least: nobody wants to wait for every second of a night. */
const SLEPT_MS = 300_000;

/** Goes on with the world as the clock does, until the signal or until the service takes nothing more. */
export async function goOn(telling: Telling, clock: Clock, wait: Wait): Promise<void> {
  const { world, signal } = telling;
  while (!signal.aborted) {
    await wait(EVERY_MS, signal);
    const nowMs = clock.now();
    const pace = nowMs - world.nowMs > SLEPT_MS ? YESTERDAY : LIVE;
    if (!(await tellUpTo(nowMs, pace, telling))) return;
  }
}

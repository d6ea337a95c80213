import { manualClock } from '@roadstead/contracts';
import type { PositionReport, StaticReport } from '@roadstead/model';
import { refusal, success } from '@roadstead/model';
import type { Pace } from '@roadstead/simulator';
import { expect, it } from 'vitest';
import { goOn } from './go-on.ts';
import { LIVE, YESTERDAY } from './tell.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const MINUTE_MS = 60_000;

/** A world of a ship that sends whenever it is asked, and a service that takes it. */
function telling(takes = true) {
  const asked: { toMs: number; pace: Pace }[] = [];
  let nowMs = NOON_MS;
  const world = {
    get nowMs() {
      return nowMs;
    },
    runTo(toMs: number, pace: Pace) {
      asked.push({ toMs, pace });
      nowMs = toMs;
      return [{ mmsi: 211_000_001, timeMs: toMs } as PositionReport];
    },
  };
  const taken: (PositionReport | StaticReport)[] = [];
  const service = {
    ingest: async (reports: readonly (PositionReport | StaticReport)[]) => {
      if (!takes) return refusal('stopping', 'The service is stopping.');
      taken.push(...reports);
      return success({ accepted: reports.length, late: 0, rejected: [] });
    },
  };
  return { asked, taken, world, service };
}

/** Waits that put the clock forward, and end all after the last. */
function waits(clock: ReturnType<typeof manualClock>, ...steps: readonly number[]) {
  const ending = new AbortController();
  const left = [...steps];
  return {
    signal: ending.signal,
    wait: async () => {
      const step = left.shift();
      if (step === undefined) ending.abort();
      else clock.set(clock.now() + step);
    },
  };
}

it('goes on second by second, as ships send', async () => {
  const clock = manualClock(NOON_MS);
  const { asked, taken, ...sandbox } = telling();
  const { signal, wait } = waits(clock, 1000, 1000, 1000);
  await goOn({ ...sandbox, signal }, clock, wait);
  expect(asked).toEqual([1, 2, 3].map((second) => ({ toMs: NOON_MS + second * 1000, pace: LIVE })));
  expect(taken.length).toBe(3);
});

it('catches up after a sleep, with fewer reports and in slices', async () => {
  const clock = manualClock(NOON_MS);
  const { asked, ...sandbox } = telling();
  const { signal, wait } = waits(clock, 25 * MINUTE_MS, 1000);
  await goOn({ ...sandbox, signal }, clock, wait);
  expect(asked).toEqual([
    ...[10, 20, 25].map((minutes) => ({ toMs: NOON_MS + minutes * MINUTE_MS, pace: YESTERDAY })),
    { toMs: NOON_MS + 25 * MINUTE_MS + 1000, pace: LIVE },
  ]);
});

it('ends when the service takes nothing more', async () => {
  const clock = manualClock(NOON_MS);
  const { asked, ...sandbox } = telling(false);
  const { signal, wait } = waits(clock, 1000, 1000, 1000);
  await goOn({ ...sandbox, signal }, clock, wait);
  expect(asked.length).toBe(1);
});

it('does nothing when the clock goes back', async () => {
  const clock = manualClock(NOON_MS);
  const { asked, ...sandbox } = telling();
  const { signal, wait } = waits(clock, -5000, 1000);
  await goOn({ ...sandbox, signal }, clock, wait);
  expect(asked).toEqual([]);
});

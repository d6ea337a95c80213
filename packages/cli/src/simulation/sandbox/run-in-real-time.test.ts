import { manualClock } from '@roadstead/contracts';
import type { PositionReport, StaticReport } from '@roadstead/model';
import { failWith, success } from '@roadstead/model';
import type { IngestBatch } from '@roadstead/service';
import type { ReportingIntervals } from '@roadstead/simulator';
import { expect, it } from 'vitest';
import { HISTORY_INTERVAL_LAST_DAY, LIVE } from './ingest-until.ts';
import { runInRealTime } from './run-in-real-time.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const MINUTE_MS = 60_000;

/** A world with one ship that reports on each step, and a service that records its reports. */
function setUp(takes = true) {
  const steps: { toMs: number; pace: ReportingIntervals }[] = [];
  let nowMs = NOON_MS;
  const world = {
    get nowMs() {
      return nowMs;
    },
    runTo(toMs: number, pace: ReportingIntervals) {
      steps.push({ toMs, pace });
      nowMs = toMs;
      return [{ mmsi: 211_000_001, timeMs: toMs } as PositionReport];
    },
  };
  const ingested: (PositionReport | StaticReport)[] = [];
  const service = {
    ingest: async ({ positions = [], statics = [] }: IngestBatch) => {
      const reports = [...positions, ...statics] as (PositionReport | StaticReport)[];
      if (!takes) return failWith('stopping', 'The service is stopping.');
      ingested.push(...reports);
      return success({
        accepted: reports.length,
        late: 0,
        ...{ rejected: [], rejectedEarlier: [], positions: [] },
      });
    },
  };
  return { steps, ingested, world, service };
}

/** Waits that advance the clock, and abort after the last one. */
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

it('runs second by second, at the reporting intervals of ships', async () => {
  const clock = manualClock(NOON_MS);
  const { steps, ingested, ...sandbox } = setUp();
  const { signal, wait } = waits(clock, 1000, 1000, 1000);
  await runInRealTime({ ...sandbox, signal }, clock, wait);
  expect(steps).toEqual([1, 2, 3].map((second) => ({ toMs: NOON_MS + second * 1000, pace: LIVE })));
  expect(ingested.length).toBe(3);
});

it('catches up after a sleep, with fewer reports and in batches', async () => {
  const clock = manualClock(NOON_MS);
  const { steps, ...sandbox } = setUp();
  const { signal, wait } = waits(clock, 25 * MINUTE_MS, 1000);
  await runInRealTime({ ...sandbox, signal }, clock, wait);
  expect(steps).toEqual([
    ...[10, 20, 25].map((minutes) => ({
      toMs: NOON_MS + minutes * MINUTE_MS,
      pace: HISTORY_INTERVAL_LAST_DAY,
    })),
    { toMs: NOON_MS + 25 * MINUTE_MS + 1000, pace: LIVE },
  ]);
});

it('ends when the service has stopped', async () => {
  const clock = manualClock(NOON_MS);
  const { steps, ...sandbox } = setUp(false);
  const { signal, wait } = waits(clock, 1000, 1000, 1000);
  await runInRealTime({ ...sandbox, signal }, clock, wait);
  expect(steps.length).toBe(1);
});

it('does nothing when the clock goes backwards', async () => {
  const clock = manualClock(NOON_MS);
  const { steps, ...sandbox } = setUp();
  const { signal, wait } = waits(clock, -5000, 1000);
  await runInRealTime({ ...sandbox, signal }, clock, wait);
  expect(steps).toEqual([]);
});

import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { mortalStore } from '../testing/mortal-store.ts';
import {
  ANNA,
  configurationBody,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairTogether,
  reconciledEvents,
  report,
} from '../testing/running-service.ts';
import { positionSeries } from '../tracking/positions.ts';

const SHIPS = 200;
const FAST_SECONDS = 250;

/** The reports of a minute, a few seconds apart; the clocks of the last ships are fast. */
function minuteOf(minute: number, fastShips: number): readonly PositionReport[] {
  return Array.from({ length: SHIPS }, (_, i) => {
    const sent = report(212_000_000 + i, minute + i / SHIPS, 10 + i / 100, 55);
    const isFast = i >= SHIPS - fastShips;
    return { ...sent, timeMs: Math.round(sent.timeMs) + (isFast ? 1000 * FAST_SECONDS : 0) };
  });
}

async function begin(store: Store, clock: ManualClock, reports: 'live' | 'recorded') {
  const service = createMaritimeService({ ...optionsFor(store, clock), reports });
  await service.start();
  return service;
}

it('[D8] two of 200 ships with fast clocks make no report of the others late, in a live feed', async () => {
  const clock = manualClock(NOON_MS);
  const service = await begin(createMemoryStore(), clock, 'live');
  for (let minute = 0; minute < 10; minute++) {
    clock.set(NOON_MS + (minute + 1) * MINUTE_MS);
    const result = await service.ingest({ positions: minuteOf(minute, 2) });
    expect(result).toMatchObject({ ok: true, value: { accepted: SHIPS, late: 0, rejected: [] } });
  }
  const { eventTimeMs, eventTimeStatus } = service.status;
  expect(eventTimeMs).toBeGreaterThan(clock.now() - 10_000);
  expect(eventTimeStatus).toMatchObject({ voters: SHIPS, quorum: 10 });
  expect(eventTimeStatus.newestAheadMs).toBeGreaterThan(clock.now() + 200_000);
  await service.stop();
});

it('[D8] two rows of the year 2030 make no report of a recording late, and are stored', async () => {
  const service = await begin(createMemoryStore(), manualClock(NOON_MS), 'recorded');
  const ahead = [0, 1].map((i) => ({
    ...report(212_000_000 + i, 0),
    timeMs: Date.UTC(2030, 0, 1),
  }));
  for (let minute = 0; minute < 10; minute++) {
    const positions = [...minuteOf(minute, 0), ...(minute === 2 ? ahead : [])];
    const result = await service.ingest({ positions });
    expect(result).toMatchObject({ value: { accepted: positions.length, late: 0, rejected: [] } });
  }
  expect(service.status.eventTimeMs).toBeGreaterThan(NOON_MS + 9 * MINUTE_MS);
  expect(service.status.eventTimeStatus.newestAheadMs).toBe(Date.UTC(2030, 0, 1));
  await service.stop();
});

it('[D8] an ingest without reports releases those that the clock has reached, and changes no time of ingest', async () => {
  const clock = manualClock(NOON_MS);
  const store = createMemoryStore();
  const service = await begin(store, clock, 'live');
  // Both clocks are two minutes fast.
  await service.ingest({ positions: [report(211_000_001, 2), report(211_000_002, 2)] });
  expect(service.status).toMatchObject({ eventTimeMs: NOON_MS, eventTimeStatus: { waiting: 2 } });
  clock.set(NOON_MS + 2 * MINUTE_MS);
  await service.ingest({});
  expect(service.status).toMatchObject({
    eventTimeMs: NOON_MS + 2 * MINUTE_MS,
    eventTimeStatus: { newestAheadMs: null },
    ingestedMs: NOON_MS,
  });
  await service.ingest({});
  expect(await positionSeries(store).lastSequence()).toBe(2);
  await service.stop();
});

/** Batches of a pair that lies together, with a third ship whose clock is fast, and pauses of the feed. */
const MOMENTS = [0, 10, 20, 30, 41, 55, 56, 80, 95, 96].map((minute) => ({
  minute,
  positions: [
    ...(minute === 55 ? [] : pairTogether(minute - 9, minute - 1)),
    { ...report(211_000_003, minute, 12), timeMs: NOON_MS + minute * MINUTE_MS + 240_000 },
  ],
}));

async function eventsOf(kills: ReadonlySet<number>): Promise<unknown> {
  const store = createMemoryStore();
  const clock = manualClock(NOON_MS - 10 * MINUTE_MS);
  let life = mortalStore(store);
  let service: MaritimeService = await begin(life.store, clock, 'live');
  await service.configurations.create(ANNA, configurationBody());
  for (const [i, { minute, positions }] of MOMENTS.entries()) {
    for (const [part, batch] of [positions, []].entries()) {
      clock.set(NOON_MS + (minute + 4 * part) * MINUTE_MS);
      await service.ingest({ positions: batch });
      // The clock of the restarted host does not matter: a replay has the receiving times of the batches.
      if (!kills.has(2 * i + part)) continue;
      clock.set(NOON_MS + 1000 * MINUTE_MS);
      life.kill();
      life = mortalStore(store);
      service = await begin(life.store, clock, 'live');
    }
  }
  const events = await reconciledEvents(service);
  return [events, service.status.eventTimeMs, service.status.eventTimeStatus];
}

it('[D13] a live service that is killed at any moment has the same events and event time', async () => {
  const undisturbed = await eventsOf(new Set());
  expect(undisturbed).toMatchObject([[{ configurationId: 1 }], expect.any(Number), { voters: 3 }]);
  const moments = fc.array(fc.nat(2 * MOMENTS.length - 1), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(moments, async (kills) => {
      expect(await eventsOf(new Set(kills))).toEqual(undisturbed);
    }),
    { numRuns: 25 },
  );
});

import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { filter, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import {
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
} from '../testing/running-service.ts';
import { positionSeries } from '../tracking/positions.ts';
import type { Retention } from './retention-rules.ts';

const DAY_MINUTES = 24 * 60;
const RETENTION: Retention = {
  positions: { fullDays: 1, thinnedToSeconds: 600, days: 5 },
  events: { days: 3 },
};

async function startWithRetention(
  store: Store,
  retention: Retention = RETENTION,
): Promise<MaritimeService> {
  const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), retention });
  await service.start();
  return service;
}

async function minutesOf(store: Store, mmsi: number): Promise<readonly number[]> {
  const minutes: number[] = [];
  for await (const rows of positionSeries(store).range(mmsi, 0, Infinity)) {
    minutes.push(...rows.map(({ timeMs }) => (timeMs - NOON_MS) / MINUTE_MS));
  }
  return minutes;
}

/** Reports of two ships that meet for an hour on each of some days, in one feed. */
async function feedDays(service: MaritimeService, days: readonly number[]): Promise<void> {
  for (const day of days) {
    await service.ingest({ positions: pairTogether(day * DAY_MINUTES, day * DAY_MINUTES + 60) });
    await service.ingest({ positions: pairApart(day * DAY_MINUTES + 70, day * DAY_MINUTES + 80) });
  }
}

it('deletes data older than the retention periods, and nothing else', async () => {
  const store = createMemoryStore();
  const filling = await startWithRetention(store, {});
  await filling.configurations.create(CHIEF, configurationBody());
  await feedDays(filling, [0, 4, 7, 8]);
  await filling.stop();

  const logged: string[] = [];
  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    retention: RETENTION,
    log: (message) => logged.push(message),
  });
  const removed = firstValueFrom(service.events$.pipe(filter(({ event }) => event.id === 2)));
  await service.start();
  expect(await removed).toMatchObject({ kind: 'removed', event: { id: 2 } });
  const { items } = await service.events.list(CHIEF, { page: 1, size: 10 });
  expect(items.map(({ id }) => id)).toEqual([4, 3]);
  const every = (day: number, step: number): readonly number[] =>
    [...Array(41).keys()]
      .map((i) => 2 * i)
      .filter((m) => m <= 60 || m >= 70)
      .filter((m) => m % step === 0)
      .map((m) => day * DAY_MINUTES + m);
  const left = [...every(4, 10), ...every(7, 10), ...every(8, 2)];
  expect(await minutesOf(store, FIRST)).toEqual(left);
  await service.stop();
  const fed = [0, 4, 7, 8].flatMap((day) => every(day, 2));
  const deletedPositions = 2 * (fed.length - left.length);
  expect(service.status.counts).toMatchObject({ deletedPositions, deletedEvents: 2 });
  expect(logged).toEqual([`Retention deleted ${deletedPositions} positions and 2 events.`]);
});

it('retains the last reports of a ship, and continues event ids after all events were deleted', async () => {
  const store = createMemoryStore();
  const first = await startWithRetention(store, {});
  await first.configurations.create(CHIEF, configurationBody());
  await feedDays(first, [0, 1]);
  // Other ships advance event time.
  await first.ingest({
    positions: pairApart(20 * DAY_MINUTES, 20 * DAY_MINUTES).map((each) => ({
      ...each,
      mmsi: (each.mmsi + 10) as typeof each.mmsi,
    })),
  });
  await first.stop();
  const second = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    retention: RETENTION,
  });
  const removed = firstValueFrom(second.events$);
  await second.start();
  expect(await removed).toMatchObject({ kind: 'removed', event: { id: 1 } });
  expect(await minutesOf(store, FIRST)).toEqual([76, 78, 80].map((minute) => DAY_MINUTES + minute));
  await feedDays(second, [21]);
  const { items } = await second.events.list(CHIEF, { page: 1, size: 10 });
  expect(items.map(({ id }) => id)).toEqual([3, 2]);
  await second.stop();
});

it('[D10] retains the latest position of a ship whose newest report is a jump', async () => {
  const store = createMemoryStore();
  const first = await startWithRetention(store, {});
  const [last] = pairApart(80, 80).filter(({ mmsi }) => mmsi === FIRST);
  await feedDays(first, [0]);
  await first.ingest({ positions: [{ ...last, timeMs: last.timeMs + MINUTE_MS, longitude: 100 }] });
  await first.stop();
  const second = await startWithRetention(store);
  // Other ships advance event time, which starts downsampling.
  await second.ingest({
    positions: pairApart(20 * DAY_MINUTES, 20 * DAY_MINUTES).map((each) => ({
      ...each,
      mmsi: (each.mmsi + 10) as typeof each.mmsi,
    })),
  });
  await second.stop();
  const third = await startWithRetention(store);
  const found = await third.tracking.getPosition(last.mmsi);
  expect((await minutesOf(store, FIRST)).length).toBe(3);
  expect(found).toMatchObject({ ok: true, value: { longitude: last.longitude } });
  await third.stop();
});

it('rejects contradictory periods', () => {
  const wrong: readonly Retention[] = [
    { events: { days: 0 } },
    { positions: { days: Number.NaN } },
    { positions: { fullDays: 3 } },
    { positions: { thinnedToSeconds: 60 } },
    { positions: { fullDays: 3, thinnedToSeconds: 60, days: 2 } },
  ];
  for (const retention of wrong) {
    const options = { ...optionsFor(createMemoryStore(), manualClock(NOON_MS)), retention };
    expect(() => createMaritimeService(options)).toThrow(RangeError);
  }
});

it('aborts a start by its signal', async () => {
  const store = createMemoryStore();
  const killed = await startWithRetention(store, {});
  await feedDays(killed, [0]);
  const service = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await expect(service.start(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  await service.stop();
});

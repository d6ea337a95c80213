import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { filter, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import { positionsIn } from './positions.ts';
import type { Retention } from './retention.ts';
import type { MaritimeService } from './service.ts';
import {
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
} from './testing/running-service.ts';

const DAY_MINUTES = 24 * 60;
const RETENTION: Retention = {
  positions: { fullDays: 1, thinnedToSeconds: 600, days: 5 },
  events: { days: 3 },
};

async function startKeeping(
  store: Store,
  retention: Retention = RETENTION,
): Promise<MaritimeService> {
  const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), retention });
  await service.start();
  return service;
}

async function minutesOf(store: Store, mmsi: number): Promise<readonly number[]> {
  const minutes: number[] = [];
  for await (const rows of positionsIn(store).range(mmsi, 0, Infinity)) {
    minutes.push(...rows.map(({ timeMs }) => (timeMs - NOON_MS) / MINUTE_MS));
  }
  return minutes;
}

/** Two ships together for an hour on each of some days, as one feed. */
async function feedDays(service: MaritimeService, days: readonly number[]): Promise<void> {
  for (const day of days) {
    await service.ingest(pairTogether(day * DAY_MINUTES, day * DAY_MINUTES + 60));
    await service.ingest(pairApart(day * DAY_MINUTES + 70, day * DAY_MINUTES + 80));
  }
}

it('lets go of what is older than was asked for, and of nothing else', async () => {
  const store = createMemoryStore();
  const filling = await startKeeping(store, {});
  await filling.sts.createConfiguration(CHIEF, configurationBody());
  await feedDays(filling, [0, 4, 7, 8]);
  await filling.stop();

  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    retention: RETENTION,
  });
  const gone = firstValueFrom(service.events$.pipe(filter(({ eventId }) => eventId === 2)));
  await service.start();
  expect(await gone).toEqual({ kind: 'removed', eventId: 2 });
  const { items } = await service.sts.events(CHIEF, { page: 1, size: 10 });
  expect(items.map(({ id }) => id)).toEqual([4, 3]);
  const every = (day: number, step: number): readonly number[] =>
    [...Array(41).keys()]
      .map((i) => 2 * i)
      .filter((m) => m <= 60 || m >= 70)
      .filter((m) => m % step === 0)
      .map((m) => day * DAY_MINUTES + m);
  expect(await minutesOf(store, FIRST)).toEqual([...every(4, 10), ...every(7, 10), ...every(8, 2)]);
  await service.stop();
});

it('keeps the last of a ship, and goes on counting events where all have gone', async () => {
  const store = createMemoryStore();
  const first = await startKeeping(store, {});
  await first.sts.createConfiguration(CHIEF, configurationBody());
  await feedDays(first, [0, 1]);
  // Others make time go on.
  await first.ingest(
    pairApart(20 * DAY_MINUTES, 20 * DAY_MINUTES).map((each) => ({
      ...each,
      mmsi: (each.mmsi + 10) as typeof each.mmsi,
    })),
  );
  await first.stop();
  const second = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    retention: RETENTION,
  });
  const gone = firstValueFrom(second.events$);
  await second.start();
  expect(await gone).toEqual({ kind: 'removed', eventId: 1 });
  expect(await minutesOf(store, FIRST)).toEqual([76, 78, 80].map((minute) => DAY_MINUTES + minute));
  await feedDays(second, [21]);
  const { items } = await second.sts.events(CHIEF, { page: 1, size: 10 });
  expect(items.map(({ id }) => id)).toEqual([3, 2]);
  await second.stop();
});

it('[D10] keeps the last place of a ship whose last word was a jump', async () => {
  const store = createMemoryStore();
  const first = await startKeeping(store, {});
  const [last] = pairApart(80, 80).filter(({ mmsi }) => mmsi === FIRST);
  await feedDays(first, [0]);
  await first.ingest([{ ...last, timeMs: last.timeMs + MINUTE_MS, longitude: 100 }]);
  await first.stop();
  const second = await startKeeping(store);
  // Others make time go on, and thinning begins.
  await second.ingest(
    pairApart(20 * DAY_MINUTES, 20 * DAY_MINUTES).map((each) => ({
      ...each,
      mmsi: (each.mmsi + 10) as typeof each.mmsi,
    })),
  );
  await second.stop();
  const third = await startKeeping(store);
  const found = await third.tracking.position(last.mmsi);
  expect((await minutesOf(store, FIRST)).length).toBe(3);
  expect(found).toMatchObject({ ok: true, value: { longitude: last.longitude } });
  await third.stop();
});

it('is refused where it cannot be', () => {
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

it('gives up a start that is not wanted any more', async () => {
  const store = createMemoryStore();
  const killed = await startKeeping(store, {});
  await feedDays(killed, [0]);
  const service = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await expect(service.start(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  await service.stop();
});

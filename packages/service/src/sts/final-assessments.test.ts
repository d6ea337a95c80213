import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { readWholeFeed } from '../testing/folded-feed.ts';
import {
  ANNA,
  configurationBody,
  FILTERED,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  report,
  SECOND,
  SURROUNDINGS,
  staticReport,
} from '../testing/running-service.ts';

const DAY_MINUTES = 1440;

/** The two tankers: at sea, together until a minute and apart then. */
const positionsAt = (minute: number, isTogether: boolean) => [
  report(FIRST, minute, 10.1),
  report(SECOND, minute, isTogether ? 10.101 : 10.3),
];

it('[D15] events of configurations with filters are assessed once more, a day after their end', async () => {
  const clock = manualClock(NOON_MS);
  const service = createMaritimeService({
    ...optionsFor(createMemoryStore(), clock),
    surroundings: async () => SURROUNDINGS,
  });
  await service.start();
  await service.configurations.create(ANNA, configurationBody(FILTERED));
  await service.configurations.create(ANNA, configurationBody({ name: 'Plain' }));
  const ingest = async (minute: number, isTogether: boolean): Promise<void> => {
    clock.set(NOON_MS + minute * MINUTE_MS);
    await service.ingest({
      positions: positionsAt(minute, isTogether),
      statics: [FIRST, SECOND].map((mmsi) => staticReport(mmsi, NOON_MS)),
    });
  };
  for (let minute = 0; minute <= 60; minute += 2) await ingest(minute, true);
  const { items } = await service.events.list(ANNA, { page: 1, size: 9 });
  expect(items.map(({ name }) => name).sort()).toEqual(['Filtered', 'Plain']);
  const assessed = firstValueFrom(service.feed.changes(ANNA, { kinds: ['event-assessed'] }));
  for (let minute = 70; minute <= 2 * DAY_MINUTES; minute += 10) await ingest(minute, false);
  const { change } = await assessed;
  expect(change).toMatchObject({
    event: { name: 'Filtered', finalAssessment: { probability: expect.any(Number) } },
  });
  const kinds = (await readWholeFeed(service)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'event-assessed')).toHaveLength(1);
  await service.stop();
});

import { createMemoryStore, type Store } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { FIRST, NOON_MS, report, SECOND } from '../testing/running-service.ts';
import { LateMarks } from './late-marks.ts';

/** Returns the marks after a restart. */
async function restored(store: Store): Promise<readonly object[]> {
  const marks = new LateMarks(store);
  await marks.start();
  return marks.take(Number.POSITIVE_INFINITY);
}

it('[V24] a mark is written once for the reports of a quarter of an hour', async () => {
  const store = createMemoryStore();
  const marks = new LateMarks(store);
  const operations = marks.add([report(FIRST, 1), report(FIRST, 2), report(SECOND, 1)]);
  expect(operations).toHaveLength(2);
  expect(marks.add([report(FIRST, 14)])).toEqual([]);
  await store.write(operations);
  expect(await restored(store)).toMatchObject([
    { mmsi: FIRST, fromMs: NOON_MS },
    { mmsi: SECOND, fromMs: NOON_MS },
  ]);
});

it('[V24] a mark is stored until it is settled, also while a run has it', async () => {
  const store = createMemoryStore();
  const marks = new LateMarks(store);
  await store.write(marks.add([report(FIRST, 1)]));
  const taken = marks.take(NOON_MS);
  expect(taken).toHaveLength(1);
  expect([marks.isDue(NOON_MS), marks.ships]).toEqual([false, 1]);
  expect(await restored(store)).toHaveLength(1);
  await store.write(marks.settle(taken, []));
  expect(marks.ships).toBe(0);
  expect(await restored(store)).toEqual([]);
});

it('[V24] a report that arrives during a run is marked again', async () => {
  const store = createMemoryStore();
  const marks = new LateMarks(store);
  await store.write(marks.add([report(FIRST, 1)]));
  const taken = marks.take(NOON_MS);
  await store.write(marks.add([report(FIRST, 2)]));
  await store.write(marks.settle(taken, []));
  expect(await restored(store)).toHaveLength(1);
  expect(marks.isDue(NOON_MS)).toBe(true);
});

it('[V24] the marks of a failed run wait again', () => {
  const marks = new LateMarks(createMemoryStore());
  marks.add([report(FIRST, 1)]);
  const taken = marks.take(NOON_MS);
  marks.giveBack();
  expect(marks.take(NOON_MS)).toEqual(taken);
});

it('[V24] a mark that follows is due at its event time', async () => {
  const marks = new LateMarks(createMemoryStore());
  marks.add([report(FIRST, 1)]);
  const [mark] = marks.take(NOON_MS);
  marks.settle([mark!], [{ ...mark!, dueMs: NOON_MS + 5 }]);
  expect([NOON_MS + 4, NOON_MS + 5].map((ms) => marks.isDue(ms))).toEqual([false, true]);
  expect(marks.ships).toBe(0);
});

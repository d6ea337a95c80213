import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advanceEventTime, newEventTime } from './event-time.ts';

function eventTimeMs(reached: readonly (readonly [mmsi: number, timeMs: number])[]): number {
  const state = newEventTime();
  for (const [mmsi, timeMs] of reached) advanceEventTime(state, mmsi, timeMs);
  return state.timeMs;
}

it('[D8] event time needs two ships', () => {
  expect(eventTimeMs([])).toBe(Number.NEGATIVE_INFINITY);
  expect(
    eventTimeMs([
      [1, 100],
      [1, 200],
    ]),
  ).toBe(Number.NEGATIVE_INFINITY);
  expect(
    eventTimeMs([
      [1, 100],
      [2, 50],
    ]),
  ).toBe(50);
});

it('[D8] one ship that is far ahead does not move it', () => {
  expect(
    eventTimeMs([
      [1, 100],
      [2, 110],
      [3, 9_000_000],
      [3, 9_000_001],
      [1, 120],
    ]),
  ).toBe(120);
});

it('[D8] it is the second newest of the ships’ newest times, in whatever order they come', () => {
  const reached = fc.array(fc.tuple(fc.nat(4), fc.nat(30)), { maxLength: 40 });
  fc.assert(
    fc.property(reached, (all) => {
      const newest = new Map<number, number>();
      for (const [mmsi, timeMs] of all) {
        newest.set(mmsi, Math.max(timeMs, newest.get(mmsi) ?? timeMs));
      }
      const [, second = Number.NEGATIVE_INFINITY] = [...newest.values()].sort((a, b) => b - a);
      expect(eventTimeMs(all)).toBe(second);
    }),
  );
});

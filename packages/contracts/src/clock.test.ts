import { expect, it } from 'vitest';
import { manualClock } from './clock.ts';

it('manualClock returns the time that was set, also an earlier one', () => {
  const clock = manualClock(1000);
  expect([clock.now(), clock.now()]).toEqual([1000, 1000]);
  clock.set(5000);
  expect(clock.now()).toBe(5000);
  clock.set(-1);
  expect(clock.now()).toBe(-1);
});

it('manualClock creates independent clocks', () => {
  const [one, other] = [manualClock(1), manualClock(2)];
  one.set(3);
  expect(other.now()).toBe(2);
});

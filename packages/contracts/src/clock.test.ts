import { expect, it } from 'vitest';
import { manualClock } from './clock.ts';

it('a manual clock stands until it is moved, also back', () => {
  const clock = manualClock(1000);
  expect([clock.now(), clock.now()]).toEqual([1000, 1000]);
  clock.set(5000);
  expect(clock.now()).toBe(5000);
  clock.set(-1);
  expect(clock.now()).toBe(-1);
});

it('two manual clocks are moved by themselves', () => {
  const [one, other] = [manualClock(1), manualClock(2)];
  one.set(3);
  expect(other.now()).toBe(2);
});

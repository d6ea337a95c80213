import { describe, expect, it } from 'vitest';
import { delayedEta, plannedArrival, usualDelay } from './arrival-delays.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);

/** An ETA in some hours, an hour earlier or two later. */
const inHours = (hours: number) => ({
  etaMs: NOW_MS + hours * HOUR_MS,
  etaEarlyMs: NOW_MS + (hours - 1) * HOUR_MS,
  etaLateMs: NOW_MS + (hours + 2) * HOUR_MS,
});

describe('[S4] the delay of an arrival', () => {
  it('is measured by the last ETA from outside the approach, on a short crossing by the first', () => {
    const [far, near, nearer] = [30_000, 18_000, 2000].map((distanceMeters) => ({
      etaMs: distanceMeters,
      distanceMeters,
    }));
    expect(plannedArrival(null, far)).toBe(far);
    expect(plannedArrival({ ...far, distanceMeters: 90_000 }, far)).toBe(far);
    expect(plannedArrival(far, near)).toBe(far);
    expect(plannedArrival(null, near)).toBe(near);
    expect(plannedArrival(near, nearer)).toBe(near);
  });

  it('is that of the class at the port, else at all ports, of five arrivals at least', () => {
    const [few, many] = [
      [9, 9, 9, 9],
      [0, 1, 2, 3, 4],
    ];
    expect(usualDelay([few, many])?.[1]).toBe(2);
    expect(usualDelay([[...few, 9], many])).toEqual([9, 9, 9]);
    expect(usualDelay([few, few])).toBeUndefined();
  });
});

describe('[S4] an ETA', () => {
  it('is later by the usual delay, with a range as wide as that of the delays', () => {
    expect(delayedEta(inHours(10), [0, 3, 9], 1, NOW_MS)).toEqual({
      etaMs: NOW_MS + 13 * HOUR_MS,
      etaEarlyMs: NOW_MS + 10 * HOUR_MS,
      etaLateMs: NOW_MS + 19 * HOUR_MS,
    });
  });

  it('is earlier where ships arrive early, but not before now', () => {
    expect(delayedEta(inHours(10), [-2, -2, -2], 1, NOW_MS)).toEqual(inHours(8));
    const soon = delayedEta(inHours(1), [-2, -2, -2], 1, NOW_MS);
    expect([soon.etaMs, soon.etaEarlyMs]).toEqual([NOW_MS, NOW_MS]);
  });

  it('has a part of the delay on the approach', () => {
    expect(delayedEta(inHours(10), [4, 4, 4], 0.25, NOW_MS)).toEqual(inHours(11));
  });
});

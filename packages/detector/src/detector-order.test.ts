import { describe, expect, it } from 'vitest';
import {
  A,
  B,
  batchBetween,
  C,
  configuration,
  D,
  detect,
  EQUATOR_METERS_PER_DEGREE,
  pairs,
  ship,
  still,
} from '../test-data/fleets.ts';
import { createDetector } from './create-detector.ts';

describe('more than two ships', () => {
  it('[D5] a raft of three is three events', () => {
    const raft = [still(C, 0, 20, 200), still(A, 0, 20), still(B, 0, 20, 100)];
    expect(pairs(detect(raft))).toEqual([
      [A, B],
      [A, C],
      [B, C],
    ]);
  });

  it('[D5] one ship can have two partners that are not near one another', () => {
    const partners = [still(B, 0, 20, -900), still(C, 0, 20, 900)];
    expect(pairs(detect([still(A, 0, 20), ...partners]))).toEqual([
      [A, B],
      [A, C],
    ]);
  });

  it('[D5] one ship can have two partners one after the other', () => {
    const guest = (mmsi: typeof B, from: number): ReturnType<typeof ship> =>
      ship(mmsi, [
        [0, 9000],
        [from, 500],
        [from + 15, 500],
        [60, 9000],
      ]);
    const events = detect([still(A, 0, 60), guest(B, 5), guest(C, 30)]);
    expect(pairs(events)).toEqual([
      [A, B],
      [A, C],
    ]);
    expect(events.map(({ deactivationTimeMs }) => deactivationTimeMs !== null)).toEqual([
      true,
      true,
    ]);
  });

  it('[D8] their events are numbered by discovery, then configuration, then pair', () => {
    const raft = [still(C, 0, 25, 200), still(B, 2, 25, 100), still(A, 0, 25)];
    const uuid = '00000000-0000-4000-8000-000000000002';
    const events = detect(raft, [
      configuration({ id: 2, uuid }),
      configuration({ id: 1, windowMinutes: 12 }),
    ]);
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(events.map(({ configurationId }) => configurationId)).toEqual([2, 1, 2, 2, 1, 1]);
    expect(pairs(events)).toEqual([
      [A, C],
      [A, C],
      [A, B],
      [B, C],
      [A, B],
      [B, C],
    ]);
  });

  it('[D14] a ship far from all others has no effect', () => {
    const near = [still(A, 0, 40), still(B, 5, 40, 500)];
    const far = [still(C, 0, 40, 90_000), still(D, 0, 40, -80_000, 0.5)];
    expect(detect([...near, ...far])).toEqual(detect(near));
  });
});

describe('an event', () => {
  const events = detect([still(B, 0, 20, 500), still(A, 0, 20)]);

  it('[D13] has a uuid that is stable across versions', () => {
    expect(events.map(({ uuid }) => uuid)).toEqual(['9e1aa7df-4e83-590a-930a-75bd08f6e077']);
  });

  it('[D13] has another uuid for another pair, time or configuration', () => {
    const uuid = '00000000-0000-4000-8000-000000000002';
    const others = [
      detect([still(C, 0, 20, 500), still(A, 0, 20)]),
      detect([still(B, 1, 21, 500), still(A, 1, 21)]),
      detect([still(B, 0, 20, 500), still(A, 0, 20)], [configuration({ uuid })]),
    ].flat();
    expect(new Set([...events, ...others].map((event) => event.uuid)).size).toBe(4);
  });

  it('[D8] has the smaller MMSI first, with its own positions', () => {
    const [{ first, second }] = events;
    expect([first.mmsi, second.mmsi]).toEqual([A, B]);
    expect(first.firedPosition.longitude).toBe(0);
    expect(second.firedPosition.longitude * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(500, 6);
  });

  it('[D8] is released when its instant is over, so that events of one instant are sorted', () => {
    const ships = [still(A, 0, 11), still(B, 0, 11, 500)];
    const detector = createDetector([configuration()]);
    const { fixes } = batchBetween(ships, -1, 10);
    expect(detector.step({ fixes, watermarkMs: 600_000, ended: false })).toEqual([]);
    expect(detector.step({ fixes: [], watermarkMs: 600_001, ended: false })).toHaveLength(1);
  });
});

import { snapshotKind } from '@roadstead/contracts';
import { WORLD } from '@roadstead/geo';
import type { Fix, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { A, B, batchBetween, C, configuration, D, ship, still } from '../test-data/fleets.ts';
import { createDetector, restoreDetector } from './create-detector.ts';
import type { Detector } from './detector.ts';

const HOUR_MINUTES = 60;
const GAP_MAX_MINUTES = 30;

/** Processes the ships' fixes hour by hour, and returns the usage after each. */
function usageByHour(
  detector: Detector,
  ships: readonly Fix[][],
  hours: number,
): Detector['usage'][] {
  return Array.from({ length: hours }, (_, hour) => {
    detector.step(batchBetween(ships, hour * HOUR_MINUTES - 0.5, (hour + 1) * HOUR_MINUTES - 0.5));
    return detector.usage;
  });
}

describe('the memory of a detector', () => {
  it('[D12] does not grow over a long quiet time', () => {
    const day = 24 * HOUR_MINUTES;
    // Two ships that lie together, and two single ships.
    const ships = [
      still(A, 0, day),
      still(B, 0, day, 500),
      still(C, 0, day, 9e4),
      still(D, 0, day, -9e4),
    ];
    const uses = usageByHour(createDetector([configuration()]), ships, 24);
    expect(uses[23]).toEqual(uses[3]);
    expect(uses[23]).toMatchObject({ ships: 4, pairs: 1, encounters: 1 });
  });

  it('[D12] contains for each ship the fixes of the last gaps, and few more', () => {
    const day = 24 * HOUR_MINUTES;
    const ships = [still(A, 0, day), still(B, 0, day, 500)];
    for (const { fixes } of usageByHour(createDetector([configuration()]), ships, 24)) {
      expect(fixes).toBeGreaterThanOrEqual(2 * GAP_MAX_MINUTES);
      expect(fixes).toBeLessThanOrEqual(2 * (2 * GAP_MAX_MINUTES + 1 + 2));
    }
  });

  it('[D12] does not grow with ships that meet and separate', () => {
    const turns = Array.from(
      { length: 48 },
      (_, i) => [30 * i, i % 2 === 0 ? 500 : 20_000] as const,
    );
    const ships = [still(A, 0, 24 * HOUR_MINUTES), ship(B, turns)];
    const uses = usageByHour(createDetector([configuration({ windowMinutes: 1 })]), ships, 23);
    expect(uses[22].bytes).toEqual(uses[3].bytes);
    for (const { pairs, encounters } of uses) {
      expect(pairs).toBeLessThanOrEqual(1);
      expect(encounters).toBeLessThanOrEqual(1);
    }
  });

  it('[D12] does not grow with ships that report once and fall silent', () => {
    const guests = Array.from({ length: 20 * HOUR_MINUTES }, (_, i) =>
      still((A + 10 + i) as typeof A, i, i, 300),
    );
    const hosts = [still(A, 0, 20 * HOUR_MINUTES), still(B, 0, 20 * HOUR_MINUTES, 90_000)];
    const uses = usageByHour(createDetector([configuration()]), [...hosts, ...guests], 20);
    for (const { ships, pairs, encounters } of uses) {
      expect(ships).toBeLessThanOrEqual(2 + 2 * GAP_MAX_MINUTES);
      expect(pairs).toBeLessThanOrEqual(2 * GAP_MAX_MINUTES);
      expect(encounters).toBeLessThanOrEqual(2 * GAP_MAX_MINUTES);
    }
    expect(uses[19].bytes).toEqual(uses[5].bytes);
  });

  it('[D12] contains nothing of a ship that has been silent for longer than the gap', () => {
    const detector = createDetector([configuration()]);
    const ships = [still(A, 0, 20), still(B, 0, 120, 500), still(C, 0, 120, 90_000)];
    detector.step(batchBetween(ships, -1, 40));
    expect(detector.usage).toMatchObject({ ships: 3, pairs: 1, encounters: 1 });
    detector.step(batchBetween(ships, 40, 120));
    expect(detector.usage).toMatchObject({ ships: 2, pairs: 0, encounters: 0 });
  });

  it('[D12] contains no encounter of a removed configuration', () => {
    const detector = createDetector([configuration()]);
    const ships = [still(A, 0, 60), still(B, 0, 60, 500)];
    detector.step(batchBetween(ships, -1, 20));
    detector.remove(1, 20 * 60_000);
    detector.step(batchBetween(ships, 20, 60));
    expect(detector.usage.encounters).toBe(0);
  });
});

describe('a saved detector', () => {
  const ships = [
    still(A, 0, 90),
    ship(B, [
      [0, 9000],
      [10, 500],
      [40, 500],
      [50, 9000],
      [90, 9000],
    ]),
    [...still(C, 0, 30, 200), ...still(C, 75, 90, 200)],
    still(D, 0, 90, 700, 7),
  ];
  const fixes = batchBetween(ships, -1, 90).fixes;
  const options = { gapMaxMinutes: 35, separationMinutes: 2 };

  /** Processes fix by fix, with saving and restoring after one of them, or after each. */
  function run(isSavedAfter: (place: number) => boolean): StsTransition[] {
    let detector = createDetector([configuration()], options);
    detector.put(configuration({ id: 2, distanceMeters: 600 }), 20 * 60_000);
    const transitions = fixes.flatMap((fix, i) => {
      const said = detector.step({ fixes: [fix], watermarkMs: fix.timeMs, ended: false });
      if (isSavedAfter(i)) detector = restoreDetector(detector.save(), options);
      return said;
    });
    return [...transitions, ...detector.step({ fixes: [], watermarkMs: 90 * 60_000, ended: true })];
  }

  it('[D13] continues at any fix as if it had not been saved', () => {
    const expected = run(() => false);
    expect(expected.length).toBeGreaterThan(8);
    expect(run(() => true)).toEqual(expected);
    for (let place = 0; place < fixes.length; place += 13) {
      expect(run((i) => i === place)).toEqual(expected);
    }
  });

  it('[D13] shares no memory with its bytes', () => {
    const detector = createDetector([configuration()]);
    detector.step(batchBetween(ships, -1, 30));
    const saved = detector.save();
    const copy = saved.slice();
    const said = detector.step(batchBetween(ships, 30, 90));
    expect(saved).toEqual(copy);
    const restored = restoreDetector(saved);
    expect(restored.step(batchBetween(ships, 30, 90))).toEqual(said);
    expect(saved).toEqual(copy);
  });

  it('[D13] restores its configurations and scheduled changes', () => {
    const detector = createDetector([configuration()]);
    detector.put(configuration({ id: 2, windowMinutes: 5 }), 60_000);
    const [a, b] = [restoreDetector(detector.save()), detector];
    const pair = [still(A, 0, 30), still(B, 0, 30, 500)];
    const said = a.step(batchBetween(pair, -1, 30));
    expect(said.map(({ event }) => event.configurationId)).toEqual([2, 1]);
    expect(b.step(batchBetween(pair, -1, 30))).toEqual(said);
  });

  it('[D13] [L18] has a kind that earlier versions refuse while encounters are shared, but not without its slots', () => {
    const detector = createDetector([
      configuration({ area: WORLD }),
      configuration({ id: 2, area: WORLD }),
    ]);
    const pair = [still(A, 0, 60), still(B, 0, 60, 500)];
    detector.step(batchBetween(pair, -1, 5));
    const saved = detector.save();
    expect(detector.usage.encounters).toBe(1);
    expect([saved, detector.saveCommon()].map(snapshotKind)).toEqual(['detector 2', 'detector 1']);
    const transitions = detector.step(batchBetween(pair, 5, 60));
    expect(transitions).toHaveLength(2);
    expect(restoreDetector(saved).step(batchBetween(pair, 5, 60))).toEqual(transitions);
  });
});

import type { DetectorConfiguration, Fix } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  areaBetween,
  B,
  batchBetween,
  C,
  configuration,
  polygon,
  ship,
  still,
} from '../test-data/fleets.ts';
import { createDetector } from './create-detector.ts';

const UNTIL_MINUTES = 300;
const MINUTES = Array.from({ length: UNTIL_MINUTES }, (_, i) => i);

/** A ship that sways by some metres around a position, a fix every minute but for a time. */
function moored(
  mmsi: Fix['mmsi'],
  eastMeters: number,
  silence: readonly [number, number] = [0, 0],
): Fix[] {
  const minutes = MINUTES.map((minute) => minute + (mmsi % 7) / 10);
  return ship(
    mmsi,
    minutes
      .filter((minute) => minute < silence[0] || minute > silence[1])
      .map((minute, i) => [minute, eastMeters + 8 * Math.sin(i * i + mmsi)] as const),
  );
}

/** Detects fix by fix, with or without a save after each, which steps all pairs and ends all rests. */
function detect(
  ships: readonly Fix[][],
  savesAfterEach: boolean,
  changes: readonly (readonly [minute: number, DetectorConfiguration])[] = [],
) {
  const detector = createDetector([configuration()]);
  for (const [minute, changed] of changes) detector.put(changed, minute * 60_000);
  const { fixes } = batchBetween(ships, -1, UNTIL_MINUTES);
  const found = fixes.map((fix) => {
    const transitions = detector.step({ fixes: [fix], watermarkMs: fix.timeMs, ended: false });
    if (savesAfterEach) detector.save();
    return transitions;
  });
  return found.flat();
}

const SMALLER = configuration({ id: 2, distanceMeters: 300, windowMinutes: 20 });
const EAST = configuration({ id: 2, area: polygon(areaBetween(480, 9000)), windowMinutes: 20 });

describe('a pair at rest', () => {
  it.each<
    [string, readonly Fix[][], readonly (readonly [number, DetectorConfiguration])[], number]
  >([
    ['fires once, and stays current', [moored(A, 100), moored(B, 500)], [], 1],
    [
      '[D7] ends where a ship was last close as it leaves',
      [
        moored(A, 100),
        [
          ...still(B, 0, 100, 500),
          ...ship(B, [
            [110, 5000],
            [280, 9000],
          ]),
        ],
      ],
      [],
      2,
    ],
    [
      '[D7] ends when a ship is silent, and fires again when it is heard again',
      [moored(A, 100), moored(B, 500, [100, 132])],
      [],
      3,
    ],
    [
      '[D7] ends when both are silent',
      [moored(A, 100, [90, 200]), moored(B, 500, [100, 210])],
      [],
      3,
    ],
    [
      '[D10] does not last over a jump',
      [
        moored(A, 100),
        [...still(B, 0, 100, 500), ...ship(B, [[101, 700, 'jump']]), ...still(B, 102, 290, 700)],
      ],
      [],
      1,
    ],
    [
      '[D11] ends with a change of its configuration',
      [moored(A, 100), moored(B, 500)],
      [[100, { ...SMALLER, id: 1 }]],
      2,
    ],
    [
      '[D11] begins under another configuration',
      [moored(A, 100), moored(B, 100)],
      [[100.5, SMALLER]],
      2,
    ],
    ['[D3] is none at the edge of an area', [moored(A, 500), moored(B, 485)], [[0, EAST]], 1],
    [
      'is none of a ship that passes',
      [
        moored(A, 100),
        moored(B, 500),
        ship(C, [
          [0, -9000],
          [100, -3000],
          [120, 3000],
          [280, 9000],
        ]),
      ],
      [],
      1,
    ],
  ])('%s', (_, ships, changes, atLeast) => {
    const expected = detect(ships, true, changes);
    expect(expected.length).toBeGreaterThanOrEqual(atLeast);
    expect(detect(ships, false, changes)).toEqual(expected);
  });
});

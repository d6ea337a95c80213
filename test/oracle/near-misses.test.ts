import { describe, expect, test } from 'vitest';
import { A, B, ORACLE_OPTIONS, permanentVersion, ship, stationary } from './fixtures.ts';
import { isAmbiguous, nearMisses } from './near-misses.ts';

describe('ambiguous decisions', () => {
  const of = { configurationId: 1, first: { mmsi: A }, second: { mmsi: B } };
  const isOnEdge = (lasting: number, eastMeters: number): boolean => {
    const fixes = [
      ...stationary(A, 0, 20),
      ...ship(B, [
        [0, eastMeters],
        [lasting, eastMeters],
      ]),
    ];
    return isAmbiguous(
      nearMisses(of, [], fixes, [permanentVersion()], 20 * 60_000, ORACLE_OPTIONS),
    );
  };

  test('[D5] an encounter within milliseconds of W is marked, one a second from it is not', () => {
    expect(isOnEdge(10, 500)).toBe(true);
    expect(isOnEdge(10 + 0.004 / 60, 500)).toBe(true);
    expect(isOnEdge(10 + 1 / 60, 500)).toBe(false);
    expect(isOnEdge(10 - 1 / 60, 500)).toBe(false);
  });

  test('[D2] a pair within a centimetre of D is marked, one at ten centimetres is not', () => {
    expect(isOnEdge(15, 1000.005)).toBe(true);
    expect(isOnEdge(15, 999.995)).toBe(true);
    expect(isOnEdge(15, 1000.1)).toBe(false);
    expect(isOnEdge(15, 999.9)).toBe(false);
  });

  test('[D2] ships in formation at D may be close from a time on at which nothing happens, ships nearer may not', () => {
    const sevenMs = 7 * 60_000;
    const mayBeginThen = (eastMeters: number): boolean => {
      const fixes = [...stationary(A, 0, 20), ...stationary(B, 0, 20, eastMeters)];
      const event = {
        activationTimeMs: sevenMs,
        firedTimeMs: 2 * sevenMs,
        deactivationTimeMs: null,
      };
      const misses = nearMisses(
        of,
        [event],
        fixes,
        [permanentVersion()],
        20 * 60_000,
        ORACLE_OPTIONS,
      );
      return [...misses].some(([found]) => found?.activationTimeMs === sevenMs);
    };
    expect(mayBeginThen(1000)).toBe(true);
    expect(mayBeginThen(999.9)).toBe(false);
    expect(mayBeginThen(1000.1)).toBe(false);
  });
});

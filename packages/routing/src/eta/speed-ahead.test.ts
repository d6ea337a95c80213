import { describe, expect, it } from 'vitest';
import { meanKnots, speedAhead, speedShare } from './speed-ahead.ts';

describe('the speed ahead', () => {
  it('[E6] is between that of the class and that of the ship, weighted by their errors', () => {
    const ship = { shiptype: 80, lengthMeters: 183 }; // 11.7 knots
    const last = { timeMs: 0, longitude: 0, latitude: 0, isUnderWay: true, countedMs: 0 };
    const history = { ...last, recentKnots: 14, recentHours: 12, longKnots: 13, slowHours: 0 };
    const fix = { timeMs: 0, sog: 14 };
    // Ten days are 4.33 samples: their variance is 0.08² / 4.33, that of the class 0.15².
    const weight = 0.15 ** 2 / (0.15 ** 2 + 0.08 ** 2 / (1 + 240 / 72));
    const ahead = speedAhead(fix, ship, { ...history, longHours: 240 });
    expect(ahead.ownKnots).toBeCloseTo(11.7 + weight * 1.3, 9);
    expect(ahead.aheadKnots).toBeCloseTo(14 - ahead.ownKnots, 9);
    expect(ahead.ownShare).toBeCloseTo(Math.hypot(0.15 * Math.sqrt(1 - weight), 0.05), 9);
    const unknown = speedAhead({ timeMs: 0, sog: null }, ship, undefined);
    expect(unknown).toEqual({ ownKnots: 11.7, ownShare: Math.hypot(0.15, 0.05), aheadKnots: null });
  });

  it('[E6] ignores an implausible speed over ground', () => {
    const tanker = { shiptype: 80, lengthMeters: 183 }; // 11.7 knots
    const knots = (sog: number | null, ship = tanker) =>
      speedAhead({ timeMs: 0, sog }, ship, undefined).ownKnots;
    expect(knots(2.5 * 11.7)).toBeGreaterThan(24);
    expect(knots(2.5 * 11.7 + 0.1)).toBe(11.7);
    // The greatest value of a report means "102.2 knots or more", also for the fastest ferry.
    expect(knots(102.2)).toBe(11.7);
    expect(knots(102.2, { shiptype: 40, lengthMeters: 100 })).toBe(30);
    // From 3 knots on a ship is under way.
    expect(knots(2.9)).toBe(11.7);
    expect(knots(3)).toBeLessThan(11.7);
  });

  it('[E6] loses the influence of the present weather over time', () => {
    const ahead = { ownKnots: 12, ownShare: 0, aheadKnots: -3 };
    expect(meanKnots(ahead, 0)).toBeCloseTo(9, 3);
    expect(meanKnots(ahead, 36)).toBeCloseTo(12 - 3 * (1 - Math.exp(-1)), 9);
    expect(meanKnots(ahead, 3600)).toBeCloseTo(12 - 0.03, 9);
    expect(meanKnots({ ...ahead, aheadKnots: null }, 36)).toBe(12);
  });

  it('[E6] deviates by the future weather, less with a known present weather', () => {
    const sailing = { ownKnots: 12, ownShare: 0, aheadKnots: 1 };
    const stopped = { ...sailing, aheadKnots: null };
    expect(speedShare(sailing, 0)).toBeCloseTo(0, 2);
    expect(speedShare(stopped, 0)).toBeCloseTo(0.08, 3);
    // The mean over many hours has one independent sample for 72 hours.
    expect(speedShare(sailing, 7200)).toBeCloseTo(0.008, 4);
    expect(speedShare(stopped, 7200)).toBeCloseTo(0.008, 4);
    // The mean over the decay time: variance 2/e, of which (1 − 1/e)² is determined by the present value.
    const determined = (1 - Math.exp(-1)) ** 2;
    expect(speedShare(stopped, 36)).toBeCloseTo(0.08 * Math.sqrt(2 / Math.E), 9);
    expect(speedShare(sailing, 36)).toBeCloseTo(0.08 * Math.sqrt(2 / Math.E - determined), 9);
  });

  it('[E6] also deviates by the uncertainty of the ship', () => {
    const ahead = { ownKnots: 12, ownShare: 0.06, aheadKnots: null };
    expect(speedShare(ahead, 0)).toBeCloseTo(0.1, 3);
  });
});

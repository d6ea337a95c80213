import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CleanedFix, type SpeedHistory, stepSpeedHistory } from './speed-history.ts';

const MILES_PER_DEGREE = 111_319.4908 / 1852;
const MS_PER_HOUR = 3_600_000;

/** A section of a voyage at constant speed. */
interface Stretch {
  readonly hours: number;
  readonly knots: number;
  readonly everyMinutes?: number;
}

/** Returns fixes along the equator, from just west of the antimeridian. */
function fixesAlong(stretches: readonly Stretch[]): readonly CleanedFix[] {
  let mile = 0;
  let timeMs = Date.UTC(2026, 0, 1);
  const fixes = [{ timeMs, longitude: 179.9, latitude: 0 }];
  for (const { hours, knots, everyMinutes = 10 } of stretches) {
    const steps = Math.round((60 * hours) / everyMinutes);
    for (let i = 0; i < steps; i++) {
      timeMs += (MS_PER_HOUR * hours) / steps;
      mile += (knots * hours) / steps;
      const east = 179.9 + mile / MILES_PER_DEGREE;
      fixes.push({ timeMs, longitude: ((east + 180) % 360) - 180, latitude: 0 });
    }
  }
  return fixes;
}

function historyOf(fixes: readonly CleanedFix[], before?: SpeedHistory): SpeedHistory {
  return fixes.reduce<SpeedHistory | undefined>(
    (known, fix) => stepSpeedHistory(known, fix),
    before,
  ) as SpeedHistory;
}

function after(...stretches: readonly Stretch[]): SpeedHistory {
  return historyOf(fixesAlong(stretches));
}

describe('the speed history', () => {
  it('[E3] has the speed made good, for any interval of fixes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 40, noNaN: true }),
        fc.constantFrom(0.5, 5, 7, 60, 120),
        (knots, everyMinutes) => {
          const history = after({ hours: 24, knots, everyMinutes });
          expect(history.longKnots).toBeCloseTo(knots, 3);
          expect(history.recentKnots).toBeCloseTo(knots, 3);
          expect(history.longHours).toBeCloseTo(24, 6);
          expect(history.isUnderWay).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('[E3] does not change by a fix too close to the last one', () => {
    const history = after({ hours: 1, knots: 12 });
    const next = { ...history, timeMs: history.timeMs + 299_000 };
    expect(stepSpeedHistory(history, next)).toBe(history);
    expect(stepSpeedHistory(history, { ...next, timeMs: next.timeMs + 1000 })).not.toBe(history);
  });

  it('[E3] of a tow has its speed below 3 knots', () => {
    const fixes = fixesAlong([{ hours: 10, knots: 2 }]);
    const tow = { shiptype: 31, lengthMeters: 40 };
    const history = fixes.reduce<SpeedHistory | undefined>(
      (known, fix) => stepSpeedHistory(known, fix, tow),
      undefined,
    );
    expect(history?.longKnots).toBeCloseTo(2, 3);
    expect(historyOf(fixes).longHours).toBe(0);
  });

  it('[E3] ignores stops, drifting, silences and jumps', () => {
    const history = after({ hours: 10, knots: 12 });
    const stopped = after(
      { hours: 10, knots: 12 },
      { hours: 30, knots: 0 },
      { hours: 5, knots: 2.9 },
    );
    expect(stopped).toMatchObject({ isUnderWay: false, longHours: history.longHours });
    expect(stopped.longKnots).toBe(history.longKnots);
    const silent = after({ hours: 10, knots: 12 }, { hours: 6.5, knots: 10, everyMinutes: 390 });
    expect(silent).toMatchObject({ longKnots: history.longKnots, longHours: history.longHours });
    const jump = { timeMs: history.timeMs + MS_PER_HOUR, longitude: 10, latitude: 50 };
    const jumped = stepSpeedHistory(history, { ...jump, startsTrack: true });
    expect(jumped).toEqual({ ...history, ...jump });
  });

  it('[E4] has a recent mean over a tide, and a long mean over a voyage', () => {
    const history = after({ hours: 200, knots: 14 }, { hours: 12, knots: 11 });
    expect(history.recentKnots).toBeCloseTo(11 + 3 * Math.exp(-1), 2);
    expect(history.longKnots).toBeCloseTo(14 - 3 * (12 / 212), 1);
    const older = after({ hours: 1000, knots: 14 }, { hours: 240, knots: 11 });
    expect(older.longKnots).toBeCloseTo(11 + 3 * Math.exp(-1), 1);
    expect(older.longHours).toBe(240);
  });

  it('[E4] restarts the recent mean after a long stay', () => {
    const stay = (hours: number) =>
      after({ hours: 50, knots: 14 }, { hours, knots: 0 }, { hours: 1, knots: 11 }).recentKnots;
    expect(stay(40)).toBeCloseTo(11, 3);
    expect(stay(20)).toBeGreaterThan(13);
  });

  it('[E5] ignores the speed in a canal, but not a permanently slow ship', () => {
    const canal = after({ hours: 100, knots: 14 }, { hours: 20, knots: 8 });
    expect(canal.longKnots).toBeCloseTo(14, 3);
    expect(canal.recentKnots).toBeCloseTo(14, 3);
    expect(canal.isUnderWay).toBe(true);
    const slow = after({ hours: 100, knots: 14 }, { hours: 60, knots: 8 });
    expect(slow.recentKnots).toBeLessThan(8.5);
    // Normal speed resets the slow hours.
    const twice = after(
      { hours: 100, knots: 14 },
      { hours: 20, knots: 8 },
      { hours: 1, knots: 14 },
      { hours: 20, knots: 8 },
    );
    expect(twice.recentKnots).toBeCloseTo(14, 3);
  });

  it('[E5] ignores speeds under 75 % of the long mean', () => {
    const later = (share: number) =>
      after({ hours: 100, knots: 14 }, { hours: 20, knots: 14 * share }).longKnots;
    expect(later(0.749)).toBeCloseTo(14, 3);
    expect(later(0.751)).toBeLessThan(13.8);
  });

  it('[E5] includes slow speeds after 24 slow hours', () => {
    const slow = (hours: number) =>
      after({ hours: 100, knots: 14 }, { hours, knots: 8, everyMinutes: 60 });
    expect(slow(24).longKnots).toBeCloseTo(14, 3);
    expect(slow(24).longHours).toBeCloseTo(100, 6);
    expect(slow(25).longKnots).toBeLessThan(13.99);
    expect(slow(25).longHours).toBeCloseTo(101, 6);
  });

  it('[E3] can be stored as JSON, which is short', () => {
    const fixes = fixesAlong([
      { hours: 30, knots: 13 },
      { hours: 20, knots: 7 },
      { hours: 9, knots: 0 },
    ]);
    const half = historyOf(fixes.slice(0, 150));
    const text = JSON.stringify(half);
    expect(text.length).toBeLessThan(300);
    expect(historyOf(fixes.slice(150), JSON.parse(text))).toEqual(historyOf(fixes));
  });

  it('[E4] stays within the range of the speeds', () => {
    const stretches = fc.array(
      fc.record({
        hours: fc.integer({ min: 1, max: 60 }),
        knots: fc.double({ min: 0, max: 30, noNaN: true }),
        everyMinutes: fc.constantFrom(5, 30, 60),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(stretches, (each) => {
        const history = after(...each);
        const speeds = each.map(({ knots }) => knots).filter((knots) => knots >= 3);
        if (history.longHours === 0) return;
        for (const knots of [history.recentKnots, history.longKnots]) {
          expect(knots).toBeGreaterThanOrEqual(Math.min(...speeds) - 1e-3);
          expect(knots).toBeLessThanOrEqual(Math.max(...speeds) + 1e-3);
        }
      }),
      { numRuns: 50 },
    );
  });
});

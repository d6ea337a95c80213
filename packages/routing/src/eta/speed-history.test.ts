import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpeedHistory, stepSpeedHistory, type TimedPlace } from './speed-history.ts';

const MILES_PER_DEGREE = 111_319.4908 / 1852;
const HOUR_MS = 3_600_000;

/** A stretch of a voyage. */
interface Stretch {
  readonly hours: number;
  readonly knots: number;
  readonly everyMinutes?: number;
}

/** Along the equator, from just west of the antimeridian. */
function sailed(stretches: readonly Stretch[]): readonly TimedPlace[] {
  let mile = 0;
  let timeMs = Date.UTC(2026, 0, 1);
  const fixes = [{ timeMs, longitude: 179.9, latitude: 0 }];
  for (const { hours, knots, everyMinutes = 10 } of stretches) {
    const steps = Math.round((60 * hours) / everyMinutes);
    for (let i = 0; i < steps; i++) {
      timeMs += (HOUR_MS * hours) / steps;
      mile += (knots * hours) / steps;
      const east = 179.9 + mile / MILES_PER_DEGREE;
      fixes.push({ timeMs, longitude: ((east + 180) % 360) - 180, latitude: 0 });
    }
  }
  return fixes;
}

function learned(fixes: readonly TimedPlace[], before?: SpeedHistory): SpeedHistory {
  return fixes.reduce<SpeedHistory | undefined>(stepSpeedHistory, before) as SpeedHistory;
}

function after(...stretches: readonly Stretch[]): SpeedHistory {
  return learned(sailed(stretches));
}

describe('what fixes say of a speed', () => {
  it('[E3] is the speed made good, however often fixes come', () => {
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

  it('[E3] does not change by a fix that comes too soon', () => {
    const history = after({ hours: 1, knots: 12 });
    const next = { ...history, timeMs: history.timeMs + 299_000 };
    expect(stepSpeedHistory(history, next)).toBe(history);
    expect(stepSpeedHistory(history, { ...next, timeMs: next.timeMs + 1000 })).not.toBe(history);
  });

  it('[E3] has nothing of lying, drifting, silence and jumps', () => {
    const history = after({ hours: 10, knots: 12 });
    const lying = after(
      { hours: 10, knots: 12 },
      { hours: 30, knots: 0 },
      { hours: 5, knots: 2.9 },
    );
    expect(lying).toMatchObject({ isUnderWay: false, longHours: history.longHours });
    expect(lying.longKnots).toBe(history.longKnots);
    const silent = after({ hours: 10, knots: 12 }, { hours: 6.5, knots: 10, everyMinutes: 390 });
    expect(silent).toMatchObject({ longKnots: history.longKnots, longHours: history.longHours });
    const jump = { timeMs: history.timeMs + HOUR_MS, longitude: 10, latitude: 50 };
    const jumped = stepSpeedHistory(history, { ...jump, startsTrack: true });
    expect(jumped).toEqual({ ...history, ...jump });
  });

  it('[E4] is recent over a tide, and long over a voyage', () => {
    const history = after({ hours: 200, knots: 14 }, { hours: 12, knots: 11 });
    expect(history.recentKnots).toBeCloseTo(11 + 3 * Math.exp(-1), 2);
    expect(history.longKnots).toBeCloseTo(14 - 3 * (12 / 212), 1);
    const older = after({ hours: 1000, knots: 14 }, { hours: 240, knots: 11 });
    expect(older.longKnots).toBeCloseTo(11 + 3 * Math.exp(-1), 1);
    expect(older.longHours).toBe(240);
  });

  it('[E4] has nothing of the weather before a long stay', () => {
    const stay = (hours: number) =>
      after({ hours: 50, knots: 14 }, { hours, knots: 0 }, { hours: 1, knots: 11 }).recentKnots;
    expect(stay(40)).toBeCloseTo(11, 3);
    expect(stay(20)).toBeGreaterThan(13);
  });

  it('[E5] has nothing of a canal, but of sailing slowly', () => {
    const canal = after({ hours: 100, knots: 14 }, { hours: 20, knots: 8 });
    expect(canal.longKnots).toBeCloseTo(14, 3);
    expect(canal.recentKnots).toBeCloseTo(14, 3);
    expect(canal.isUnderWay).toBe(true);
    const slow = after({ hours: 100, knots: 14 }, { hours: 60, knots: 8 });
    expect(slow.recentKnots).toBeLessThan(8.5);
    // A ship that sails on begins anew to be slow.
    const twice = after(
      { hours: 100, knots: 14 },
      { hours: 20, knots: 8 },
      { hours: 1, knots: 14 },
      { hours: 20, knots: 8 },
    );
    expect(twice.recentKnots).toBeCloseTo(14, 3);
  });

  it('[E5] has nothing of what is under 75 % of the long mean', () => {
    const later = (share: number) =>
      after({ hours: 100, knots: 14 }, { hours: 20, knots: 14 * share }).longKnots;
    expect(later(0.749)).toBeCloseTo(14, 3);
    expect(later(0.751)).toBeLessThan(13.8);
  });

  it('[E5] has it from the hour after 24 slow ones on', () => {
    const slow = (hours: number) =>
      after({ hours: 100, knots: 14 }, { hours, knots: 8, everyMinutes: 60 });
    expect(slow(24).longKnots).toBeCloseTo(14, 3);
    expect(slow(24).longHours).toBeCloseTo(100, 6);
    expect(slow(25).longKnots).toBeLessThan(13.99);
    expect(slow(25).longHours).toBeCloseTo(101, 6);
  });

  it('[E3] is the same after it was kept as JSON, which is short', () => {
    const fixes = sailed([
      { hours: 30, knots: 13 },
      { hours: 20, knots: 7 },
      { hours: 9, knots: 0 },
    ]);
    const half = learned(fixes.slice(0, 150));
    const text = JSON.stringify(half);
    expect(text.length).toBeLessThan(300);
    expect(learned(fixes.slice(150), JSON.parse(text))).toEqual(learned(fixes));
  });

  it('[E4] stays within the speeds that were made', () => {
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
        const made = each.map(({ knots }) => knots).filter((knots) => knots >= 3);
        if (history.longHours === 0) return;
        for (const knots of [history.recentKnots, history.longKnots]) {
          expect(knots).toBeGreaterThanOrEqual(Math.min(...made) - 1e-3);
          expect(knots).toBeLessThanOrEqual(Math.max(...made) + 1e-3);
        }
      }),
      { numRuns: 50 },
    );
  });
});

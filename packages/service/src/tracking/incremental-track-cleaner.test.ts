import type { TimedPosition } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contextOf, IncrementalTrackCleaner } from './incremental-track-cleaner.ts';
import { REPORTS_MIN } from './read-preceding-reports.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEGIN_MS = Date.UTC(2026, 5, 1);

function at(hour: number, longitude: number): TimedPosition {
  return { timeMs: BEGIN_MS + hour * HOUR_MS, longitude, latitude: 50 };
}

/** The track as `../reports/report-source.ts` yields it: the fixes from an instant on, and which of them start a new track. */
function fixesFrom(
  reports: readonly TimedPosition[],
  fromMs: number,
): readonly (number | string)[][] {
  const { dayBeforeMs, dayMs, longBeforeMs } = contextOf(fromMs);
  const inDay = reports.filter(({ timeMs }) => timeMs >= dayBeforeMs && timeMs < dayMs);
  const beginMs = inDay.length >= REPORTS_MIN ? dayBeforeMs : longBeforeMs;
  const cleaner = new IncrementalTrackCleaner();
  return reports
    .filter(({ timeMs }) => timeMs >= beginMs)
    .map(({ timeMs, ...place }) => [timeMs, cleaner.classify({ timeMs, ...place })])
    .filter(([timeMs, verdict]) => verdict !== 'none' && Number(timeMs) >= fromMs);
}

/** Drops the result of the first fix: whether it starts a track is unknown. */
function withoutFirst(fixes: readonly (number | string)[][]): readonly unknown[] {
  return fixes.map(([timeMs, verdict], i) => (i === 0 ? timeMs : [timeMs, verdict]));
}

/** Two ships some 700 km apart, and reports from elsewhere. */
const REPORTS: fc.Arbitrary<readonly TimedPosition[]> = fc
  .array(
    fc.record({
      hours: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0.25) },
        { weight: 3, arbitrary: fc.constantFrom(1, 3, 7) },
        // Some days have fewer than three reports.
        { weight: 1, arbitrary: fc.constantFrom(13, 20, 30) },
      ),
      longitude: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 4, arbitrary: fc.constant(10) },
        { weight: 1, arbitrary: fc.constantFrom(40, 50, 60) },
      ),
    }),
    { minLength: 20, maxLength: 80 },
  )
  .map((steps) => {
    let timeMs = BEGIN_MS;
    return steps.map(({ hours, longitude }) => {
      timeMs += hours * HOUR_MS;
      return { timeMs, longitude, latitude: 50 };
    });
  });

it('[D10] the fixes of a track do not depend on where reading begins', () => {
  fc.assert(
    fc.property(REPORTS, fc.integer({ min: 0, max: 10 * 24 }), (reports, hour) => {
      const fromMs = BEGIN_MS + hour * HOUR_MS;
      const whole = fixesFrom(reports, BEGIN_MS - DAY_MS).filter(([ms]) => Number(ms) >= fromMs);
      expect(withoutFirst(fixesFrom(reports, fromMs))).toEqual(withoutFirst(whole));
    }),
    { numRuns: 2000 },
  );
});

it('[D10] a track that is classified from another beginning after midnight restarts there', () => {
  // From the second day on another ship sends as often under the same MMSI, and sends first each day.
  const day1 = [at(21, 0), at(22, 0), at(23.9, 0)];
  const day2 = Array.from({ length: 22 }, (_, i) => at(24.1 + i, i % 2 === 0 ? 10 : 0));
  const day3 = [at(48.1, 10), at(48.6, 0), at(49.1, 10)];
  const fixes = fixesFrom([...day1, ...day2, ...day3], BEGIN_MS);
  expect(fixes.filter(([ms]) => Number(ms) < BEGIN_MS + 2 * DAY_MS)).toHaveLength(3 + 11);
  const ofDay3 = fixes.filter(([ms]) => Number(ms) >= BEGIN_MS + 2 * DAY_MS);
  expect(ofDay3).toEqual([
    [day3[0].timeMs, 'start'],
    [day3[2].timeMs, 'fix'],
  ]);
});

it('[D10] a day of one wrong report does not decide which ship has the track', () => {
  const day1 = Array.from({ length: 20 }, (_, i) => at(i, 0));
  const day3 = [at(48.1, 0), at(49, 0), at(50, 0)];
  const reports = [...day1, at(47.9, 80), ...day3];
  const expected = day3.map(({ timeMs }) => [timeMs, 'fix']);
  expect(fixesFrom(reports, BEGIN_MS).slice(-3)).toEqual(expected);
  expect(fixesFrom(reports, BEGIN_MS + 2 * DAY_MS)).toEqual(expected);
});

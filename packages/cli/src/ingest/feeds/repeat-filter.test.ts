import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { position } from '../../testing/running-feeds.ts';
import { REPEAT_MS, REPORTS_RETAINED_MAX, RepeatFilter } from './repeat-filter.ts';

const REPORT = position(219_000_001);

describe('a repeat', () => {
  it('has the same content at about the same time, before or after', () => {
    const filter = new RepeatFilter();
    const { timeMs } = REPORT;
    const isRepeat = (afterMs: number): boolean =>
      filter.isRepeat({ ...REPORT, timeMs: timeMs + afterMs });
    expect([0, 0, REPEAT_MS - 1, 1 - REPEAT_MS].map(isRepeat)).toEqual([false, true, true, true]);
  });

  it.each([
    { mmsi: 219_000_002 as Mmsi },
    { longitude: 10.000_01 },
    { latitude: 54.000_01 },
    { sog: null },
    { cog: 0.1 },
    { heading: null },
  ])('differs in %o', (change) => {
    const filter = new RepeatFilter();
    filter.isRepeat(REPORT);
    expect(filter.isRepeat({ ...REPORT, ...change })).toBe(false);
    expect(filter.isRepeat(REPORT)).toBe(true);
  });

  it('is counted from the first report, so that constant content is still received', () => {
    const filter = new RepeatFilter();
    const received = [0, 2, 4, 6, 8, 10, 12].filter(
      (seconds) => !filter.isRepeat({ ...REPORT, timeMs: REPORT.timeMs + 1000 * seconds }),
    );
    expect(received).toEqual([0, 6, 12]);
  });

  it('is recognised among the retained number of contents', () => {
    const filter = new RepeatFilter();
    filter.isRepeat(REPORT);
    for (let i = 1; i < REPORTS_RETAINED_MAX; i++) filter.isRepeat({ ...REPORT, sog: i });
    expect(filter.isRepeat(REPORT)).toBe(true);
    filter.isRepeat({ ...REPORT, sog: REPORTS_RETAINED_MAX });
    expect(filter.isRepeat(REPORT)).toBe(false);
  });

  it('equals the result of a search through all reports that were new', () => {
    const reports = fc.array(
      fc.record({
        mmsi: fc.constantFrom(1 as Mmsi, 2 as Mmsi),
        longitude: fc.constantFrom(-0.5, 0, 0.5),
        timeMs: fc.integer({ min: 0, max: 4 * REPEAT_MS }),
      }),
    );
    fc.assert(
      fc.property(reports, (reported) => {
        const filter = new RepeatFilter();
        const newest = new Map<string, number>();
        for (const change of reported) {
          const { mmsi, longitude, timeMs } = change;
          const before = newest.get(`${mmsi}/${longitude}`) ?? Number.NEGATIVE_INFINITY;
          const isNew = timeMs >= before + REPEAT_MS || timeMs <= before - REPEAT_MS;
          if (isNew) newest.set(`${mmsi}/${longitude}`, timeMs);
          expect(filter.isRepeat({ ...REPORT, ...change })).toBe(!isNew);
        }
      }),
    );
  });
});

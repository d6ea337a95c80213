import { createDetector } from '@roadstead/detector';
import type { Fix, Mmsi, PositionReport, RejectedFix, StsTransition } from '@roadstead/model';
import { createTracker, type TrackerStep } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from './oracle/cleaning.ts';
import { eventTimeAfter } from './oracle/event-time.ts';
import { configuration, METERS_PER_DEGREE } from './oracle/fixtures.ts';

const [A, B, C, DEPARTED] = [211000001, 211000002, 211000003, 211000009];

function report(mmsi: number, minute: number, longitude: number, latitude = 0): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return {
    mmsi: mmsi as Mmsi,
    timeMs: Math.round(minute * 60_000),
    longitude,
    latitude,
    ...unknown,
  };
}

function track(reports: readonly PositionReport[], latenessMaxSeconds = 1e9): TrackerStep[] {
  const tracker = createTracker({ latenessMaxSeconds, speedMaxKnots: 80 });
  return [tracker.step(reports), tracker.end()];
}

function bare({ mmsi, timeMs, longitude, latitude, startsTrack }: Fix): Fix {
  const fix = { mmsi, timeMs, longitude, latitude };
  return startsTrack ? { ...fix, startsTrack } : fix;
}

/** In an order that does not depend on the time of rejections. */
function reasons(rejected: readonly Pick<RejectedFix, 'report' | 'reason'>[]): string[] {
  return rejected
    .map(({ report: { mmsi, timeMs, longitude, latitude }, reason }) =>
      [mmsi, timeMs, longitude, latitude, reason].join(' '),
    )
    .sort();
}

/** Ships with reports at a few places, some of them out of reach, and some that are not ships. */
const anyReport = fc
  .record({
    mmsi: fc.constantFrom(A, B, C, 775999999, 992441234, 111244001, 776000000),
    minute: fc.oneof(
      fc.nat(25),
      fc.integer({ min: 0, max: 100 }).map((each) => each / 4),
    ),
    place: fc.oneof(
      fc.constantFrom(
        [0, 0],
        [0.001, 0],
        [0.9, 0],
        [0.9, 0.001],
        [179.99, 60],
        [-179.99, 60],
        [5, -84],
        [0, 91],
        [181, 0],
        [Number.NaN, 0],
      ),
      fc
        .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
        .map(([x, y]) => [x / 100, y / 100]),
    ),
  })
  .map(({ mmsi, minute, place }) => report(mmsi, minute, place[0], place[1]));

const reportSets = fc.array(anyReport, { maxLength: 80, size: 'max' });

describe('the tracker and the oracle’s cleaning', () => {
  it('[D8–D10] find the same fixes in any reports, and reject the same for the same reasons', () => {
    fc.assert(
      fc.property(reportSets, (reports) => {
        const steps = track(reports);
        const expected = clean(reports, { speedMaxKnots: 80 });
        expect(steps.flatMap(({ batch }) => batch.fixes).map(bare)).toEqual(expected.fixes);
        const rejected = steps.flatMap((step) => step.rejected);
        expect(reasons(rejected)).toEqual(reasons(expected.rejected));
        expect(steps[1].batch.watermarkMs).toBe(eventTimeAfter(reports));
      }),
      { numRuns: 300 },
    );
  });

  it('[D8] agree that of two at one time the smaller counts, even if it is a jump', () => {
    const reports = [report(A, 0, 0.9), report(A, 25, 0), report(A, 25, 0.9)];
    const fixes = track(reports).flatMap(({ batch }) => batch.fixes);
    expect(fixes.map(bare)).toEqual(clean(reports, { speedMaxKnots: 80 }).fixes);
  });

  it('[D10] agree on ships that stay in one place, jump and return', () => {
    const places = fc.array(fc.constantFrom(0, 0.001, 0.9, 0.901, 1.8), {
      maxLength: 40,
      size: 'max',
    });
    fc.assert(
      fc.property(places, (all) => {
        const reports = all.map((longitude, minute) => report(A, minute, longitude));
        const expected = clean(reports, { speedMaxKnots: 80 });
        const fixes = track(reports).flatMap(({ batch }) => batch.fixes);
        expect(fixes.map(bare)).toEqual(expected.fixes);
      }),
      { numRuns: 300 },
    );
  });
});

describe('from reports to events', () => {
  function eventsOf(reports: readonly PositionReport[]): StsTransition[] {
    const detector = createDetector([configuration()]);
    const inOrder = [...reports].sort((a, b) => a.timeMs - b.timeMs);
    return track(inOrder, 60).flatMap(({ batch }) => detector.step(batch));
  }
  const lying = (mmsi: number, from: number, to: number, eastMeters: number): PositionReport[] =>
    Array.from({ length: to - from + 1 }, (_, i) =>
      report(mmsi, from + i, eastMeters / METERS_PER_DEGREE),
    );
  const minutesOf = (transitions: readonly StsTransition[]): unknown[] =>
    transitions.map(({ kind, event }) => [kind, event.activationTimeMs / 60_000]);

  it('[D10] two ships with one MMSI, far apart, do not break the event of the first one', () => {
    const pair = [...lying(A, 0, 40, 0), ...lying(B, 0, 40, 500)];
    const other = lying(A, 0, 39, 90_000).map((each) => ({
      ...each,
      timeMs: each.timeMs + 30_000,
    }));
    expect(minutesOf(eventsOf(pair))).toEqual([['fired', 0]]);
    expect(eventsOf([...pair, ...other])).toEqual(eventsOf(pair));
  });

  it('[D10] a ship whose first fix was wrong is tracked from the third correct one', () => {
    const wrong = [report(A, -1, 70)];
    const transitions = eventsOf([...wrong, ...lying(A, 0, 40, 0), ...lying(B, -1, 40, 500)]);
    expect(minutesOf(transitions)).toEqual([['fired', 2]]);
  });

  it('[D10] one wrong fix in the middle of an event has no effect', () => {
    const pair = [...lying(A, 0, 40, 0), ...lying(B, 0, 40, 500)];
    const wrong = report(A, 20.5, 70);
    expect(eventsOf([...pair, wrong])).toEqual(eventsOf(pair));
  });

  it('[D9] an aid to navigation has no event, at any distance', () => {
    const buoy = lying(992441234, 0, 40, 100);
    expect(eventsOf([...lying(A, 0, 40, 0), ...buoy, ...lying(C, 0, 40, 90_000)])).toEqual([]);
  });

  it('[D8] one ship with a clock that is a day ahead ends no event of others', () => {
    const pair = [...lying(A, 0, 40, 0), ...lying(B, 0, 40, 500)];
    const ahead = lying(DEPARTED, 1440, 1480, 90_000);
    expect(minutesOf(eventsOf([...pair, ...ahead]))).toEqual([['fired', 0]]);
  });

  it('[D8] any order of arrival within a minute gives the same events', () => {
    const all = [...lying(A, 0, 30, 0), ...lying(B, 0, 30, 500), ...lying(C, 5, 30, 300)];
    const expected = eventsOf(all);
    expect(expected).toHaveLength(3);
    const delays = fc.array(fc.nat(60_000), { minLength: all.length, maxLength: all.length });
    fc.assert(
      fc.property(delays, (delay) => {
        const arriving = all
          .map((each, i) => ({ each, at: each.timeMs + delay[i] }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => [each]);
        const [tracker, detector] = [createTracker(), createDetector([configuration()])];
        const steps = [...arriving.map((batch) => tracker.step(batch)), tracker.end()];
        expect(steps.flatMap(({ batch }) => detector.step(batch))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

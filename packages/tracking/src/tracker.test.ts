import { manualClock } from '@roadstead/contracts';
import type { Fix, Mmsi, PositionReport, RejectedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAITING_MAX } from './thresholds.ts';
import { createTracker, restoreTracker, type Tracker, type TrackerStep } from './tracker.ts';

const [A, B, C] = [211000001, 211000002, 211000003];

function report(mmsi: number, seconds: number, longitude = 3, latitude = 51): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: mmsi as Mmsi, timeMs: 1000 * seconds, longitude, latitude, ...unknown };
}

/** All that a tracker finds, batch after batch, and at the end. */
function track(
  batches: readonly (readonly PositionReport[])[],
  tracker: Tracker = createTracker(),
): TrackerStep[] {
  return [...batches.map((batch) => tracker.step(batch)), tracker.end()];
}

function fixesOf(steps: readonly TrackerStep[]): Fix[] {
  return steps.flatMap(({ batch }) => batch.fixes);
}

function reasonsOf(steps: readonly TrackerStep[]): [number, string][] {
  const seconds = ({ report: { timeMs } }: RejectedFix): number => timeMs / 1000;
  return steps.flatMap(({ rejected }) => rejected.map((each) => [seconds(each), each.reason]));
}

describe('order', () => {
  it('[D8] a fix is given when event time is past it by the lateness', () => {
    const tracker = createTracker();
    tracker.step([report(A, 0), report(B, 0)]);
    expect(tracker.step([report(A, 60), report(B, 60)]).batch.fixes).toEqual([]);
    expect(tracker.step([report(A, 60.5), report(B, 60.001)]).batch.fixes).toHaveLength(2);
    expect(tracker.eventTimeMs).toBe(60_001);
  });

  it('[D8] a fix as late as the lateness counts, a later one is rejected as late', () => {
    const steps = track([
      [report(A, 100), report(B, 100)],
      [report(C, 40), report(C, 39.999)],
    ]);
    expect(reasonsOf(steps)).toEqual([[39.999, 'late']]);
    expect(steps[1].rejected[0].detail).toBe('60.001 s behind the others');
    expect(fixesOf(steps).map(({ mmsi }) => mmsi)).toEqual([C, A, B]);
  });

  it('[D8] the lateness may be another', () => {
    const reports = [report(A, 100), report(B, 100), report(C, 94)];
    const lateOf = (latenessMaxSeconds: number): [number, string][] =>
      reasonsOf(track([reports], createTracker({ latenessMaxSeconds })));
    expect(lateOf(6)).toEqual([]);
    expect(lateOf(5)).toEqual([[94, 'late']]);
    expect(lateOf(0)).toEqual([[94, 'late']]);
  });

  it('[D8] two million reports wait at most; others of the ship ahead are rejected', () => {
    const tracker = createTracker();
    const first = report(A, 0);
    for (let from = 0; from < WAITING_MAX; from += 100_000) {
      const some = Array.from({ length: 100_000 }, (_, i) => ({
        ...first,
        timeMs: (from + i) * 1000,
      }));
      expect(tracker.step(some).rejected).toHaveLength(0);
    }
    const more = tracker.step([report(A, WAITING_MAX), report(B, 10), report(B, 20)]);
    expect(more.rejected.map(({ reason }) => reason)).toEqual(['ahead']);
    expect(tracker.eventTimeMs).toBe(20_000);
    const restored = restoreTracker(tracker.save());
    expect(restored.end().batch.fixes).toHaveLength(WAITING_MAX + 2);
  });

  it('[D8] fixes of one ship alone wait for another, or for the end', () => {
    const tracker = createTracker();
    const alone = [0, 1000, 2000].map((seconds) => report(A, seconds));
    expect(tracker.step(alone).batch).toEqual({
      fixes: [],
      heardUntilMs: Number.NEGATIVE_INFINITY,
      ended: false,
    });
    expect(tracker.end().batch.fixes).toEqual(alone);
  });

  it('[D8] a ship whose clock is wrong waits and makes nobody late', () => {
    const wrong = [report(C, 86_400), report(C, 86_410)];
    const others = [0, 60, 120].flatMap((at) => [report(A, at), report(B, at)]);
    const [first, second, end] = track([[...wrong, ...others], []]);
    expect(fixesOf([first, second]).map(({ mmsi }) => mmsi)).toEqual([A, B]);
    expect(fixesOf([end]).map(({ timeMs }) => timeMs / 1000)).toEqual([
      60, 60, 120, 120, 86_400, 86_410,
    ]);
    expect(reasonsOf([first, second, end])).toEqual([]);
    expect(end.batch).toMatchObject({ heardUntilMs: 120_000, ended: true });
  });

  it('[D8] of two fixes of a ship at one time the smaller longitude, then latitude, counts', () => {
    const places = [
      [3.001, 51],
      [3, 51.001],
      [3, 51],
    ] as const;
    for (const order of [places, [...places].reverse()]) {
      const reports = order.map(([longitude, latitude]) => report(A, 0, longitude, latitude));
      const steps = track([reports.slice(0, 1), reports.slice(1)]);
      expect(fixesOf(steps)).toEqual([report(A, 0)]);
      expect(reasonsOf(steps)).toEqual([
        [0, 'duplicate'],
        [0, 'duplicate'],
      ]);
    }
  });

  it('[D8] any interleaving and cutting within the lateness gives the same', () => {
    const one = fc.record({
      mmsi: fc.constantFrom(A, B, C),
      seconds: fc.nat(600),
      place: fc.constantFrom(3, 3.001, 9),
      delaySeconds: fc.nat(60),
    });
    const sizes = fc.array(fc.nat(7), { minLength: 1 }).map((all) => [...all, 1]);
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), sizes, (all, cuts) => {
        const arriving = all
          .map((each) => ({ ...each, at: each.seconds + each.delaySeconds }))
          .sort((a, b) => a.at - b.at)
          .map(({ mmsi, seconds, place }) => report(mmsi, seconds, place));
        const batches: PositionReport[][] = [];
        for (let at = 0; at < arriving.length; at += cuts[(batches.length - 1) % cuts.length]) {
          batches.push(arriving.slice(at, at + cuts[batches.length % cuts.length]));
        }
        const steps = track(batches);
        const [plain] = [track([[...arriving].sort((a, b) => a.timeMs - b.timeMs)])];
        expect(fixesOf(steps)).toEqual(fixesOf(plain));
        expect(steps.flatMap(({ rejected }) => rejected)).toEqual(
          plain.flatMap(({ rejected }) => rejected),
        );
        expectToBeStretches(steps);
      }),
      { numRuns: 200 },
    );
  });

  /** What `TrackBatch` promises. */
  function expectToBeStretches(steps: readonly TrackerStep[]): void {
    let heardUntilMs = Number.NEGATIVE_INFINITY;
    for (const { batch } of steps) {
      expect(batch.fixes.filter(({ timeMs }) => timeMs < heardUntilMs)).toEqual([]);
      expect(batch.heardUntilMs).toBeGreaterThanOrEqual(heardUntilMs);
      heardUntilMs = batch.heardUntilMs;
    }
    const keys = fixesOf(steps).map(({ timeMs, mmsi }) => timeMs * 1e9 + mmsi);
    expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
  }
});

describe('a live feed', () => {
  it('[D8] has no fix more than 300 s ahead of the receiving clock', () => {
    const clock = manualClock(1_000_000);
    const tracker = createTracker({ clock });
    const steps = [tracker.step([report(A, 1300), report(A, 1300.001)])];
    clock.set(1_000_001);
    steps.push(tracker.step([report(A, 1300.001)]));
    expect(reasonsOf(steps)).toEqual([[1300.001, 'future']]);
    expect(steps[0].rejected[0].detail).toBe('300.001 s ahead of the receiving clock');
  });

  it('[D8] may be as far behind it as it likes, and a recording has no clock', () => {
    const late = createTracker({ clock: manualClock(9e12) });
    expect(reasonsOf(track([[report(A, 0)]], late))).toEqual([]);
    expect(reasonsOf(track([[report(A, 9e9)]]))).toEqual([]);
  });
});

describe('who is no ship', () => {
  it.each([
    ['a ship of the first MID', 201000000, true],
    ['a ship of the last MID', 775999999, true],
    ['below the first MID', 200999999, false],
    ['above the last MID', 776000000, false],
    ['a coast station', 2442001, false],
    ['a group of ships', 24420001, false],
    ['a SAR aircraft', 111244001, false],
    ['a handheld VHF', 824400001, false],
    ['an AIS-SART', 970012345, false],
    ['a man overboard device', 972012345, false],
    ['an EPIRB', 974012345, false],
    ['an auxiliary craft', 982440001, false],
    ['an aid to navigation', 992441234, false],
    ['nobody', 0, false],
  ])('[D9] %s (%d)', (_, mmsi, isShip) => {
    const steps = track([[report(mmsi, 7)]]);
    expect(fixesOf(steps)).toHaveLength(isShip ? 1 : 0);
    expect(reasonsOf(steps)).toEqual(isShip ? [] : [[7, 'not-a-ship']]);
  });

  it('[D9] does not move event time', () => {
    const tracker = createTracker();
    tracker.step([report(A, 5), report(992441234, 900), report(970012345, 900)]);
    expect(tracker.eventTimeMs).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('an impossible fix', () => {
  it.each([
    ['longitude 181, not available', { longitude: 181 }],
    ['latitude 91, not available', { latitude: 91 }],
    ['a longitude out of range', { longitude: -180.0001 }],
    ['a latitude out of range', { latitude: -90.0001 }],
    ['no number', { longitude: Number.NaN }],
    ['no time', { timeMs: Number.NaN }],
    ['a time without end', { timeMs: Number.POSITIVE_INFINITY }],
    ['half a millisecond', { timeMs: 0.5 }],
  ])('[D10] is one with %s', (_, change) => {
    const tracker = createTracker();
    const { rejected } = tracker.step([{ ...report(A, 0), ...change }, report(B, 900)]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['impossible']);
    expect(tracker.eventTimeMs).toBe(Number.NEGATIVE_INFINITY);
  });

  it('[D10] is not one at the end of the world', () => {
    const corners = [-180, 180].flatMap((x) => [-90, 90].map((y) => [x, y] as const));
    const reports = corners.map(([x, y], i) => report(A + i, 0, x, y));
    expect(fixesOf(track([reports]))).toHaveLength(4);
  });

  it('[D10] is a jump, until the third that agrees starts the track', () => {
    const seen = [3, 9, 9, 9, 9].map((longitude, i) => report(A, 10 * i, longitude));
    const steps = track([seen]);
    expect(fixesOf(steps)).toEqual([seen[0], { ...seen[3], startsTrack: true }, seen[4]]);
    expect(reasonsOf(steps)).toEqual([
      [10, 'jump'],
      [20, 'jump'],
    ]);
  });
});

describe('a tracker that is saved', () => {
  it('[D13] goes on as if there had been no stop, at any moment', () => {
    const place = fc.constantFrom(3, 3.001, 9);
    const one = fc.tuple(fc.constantFrom(A, B, C), fc.integer({ min: -90, max: 30 }), place);
    fc.assert(
      fc.property(fc.array(fc.array(one, { maxLength: 4 }), { maxLength: 12 }), (plan) => {
        const batches = plan.map((batch, i) =>
          batch.map(([mmsi, seconds, x]) => report(mmsi, 40 * i + seconds, x)),
        );
        let tracker = createTracker({ latenessMaxSeconds: 50, speedMaxKnots: 60 });
        const steps = batches.map((batch) => {
          tracker = restoreTracker(tracker.save(), { latenessMaxSeconds: 50, speedMaxKnots: 60 });
          return tracker.step(batch);
        });
        const plain = createTracker({ latenessMaxSeconds: 50, speedMaxKnots: 60 });
        expect([...steps, tracker.end()]).toEqual(track(batches, plain));
        expect(tracker.eventTimeMs).toBe(plain.eventTimeMs);
      }),
    );
  });

  it('[D13] is restored from nothing else', () => {
    expect(() => restoreTracker(new Uint8Array(0))).toThrow(TypeError);
    expect(() => restoreTracker(new TextEncoder().encode('{"kind":"tracker 2"}'))).toThrow(
      TypeError,
    );
  });
});

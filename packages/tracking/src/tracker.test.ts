import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { Fix, Mmsi, PositionReport, RejectedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTracker, restoreTracker, type Tracker, type TrackerStep } from './tracker.ts';

const [A, B, C] = [211000001, 211000002, 211000003];

function report(mmsi: number, seconds: number, longitude = 3, latitude = 51): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: mmsi as Mmsi, timeMs: 1000 * seconds, longitude, latitude, ...unknown };
}

/** All steps of a tracker, with the last one. */
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
  it('[D8] a fix is released when event time is past it by the lateness', () => {
    const tracker = createTracker();
    tracker.step([report(A, 0), report(B, 0)]);
    expect(tracker.step([report(A, 60), report(B, 60)]).batch.fixes).toEqual([]);
    expect(tracker.step([report(A, 61.999), report(B, 61)]).batch.fixes).toHaveLength(2);
    expect(tracker.eventTimeMs).toBe(61_000);
  });

  it('[D8] a report of exactly the maximum lateness is accepted, a later one is rejected as late', () => {
    const steps = track([
      [report(A, 100), report(B, 100)],
      [report(C, 40), report(C, 39.999)],
    ]);
    expect(reasonsOf(steps)).toEqual([[39.999, 'late']]);
    expect(steps[1].rejected[0].detail).toBe('60.001 s older than event time');
    expect(fixesOf(steps).map(({ mmsi }) => mmsi)).toEqual([C, A, B]);
  });

  it('[D8] the maximum lateness can be set', () => {
    const reports = [report(A, 100), report(B, 100), report(C, 94)];
    const lateOf = (latenessMaxSeconds: number): [number, string][] =>
      reasonsOf(track([reports], createTracker({ latenessMaxSeconds })));
    expect(lateOf(6)).toEqual([]);
    expect(lateOf(5)).toEqual([[94, 'late']]);
    expect(lateOf(0)).toEqual([[94, 'late']]);
  });

  it('[D8] beyond the maximum of waiting reports the one furthest ahead is rejected, in any batching', () => {
    const ahead = [3000, 1000, 2000, 5000, 4000].map((seconds) => report(A, seconds));
    const reports = [report(A, 0), report(B, 0), report(C, 0), ...ahead, report(B, 10)];
    for (const size of [1, 2, 4, 9]) {
      const tracker = createTracker({ waitingMax: 5 });
      const steps: TrackerStep[] = [];
      for (let at = 0; at < reports.length; at += size)
        steps.push(tracker.step(reports.slice(at, at + size)));
      expect(reasonsOf(steps)).toEqual([3000, 5000, 4000, 2000].map((at) => [at, 'ahead']));
      expect(steps.flatMap(({ rejected }) => rejected)[0].detail).toBe(
        '5 reports are waiting for event time',
      );
      expect(tracker.eventTimeMs).toBe(10_000);
      const restored = restoreTracker(tracker.save());
      expect(fixesOf([restored.end()]).map(({ timeMs }) => timeMs / 1000)).toEqual([
        0, 0, 0, 10, 1000,
      ]);
    }
  });

  it('[D8] reports of a large batch that are due do not wait', () => {
    const tracker = createTracker({ waitingMax: 200 });
    const reports = Array.from({ length: 1000 }, (_, i) => report([A, B][i % 2], i));
    const { batch, rejected } = tracker.step(reports);
    expect(rejected).toEqual([]);
    expect(batch.fixes).toEqual(reports.slice(0, 938));
  });

  it('[D8] a ship that is heard alone moves event time by itself', () => {
    const tracker = createTracker();
    const alone = [0, 1000, 2000].map((seconds) => report(A, seconds));
    expect(tracker.step(alone).batch).toEqual({
      fixes: alone.slice(0, 2),
      watermarkMs: 1_940_000,
      ended: false,
    });
    expect(tracker.eventTimeStatus).toEqual({
      voters: 1,
      quorum: 1,
      waiting: 1,
      newestAheadMs: null,
    });
  });

  it('[D8] reports of a ship with a wrong clock wait, and make no other ship late', () => {
    const wrong = [report(C, 86_400), report(C, 86_410)];
    const others = [60, 120].flatMap((at) => [report(A, at), report(B, at)]);
    const tracker = createTracker();
    const first = tracker.step([report(A, 0), report(B, 0), ...wrong, ...others]);
    expect(tracker.eventTimeStatus).toEqual({
      voters: 3,
      quorum: 2,
      waiting: 6,
      newestAheadMs: 86_410_000,
    });
    const steps = [first, tracker.step([])];
    expect(fixesOf(steps).map(({ mmsi }) => mmsi)).toEqual([A, B]);
    const end = tracker.end();
    expect(fixesOf([end]).map(({ timeMs }) => timeMs / 1000)).toEqual([
      60, 60, 120, 120, 86_400, 86_410,
    ]);
    expect(reasonsOf([...steps, end])).toEqual([]);
    expect(end.batch).toMatchObject({ watermarkMs: 120_000, ended: true });
  });

  it('[D8] the fix with the smaller longitude, then latitude, counts of two fixes at one time', () => {
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

  it('[D8] any interleaving and batching within the lateness gives the same', () => {
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
        expectValidBatches(steps);
      }),
      { numRuns: 200 },
    );
  });

  /** Expects the guarantees of `TrackBatch`. */
  function expectValidBatches(steps: readonly TrackerStep[]): void {
    let watermarkMs = Number.NEGATIVE_INFINITY;
    for (const { batch } of steps) {
      expect(batch.fixes.filter(({ timeMs }) => timeMs < watermarkMs)).toEqual([]);
      expect(batch.watermarkMs).toBeGreaterThanOrEqual(watermarkMs);
      watermarkMs = batch.watermarkMs;
    }
    const keys = fixesOf(steps).map(({ timeMs, mmsi }) => timeMs * 1e9 + mmsi);
    expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
  }
});

describe('a live feed', () => {
  it('[D8] rejects fixes more than 300 s ahead of the receiving clock', () => {
    const tracker = createTracker();
    const steps = [
      tracker.step([report(A, 1300), report(A, 1300.001)], 1_000_000),
      tracker.step([report(A, 1300.001)], 1_000_001),
    ];
    expect(reasonsOf(steps)).toEqual([[1300.001, 'future']]);
    expect(steps[0].rejected[0].detail).toBe('300.001 s ahead of the receiving clock');
  });

  it('[D8] accepts fixes any time behind the clock, and any time without a clock', () => {
    expect(reasonsOf([createTracker().step([report(A, 0)], 9e12)])).toEqual([]);
    expect(reasonsOf(track([[report(A, 9e9)]]))).toEqual([]);
  });

  it('[D8] event time does not pass the receiving clock, and follows it without reports', () => {
    const tracker = createTracker({ latenessMaxSeconds: 0 });
    const ahead = [report(A, 1100), report(B, 1100)];
    expect(fixesOf([tracker.step(ahead, 1_000_700)])).toEqual([]);
    expect(tracker.eventTimeMs).toBe(1_000_000);
    expect(tracker.eventTimeStatus).toMatchObject({ waiting: 2, newestAheadMs: 1_100_000 });
    expect(fixesOf([tracker.step([], 1_099_999)])).toEqual([]);
    expect(tracker.eventTimeMs).toBe(1_099_000);
    expect(fixesOf([tracker.step([], 1_101_000)])).toEqual([]);
    expect(tracker.eventTimeMs).toBe(1_100_000);
    expect(fixesOf([tracker.step([report(A, 1101), report(B, 1102)], 1_103_000)])).toEqual(ahead);
  });

  it('[D8] a ship votes for ten minutes after its report', () => {
    const tracker = createTracker();
    tracker.step([report(A, 100), report(B, 400)], 400_000);
    expect(tracker.eventTimeMs).toBe(100_000);
    tracker.step([report(B, 500)], 500_000);
    tracker.step([], 1_000_000);
    expect([tracker.eventTimeMs, tracker.eventTimeStatus.voters]).toEqual([100_000, 2]);
    tracker.step([], 1_000_001);
    expect([tracker.eventTimeMs, tracker.eventTimeStatus.voters]).toEqual([500_000, 1]);
  });
});

describe('the form of an MMSI', () => {
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
    expect(tracker.eventTimeMs).toBe(5000);
  });
});

describe('an impossible fix', () => {
  it.each([
    ['longitude 181, not available', { longitude: 181 }],
    ['latitude 91, not available', { latitude: 91 }],
    ['a longitude out of range', { longitude: -180.0001 }],
    ['a latitude out of range', { latitude: -90.0001 }],
    ['NaN as longitude', { longitude: Number.NaN }],
    ['NaN as time', { timeMs: Number.NaN }],
    ['an infinite time', { timeMs: Number.POSITIVE_INFINITY }],
    ['half a millisecond', { timeMs: 0.5 }],
  ])('[D10] has %s', (_, change) => {
    const tracker = createTracker();
    const { rejected } = tracker.step([report(B, 900), { ...report(B, 1900), ...change }]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['impossible']);
    expect(tracker.eventTimeMs).toBe(900_000);
  });

  it('[D10] is not one at ±180° or at a pole', () => {
    const corners = [-180, 180].flatMap((x) => [-90, 90].map((y) => [x, y] as const));
    const reports = corners.map(([x, y], i) => report(A + i, 0, x, y));
    expect(fixesOf(track([reports]))).toHaveLength(4);
  });

  it('[D10] is a jump until the third agreeing one starts a new track', () => {
    const seen = [3, 9, 9, 9, 9].map((longitude, i) => report(A, 10 * i, longitude));
    const steps = track([seen]);
    expect(fixesOf(steps)).toEqual([seen[0], { ...seen[3], startsTrack: true }, seen[4]]);
    expect(reasonsOf(steps)).toEqual([
      [10, 'jump'],
      [20, 'jump'],
    ]);
  });
});

describe('a saved tracker', () => {
  it('[D13] continues at any moment as if it had not been saved', () => {
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

  it('[D13] continues with its event time if it was saved in November 2026, without voters', () => {
    const tracker = createTracker();
    const waiting = [report(A, 50), report(B, 60), report(B, 900)];
    tracker.step(waiting);
    const { arrays } = decodeSnapshot('tracker 3', tracker.save());
    const eventTime = { leaderMmsi: B, leaderTimeMs: 900_000, timeMs: 50_500 };
    const old = encodeSnapshot({
      kind: 'tracker 2',
      header: { eventTime },
      arrays: [arrays[0], ...arrays.slice(4)],
    });
    const restored = restoreTracker(old);
    expect(restored.eventTimeMs).toBe(50_500);
    expect(restored.eventTimeStatus).toMatchObject({ voters: 0, waiting: 3 });
    const steps = [restored.step([report(A, -10), report(A, 70), report(B, 80)]), restored.end()];
    expect(reasonsOf(steps)).toEqual([[-10, 'late']]);
    expect(fixesOf(steps)).toEqual([
      waiting[0],
      waiting[1],
      report(A, 70),
      report(B, 80),
      waiting[2],
    ]);
  });

  it('[D13] is not restored from other bytes', () => {
    expect(() => restoreTracker(new Uint8Array(0))).toThrow(TypeError);
    expect(() => restoreTracker(new TextEncoder().encode('{"kind":"tracker 2"}'))).toThrow(
      TypeError,
    );
  });
});

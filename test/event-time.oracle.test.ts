import type { Mmsi, PositionReport, RejectedFix } from '@roadstead/model';
import { createTracker, restoreTracker, type Tracker, type TrackerStep } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongClocks } from './event-time/wrong-clocks.ts';
import { judge, type Received } from './oracle/event-time.ts';

const LATENESS_MS = 60_000;
const SHIP = 211_000_000;

function report(ship: number, timeMs: number): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: (SHIP + ship) as Mmsi, timeMs, longitude: 3, latitude: 51, ...unknown };
}

/** Any reports: mostly near the time of reception, some far ahead or behind; the feed pauses for up to half an hour. */
function anyFeed(isLive: boolean): fc.Arbitrary<readonly Received[]> {
  const ship = fc.oneof(fc.nat(3), fc.nat(60));
  const aheadMs = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -70_000, max: 5000 }) },
    fc.integer({ min: -200_000, max: 310_000 }),
    fc.integer({ min: -1e9, max: 1e12 }),
  );
  const pauseMs = fc.oneof(
    { weight: 8, arbitrary: fc.nat(4000) },
    fc.constantFrom(0, 600_000, 600_001),
    fc.nat(2e6),
  );
  return fc.array(fc.tuple(ship, aheadMs, pauseMs), { maxLength: 150, size: 'max' }).map((all) => {
    let nowMs = 1_600_000_000_000;
    return all.map(([number, ahead, pause]) => {
      nowMs += pause;
      return { report: report(number, nowMs + ahead), receivedMs: isLive ? nowMs : null };
    });
  });
}

/** Cuts a feed into batches of one receiving time each. */
function cut(feed: readonly Received[], sizes: readonly number[]): (readonly Received[])[] {
  const batches: Received[][] = [];
  for (const each of feed) {
    const last = batches.at(-1);
    const isFull = last && last.length >= sizes[batches.length % sizes.length];
    if (!last || isFull || last[0].receivedMs !== each.receivedMs) batches.push([each]);
    else last.push(each);
  }
  return batches;
}

function stepOf(tracker: Tracker, batch: readonly Received[]): TrackerStep {
  return tracker.step(
    batch.map(({ report: each }) => each as PositionReport),
    batch[0].receivedMs,
  );
}

function reasonsOf(steps: readonly TrackerStep[]): string[] {
  const text = ({ report: { mmsi, timeMs }, reason }: RejectedFix): string =>
    `${mmsi} ${timeMs} ${reason}`;
  return steps.flatMap(({ rejected }) => rejected.map(text)).sort();
}

describe.each(['live', 'recorded'])('event time of a %s feed', (kind) => {
  const feeds = anyFeed(kind === 'live');

  it('[D8] is that of the rule after each report, and the same reports are late or of the future', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const tracker = createTracker();
        const found = feed.map((each) => {
          const { rejected } = stepOf(tracker, [each]);
          const own = rejected.find((rejection) => rejection.report === each.report)?.reason;
          const { voters, quorum } = tracker.eventTimeStatus;
          return {
            ...{ isLate: own === 'late', isFuture: own === 'future' },
            ...{ eventTimeMs: tracker.eventTimeMs, voters, quorum: voters === 0 ? 2 : quorum },
          };
        });
        expect(found).toEqual(judge(feed, LATENESS_MS));
      }),
      { numRuns: 75 },
    );
  });

  it('[D8, D13] any batching and a restart at any moment give the same', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(feeds, sizes, fc.nat(9), (feed, cuts, every) => {
        const plain = createTracker();
        const expected = [...cut(feed, [1]).map((batch) => stepOf(plain, batch)), plain.end()];
        let tracker = createTracker();
        const steps = cut(feed, cuts).map((batch, i) => {
          if (i % (every + 1) === 0) tracker = restoreTracker(tracker.save());
          return stepOf(tracker, batch);
        });
        steps.push(tracker.end());
        expect(tracker.eventTimeMs).toBe(plain.eventTimeMs);
        expect(tracker.eventTimeStatus).toEqual(plain.eventTimeStatus);
        const fixesOf = (all: readonly TrackerStep[]): unknown[] =>
          all.flatMap(({ batch }) => batch.fixes);
        expect(fixesOf(steps)).toEqual(fixesOf(expected));
        expect(reasonsOf(steps)).toEqual(reasonsOf(expected));
      }),
      { numRuns: 75 },
    );
  });
});

describe('a group of fewer ships than a quorum whose clocks are wrong', () => {
  it.each(['live', 'recorded'] as const)('[D8] makes no fix of the others late, %s', (kind) => {
    fc.assert(
      fc.property(wrongClocks(kind), ({ check }) => check()),
      { numRuns: 60 },
    );
  });
});

import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { eventTimeAfter, eventTimeOf, type Judgement, judge } from './event-time.ts';

const [A, B, C] = [211000001, 211000002, 211000003] as Mmsi[];

function report(mmsi: Mmsi, seconds: number): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi, timeMs: 1000 * seconds, longitude: 3, latitude: 51, ...unknown };
}

/** Judges reports of `[ship, second, second of reception]`. */
function live(...all: readonly (readonly [Mmsi, number, number])[]): Judgement[] {
  return judge(
    all.map(([mmsi, seconds, at]) => ({ report: report(mmsi, seconds), receivedMs: 1000 * at })),
    60_000,
  );
}

describe('event time', () => {
  it('[D8] is the second newest second of two to forty ships, and that of a single one', () => {
    const reports = [report(A, 0), report(B, 90.5), report(C, 5), report(A, 7.9)];
    expect(eventTimeAfter(reports.slice(0, 1))).toBe(0);
    expect(eventTimeAfter(reports)).toBe(7000);
    expect(eventTimeOf([...reports].reverse())).toBe(7000);
    expect(eventTimeAfter([])).toBe(Number.NEGATIVE_INFINITY);
  });

  it('[D8] does not go back, nor past the receiving clock', () => {
    expect(
      live([A, 100, 90], [B, 50, 95], [B, 99, 120]).map(({ eventTimeMs }) => eventTimeMs),
    ).toEqual([90_000, 95_000, 99_000]);
  });

  it('[D8] forgets a ship ten minutes after its last report that was not late', () => {
    const judged = live([A, 100, 100], [B, 100, 100], [A, 300, 300], [B, 20, 301], [A, 700, 701]);
    expect(judged.map(({ isLate }) => isLate)).toEqual([false, false, false, true, false]);
    expect(judged.map(({ voters }) => voters)).toEqual([1, 2, 2, 2, 1]);
    expect(judged.at(-1)?.eventTimeMs).toBe(700_000);
  });

  it('[D9] ignores reports of other than ships, and those of the future', () => {
    expect(eventTimeOf([report(A, 1), report(B, 9), report(2442001 as Mmsi, 8)])).toBe(1000);
    expect(live([A, 500, 100], [B, 90, 100])).toMatchObject([
      { isFuture: true, voters: 0 },
      { isFuture: false, voters: 1, eventTimeMs: 90_000 },
    ]);
  });
});

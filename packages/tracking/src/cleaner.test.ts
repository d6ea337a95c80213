import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { Cleaner, type CleaningResult } from './cleaner.ts';

/** Metres in a minute at 80 knots. */
const MINUTE_METERS_MAX = (80 * 1852) / 60;
const METERS_PER_DEGREE = (6_378_137 * Math.PI) / 180;
const A = 211000001;
const DAY_MINUTES = 24 * 60;

type Seen = readonly [minute: number, eastMeters: number, mmsi?: number];

/** A report on the equator, east of a meridian. */
function report([minute, eastMeters, mmsi = A]: Seen, west: number): PositionReport {
  const longitude = west + eastMeters / METERS_PER_DEGREE;
  return {
    mmsi: mmsi as Mmsi,
    timeMs: minute * 60_000,
    longitude: longitude > 180 ? longitude - 360 : longitude,
    latitude: 0,
    sog: null,
    cog: null,
    heading: null,
    rot: null,
    navStatus: 15,
  };
}

function results(seen: readonly Seen[], west = 0, cleaner = new Cleaner(80)): CleaningResult[] {
  return seen.map((each) => report(each, west)).map((each) => cleaner.classify(each.mmsi, each));
}

describe('a jump', () => {
  it.each([0, 90, 179.99])('[D10] needs more than 80 knots, also at %d° east', (west) => {
    const to = (meters: number): CleaningResult[] =>
      results(
        [
          [0, 0],
          [1, meters],
        ],
        west,
      );
    expect(to(MINUTE_METERS_MAX - 0.01)).toEqual(['fix', 'fix']);
    expect(to(MINUTE_METERS_MAX + 0.01)).toEqual(['fix', 'jump']);
    expect(to(-MINUTE_METERS_MAX + 0.01)).toEqual(['fix', 'fix']);
    expect(to(-MINUTE_METERS_MAX - 0.01)).toEqual(['fix', 'jump']);
  });

  it('[D10] is measured with the ship’s own speed limit', () => {
    const hour: Seen[] = [
      [0, 0],
      [60, 30 * 1852],
    ];
    expect(results(hour, 0, new Cleaner(29.99))).toEqual(['fix', 'jump']);
    expect(results(hour, 0, new Cleaner(30.01))).toEqual(['fix', 'fix']);
  });

  it('[D10] is measured from the last accepted fix', () => {
    expect(
      results([
        [0, 0],
        [1, 50_000],
        [2, 2 * MINUTE_METERS_MAX - 1],
      ]),
    ).toEqual(['fix', 'jump', 'fix']);
  });

  it('[D10] of one ship does not affect another', () => {
    expect(
      results([
        [0, 0],
        [0, 90_000, A + 1],
        [1, 100],
        [1, 90_100, A + 1],
      ]),
    ).toEqual(['fix', 'fix', 'fix', 'fix']);
  });
});

describe('three agreeing rejected fixes', () => {
  it('[D10] start a new track at the third', () => {
    const there: Seen[] = [
      [1, 90_000],
      [2, 90_500],
      [3, 91_000],
      [4, 91_500],
    ];
    expect(results([[0, 0], ...there])).toEqual(['fix', 'jump', 'jump', 'start', 'fix']);
  });

  it('[D10] recover a ship whose first fix was wrong', () => {
    expect(
      results([
        [0, 9_000_000],
        [1, 0],
        [2, 10],
        [3, 20],
        [4, 30],
      ]),
    ).toEqual(['fix', 'jump', 'jump', 'start', 'fix']);
  });

  it('[D10] must be consecutive: an accepted fix ends the sequence', () => {
    expect(
      results([
        [0, 0],
        [1, 90_000],
        [2, 90_000],
        [3, 0],
        [4, 90_000],
        [5, 90_000],
        [6, 90_000],
      ]),
    ).toEqual(['fix', 'jump', 'jump', 'fix', 'jump', 'jump', 'start']);
  });

  it('[D10] must agree: one that cannot be reached begins a new sequence', () => {
    expect(
      results([
        [0, 0],
        [1, 90_000],
        [2, 90_100],
        [3, -90_000],
        [4, -90_100],
        [5, 300_000],
        [6, 300_000],
        [7, 300_000],
      ]),
    ).toEqual(['fix', 'jump', 'jump', 'jump', 'jump', 'jump', 'jump', 'start']);
  });

  it('[D10] must have different times: a duplicate does not count', () => {
    expect(
      results([
        [0, 0],
        [1, 90_000],
        [1, 90_000],
        [1, 90_001],
        [2, 90_000],
        [2, 90_000],
        [3, 90_000],
      ]),
    ).toEqual(['fix', 'jump', 'duplicate', 'duplicate', 'jump', 'duplicate', 'start']);
  });

  it('[D10] never result from two ships that report alternately with one MMSI', () => {
    const turns = Array.from({ length: 50 }, (_, i): Seen => [i, i % 2 === 0 ? i : 90_000 + i]);
    expect(results(turns)).toEqual(turns.map((_, i) => (i % 2 === 0 ? 'fix' : 'jump')));
  });
});

describe('two fixes at one time', () => {
  it('[D8] are one fix and a duplicate, near or far', () => {
    expect(
      results([
        [0, 0],
        [0, 1],
        [0, 90_000],
      ]),
    ).toEqual(['fix', 'duplicate', 'duplicate']);
  });
});

describe('a silent ship', () => {
  it('[D10] can be anywhere after six days without a jump', () => {
    const halfRound = 20_000_000;
    expect(
      results([
        [0, 0],
        [5 * DAY_MINUTES, halfRound],
      ]),
    ).toEqual(['fix', 'jump']);
    expect(
      results([
        [0, 0],
        [6 * DAY_MINUTES, halfRound],
      ]),
    ).toEqual(['fix', 'fix']);
  });

  it('[D12] is deleted after six days', () => {
    const cleaner = new Cleaner(80);
    const fleet = Array.from({ length: 500 }, (_, i): Seen => [i / 100, 0, A + 1 + i]);
    results(fleet, 0, cleaner);
    expect(cleaner.shipCount).toBe(500);
    const days = Array.from({ length: 14 }, (_, day): Seen => [(day + 1) * (DAY_MINUTES / 2), 0]);
    results(days, 0, cleaner);
    expect(cleaner.shipCount).toBe(1);
    expect(results(fleet.map(([, east, mmsi]) => [8 * DAY_MINUTES, east, mmsi ?? A]))).toEqual(
      fleet.map(() => 'fix'),
    );
  });
});

describe('a saved cleaner', () => {
  it('[D13] continues in the middle of a sequence of jumps', () => {
    const seen: Seen[] = [
      [0, 0],
      [1, 90_000],
      [2, 90_000],
      [3, 90_000],
      [3, 90_000],
      [4, 90_000],
    ];
    for (let cut = 0; cut <= seen.length; cut++) {
      const [before, after] = [new Cleaner(80), new Cleaner(80)];
      const first = results(seen.slice(0, cut), 0, before);
      after.restore(before.save());
      expect([...first, ...results(seen.slice(cut), 0, after)]).toEqual(results(seen));
    }
  });
});

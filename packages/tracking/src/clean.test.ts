import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { Cleaner, type Verdict } from './clean.ts';

/** 80 knots for a minute. */
const MINUTE_METERS_MAX = (80 * 1852) / 60;
const METERS_PER_DEGREE = (6_378_137 * Math.PI) / 180;
const A = 211000001;
const DAY_MINUTES = 24 * 60;

type Seen = readonly [minute: number, eastMeters: number, mmsi?: number];

/** On the equator, east of a meridian. */
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

function verdicts(seen: readonly Seen[], west = 0, cleaner = new Cleaner(80)): Verdict[] {
  return seen.map((each) => report(each, west)).map((each) => cleaner.judge(each.mmsi, each));
}

describe('a jump', () => {
  it.each([0, 90, 179.99])('[D10] needs more than 80 knots, from %d° east too', (west) => {
    const to = (meters: number): Verdict[] =>
      verdicts(
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
    expect(verdicts(hour, 0, new Cleaner(29.99))).toEqual(['fix', 'jump']);
    expect(verdicts(hour, 0, new Cleaner(30.01))).toEqual(['fix', 'fix']);
  });

  it('[D10] is judged from the last fix that counted', () => {
    expect(
      verdicts([
        [0, 0],
        [1, 50_000],
        [2, 2 * MINUTE_METERS_MAX - 1],
      ]),
    ).toEqual(['fix', 'jump', 'fix']);
  });

  it('[D10] of one ship is none of another', () => {
    expect(
      verdicts([
        [0, 0],
        [0, 90_000, A + 1],
        [1, 100],
        [1, 90_100, A + 1],
      ]),
    ).toEqual(['fix', 'fix', 'fix', 'fix']);
  });
});

describe('three rejected fixes that agree', () => {
  it('[D10] start the track anew at the third', () => {
    const there: Seen[] = [
      [1, 90_000],
      [2, 90_500],
      [3, 91_000],
      [4, 91_500],
    ];
    expect(verdicts([[0, 0], ...there])).toEqual(['fix', 'jump', 'jump', 'start', 'fix']);
  });

  it('[D10] save a ship whose first fix was the wrong one', () => {
    expect(
      verdicts([
        [0, 9_000_000],
        [1, 0],
        [2, 10],
        [3, 20],
        [4, 30],
      ]),
    ).toEqual(['fix', 'jump', 'jump', 'start', 'fix']);
  });

  it('[D10] must be consecutive: one that is not a jump breaks the row', () => {
    expect(
      verdicts([
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

  it('[D10] must agree: one that cannot be reached begins a row of its own', () => {
    expect(
      verdicts([
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

  it('[D10] are three at different times: a duplicate is no witness', () => {
    expect(
      verdicts([
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

  it('[D10] never come from two ships that take turns with one MMSI', () => {
    const turns = Array.from({ length: 50 }, (_, i): Seen => [i, i % 2 === 0 ? i : 90_000 + i]);
    expect(verdicts(turns)).toEqual(turns.map((_, i) => (i % 2 === 0 ? 'fix' : 'jump')));
  });
});

describe('two fixes at one time', () => {
  it('[D8] are one fix and a duplicate, near or far', () => {
    expect(
      verdicts([
        [0, 0],
        [0, 1],
        [0, 90_000],
      ]),
    ).toEqual(['fix', 'duplicate', 'duplicate']);
  });
});

describe('a silent ship', () => {
  it('[D10] may be anywhere after six days, and makes no jump', () => {
    const halfRound = 20_000_000;
    expect(
      verdicts([
        [0, 0],
        [5 * DAY_MINUTES, halfRound],
      ]),
    ).toEqual(['fix', 'jump']);
    expect(
      verdicts([
        [0, 0],
        [6 * DAY_MINUTES, halfRound],
      ]),
    ).toEqual(['fix', 'fix']);
  });

  it('[D12] is forgotten then', () => {
    const cleaner = new Cleaner(80);
    const fleet = Array.from({ length: 500 }, (_, i): Seen => [i / 100, 0, A + 1 + i]);
    verdicts(fleet, 0, cleaner);
    expect(cleaner.shipCount).toBe(500);
    const days = Array.from({ length: 14 }, (_, day): Seen => [(day + 1) * (DAY_MINUTES / 2), 0]);
    verdicts(days, 0, cleaner);
    expect(cleaner.shipCount).toBe(1);
    expect(verdicts(fleet.map(([, east, mmsi]) => [8 * DAY_MINUTES, east, mmsi ?? A]))).toEqual(
      fleet.map(() => 'fix'),
    );
  });
});

describe('a cleaner that is saved', () => {
  it('[D13] goes on in the middle of a row of jumps', () => {
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
      const first = verdicts(seen.slice(0, cut), 0, before);
      after.restore(before.save());
      expect([...first, ...verdicts(seen.slice(cut), 0, after)]).toEqual(verdicts(seen));
    }
  });
});

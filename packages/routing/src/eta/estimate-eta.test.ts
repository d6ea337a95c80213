import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EtaEstimate, type EtaRequest, estimateEta } from './estimate-eta.ts';
import { serviceSpeedKnots } from './service-speed.ts';
import type { SpeedHistory } from './speed-history.ts';

const MS_PER_HOUR = 3_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);
const BULKER = { shiptype: 70, lengthMeters: 225 };

/** Returns the history of a ship with one speed over weeks and another over the last hours. */
function history(longKnots: number, recentKnots = longKnots, more: object = {}): SpeedHistory {
  return {
    ...{ timeMs: NOW_MS, longitude: 0, latitude: 0, isUnderWay: true, countedMs: NOW_MS },
    ...{ recentKnots, recentHours: 12, longKnots, longHours: 240, slowHours: 0 },
    ...more,
  };
}

interface TestRequest extends Omit<Partial<EtaRequest>, 'route'> {
  readonly miles?: number;
  readonly passages?: readonly string[];
}

function estimate({ miles = 3000, passages = [], ...request }: TestRequest): EtaEstimate {
  return estimateEta({
    fix: { timeMs: NOW_MS, sog: 14 },
    route: { distanceMeters: 1852 * miles, passages },
    ship: BULKER,
    nowMs: NOW_MS,
    ...request,
  });
}

/** Returns the estimate in hours from the fix, and the speed. */
function ok(request: TestRequest) {
  const result = estimate(request);
  if (result.status !== 'ok') throw new Error(result.status);
  const hours = (timeMs: number) => (timeMs - NOW_MS) / MS_PER_HOUR;
  const { etaMs, p10Ms, p50Ms, p90Ms, speedKnots } = result;
  return { eta: hours(etaMs), p10: hours(p10Ms), p50: hours(p50Ms), p90: hours(p90Ms), speedKnots };
}

describe('an ETA', () => {
  it('[E1] does not exist for a fix older than a day', () => {
    const at = (ageMs: number) => estimate({ fix: { timeMs: NOW_MS - ageMs, sog: 14 } });
    expect(at(86_400_001)).toEqual({ status: 'stale_position' });
    expect(at(86_400_000).status).toBe('ok');
    expect(at(-300_000).status).toBe('ok');
  });

  it('[E8] at sea has no approach, no pilot and no berth', () => {
    const atSea = ok({ miles: 100, endsAtSea: true });
    expect(atSea.eta).toBeCloseTo(100 / atSea.speedKnots, 1);
    expect(ok({ miles: 100 }).eta - atSea.eta).toBeGreaterThan(1);
    expect(ok({ miles: 1, endsAtSea: true }).eta).toBeCloseTo(1 / 14, 1);
  });

  it('[E8] of a ferry, a fast craft and a pilot boat has neither pilot nor wait: 37 km at 20 knots are an hour', () => {
    const fix = { timeMs: NOW_MS, sog: 20 };
    const ferry = ok({ miles: 20, fix, ship: { shiptype: 60, lengthMeters: 150 } });
    expect(ferry.eta).toBeGreaterThan(1);
    expect(ferry.eta).toBeLessThan(1.15);
    expect(ferry.p10).toBeLessThan(1);
    expect(ferry.p90).toBeLessThan(1.4);
    for (const shiptype of [40, 69, 50]) {
      expect(ok({ miles: 20, fix, ship: { shiptype, lengthMeters: 60 } }).eta).toBeLessThan(1.25);
    }
    expect(ok({ miles: 20, fix }).eta).toBeGreaterThan(2);
  });

  it('[E8] at the pilot station is earlier than that at the berth, and null without a pilot or on the approach', () => {
    const pilotHours = (request: TestRequest): number | null => {
      const result = estimate(request);
      if (result.status !== 'ok') throw new Error(result.status);
      return result.pilotMs === null ? null : (result.pilotMs - NOW_MS) / MS_PER_HOUR;
    };
    expect(pilotHours({ miles: 150 })).toBeCloseTo(140 / 14, 0);
    expect(ok({ miles: 150 }).eta - (pilotHours({ miles: 150 }) ?? 0)).toBeGreaterThan(1.5);
    expect(pilotHours({ miles: 9.9 })).toBeNull();
    expect(pilotHours({ endsAtSea: true })).toBeNull();
    expect(pilotHours({ ship: { shiptype: 60, lengthMeters: 150 } })).toBeNull();
  });

  it('[E3] of a tow below 3 knots is at its own speed, not at that of its class', () => {
    const ship = { shiptype: 31, lengthMeters: 40 };
    const fix = { timeMs: NOW_MS, sog: 2.4 };
    const tow = ok({ miles: 48, fix, ship, history: history(2.4) });
    expect(tow.speedKnots).toBeCloseTo(2.5, 0);
    expect(tow.eta).toBeGreaterThan(18);
    expect(ok({ miles: 48, fix, ship }).speedKnots).toBeLessThan(3.5);
    expect(ok({ miles: 48, fix }).speedKnots).toBeGreaterThan(10);
  });

  it('[E6] of a small passenger ship is at 35 knots if it reports so', () => {
    const ship = { shiptype: 60, lengthMeters: 30 };
    const at = (sog: number): number =>
      ok({ miles: 35, fix: { timeMs: NOW_MS, sog }, ship }).speedKnots;
    expect(at(35)).toBeGreaterThan(30);
    expect(at(46)).toBeCloseTo(10, 9);
  });

  it('[E2] of a stopped ship is later by the rest of its stop, if that is known', () => {
    const fix = { timeMs: NOW_MS, sog: 0 };
    const stay = { hours: 2, variance: 0, skew3: 0 };
    const known = ok({ miles: 140, fix, stay });
    expect(ok({ miles: 140, fix }).eta - known.eta).toBeGreaterThan(5);
    expect(known.p90 - known.p10).toBeLessThan(ok({ miles: 140, fix }).p90);
    expect(ok({ miles: 140, stay })).toEqual(ok({ miles: 140 }));
  });

  it('[E2] of a stopped ship is at its service speed, and later by the rest of the stop', () => {
    const fix = { timeMs: NOW_MS, sog: 0.3 };
    const stopped = ok({ fix });
    expect(stopped.speedKnots).toBe(serviceSpeedKnots(BULKER));
    const sailing = ok({ fix: { timeMs: NOW_MS, sog: null } });
    expect(sailing.speedKnots).toBe(stopped.speedKnots);
    expect(stopped.eta - sailing.eta).toBeGreaterThan(6);
    expect(stopped.eta - sailing.eta).toBeLessThan(12);
    expect(stopped.p90 - stopped.p10).toBeGreaterThan(sailing.p90 - sailing.p10);
  });

  it('[E2] of a stopped ship uses its long-term speed, and not that of its last hours', () => {
    const fix = { timeMs: NOW_MS, sog: 0 };
    const stopped = ok({ fix, history: history(16, 11) });
    expect(stopped.speedKnots).toBe(ok({ fix, history: history(16, 18) }).speedKnots);
    expect(stopped.speedKnots).toBeGreaterThan(15);
    // Without a speed over ground, the speed made good determines whether the ship is stopped.
    const noSog = { timeMs: NOW_MS, sog: null };
    expect(ok({ fix: noSog, history: history(16, 11, { isUnderWay: false }) })).toEqual(stopped);
    expect(ok({ fix: noSog, history: history(16, 11) }).eta).not.toBe(stopped.eta);
  });

  it('[E2] of a ship stopped at its destination is now', () => {
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 0 })).toMatchObject({ eta: 0, p90: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 1 })).toMatchObject({ eta: 0, p90: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 2 }).p90).toBeGreaterThan(12);
    const at = (distanceMeters: number, sog = 0) =>
      ok({ fix: { timeMs: NOW_MS, sog }, miles: distanceMeters / 1852 }).eta;
    expect(at(2000)).toBe(0);
    expect(at(2001)).toBeGreaterThan(6);
    // A ship at one knot is not stopped.
    expect(at(2000, 0.9)).toBe(0);
    expect(at(2000, 1)).toBeGreaterThan(0.1);
    expect(at(2000, 1)).toBeLessThan(1);
  });

  it('[E6] uses the speed of the last hours at first, and the long-term speed far ahead', () => {
    const near = ok({ miles: 30, history: history(14, 11) });
    const far = ok({ miles: 9000, history: history(14, 11) });
    expect(near.speedKnots).toBeLessThan(11.3);
    expect(far.speedKnots).toBeGreaterThan(13.5);
    // A recent mean of two days ago has decayed.
    const old = history(14, 11, { countedMs: NOW_MS - 48 * MS_PER_HOUR });
    expect(ok({ miles: 30, history: old }).speedKnots).toBeGreaterThan(12.9);
  });

  it('[E6] of a ship with one fix uses its speed over ground', () => {
    const service = serviceSpeedKnots(BULKER);
    const single = ok({ fix: { timeMs: NOW_MS, sog: 17 }, miles: 9000 }).speedKnots;
    expect(single).toBeGreaterThan(service + 0.7 * (17 - service));
    expect(single).toBeLessThan(17);
    const first = history(0, 0, { longHours: 0, recentHours: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 17 }, miles: 9000, history: first }).speedKnots).toBe(
      single,
    );
    expect(ok({ fix: { timeMs: NOW_MS, sog: 2 } }).speedKnots).toBe(service);
  });

  it('[E6] is more certain the longer the history of the ship', () => {
    const spread = (longHours: number) => {
      const { p10, p90 } = ok({ history: history(13, 13, { longHours }) });
      return p90 - p10;
    };
    expect(spread(240)).toBeLessThan(spread(24));
    expect(spread(24)).toBeLessThan(spread(1));
    // 15 % times the root of the weight of the service speed, 0.22 and 0.06; plus 5 % and the weather.
    expect(spread(1) / spread(240)).toBeGreaterThan(1.2);
  });

  it('[E8] includes the transit of canals and the waits before them', () => {
    const plain = ok({ history: history(13) });
    const hours = (passage: string) =>
      ok({ history: history(13), passages: [passage] }).eta - plain.eta;
    // 14 h and most of a wait of 10 h, for 104 miles that would need 8 h.
    expect(hours('suez-canal')).toBeGreaterThan(11);
    expect(hours('suez-canal')).toBeLessThan(16);
    expect(hours('panama-canal')).toBeGreaterThan(15);
    expect(hours('kiel-canal')).toBeGreaterThan(3);
    expect(hours('corinth-canal')).toBeGreaterThan(1);
    expect(hours('malacca')).toBe(0);
    expect(hours('toString')).toBe(0);
    const both = ok({ history: history(13), passages: ['bosporus', 'dardanelles'] });
    expect(both.eta - plain.eta).toBeGreaterThan(hours('bosporus') + 1);
  });

  it('[E8] includes the whole transit time of a canal', () => {
    // Both waits are two hours on average; the route is the canal and the approach only.
    const seaway = ok({ miles: 10 + 306_000 / 1852, passages: ['saint-lawrence-seaway'] });
    const kiel = ok({ miles: 10 + 98_600 / 1852, passages: ['kiel-canal'] });
    expect(seaway.eta - kiel.eta).toBeCloseTo(24 - 8, 3);
    expect(seaway.p10).toBeGreaterThan(24 + 1);
  });

  it('[E8] has the last ten miles at ten knots or less', () => {
    const fast = ok({ miles: 10, history: history(20) });
    expect(ok({ miles: 10, history: history(13) }).eta).toBeCloseTo(fast.eta, 3);
    const slow = ok({ miles: 10, history: history(5) });
    expect(slow.eta - fast.eta).toBeCloseTo(10 / slow.speedKnots - 10 / 10, 3);
    const at = (miles: number) => ok({ miles, history: history(20) }).eta;
    // A mile at sea is at 20 knots, one of the approach at ten, with its part of the time for the pilot.
    expect(at(11) - at(10)).toBeLessThan(0.08);
    expect(at(10) - at(9)).toBeGreaterThan(0.12);
  });

  it('[E8] includes the approach, in proportion to its rest', () => {
    const at = (miles: number) => ok({ miles, history: history(13) });
    const slow = at(200).eta - 200 / at(200).speedKnots;
    // 10 miles at 10 knots, the pilot, and the occasional wait for a berth.
    expect(slow).toBeGreaterThan(0.5);
    expect(slow).toBeLessThan(2);
    expect(at(5).eta).toBeGreaterThan(0.5);
    expect(at(5).eta).toBeLessThan(2);
    expect(at(0)).toMatchObject({ eta: 0, p10: 0, p90: 0 });
    // A ship slower than ten knots does not speed up on the approach.
    expect(
      ok({ miles: 10, history: history(5), ship: { shiptype: 36, lengthMeters: 12 } }).eta,
    ).toBeGreaterThan(1.9);
  });

  it('[E9] is later than the sailing time, by the stops of some ships', () => {
    const { eta, p50, p90, speedKnots } = ok({ miles: 9000, history: history(13) });
    expect(eta).toBe(p50);
    expect(eta - 9000 / speedKnots).toBeGreaterThan(10);
    expect(p90 - eta).toBeGreaterThan(eta - 9000 / speedKnots);
  });

  it('[E10] has a longer tail to later times', () => {
    const { p10, p50, p90 } = ok({ history: history(13) });
    expect((p90 - p50) / (p50 - p10)).toBeGreaterThan(1.1);
    expect((p90 - p50) / (p50 - p10)).toBeLessThan(1.5);
  });

  it('[E10] is never before now', () => {
    const fix = { timeMs: NOW_MS - 20 * MS_PER_HOUR, sog: 14 };
    expect(ok({ fix, miles: 20 })).toMatchObject({ eta: 0, p10: 0 });
  });

  it('[E10] has its quantiles in ascending order, and is later for a longer route', () => {
    const knots = fc.double({ min: 3, max: 40, noNaN: true });
    const histories = fc.option(
      fc.record({
        long: knots,
        recent: knots,
        hours: fc.double({ min: 0.1, max: 240, noNaN: true }),
      }),
      { nil: undefined },
    );
    const passages = fc.subarray([
      'suez-canal',
      'panama-canal',
      'kiel-canal',
      'corinth-canal',
      'bosporus',
      'gibraltar',
    ]);
    const distances = fc.double({ min: 0, max: 15_000, noNaN: true });
    fc.assert(
      fc.property(
        ...([
          distances,
          distances,
          passages,
          histories,
          fc.option(fc.constantFrom(0, 0.9, 2, 8, 25)),
        ] as const),
        (one, other, names, speeds, sog) => {
          const at = (miles: number) =>
            ok({
              ...{ miles, passages: names, fix: { timeMs: NOW_MS, sog } },
              history: speeds && history(speeds.long, speeds.recent, { longHours: speeds.hours }),
            });
          const [near, far] = [at(Math.min(one, other)), at(Math.max(one, other))];
          for (const { eta, p10, p50, p90, speedKnots } of [near, far]) {
            expect(p10).toBeLessThanOrEqual(p50);
            expect(p50).toBeLessThanOrEqual(p90);
            expect(eta).toBe(p50);
            expect(Number.isInteger(Math.round(p90 * MS_PER_HOUR))).toBe(true);
            expect(speedKnots).toBeGreaterThan(2.9);
            expect(speedKnots).toBeLessThan(40.1);
          }
          expect(far.eta).toBeGreaterThanOrEqual(near.eta - 0.5);
        },
      ),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EtaEstimate, type EtaRequest, estimateEta } from './estimate-eta.ts';
import { serviceSpeedKnots } from './service-speed.ts';
import type { SpeedHistory } from './speed-history.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);
const BULKER = { shiptype: 70, lengthMeters: 225 };

/** A ship that made one speed for weeks and another over the last hours. */
function history(longKnots: number, recentKnots = longKnots, more: object = {}): SpeedHistory {
  return {
    ...{ timeMs: NOW_MS, longitude: 0, latitude: 0, isUnderWay: true, countedMs: NOW_MS },
    ...{ recentKnots, recentHours: 12, longKnots, longHours: 240, slowHours: 0 },
    ...more,
  };
}

interface Asked extends Omit<Partial<EtaRequest>, 'route'> {
  readonly miles?: number;
  readonly passages?: readonly string[];
}

function asked({ miles = 3000, passages = [], ...request }: Asked): EtaEstimate {
  return estimateEta({
    fix: { timeMs: NOW_MS, sog: 14 },
    route: { distanceMeters: 1852 * miles, passages },
    ship: BULKER,
    nowMs: NOW_MS,
    ...request,
  });
}

/** Hours from the fix, and the speed. */
function ok(request: Asked) {
  const estimate = asked(request);
  if (estimate.status !== 'ok') throw new Error(estimate.status);
  const hours = (timeMs: number) => (timeMs - NOW_MS) / HOUR_MS;
  const { etaMs, p10Ms, p50Ms, p90Ms, speedKnots } = estimate;
  return { eta: hours(etaMs), p10: hours(p10Ms), p50: hours(p50Ms), p90: hours(p90Ms), speedKnots };
}

describe('an ETA', () => {
  it('[E1] is none from a fix older than a day', () => {
    const at = (ageMs: number) => asked({ fix: { timeMs: NOW_MS - ageMs, sog: 14 } });
    expect(at(86_400_001)).toEqual({ status: 'stale_position' });
    expect(at(86_400_000).status).toBe('ok');
    expect(at(-300_000).status).toBe('ok');
  });

  it('[E8] at a place at sea is by the way alone: no approach, no pilot, no berth', () => {
    const atSea = ok({ miles: 100, endsAtSea: true });
    expect(atSea.eta).toBeCloseTo(100 / atSea.speedKnots, 1);
    expect(ok({ miles: 100 }).eta - atSea.eta).toBeGreaterThan(1);
    expect(ok({ miles: 1, endsAtSea: true }).eta).toBeCloseTo(1 / 14, 1);
  });

  it('[E2] of a ship that lies is by its service speed, and later for the time that it lies yet', () => {
    const fix = { timeMs: NOW_MS, sog: 0.3 };
    const lying = ok({ fix });
    expect(lying.speedKnots).toBe(serviceSpeedKnots(BULKER));
    const sailing = ok({ fix: { timeMs: NOW_MS, sog: null } });
    expect(sailing.speedKnots).toBe(lying.speedKnots);
    expect(lying.eta - sailing.eta).toBeGreaterThan(6);
    expect(lying.eta - sailing.eta).toBeLessThan(12);
    expect(lying.p90 - lying.p10).toBeGreaterThan(sailing.p90 - sailing.p10);
  });

  it('[E2] of a ship that lies has its own speed in it, and nothing of its last hours', () => {
    const fix = { timeMs: NOW_MS, sog: 0 };
    const known = ok({ fix, history: history(16, 11) });
    expect(known.speedKnots).toBe(ok({ fix, history: history(16, 18) }).speedKnots);
    expect(known.speedKnots).toBeGreaterThan(15);
    // Without a speed over ground, what it made good says whether it lies.
    const silent = { timeMs: NOW_MS, sog: null };
    expect(ok({ fix: silent, history: history(16, 11, { isUnderWay: false }) })).toEqual(known);
    expect(ok({ fix: silent, history: history(16, 11) }).eta).not.toBe(known.eta);
  });

  it('[E2] of a ship that lies where it goes to is now', () => {
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 0 })).toMatchObject({ eta: 0, p90: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 1 })).toMatchObject({ eta: 0, p90: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 0 }, miles: 2 }).p90).toBeGreaterThan(12);
    const at = (distanceMeters: number, sog = 0) =>
      ok({ fix: { timeMs: NOW_MS, sog }, miles: distanceMeters / 1852 }).eta;
    expect(at(2000)).toBe(0);
    expect(at(2001)).toBeGreaterThan(6);
    // Who makes a knot does not lie.
    expect(at(2000, 0.9)).toBe(0);
    expect(at(2000, 1)).toBeGreaterThan(0.1);
    expect(at(2000, 1)).toBeLessThan(1);
  });

  it('[E6] is by the last hours at first, and by the long run far ahead', () => {
    const near = ok({ miles: 30, history: history(14, 11) });
    const far = ok({ miles: 9000, history: history(14, 11) });
    expect(near.speedKnots).toBeLessThan(11.3);
    expect(far.speedKnots).toBeGreaterThan(13.5);
    // What was recent two days ago is so no more.
    const old = history(14, 11, { countedMs: NOW_MS - 48 * HOUR_MS });
    expect(ok({ miles: 30, history: old }).speedKnots).toBeGreaterThan(12.9);
  });

  it('[E6] of a ship heard once has its speed over ground in it, and no other fix', () => {
    const service = serviceSpeedKnots(BULKER);
    const heard = ok({ fix: { timeMs: NOW_MS, sog: 17 }, miles: 9000 }).speedKnots;
    expect(heard).toBeGreaterThan(service + 0.7 * (17 - service));
    expect(heard).toBeLessThan(17);
    const first = history(0, 0, { longHours: 0, recentHours: 0 });
    expect(ok({ fix: { timeMs: NOW_MS, sog: 17 }, miles: 9000, history: first }).speedKnots).toBe(
      heard,
    );
    expect(ok({ fix: { timeMs: NOW_MS, sog: 2 } }).speedKnots).toBe(service);
  });

  it('[E6] is known the better the longer the ship was heard', () => {
    const spread = (longHours: number) => {
      const { p10, p90 } = ok({ history: history(13, 13, { longHours }) });
      return p90 - p10;
    };
    expect(spread(240)).toBeLessThan(spread(24));
    expect(spread(24)).toBeLessThan(spread(1));
    // 15 % times the root of the share that the service speed has, 0.22 and 0.06; besides 5 % and the weather.
    expect(spread(1) / spread(240)).toBeGreaterThan(1.2);
  });

  it('[E8] has in it what canals take, beyond their way', () => {
    const plain = ok({ history: history(13) });
    const hours = (passage: string) =>
      ok({ history: history(13), passages: [passage] }).eta - plain.eta;
    // 14 h and most of a wait of 10 h, for 104 miles that would take 8.
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

  it('[E8] has in it the whole time in a canal', () => {
    // Both waits are two hours on average; the way is the canal and the approach alone.
    const seaway = ok({ miles: 10 + 306_000 / 1852, passages: ['saint-lawrence-seaway'] });
    const kiel = ok({ miles: 10 + 98_600 / 1852, passages: ['kiel-canal'] });
    expect(seaway.eta - kiel.eta).toBeCloseTo(24 - 8, 3);
    expect(seaway.p10).toBeGreaterThan(24 + 1);
  });

  it('[E8] has the last ten miles at ten knots, or less', () => {
    const fast = ok({ miles: 10, history: history(20) });
    expect(ok({ miles: 10, history: history(13) }).eta).toBeCloseTo(fast.eta, 3);
    const slow = ok({ miles: 10, history: history(5) });
    expect(slow.eta - fast.eta).toBeCloseTo(10 / slow.speedKnots - 10 / 10, 3);
    const at = (miles: number) => ok({ miles, history: history(20) }).eta;
    // A mile at sea is sailed at 20 knots, one of the approach at ten and with its part of the pilot's hour.
    expect(at(11) - at(10)).toBeLessThan(0.08);
    expect(at(10) - at(9)).toBeGreaterThan(0.12);
  });

  it('[E8] has in it the approach, the less the nearer the ship is', () => {
    const at = (miles: number) => ok({ miles, history: history(13) });
    const slow = at(200).eta - 200 / at(200).speedKnots;
    // 10 miles at 10 knots, a pilot, and what few wait for a berth.
    expect(slow).toBeGreaterThan(0.5);
    expect(slow).toBeLessThan(2);
    expect(at(5).eta).toBeGreaterThan(0.5);
    expect(at(5).eta).toBeLessThan(2);
    expect(at(0)).toMatchObject({ eta: 0, p10: 0, p90: 0 });
    // Who is slower than ships are near ports does not speed up there.
    expect(
      ok({ miles: 10, history: history(5), ship: { shiptype: 36, lengthMeters: 12 } }).eta,
    ).toBeGreaterThan(1.9);
  });

  it('[E9] is later than the way takes, by the stops that some make', () => {
    const { eta, p50, p90, speedKnots } = ok({ miles: 9000, history: history(13) });
    expect(eta).toBe(p50);
    expect(eta - 9000 / speedKnots).toBeGreaterThan(10);
    expect(p90 - eta).toBeGreaterThan(eta - 9000 / speedKnots);
  });

  it('[E10] may become much later more easily than much earlier', () => {
    const { p10, p50, p90 } = ok({ history: history(13) });
    expect((p90 - p50) / (p50 - p10)).toBeGreaterThan(1.1);
    expect((p90 - p50) / (p50 - p10)).toBeLessThan(1.5);
  });

  it('[E10] is never before now', () => {
    const fix = { timeMs: NOW_MS - 20 * HOUR_MS, sog: 14 };
    expect(ok({ fix, miles: 20 })).toMatchObject({ eta: 0, p10: 0 });
  });

  it('[E10] has its quantiles in their order, and is later for a longer way', () => {
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
        (one, other, names, seen, sog) => {
          const at = (miles: number) =>
            ok({
              ...{ miles, passages: names, fix: { timeMs: NOW_MS, sog } },
              history: seen && history(seen.long, seen.recent, { longHours: seen.hours }),
            });
          const [near, far] = [at(Math.min(one, other)), at(Math.max(one, other))];
          for (const { eta, p10, p50, p90, speedKnots } of [near, far]) {
            expect(p10).toBeLessThanOrEqual(p50);
            expect(p50).toBeLessThanOrEqual(p90);
            expect(eta).toBe(p50);
            expect(Number.isInteger(Math.round(p90 * HOUR_MS))).toBe(true);
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

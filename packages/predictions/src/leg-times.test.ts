import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combineEtas,
  type EtaRange,
  type LegProgress,
  legEta,
  legHours,
  ownStayHours,
} from './leg-times.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);
const DEPARTING: LegProgress = {
  ...{ underWayHours: 0, elapsedHours: 0, share: 1, delayHours: 0, delayDeviation: 0 },
  stay: undefined,
};

/** Calls at ports with ATA and ATD in hours; NaN: unknown. */
function historyOf(...calls: readonly (readonly [port: number, ata: number, atd: number])[]) {
  return {
    ports: calls.map(([port]) => port),
    timesMs: calls.map(([, ata, atd]) => (Number.isNaN(ata) ? atd : ata) * HOUR_MS),
    atasMs: calls.map(([, ata]) => ata * HOUR_MS),
    atdsMs: calls.map(([, , atd]) => atd * HOUR_MS),
  };
}

const UNKNOWN = Number.NaN;
const FERRY = historyOf(
  [1, 0, 1],
  [2, 3, 4],
  [1, 7, 8],
  [2, 9, UNKNOWN],
  [1, 14, 15],
  [2, UNKNOWN, 20],
);

describe('the last voyages of a ship', () => {
  it('[S2] have a duration where ATD and ATA are known, the newest last', () => {
    expect(legHours(FERRY, 1, 2)).toEqual([2, 1]);
    expect(legHours(FERRY, 2, 1)).toEqual([3]);
    expect(legHours(FERRY, 1, 3)).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => [i % 2, 4 * i, 4 * i + 3] as const);
    expect(legHours(historyOf(...many), 0, 1)).toEqual([1, 1, 1, 1, 1]);
  });

  it('[S1] have stays where ATA and ATD are known', () => {
    expect(ownStayHours(FERRY, 1)).toEqual([1, 1, 1]);
    expect(ownStayHours(FERRY, 2)).toEqual([1]);
  });

  it('[S2] give the median as the ETA, narrower the more they are alike', () => {
    const hoursOf = (eta: EtaRange | undefined): readonly number[] =>
      eta ? [eta.etaEarlyMs, eta.etaMs, eta.etaLateMs].map((ms) => (ms - NOW_MS) / HOUR_MS) : [];
    const one = hoursOf(legEta([10], DEPARTING, NOW_MS));
    expect(one[1]).toBe(10);
    expect(one[2] - one[1]).toBeCloseTo(1.28, 6);
    expect(one[1] - one[0]).toBeCloseTo(1.28, 6);
    const alike = hoursOf(legEta([10, 10, 10, 10], DEPARTING, NOW_MS));
    expect(alike[2] - alike[1]).toBeCloseTo(0.64, 6);
    const unlike = hoursOf(legEta([5, 10, 15, 10], DEPARTING, NOW_MS));
    expect(unlike[2]).toBeGreaterThan(alike[2]);
    const stay = { hours: 5, variance: 0, skew3: 0, quantilesHours: [2, 5, 9] } as const;
    const inPort = hoursOf(legEta([10], { ...DEPARTING, stay }, NOW_MS));
    expect(inPort[1]).toBe(15);
    expect(inPort[2]).toBeCloseTo(15 + Math.hypot(1.28, 4), 6);
    expect(legEta([], DEPARTING, NOW_MS)).toBeUndefined();
    expect(legEta([10], { ...DEPARTING, underWayHours: 11 }, NOW_MS)).toBeUndefined();
  });

  it('[S2] have so much time left as there is way, and the delay off the port', () => {
    const half = { ...DEPARTING, elapsedHours: 2, share: 0.5 };
    const [early, usual, late] = [legEta([10], half, NOW_MS)].flatMap((eta) =>
      eta ? [eta.etaEarlyMs, eta.etaMs, eta.etaLateMs] : [],
    );
    expect(usual - NOW_MS).toBe(4 * HOUR_MS);
    expect((late - early) / 2).toBeCloseTo(0.64 * HOUR_MS, -1);
    const delayed = legEta([10], { ...half, delayHours: 6, delayDeviation: 2 }, NOW_MS);
    expect(delayed?.etaMs).toBe(NOW_MS + 7 * HOUR_MS);
    expect((delayed?.etaLateMs ?? 0) - NOW_MS).toBeCloseTo(
      (7 + 1.28 * Math.hypot(0.5, 1)) * HOUR_MS,
      -1,
    );
  });

  it('[S3] are combined with the route by their precision, in order, between both, and no narrower than both', () => {
    const range = fc
      .tuple(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1e8 }),
        fc.integer({ min: 0, max: 1e8 }),
      )
      .map(
        ([etaMs, early, late]): EtaRange => ({
          etaMs,
          etaEarlyMs: etaMs - early,
          etaLateMs: etaMs + late,
        }),
      );
    fc.assert(
      fc.property(range, range, (one, other) => {
        const both = combineEtas(one, other);
        expect(both.etaEarlyMs).toBeLessThanOrEqual(both.etaMs);
        expect(both.etaLateMs).toBeGreaterThanOrEqual(both.etaMs);
        expect(both.etaMs).toBeGreaterThanOrEqual(Math.min(one.etaMs, other.etaMs));
        expect(both.etaMs).toBeLessThanOrEqual(Math.max(one.etaMs, other.etaMs));
        expect(combineEtas(other, one).etaMs - both.etaMs).toBeCloseTo(0, -1);
      }),
    );
    const wide = { etaMs: 0, etaEarlyMs: -1e7, etaLateMs: 1e7 };
    expect(combineEtas(wide, wide)).toEqual(wide);
    const narrow = { etaMs: 1e6, etaEarlyMs: 9e5, etaLateMs: 11e5 };
    expect(combineEtas(wide, narrow).etaMs).toBeGreaterThan(0.999e6);
  });
});

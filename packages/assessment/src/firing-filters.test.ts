import type { EncounterFilters, Mmsi, ReportedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FiringFilters } from './firing-filters.ts';
import { ShipHistories } from './ship-histories.ts';

const MINUTE_MS = 60_000;
const [A, B] = [211000001, 211000002] as [Mmsi, Mmsi];
const NOT_MOVING = { sog: 0, cog: null, heading: 90, rot: null, navStatus: 1 };

/** Two ships of 180 m that lie side by side, 40 m from antenna to antenna, with a fix every five minutes. */
function fixesOf(minutes: number): ReportedFix[] {
  return Array.from({ length: minutes / 5 + 1 }, (_, i) => i * 5 * MINUTE_MS).flatMap((timeMs) => [
    { mmsi: A, timeMs, longitude: 24, latitude: 36, ...NOT_MOVING },
    { mmsi: B, timeMs, longitude: 24, latitude: 36.000_36, ...NOT_MOVING },
  ]);
}

const SURROUNDINGS = {
  portAreaMeters: () => 12_000,
  anchorageMeters: () => 3000,
  shoreMeters: () => 9000,
};

const TANKER = {
  ...{ imo: null, callsign: null, name: null, destination: null, eta: null },
  ...{ shiptype: 80, lengthMeters: 180, widthMeters: 30, draughtMeters: 9 },
  ...{ toBowMeters: 150, toSternMeters: 30, toPortMeters: 15, toStarboardMeters: 15 },
};

/** Returns the minute at which filters hold first, with static reports of both ships from a minute on. */
function firedMinute(
  filters: EncounterFilters,
  {
    staticsMinute = 0,
    steps = [120],
    restarts = false,
  }: { staticsMinute?: number; steps?: readonly number[]; restarts?: boolean } = {},
): number | undefined {
  const timeMs = staticsMinute * MINUTE_MS;
  const statics = [A, B].map((mmsi) => ({ mmsi, timeMs, ...TANKER }) as never);
  const create = (saved?: Uint8Array): FiringFilters => {
    const histories = new ShipHistories();
    histories.addStatics(statics, 0, Number.NEGATIVE_INFINITY);
    const created = new FiringFilters({ histories, surroundings: SURROUNDINGS, gapMaxMinutes: 30 });
    if (saved) created.restore(saved);
    else histories.addFixes(fixesOf(120));
    return created;
  };
  let firing = create();
  const encounter = {
    ...{ configurationId: 1, filters, distanceMeters: 500, gapMaxMs: 30 * MINUTE_MS },
    ...{ first: A, second: B, activationTimeMs: 0 },
  };
  let afterMs = 29 * MINUTE_MS;
  for (const minute of steps) {
    const untilMs = minute * MINUTE_MS;
    const windowEndMs = 30 * MINUTE_MS;
    const instant = firing.firstInstant({ ...encounter, windowEndMs }, afterMs, untilMs);
    if (instant) return instant.timeMs / MINUTE_MS;
    afterMs = untilMs;
    if (restarts) firing = create(firing.save());
  }
  return undefined;
}

describe('filters of an encounter', () => {
  it('[F17] hold at the end of the window, or at the first fix from which they do', () => {
    expect(firedMinute({ speedKnotsMedianMax: 1 })).toBe(30);
    expect(firedMinute({ durationMinutesMin: 47 })).toBe(50);
    expect(firedMinute({ durationMinutesMin: 300 })).toBeUndefined();
  });

  it('[F17] must all hold', () => {
    const place = { portAreaMetersMin: 10_000, anchorageMetersMin: 3000, shoreMetersMin: 9000 };
    expect(firedMinute(place)).toBe(30);
    expect(firedMinute({ ...place, shoreMetersMin: 9001 })).toBeUndefined();
  });

  it('[F17] do not hold for what is unknown, unless that is listed', () => {
    const late = { staticsMinute: 62 };
    expect(firedMinute({ bothShipTypes: 'tanker' }, late)).toBe(62);
    expect(firedMinute({ lengthMetersMin: 100 }, late)).toBe(62);
    expect(firedMinute({ lengthMetersMin: 100, unknown: ['lengthMetersMin'] }, late)).toBe(30);
    expect(firedMinute({ seenApartBefore: true })).toBeUndefined();
  });

  it('[F17] compare types of either ship, and of both', () => {
    expect(firedMinute({ eitherShipTypes: '80' })).toBe(30);
    expect(firedMinute({ eitherShipTypes: 'cargo' })).toBeUndefined();
    expect(firedMinute({ bothShipTypes: 'cargo,tanker' })).toBe(30);
  });

  it('[F16] know the kind and probability of a transfer', () => {
    expect(firedMinute({ probabilityMin: 0.001 })).toBe(30);
    expect(firedMinute({ probabilityMin: 0.999 })).toBeUndefined();
    expect(firedMinute({ kinds: ['pair_trawling', 'tow_or_escort'] })).toBeUndefined();
  });

  it('[F15, D13] hold at the same instant for any splitting of the input, and with restarts', () => {
    const instants = fc.uniqueArray(fc.integer({ min: 30, max: 120 }), { minLength: 1 });
    fc.assert(
      fc.property(instants, fc.integer({ min: 31, max: 110 }), (minutes, staticsMinute) => {
        const filters = { durationMinutesMin: 41, bothShipTypes: 'tanker', speedKnotsMax: 1 };
        const steps = [...minutes, 120].sort((a, b) => a - b);
        const whole = firedMinute(filters, { staticsMinute });
        expect(firedMinute(filters, { staticsMinute, steps })).toBe(whole);
        expect(firedMinute(filters, { staticsMinute, steps, restarts: true })).toBe(whole);
      }),
    );
  });
});

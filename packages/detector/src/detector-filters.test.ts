import type { EncounterFilters, FiringFilter, StsEvent, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { A, B, configuration, detect, inOrder, minutes, ship, still } from '../test-data/fleets.ts';
import { createDetector, restoreDetector } from './create-detector.ts';

const MINUTE_MS = 60_000;
const ORIGIN = { longitude: 0, latitude: 0 };

/** Holds from a minute on. */
function from(minute: number): FiringFilter {
  return {
    firstInstant({ windowEndMs }, afterMs, untilMs) {
      for (let timeMs = windowEndMs; timeMs <= untilMs; timeMs += MINUTE_MS) {
        const isDue = timeMs > afterMs && timeMs >= minute * MINUTE_MS;
        if (isDue) return { timeMs, first: ORIGIN, second: ORIGIN };
      }
      return undefined;
    },
  };
}

/** The instants at which events have fired. */
function firedMinutes(events: readonly StsEvent[]): readonly (number | null)[] {
  return minutes(events).map(([, fired]) => fired);
}

const filtered = configuration({ filters: { probabilityMin: 0.5 } });
const together = [still(A, 0, 60), still(B, 0, 60, 300)];

describe('filters', () => {
  it('[D15] fire at the first instant at which they hold, with the positions then', () => {
    const events = detect(together, [filtered], { firingFilter: from(25) });
    expect(firedMinutes(events)).toEqual([25]);
    expect(events[0].first.firedPosition).toEqual(ORIGIN);
  });

  it('[D15] fire no event of an encounter that ends before they hold', () => {
    const leaving = [still(A, 0, 60), [...still(B, 0, 20, 300), ...ship(B, [[21, 5000]])]];
    expect(detect(leaving, [filtered], { firingFilter: from(25) })).toEqual([]);
    expect(detect(leaving, [filtered], { firingFilter: from(20) })).toHaveLength(1);
  });

  it('[D15] tolerate no separation before an event has fired', () => {
    const away = ship(B, [[15, 1100]]);
    const swinging = [
      still(A, 0, 60),
      [...still(B, 0, 14, 300), ...away, ...still(B, 16, 60, 300)],
    ];
    const [event] = detect(swinging, [filtered], { firingFilter: from(20) });
    expect(event.activationTimeMs).toBeGreaterThan(15 * MINUTE_MS);
  });

  it('[D15] are evaluated for a day after the window, or after the least duration', () => {
    const days = [still(A, 0, 1600), still(B, 0, 1600, 300)];
    const firedFrom = (minute: number, filters: EncounterFilters): number => {
      const options = { firingFilter: from(minute) };
      return detect(days, [configuration({ filters })], options).length;
    };
    const windowMinutes = filtered.windowMinutes;
    expect(firedFrom(windowMinutes + 1440, { probabilityMin: 0.5 })).toBe(1);
    expect(firedFrom(windowMinutes + 1441, { probabilityMin: 0.5 })).toBe(0);
    expect(firedFrom(1540, { durationMinutesMin: 100 })).toBe(1);
    expect(firedFrom(1541, { durationMinutesMin: 100 })).toBe(0);
  });

  it('[D13] are continued by a restored detector, while an encounter waits', () => {
    const fixes = inOrder(together);
    const options = { firingFilter: from(25) };
    let detector = createDetector([filtered], options);
    const transitions: StsTransition[] = [];
    for (const fix of fixes) {
      const batch = { fixes: [fix], watermarkMs: fix.timeMs, ended: false };
      transitions.push(...detector.step(batch));
      detector = restoreDetector(detector.save(), options);
    }
    expect(firedMinutes(transitions.map(({ event }) => event))).toEqual([25]);
  });

  it('[D15] need a function that evaluates them', () => {
    expect(() => createDetector([filtered])).toThrow(TypeError);
  });
});

describe('an alternative distance', () => {
  const both = configuration({
    distanceMeters: 1000,
    windowMinutes: 30,
    alternative: { distanceMeters: 100, windowMinutes: 10 },
  });

  it('[D16] gives the event if its window is full first', () => {
    const near = [still(A, 0, 60), still(B, 0, 60, 50)];
    expect(firedMinutes(detect(near, [both]))).toEqual([10]);
  });

  it('[D16] leaves it to the larger one otherwise', () => {
    expect(firedMinutes(detect(together, [both]))).toEqual([30]);
  });

  it('[D16] is silent while the event of the other is current', () => {
    const later = [still(A, 0, 90), [...still(B, 0, 40, 500), ...still(B, 41, 90, 50)]];
    expect(firedMinutes(detect(later, [both]))).toEqual([30]);
  });
});

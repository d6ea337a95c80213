import { createMemoryStore } from '@roadstead/contracts';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCollections } from './collections.ts';
import { scheduledMs } from './scheduled-voyage.ts';
import { allStatistics, lanesOf, trueStatistics, voyageRow } from './testing/lanes-of-year.ts';
import { simulateYear } from './testing/simulated-year.ts';

const BEGIN_MS = Date.UTC(2025, 0, 1);
/** Late enough for all voyages to be closed; the first month is before the period. */
const NOW_MS = BEGIN_MS + 395 * millisecondsInDay + 5 * 3_600_000;
const PERIOD = [BEGIN_MS + 30 * millisecondsInDay, BEGIN_MS + 395 * millisecondsInDay] as const;

describe('a simulated year', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'has the statistics of its true outcomes, seed %i',
    async (seed) => {
      const year = simulateYear(seed, BEGIN_MS);
      const { lanes } = lanesOf(year, NOW_MS);
      await lanes.putVoyages(year.voyages.map(voyageRow));
      const expected = trueStatistics(year.voyages, ...PERIOD);
      expect(await allStatistics(lanes)).toMatchObject(expected);
      expect(expected.length).toBe(13);
      for (const what of ['omitted', 'swapped', 'late', 'extra', 'unheard']) {
        expect(year.counts[what], what).toBeGreaterThan(0);
      }
    },
  );

  it('includes voyages that were not sailed, and some that were replaced', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => simulateYear(seed, BEGIN_MS).counts);
    expect(counts.some(({ blank = 0 }) => blank > 0)).toBe(true);
    expect(counts.some(({ replaced = 0 }) => replaced > 0)).toBe(true);
  });
});

describe('[A12] statistics', () => {
  const year = simulateYear(11, BEGIN_MS, 200);
  const rows = year.voyages.map(voyageRow);
  const nowMs = BEGIN_MS + 160 * millisecondsInDay;

  it('do not depend on the order and parts of imports, nor on when they are resolved', async () => {
    const { lanes } = lanesOf(year, nowMs);
    await lanes.putVoyages(rows);
    const expected = await allStatistics(lanes);
    const order = fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length });
    const queries = fc.array(fc.tuple(fc.nat(200), fc.nat(rows.length)), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, queries, async (shuffled, some) => {
        const { lanes: others, clock } = lanesOf(year, BEGIN_MS);
        const steps = some
          .map(([day, upTo]) => [Math.min(day, 160), upTo] as const)
          .sort((a, b) => a[0] - b[0]);
        let put = 0;
        for (const [day, upTo] of steps) {
          clock.set(BEGIN_MS + day * millisecondsInDay);
          await others.putVoyages(shuffled.slice(put, upTo));
          put = Math.max(put, upTo);
          await others.recompute();
          await allStatistics(others);
        }
        await others.putVoyages(shuffled.slice(put));
        clock.set(nowMs);
        expect(await allStatistics(others)).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  it('use each call once, for one carrier and one stay', async () => {
    const store = createMemoryStore();
    const { lanes } = lanesOf(year, nowMs, store);
    await lanes.putVoyages(rows);
    await lanes.recompute();
    const { voyages } = openCollections(store);
    const used = new Map<string, number>();
    for (const voyage of await voyages.find({}, { limit: 10_000 })) {
      for (const [at, outcome] of (voyage.replaced ?? voyage.outcomes).entries()) {
        if (outcome.is !== 'made') continue;
        const key = `${voyage.carrier} ${outcome.imo} ${outcome.ataMs}`;
        const timeMs = scheduledMs(voyage.calls[at]);
        const before = used.get(key);
        if (before !== undefined)
          expect(Math.abs(before - timeMs)).toBeLessThan(3 * millisecondsInDay);
        used.set(key, timeMs);
      }
    }
    expect(used.size).toBeGreaterThan(200);
  });
});

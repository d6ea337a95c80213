import type { Locode } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSailings, type SailingMatchInput, unscheduledCalls } from './match-sailings.ts';
import type { CallOutcome, ScheduledCall } from './scheduled-voyage.ts';
import { imoOf } from './testing/imo-of.ts';
import { plainMatches, plainUnscheduledCalls } from './testing/plain-matching.ts';
import { type VoyageLeg, voyageLegOf } from './voyage-leg.ts';

const [SHIP, OTHER_SHIP] = [imoOf(1), imoOf(2)];
/** Few, so that stays of different voyages are near each other. */
const DAYS = 60;
const PORTS = ['CNSHA', 'NLRTM'] as Locode[];

const timeMs = fc
  .integer({ min: 0, max: DAYS * 4 })
  .map((quarters) => quarters * 6 * millisecondsInHour);
const stayMs = fc.constantFrom(0, 6, 24, 96).map((hours) => hours * millisecondsInHour);
const scheduledCall = fc.record({
  port: fc.constantFrom(...PORTS),
  afterMs: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters * 6 * millisecondsInHour),
  stayMs,
  has: fc.constantFrom('arrival', 'departure', 'both'),
  imo: fc.constantFrom(SHIP, SHIP, SHIP, OTHER_SHIP),
});
/** A voyage of some calls, one after the other. */
const voyage = fc
  .tuple(timeMs, fc.array(scheduledCall, { minLength: 2, maxLength: 5 }))
  .map(([beginMs, calls]): readonly ScheduledCall[] => {
    let fromMs = beginMs;
    return calls.map(({ port, afterMs, stayMs: lengthMs, has, imo }) => {
      const arrivalMs = fromMs + afterMs;
      fromMs = arrivalMs + lengthMs;
      return {
        ...{ locode: port, imo },
        arrivalMs: has === 'departure' ? null : arrivalMs,
        departureMs: has === 'arrival' ? null : fromMs,
      };
    });
  });
const actualCall = fc.record({
  port: fc.constantFrom(...PORTS),
  ataMs: timeMs,
  stayMs: fc.option(stayMs),
});

/** A ship's schedule and calls; voyages that closed before an instant were decided in some way. */
const sailings = fc
  .record({
    voyages: fc.array(voyage, { maxLength: 30 }),
    calls: fc.array(actualCall, { maxLength: 60 }),
    undecidedFromMs: fc.option(timeMs, { nil: 0 }),
    nowMs: timeMs.map((ms) => 2 * ms),
  })
  .map(({ voyages, calls, undecidedFromMs, nowMs }): SailingMatchInput => {
    const actual = calls
      .map(({ port, ataMs, stayMs: lengthMs }) => ({
        ...{ port, locode: port, ataMs },
        atdMs: lengthMs === null ? null : ataMs + lengthMs,
      }))
      .sort((a, b) => a.ataMs - b.ataMs);
    const legs = voyages.flatMap((scheduled, i): VoyageLeg[] => {
      const document = { carrier: 'MAEU', number: `${i}`, key: `MAEU ${i}`, calls: scheduled };
      const leg = voyageLegOf(document, SHIP, (locode) => locode);
      return leg ? [leg] : [];
    });
    const decided = legs
      .filter(({ closesMs }) => closesMs < undecidedFromMs)
      .map(({ voyage: key, calls: own }) => {
        const outcomes = own.map(({ port }, i): CallOutcome => {
          const call = actual.find((each) => each.port === port && each.ataMs % 5 === i % 5);
          return call
            ? { is: 'made', imo: SHIP, ataMs: call.ataMs, atdMs: call.atdMs }
            : { is: 'omitted' };
        });
        return [key, outcomes] as const;
      });
    return { imo: SHIP, legs, actual, decided: new Map(decided), nowMs };
  });

describe('[A4] the calls of a ship with many voyages', () => {
  it('are matched as by a comparison of each voyage with all of them', async () => {
    await fc.assert(
      fc.asyncProperty(sailings, async (input) => {
        expect(await matchSailings(input)).toEqual(plainMatches(input));
        expect(unscheduledCalls(input)).toEqual(plainUnscheduledCalls(input));
      }),
      { numRuns: 300 },
    );
  });

  it('are compared with the voyages near them only', async () => {
    const voyages = 4000;
    let reads = 0;
    const legs = Array.from({ length: voyages }, (_, i): VoyageLeg => {
      const [arrivalMs, departureMs] = [7 * i, 7 * i + 1].map((day) => day * millisecondsInDay);
      const call = { locode: PORTS[0], imo: SHIP, arrivalMs, departureMs };
      return {
        voyage: `MAEU ${i}`,
        calls: [{ index: 0, port: PORTS[0], call, isFirst: true, isLast: false }],
        closesMs: departureMs + 14 * millisecondsInDay,
      };
    });
    const actual = legs.map(({ calls: [{ port, call }] }) => ({
      ...{ port, locode: port, atdMs: call.departureMs },
      get ataMs(): number {
        reads++;
        return call.arrivalMs! + millisecondsInHour;
      },
    }));
    const nowMs = 7 * (voyages + 4) * millisecondsInDay;
    const found = await matchSailings({ imo: SHIP, legs, actual, decided: new Map(), nowMs });
    expect([...found.values()].every(([{ is }]) => is === 'made')).toBe(true);
    expect(reads / voyages).toBeLessThan(100);
  });
});

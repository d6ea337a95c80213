import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectedVesselEvents,
  fleets,
  vesselEventDifferences,
  vesselEventInput,
} from './drive-vessel-events.ts';
import { type CutPlan, cutPlan } from './oracle/batches.ts';
import { oracleVesselEvents } from './oracle/vessel-events.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], announcesNext: [true] };
/** The oracle takes a tenth of a second for a fleet. */
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 100);

describe('events of one ship', () => {
  it('[V1–V9] are those of the oracle in any fleet', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fleets(4), cutPlan, (fleet, cut) => {
        const input = vesselEventInput(fleet);
        const events = detectedVesselEvents(input, cut);
        for (const { kind, otherMmsi } of events) kinds.add(`${kind} ${otherMmsi !== null}`);
        expect(vesselEventDifferences(events, oracleVesselEvents(input))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect([...kinds].sort()).toEqual([
      'gap false',
      'loitering false',
      'one_sided_candidate false',
      'one_sided_candidate true',
    ]);
  });

  it('[V1] are the same for any partition of the input, and from a saved state on', () => {
    fc.assert(
      fc.property(fleets(4), cutPlan, (fleet, cut) => {
        const input = vesselEventInput(fleet);
        const whole = detectedVesselEvents(input, WHOLE);
        expect(detectedVesselEvents(input, cut)).toEqual(whole);
        const sizes = [5, 3].map((parts) => Math.ceil(input.fixes.length / parts));
        expect(detectedVesselEvents(input, { ...cut, sizes }, true)).toEqual(whole);
      }),
      { numRuns: RUNS },
    );
  });
});

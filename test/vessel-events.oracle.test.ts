import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectedVesselEvents,
  fleets,
  vesselEventDifferences,
  vesselEventInput,
} from './drive-vessel-events.ts';
import type { CutPlan } from './oracle/batches.ts';
import { oracleVesselEvents } from './oracle/vessel-events.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], announcesNext: [true] };
const PARTS: CutPlan = { sizes: [1, 17, 0, 300], announcesNext: [true, false] };

// More fleets are in vessel-events.soak.test.ts.
describe('events of one ship', () => {
  it('[V1–V9] are those of the oracle, also in parts and from a saved state on', () => {
    for (const fleet of fc.sample(fleets(2), { numRuns: 4, seed: 5 })) {
      const input = vesselEventInput(fleet);
      const events = detectedVesselEvents(input, WHOLE);
      expect(vesselEventDifferences(events, oracleVesselEvents(input))).toEqual([]);
      expect(detectedVesselEvents(input, PARTS)).toEqual(events);
      const half = { ...PARTS, sizes: [Math.ceil(input.fixes.length / 2)] };
      expect(detectedVesselEvents(input, half, true)).toEqual(events);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceShare, updateHeadingEvidence } from './heading-evidence.ts';
import { EVIDENCE_METERS, EVIDENCE_METERS_MIN } from './thresholds.ts';

describe('[W3] heading evidence', () => {
  it('is the same for many small steps as for a large one', () => {
    const gain = fc.double({ min: -1, max: 1, noNaN: true });
    const sailed = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(gain, sailed, fc.integer({ min: 2, max: 20 }), (each, evidence, steps) => {
        let inSteps = 0;
        for (let at = 0; at < steps; at++)
          inSteps = updateHeadingEvidence(inSteps, evidence / steps, each);
        expect(inSteps).toBeCloseTo(updateHeadingEvidence(0, evidence, each), 9);
      }),
    );
  });

  it('decreases with the gain, and is zero straight ahead', () => {
    const gains = [1, 0.9, 0.5, 0, -1].map((gain) => updateHeadingEvidence(0, 1, gain));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(gains[0]).toBeGreaterThan(-0.05);
    expect(gains[4]).toBeLessThan(-2);
  });

  it('decays after a turn', () => {
    const away = updateHeadingEvidence(0, 3, -1);
    expect(updateHeadingEvidence(away, 3, 1)).toBeGreaterThan(away / 3);
  });
});

describe('[W2] a sailed distance', () => {
  it('is full evidence after a leg, earlier near the port, with a minimum', () => {
    expect(evidenceShare(EVIDENCE_METERS, 1e7)).toBe(1);
    expect(evidenceShare(30_000, 100_000)).toBe(1);
    expect(evidenceShare(EVIDENCE_METERS_MIN, 100)).toBe(1);
  });
});

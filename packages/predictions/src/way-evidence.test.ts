import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVIDENCE_METERS, EVIDENCE_METERS_MIN } from './thresholds.ts';
import { evidenceOf, stepWayEvidence } from './way-evidence.ts';

describe('[W3] evidence of a way', () => {
  it('is the same in many small steps as in a large one', () => {
    const gain = fc.double({ min: -1, max: 1, noNaN: true });
    const sailed = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(gain, sailed, fc.integer({ min: 2, max: 20 }), (each, evidence, steps) => {
        let inSteps = 0;
        for (let at = 0; at < steps; at++)
          inSteps = stepWayEvidence(inSteps, evidence / steps, each);
        expect(inSteps).toBeCloseTo(stepWayEvidence(0, evidence, each), 9);
      }),
    );
  });

  it('is the less the less a ship comes nearer, and nothing where it sails straight', () => {
    const gains = [1, 0.9, 0.5, 0, -1].map((gain) => stepWayEvidence(0, 1, gain));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(gains[0]).toBeGreaterThan(-0.05);
    expect(gains[4]).toBeLessThan(-2);
  });

  it('wears off when a ship has turned', () => {
    const away = stepWayEvidence(0, 3, -1);
    expect(stepWayEvidence(away, 3, 1)).toBeGreaterThan(away / 3);
  });
});

describe('[W2] what is sailed', () => {
  it('counts as whole after a leg, sooner where the port is near, and not at once', () => {
    expect(evidenceOf(EVIDENCE_METERS, 1e7)).toBe(1);
    expect(evidenceOf(30_000, 100_000)).toBe(1);
    expect(evidenceOf(EVIDENCE_METERS_MIN, 100)).toBe(1);
  });
});

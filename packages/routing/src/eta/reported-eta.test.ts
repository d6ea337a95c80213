import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certain, exponential, symmetric } from './duration.ts';
import { withReported } from './reported-eta.ts';

describe('[E11] the ETA of the crew', () => {
  it('counts by how certain it is: after 20 h it deviates by 3, as the computed time here', () => {
    expect(withReported(symmetric(24, 3), 20)).toEqual({ hours: 22, variance: 4.5, skew3: 0 });
  });

  it('hardly changes a certain time', () => {
    expect(withReported(certain(24), 24.1).hours).toBe(24);
  });

  it('replaces an uncertain one: a ship in port departs at an unknown time', () => {
    const { hours, skew3 } = withReported(exponential(12), 20);
    expect(hours).toBeGreaterThan(19);
    expect(skew3).toBeLessThan(exponential(12).skew3 / 100);
  });

  it('is ignored if it cannot be of this voyage', () => {
    expect(withReported(symmetric(24, 1), 60)).toEqual(symmetric(24, 1));
    expect(withReported(symmetric(24, 1), 1)).toEqual(symmetric(24, 1));
  });

  it('never makes the time less certain, and lies between both', () => {
    const hours = fc.double({ min: 0.1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(hours, hours, hours, (mean, deviation, reported) => {
        const computed = symmetric(mean, deviation);
        const both = withReported(computed, reported);
        expect(both.variance).toBeLessThanOrEqual(computed.variance);
        expect(both.hours).toBeGreaterThanOrEqual(Math.min(mean, reported) * (1 - 1e-12));
        expect(both.hours).toBeLessThanOrEqual(Math.max(mean, reported) * (1 + 1e-12));
      }),
    );
  });
});

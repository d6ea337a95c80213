import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WayBetween, waySailed } from './way.ts';

/** Ports lie on the equator, by their numbers in degrees; ways turn half a degree north of it, half-way. */
const wayBetween: WayBetween = (from, to) => [
  [from, 0],
  [(from + to) / 2, 0.5],
  [to, 0],
];
const voyage = {
  from: { portId: 10, ataMs: 0, atdMs: 0 },
  to: { portId: 14, ataMs: 0 },
  detour: null,
};

describe('the way sailed', () => {
  it('begins at the port left, and ends at the next', () => {
    expect(waySailed(voyage, wayBetween, 0)).toEqual(
      [
        [10, 0],
        [10, 0],
      ].slice(0, 2),
    );
    expect(waySailed(voyage, wayBetween, 1)).toEqual(wayBetween(10, 14));
  });

  it('is half of the way half-way, ends between turns', () => {
    expect(waySailed(voyage, wayBetween, 0.25).at(-1)?.[0]).toBeCloseTo(11, 6);
    expect(waySailed(voyage, wayBetween, 0.25)).toHaveLength(2);
    expect(waySailed(voyage, wayBetween, 0.75)).toHaveLength(3);
  });

  it('goes by the place where orders come', () => {
    const detour = { kind: 'by', portId: 20 } as const;
    const turns = waySailed({ ...voyage, detour }, wayBetween, 1);
    expect(turns.map(([x]) => x)).toEqual([10, 15, 20, 17, 14]);
  });

  it('goes out and comes back to where it began', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (share) => {
        const trip = {
          ...voyage,
          to: { portId: 10, ataMs: 0 },
          detour: { kind: 'out-and-back', towardPortId: 14, share } as const,
        };
        const [out, back] = [0.5, 1].map((at) => waySailed(trip, wayBetween, at).at(-1));
        expect(back?.[0]).toBeCloseTo(10, 6);
        expect(out?.[0]).toBeCloseTo(10 + 4 * share, 2);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathUpTo, type RouteBetween } from './path-up-to.ts';

/** Ports lie on the equator, by their ids in degrees; routes turn half a degree north of it, half-way. */
const routeBetween: RouteBetween = (from, to) => [
  [from, 0],
  [(from + to) / 2, 0.5],
  [to, 0],
];
const voyage = {
  from: { portId: 10, ataMs: 0, atdMs: 0 },
  to: { portId: 14, ataMs: 0 },
  detour: null,
};

describe('pathUpTo', () => {
  it('begins at the port of departure, and ends at the next', () => {
    expect(pathUpTo(voyage, routeBetween, 0)).toEqual(
      [
        [10, 0],
        [10, 0],
      ].slice(0, 2),
    );
    expect(pathUpTo(voyage, routeBetween, 1)).toEqual(routeBetween(10, 14));
  });

  it('is half of the route half-way, and ends between turning points', () => {
    expect(pathUpTo(voyage, routeBetween, 0.25).at(-1)?.[0]).toBeCloseTo(11, 6);
    expect(pathUpTo(voyage, routeBetween, 0.25)).toHaveLength(2);
    expect(pathUpTo(voyage, routeBetween, 0.75)).toHaveLength(3);
  });

  it('passes the place where orders arrive', () => {
    const detour = { kind: 'by', portId: 20 } as const;
    const turns = pathUpTo({ ...voyage, detour }, routeBetween, 1);
    expect(turns.map(([x]) => x)).toEqual([10, 15, 20, 17, 14]);
  });

  it('goes out and returns to its beginning', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (share) => {
        const trip = {
          ...voyage,
          to: { portId: 10, ataMs: 0 },
          detour: { kind: 'out-and-back', towardPortId: 14, share } as const,
        };
        const [out, back] = [0.5, 1].map((at) => pathUpTo(trip, routeBetween, at).at(-1));
        expect(back?.[0]).toBeCloseTo(10, 6);
        expect(out?.[0]).toBeCloseTo(10 + 4 * share, 2);
      }),
    );
  });
});

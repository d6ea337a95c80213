import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HoursByClass } from './hours-by-class.ts';
import { remainingStay } from './stay-times.ts';

const [CLASS, OTHER_CLASS, PORT, OTHER_PORT] = [3, 4, 0, 1];
const portIdOf = (port: number): number => 100 + port;
const numberOf = (portId: number): number => portId - 100;

function staysOf(...stays: readonly (readonly [shipClass: number, port: number, hours: number])[]) {
  const times = new HoursByClass();
  for (const stay of stays) times.add(...stay);
  return times;
}

function restOf(
  times: HoursByClass,
  own: readonly number[],
  shipClass: number,
  port: number,
  elapsedHours: number,
) {
  return remainingStay([own, ...times.groupsOf(shipClass, port)], elapsedHours);
}

describe('the rest of a stay', () => {
  const times = staysOf(
    [CLASS, PORT, 10],
    [CLASS, PORT, 20],
    [CLASS, PORT, 30],
    [CLASS, OTHER_PORT, 100],
    [OTHER_CLASS, PORT, 1],
  );

  it('[S1] is that of ships of the class at the port which stayed longer', () => {
    const rest = restOf(times, [], CLASS, PORT, 4);
    expect(rest).toMatchObject({ hours: 16, quantilesHours: [8, 16, 24] });
    expect(rest?.variance).toBeCloseTo(200 / 3, 9);
    expect(rest?.skew3).toBeCloseTo(0, 9);
  });

  it('[S1] is that of the ship itself, if it stayed longer at least three times', () => {
    expect(restOf(times, [5, 6, 7], CLASS, PORT, 2)?.hours).toBe(4);
    expect(restOf(times, [5, 6], CLASS, PORT, 2)?.hours).toBe(18);
    expect(restOf(times, [5, 6, 7], CLASS, PORT, 5)?.hours).toBe(15);
  });

  it('[S1] is that of the class at all ports where it stayed too rarely, and otherwise unknown', () => {
    expect(restOf(times, [], CLASS, OTHER_PORT, 0)?.hours).toBe(40);
    expect(restOf(times, [], CLASS, PORT, 15)?.hours).toBe(35);
    expect(restOf(times, [], CLASS, PORT, 25)).toBeUndefined();
    expect(restOf(times, [], OTHER_CLASS, PORT, 0)).toBeUndefined();
  });

  it('[S1] is the same after a restart', () => {
    const stay = fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      fc.double({ min: 0, max: 1000, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 300 }), (stays) => {
        const before = staysOf(...stays);
        const after = new HoursByClass();
        after.restore(before.save(portIdOf), numberOf);
        expect(after.save(portIdOf)).toEqual(before.save(portIdOf));
        for (let port = 0; port < 4; port++) {
          expect(after.groupsOf(1, port)).toEqual(before.groupsOf(1, port));
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hardOverRate, kinematicsOf } from './kinematics.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';

const lengths = fc.integer({ min: 1, max: 500 });
const speeds = fc.double({ min: 0, max: 31, noNaN: true });

describe('kinematics', () => {
  it.each([
    ['VLCC', 330, 15.5, 25],
    ['bulker', 225, 14.5, 35],
    ['container ship', 300, 20, 37],
    ['coaster', 100, 12.5, 67],
    ['tug', 32, 12.5, 209],
  ])('a %s turns hard over about as fast as measured', (_, length, knots, degreesPerMinute) => {
    const rate = hardOverRate(length, knots * METERS_PER_SECOND_PER_KNOT);
    const share = ((rate / RADIANS_PER_DEGREE) * 60) / degreesPerMinute;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.2);
  });

  it('a routine turn is a third of one with the rudder hard over, of the same radius at any speed', () => {
    fc.assert(
      fc.property(lengths, fc.double({ min: 0.5, max: 31, noNaN: true }), (length, speed) => {
        expect(kinematicsOf(length, speed).turnRate).toBeCloseTo(
          hardOverRate(length, speed) / 3,
          10,
        );
        expect(hardOverRate(length, 2 * speed)).toBeCloseTo(2 * hardOverRate(length, speed), 10);
      }),
    );
  });

  it('a ship stops from its speed in 15 lengths at its greatest deceleration', () => {
    fc.assert(
      fc.property(lengths, speeds, (length, speed) => {
        const { speedMax, acceleration } = kinematicsOf(length, speed);
        expect(speedMax ** 2 / (2 * acceleration)).toBeCloseTo(15 * length, 6);
      }),
    );
  });

  it('a ship without an engine has limits above zero', () => {
    const { speedMax, turnRate, acceleration, responseMeters } = kinematicsOf(90, 0);
    for (const each of [speedMax, turnRate, acceleration]) expect(each).toBeGreaterThan(0);
    expect(responseMeters).toBe(225);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceAlongCurve } from './curve.ts';

const CELL = { longitude: 360 / 2 ** 15, latitude: 180 / 2 ** 15 };

it('passes each square of 2ⁿ cells without leaving it', () => {
  const square = fc.integer({ min: 0, max: 5 }).chain((bits) => {
    const block = fc.nat(2 ** (15 - bits) - 1);
    return fc.record({ side: fc.constant(2 ** bits), column: block, row: block });
  });
  fc.assert(
    fc.property(square, ({ side, column, row }) => {
      const distances = Array.from({ length: side * side }, (_, i) => {
        const x = column * side + (i % side) + 0.5;
        const y = row * side + Math.floor(i / side) + 0.5;
        return distanceAlongCurve(x * CELL.longitude - 180, y * CELL.latitude - 90);
      }).sort((one, other) => one - other);
      const first = distances[0] ?? 0;
      expect(distances).toEqual(distances.map((_, i) => first + i));
    }),
    { numRuns: 100 },
  );
});

it('has the whole world', () => {
  for (const longitude of [-180, 180])
    for (const latitude of [-90, 90]) {
      const distance = distanceAlongCurve(longitude, latitude);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(2 ** 30);
    }
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLIDER_STEPS, sliderPosition, sliderValue } from './log-scale.ts';

it('shows a value of the slider where the slider is, to its rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SLIDER_STEPS }), (position) => {
      const value = sliderValue(position, 10, 50_000);
      const again = sliderValue(sliderPosition(value, 10, 50_000), 10, 50_000);
      expect(Math.abs(again / value - 1)).toBeLessThan(0.1);
    }),
  );
});

it('begins and ends at the limits, and holds what is outside at them', () => {
  expect([sliderValue(0, 1, 10_080), sliderValue(SLIDER_STEPS, 1, 10_080)]).toEqual([1, 10_080]);
  expect([sliderPosition(0.1, 1, 10_080), sliderPosition(1e9, 1, 10_080)]).toEqual([
    0,
    SLIDER_STEPS,
  ]);
});

import { expect, it } from 'vitest';
import { NewPortRates } from './new-port-rates.ts';

const SIZES = ['large', 'small', 'small', null, null] as const;

it('[M2] a new port is of each size as often as earlier ones, and any of that size', () => {
  const rates = new NewPortRates(SIZES);
  const all = (): readonly number[] => SIZES.map((_, port) => rates.probability(port));
  expect(all()).toEqual([1 / 3, 1 / 6, 1 / 6, 1 / 6, 1 / 6]);
  for (let time = 0; time < 3; time++) rates.add(1);
  expect(all()).toEqual([1 / 6, 1 / 3, 1 / 3, 1 / 12, 1 / 12]);
  const restored = new NewPortRates(SIZES);
  restored.restore(rates.save());
  expect(SIZES.map((_, port) => restored.probability(port))).toEqual(all());
});

it('[M2] new ports have probabilities with a sum of 1 after the ports have changed', () => {
  const rates = new NewPortRates(SIZES);
  rates.add(0);
  const fewer = new NewPortRates(['medium', null]);
  fewer.restore(rates.save());
  expect(fewer.probability(0) + fewer.probability(1)).toBeCloseTo(1, 12);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newStreams } from './random.ts';
import { newReceivers } from './receivers.ts';
import type { Point } from './scenario.ts';
import { metersBetween, scenarioOf } from './testing/test-scenario.ts';

/** Asks receivers as a scenario has them. */
function ears(yaml: string, seed = 1): (at: Point, seconds?: number) => number | undefined {
  const { receivers } = scenarioOf(
    `receivers: [${yaml}]\nships: [{ name: A, type: tug, start: { at: [24, 36] } }]`,
  );
  const { hear } = newReceivers(receivers);
  const chance = newStreams(seed, ['A'], 'hearing');
  return ([longitude, latitude], seconds = 0) => hear(chance, 0, longitude, latitude, seconds);
}
const HERE: Point = [24, 36];

describe('receivers', () => {
  it('without any all is heard at once', () => {
    expect(ears('')(HERE)).toBe(0);
  });

  it('a shore station hears within its range and no further', () => {
    const hear = ears('{ within: { centre: [24, 36], rangeNauticalMiles: 20 } }');
    const degrees = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (east, north) => {
        const at: Point = [24 + east, 36 + north];
        const share = metersBetween(HERE, at) / (20 * 1852);
        fc.pre(Math.abs(share - 1) > 0.01);
        expect(hear(at)).toBe(share < 1 ? 0 : undefined);
      }),
    );
  });

  it('an area is heard inside and not outside', () => {
    const hear = ears('{ area: [[23, 35], [25, 35], [25, 37], [23, 37]] }');
    expect(hear(HERE)).toBe(0);
    expect(hear([25.1, 36])).toBeUndefined();
    expect(hear([24, 34.9])).toBeUndefined();
  });

  it('satellites hear while they pass only, from the first pass on', () => {
    const hear = ears('{ everywhere: true, passes: { every: 95m, listens: 10m, first: 12m } }');
    const heard = (minutes: number): boolean => hear(HERE, minutes * 60) !== undefined;
    expect([0, 11.9, 22, 50, 106.9, 117].map(heard)).toEqual(Array(6).fill(false));
    expect([12, 21.9, 107, 116.9, 202].map(heard)).toEqual(Array(5).fill(true));
  });

  it('the first of several to pass it on counts, and one that does not hear does not hinder', () => {
    const far = '{ within: { centre: [0, 0], rangeNauticalMiles: 20 } }';
    expect(
      ears(`${far}, { everywhere: true, delay: 50s }, { everywhere: true, delay: 20s }`)(HERE),
    ).toBe(20);
    expect(ears(far)(HERE)).toBeUndefined();
  });

  it('misses its share, and takes as long as said', () => {
    const hear = ears('{ everywhere: true, loss: 0.3, delay: [10s, 40s] }');
    const all = Array.from({ length: 5000 }, () => hear(HERE));
    const delays = all.filter((delay) => delay !== undefined);
    expect(Math.abs(delays.length / 5000 - 0.7)).toBeLessThan(0.03);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...delays)).toBeLessThan(11);
    expect(Math.max(...delays)).toBeLessThan(40);
    expect(Math.max(...delays)).toBeGreaterThan(39);
  });

  it('what one of them does not cover changes nothing of the chance of another', () => {
    const near = '{ within: { centre: [24, 36], rangeNauticalMiles: 20 }, loss: 0.5 }';
    const [one, other] = [
      ears(`${near}, { everywhere: true, loss: 0.5, delay: 5s }`),
      ears(`${near.replace('24, 36', '0, 0')}, { everywhere: true, loss: 0.5, delay: 5s }`),
    ];
    for (let k = 0; k < 200; k++) {
      const [covered, alone] = [one(HERE), other(HERE)];
      if (covered === undefined) expect(alone).toBeUndefined();
      if (alone === 5) expect(covered).not.toBeUndefined();
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreams } from './random.ts';
import { createReceivers } from './receivers.ts';
import type { Point } from './scenario.ts';
import { distanceBetween, scenarioOf } from './testing/test-scenario.ts';

/** Passes reports to the receivers of a scenario. */
function receptionBy(yaml: string, seed = 1): (at: Point, seconds?: number) => number | undefined {
  const { receivers } = scenarioOf(
    `receivers: [${yaml}]\nships: [{ name: A, type: tug, start: { at: [24, 36] } }]`,
  );
  const { receptionDelaySeconds: delayAt } = createReceivers(receivers);
  const chance = createStreams(seed, ['A'], 'hearing');
  return ([longitude, latitude], seconds = 0) => delayAt(chance, 0, longitude, latitude, seconds);
}
const HERE: Point = [24, 36];

describe('receivers', () => {
  it('without any, all reports are received at once', () => {
    expect(receptionBy('')(HERE)).toBe(0);
  });

  it('a shore station receives within its range only', () => {
    const delayAt = receptionBy('{ within: { centre: [24, 36], rangeNauticalMiles: 20 } }');
    const degrees = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (east, north) => {
        const at: Point = [24 + east, 36 + north];
        const share = distanceBetween(HERE, at) / (20 * 1852);
        fc.pre(Math.abs(share - 1) > 0.01);
        expect(delayAt(at)).toBe(share < 1 ? 0 : undefined);
      }),
    );
  });

  it('an area receives inside only', () => {
    const delayAt = receptionBy('{ area: [[23, 35], [25, 35], [25, 37], [23, 37]] }');
    expect(delayAt(HERE)).toBe(0);
    expect(delayAt([25.1, 36])).toBeUndefined();
    expect(delayAt([24, 34.9])).toBeUndefined();
  });

  it('satellites receive during passes only, from the first pass on', () => {
    const delayAt = receptionBy(
      '{ everywhere: true, passes: { every: 95m, listens: 10m, first: 12m } }',
    );
    const isReceived = (minutes: number): boolean => delayAt(HERE, minutes * 60) !== undefined;
    expect([0, 11.9, 22, 50, 106.9, 117].map(isReceived)).toEqual(Array(6).fill(false));
    expect([12, 21.9, 107, 116.9, 202].map(isReceived)).toEqual(Array(5).fill(true));
  });

  it('the first of several to deliver counts, and one without reception has no effect', () => {
    const far = '{ within: { centre: [0, 0], rangeNauticalMiles: 20 } }';
    expect(
      receptionBy(`${far}, { everywhere: true, delay: 50s }, { everywhere: true, delay: 20s }`)(
        HERE,
      ),
    ).toBe(20);
    expect(receptionBy(far)(HERE)).toBeUndefined();
  });

  it('lose their share, and delay by the given time', () => {
    const delayAt = receptionBy('{ everywhere: true, loss: 0.3, delay: [10s, 40s] }');
    const all = Array.from({ length: 5000 }, () => delayAt(HERE));
    const delays = all.filter((delay) => delay !== undefined);
    expect(Math.abs(delays.length / 5000 - 0.7)).toBeLessThan(0.03);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...delays)).toBeLessThan(11);
    expect(Math.max(...delays)).toBeLessThan(40);
    expect(Math.max(...delays)).toBeGreaterThan(39);
  });

  it('the coverage of one does not change the random draws of another', () => {
    const near = '{ within: { centre: [24, 36], rangeNauticalMiles: 20 }, loss: 0.5 }';
    const [one, other] = [
      receptionBy(`${near}, { everywhere: true, loss: 0.5, delay: 5s }`),
      receptionBy(`${near.replace('24, 36', '0, 0')}, { everywhere: true, loss: 0.5, delay: 5s }`),
    ];
    for (let k = 0; k < 200; k++) {
      const [covered, alone] = [one(HERE), other(HERE)];
      if (covered === undefined) expect(alone).toBeUndefined();
      if (alone === 5) expect(covered).not.toBeUndefined();
    }
  });
});

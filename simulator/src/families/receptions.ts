import type { Point } from '../scenario.ts';
import type { RandomStream } from '../trades/random-stream.ts';

/** Where a scenario takes place: coasts have shore stations, the high seas satellites. */
export type Coverage = 'coast' | 'ocean';

const MINUTE = 60;

/** Draws the receivers of a scenario, in the form of a scenario file. */
export function drawReceivers(
  random: RandomStream,
  coverage: Coverage,
  at: Point,
): readonly Record<string, unknown>[] {
  const kind = random.between(0, 1);
  if (coverage === 'coast') {
    if (kind < 0.4) return [shore(random, random.scaled(0.02, 0.4))];
    if (kind < 0.75) return [shore(random, random.between(0.7, 0.95))];
    if (kind < 0.85) return [distantShore(random, at), ...satellites(random)];
    return satellites(random);
  }
  if (kind < 0.15) return [shore(random, random.between(0.8, 0.97))];
  if (kind < 0.3) return [distantShore(random, at), ...satellites(random)];
  return satellites(random);
}

/** Receives all positions of the area, with losses: dense stations, or a provider that thins out. */
function shore(random: RandomStream, loss: number): Record<string, unknown> {
  return { everywhere: true, loss: rounded(loss), delay: ['0s', `${random.integer(0, 20)}s`] };
}

/** A station whose range ends near the place. */
function distantShore(random: RandomStream, [longitude, latitude]: Point): Record<string, unknown> {
  const miles = random.between(12, 40);
  const centre: Point = [longitude + random.between(-0.15, 0.15), latitude + miles / 60 - 0.08];
  return {
    within: { centre, rangeNauticalMiles: rounded(miles) },
    loss: rounded(random.between(0.1, 0.8)),
  };
}

/** Two groups of satellites. Together their passes are at most an hour apart, except in one scenario of ten. */
function satellites(random: RandomStream): readonly Record<string, unknown>[] {
  const isSparse = random.occurs(0.1);
  return [0, 1].map(() => {
    const every = isSparse ? random.between(80, 150) : random.between(18, 55);
    const listens = random.between(4, 14);
    return {
      everywhere: true,
      loss: rounded(random.between(0.3, 0.85)),
      passes: {
        every: `${Math.round(every * MINUTE)}s`,
        listens: `${Math.round(listens * MINUTE)}s`,
        first: `${Math.round(random.between(0, every) * MINUTE)}s`,
      },
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

import { describe, expect, it } from 'vitest';
import { estimateEta } from './estimate-eta.ts';
import { speedAhead, speedShare } from './speed-ahead.ts';

/** The parts of a voyage, in hours. */
interface Voyage {
  readonly certain: number;
  /** Means of exponential waits that every voyage has. */
  readonly waits: readonly number[];
  /** Random events: their mean number, and the mean duration of each. */
  readonly events: readonly (readonly [count: number, hours: number])[];
  /** Standard deviation of the time at sea, normally distributed. */
  readonly deviation: number;
}

const SAMPLES = 100_000;
const APPROACH_METERS = 18_520;
const SHIP = { shiptype: 70, lengthMeters: 225 };

/** Returns a generator of the same pseudo-random numbers from 0 to 1 each time. */
function probabilities(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** Simulates voyages; returns the hours after which 10, 50 and 90 % of them have ended. */
function simulated({ certain, waits, events, deviation }: Voyage): readonly number[] {
  const probability = probabilities();
  const exponential = (mean: number) => -mean * Math.log(probability());
  const normal = () => Math.sqrt(exponential(2)) * Math.cos(2 * Math.PI * probability());
  const hours = Array.from({ length: SAMPLES }, () => {
    let sum = certain + deviation * normal();
    for (const mean of waits) sum += exponential(mean);
    for (const [count, mean] of events) {
      for (let left = exponential(1); left < count; left += exponential(1)) {
        sum += exponential(mean);
      }
    }
    return sum;
  });
  hours.sort((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((share) => hours[share * SAMPLES]);
}

/** Returns the estimate at the time of the fix. */
function estimated(sog: number | null, distanceMeters: number, passages: readonly string[] = []) {
  const fix = { timeMs: 0, sog };
  const estimate = estimateEta({ fix, ship: SHIP, route: { distanceMeters, passages }, nowMs: 0 });
  if (estimate.status !== 'ok') throw new Error(estimate.status);
  const { p10Ms, p50Ms, p90Ms, speedKnots } = estimate;
  return { hours: [p10Ms, p50Ms, p90Ms].map((ms) => ms / 3_600_000), speedKnots };
}

function expectNear(hours: readonly number[], expected: readonly number[], within: number): void {
  for (const [i, each] of hours.entries()) {
    expect(Math.abs(each - expected[i]), `${each} for ${expected[i]}`).toBeLessThan(within);
  }
}

/** E8: the whole approach at 10 knots, the pilot, and a berth for which 15 % wait. */
const PORT = { certain: 1, waits: [1], events: [[0.15, 12]], deviation: 0 } as const;

describe('an ETA compared with a hundred thousand simulated voyages', () => {
  it('[E8] includes the approach, the pilot and the berth', () => {
    expectNear(estimated(13, APPROACH_METERS).hours, simulated(PORT), 0.3);
  });

  it('[E2] includes the remaining stop of a ship near its port', () => {
    const share = 2001 / APPROACH_METERS;
    const stopped = { certain: share, waits: [12, share], events: [[0.15 * share, 12]] } as const;
    expectNear(estimated(0, 2001).hours, simulated({ ...stopped, deviation: 0 }), 1);
  });

  it('[E8] includes the canal and the wait before it', () => {
    const suez = { ...PORT, certain: 15, waits: [10, 1] };
    expectNear(
      estimated(13, 193_300 + APPROACH_METERS, ['suez-canal']).hours,
      simulated(suez),
      0.8,
    );
  });

  it.each([1000, 8000])('[E9] includes a stop in 15 days over %i nautical miles', (miles) => {
    const { hours, speedKnots } = estimated(null, APPROACH_METERS + 1852 * miles);
    const seaHours = miles / speedKnots;
    const ahead = speedAhead({ timeMs: 0, sog: null }, SHIP, undefined);
    const voyage = {
      ...{ certain: seaHours + 1, waits: [1], deviation: seaHours * speedShare(ahead, seaHours) },
      events: [
        [0.15, 12],
        [seaHours / 24 / 15, 8],
      ],
    } as const;
    expectNear(hours, simulated(voyage), 0.8);
  });
});

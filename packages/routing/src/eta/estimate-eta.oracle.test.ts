import { describe, expect, it } from 'vitest';
import { estimateEta } from './estimate-eta.ts';
import { speedAhead, speedShare } from './speed-ahead.ts';

/** What a voyage is made of, in hours. */
interface Voyage {
  readonly certain: number;
  /** Means of exponential waits that all have. */
  readonly waits: readonly number[];
  /** How many come on average, and the mean of each. */
  readonly seldom: readonly (readonly [count: number, hours: number])[];
  /** By how much the time at sea errs, normally distributed. */
  readonly deviation: number;
}

const SAMPLES = 100_000;
const APPROACH_METERS = 18_520;
const SHIP = { shiptype: 70, lengthMeters: 225 };

/** The same numbers from 0 to 1 each time. */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** By which hours 10, 50 and 90 % of so many voyages are over, each sailed by chance. */
function sailed({ certain, waits, seldom, deviation }: Voyage): readonly number[] {
  const chance = chances();
  const exponential = (mean: number) => -mean * Math.log(chance());
  const normal = () => Math.sqrt(exponential(2)) * Math.cos(2 * Math.PI * chance());
  const hours = Array.from({ length: SAMPLES }, () => {
    let sum = certain + deviation * normal();
    for (const mean of waits) sum += exponential(mean);
    for (const [count, mean] of seldom) {
      for (let left = exponential(1); left < count; left += exponential(1)) {
        sum += exponential(mean);
      }
    }
    return sum;
  });
  hours.sort((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((share) => hours[share * SAMPLES]);
}

/** What is estimated, at the moment of the fix. */
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

/** E8, in full: the approach at 10 knots, the pilot, and a berth that 15 % wait for. */
const PORT = { certain: 1, waits: [1], seldom: [[0.15, 12]], deviation: 0 } as const;

describe('an ETA beside a hundred thousand voyages', () => {
  it('[E8] has the approach, the pilot and the berth', () => {
    expectNear(estimated(13, APPROACH_METERS).hours, sailed(PORT), 0.3);
  });

  it('[E2] has what a ship lies that is just out of its port', () => {
    const share = 2001 / APPROACH_METERS;
    const lying = { certain: share, waits: [12, share], seldom: [[0.15 * share, 12]] } as const;
    expectNear(estimated(0, 2001).hours, sailed({ ...lying, deviation: 0 }), 1);
  });

  it('[E8] has the canal and the wait before it', () => {
    const suez = { ...PORT, certain: 15, waits: [10, 1] };
    expectNear(estimated(13, 193_300 + APPROACH_METERS, ['suez-canal']).hours, sailed(suez), 0.8);
  });

  it.each([1000, 8000])('[E9] has a stop in 15 days over %i nautical miles', (miles) => {
    const { hours, speedKnots } = estimated(null, APPROACH_METERS + 1852 * miles);
    const seaHours = miles / speedKnots;
    const ahead = speedAhead({ timeMs: 0, sog: null }, SHIP, undefined);
    const voyage = {
      ...{ certain: seaHours + 1, waits: [1], deviation: seaHours * speedShare(ahead, seaHours) },
      seldom: [
        [0.15, 12],
        [seaHours / 24 / 15, 8],
      ],
    } as const;
    expectNear(hours, sailed(voyage), 0.8);
  });
});

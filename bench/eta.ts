import { type EtaSample, estimateArrivals } from './eta/estimate-arrivals.ts';
import { planVoyages } from './eta/plan-voyages.ts';
import { simulateVoyages } from './eta/simulate-voyages.ts';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

/*
 * Each ship makes two voyages, there and back along the equator, where a degree has the same length everywhere:
 *
 * - A ship's speed in calm water is 75 to 105 % of its type's (as in the simulator), and on each voyage 92 to 108 % of that.
 * - Weather changes every 25 nautical miles: an Ornstein-Uhlenbeck process of 30 hours reduces the speed by 5 %, with a
 *   standard deviation of 6 %, and beyond 1.2 deviations by another 10 % each; at least by 0, at most by half.
 * - A current of 0 to 1.2 knots in any direction, for every other ship tidal.
 * - On average every 8 days at sea a stop of 2 to 20 hours, at anchor or adrift.
 * - Every other ship with more than 1500 nautical miles to sail passes Suez, Panama, or Bosporus and Dardanelles, every
 *   fourth of the others Kiel or Corinth, a quarter to 70 % of the distance out; after a wait at anchor, and slowly.
 * - The first 5 to 20 miles are sailed at 6 to 10 knots, the last 4 to 12 at 5 to 9. On one voyage in five the ship waits for 3
 *   to 30 hours 12 miles off, on every other one for half an hour to two hours for the pilot.
 * - Receivers at both ports and along canals have a range of 40 miles; at sea a satellite receives for 8 minutes of every 95.
 *
 * The estimate has the ship's type, length and fixes, the route and the canals ahead, and none of the above; the length and
 * slowness of canals it knows from the same sources. The baseline assumes the newest speed over ground, or below 1 knot the last
 * one above, on the same route.
 */

const SHIPS = 42;

/** Errors of estimated arrivals. */
export const bench: Bench = {
  question:
    'How large is the error of ETAs of simulated voyages (median, hours), compared with constant speed over ground?',
  seed: 1,
  run(progress): readonly TableRow[] {
    const samples: EtaSample[] = [];
    for (let ship = 0; ship < SHIPS; ship++) {
      progress(`ship ${ship + 1} of ${SHIPS}`);
      const voyages = planVoyages(seededRandom(ship + 1), ship);
      samples.push(...estimateArrivals(voyages, simulateVoyages(voyages, ship + 1)));
    }
    const within = (least: number, greatest: number) =>
      samples.filter(({ remaining }) => remaining >= least && remaining < greatest);
    return [
      row('all', samples),
      row('under 6 h to go', within(0, 6)),
      row('6 to 24 h', within(6, 24)),
      row('1 to 3 days', within(24, 72)),
      row('3 to 10 days', within(72, 240)),
      row('over 10 days', within(240, Number.POSITIVE_INFINITY)),
      row(
        'voyages with a canal',
        samples.filter(({ hasCanal }) => hasCanal),
      ),
      row(
        '… with neither canal nor stop',
        samples.filter((q) => !q.hasCanal && !q.hasStop),
      ),
      row(
        '… of ships without history',
        samples.filter(({ voyage }) => voyage === 0),
      ),
    ];
  },
};

function row(what: string, samples: readonly EtaSample[]): TableRow {
  const ours = quantile(
    samples.map(({ eta, remaining }) => Math.abs(eta - remaining)),
    0.5,
  );
  const baseline = quantile(
    samples.map(({ constant, remaining }) => Math.abs(constant - remaining)),
    0.5,
  );
  const below = (key: 'p10' | 'eta' | 'p90') =>
    Math.round((100 * samples.filter((q) => q.remaining <= q[key]).length) / samples.length);
  return {
    what,
    estimates: samples.length,
    'ETA, h': ours,
    'constant, h': baseline,
    ratio: ours / baseline,
    'arrived by 10 %': below('p10'),
    'by 50 %': below('eta'),
    'by 90 %': below('p90'),
  };
}

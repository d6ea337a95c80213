import type { Clock } from '@roadstead/contracts';
import {
  failWith,
  type Position,
  type Principal,
  type Problem,
  type Result,
  success,
} from '@roadstead/model';
import type { PortDirectory } from '../port-directory.ts';
import { type AvoidedArea, avoidedAreaProblems } from './avoided-areas.ts';
import type { DistancePair, RouteDestination, SeaDistance, VoyagePlanner } from './routing.ts';

/** Routes between distant ports take 10 ms each on a busy machine: 25 seconds, half of the longest request. */
const PAIRS_MAX = 2500;
/** A tenth of a second of routes: the planner answers other requests in between. */
const PAIRS_AT_ONCE = 10;

interface DistanceMatricesOptions {
  readonly planner: Pick<VoyagePlanner, 'distances'>;
  readonly ports: Pick<PortDirectory, 'portPosition'> | undefined;
  readonly clock: Clock;
}

/** V13: distances between lists of places, for one request of each user at a time. */
export class DistanceMatrices {
  readonly #options: DistanceMatricesOptions;
  /** Users whose request is being computed. */
  readonly #busy = new Set<string>();

  constructor(options: DistanceMatricesOptions) {
    this.#options = options;
  }

  async compute(
    { uuid }: Principal,
    origins: readonly RouteDestination[],
    destinations: readonly RouteDestination[],
    avoid: readonly AvoidedArea[],
  ): Promise<Result<readonly SeaDistance[]>> {
    const problems: Problem[] = [...avoidedAreaProblems(avoid)];
    const starts = this.#positions('/origins', origins, problems);
    const ends = this.#positions('/destinations', destinations, problems);
    if (origins.length * destinations.length > PAIRS_MAX) {
      const detail = `times the number of origins must be at most ${PAIRS_MAX}.`;
      problems.push({ pointer: '/destinations', detail });
    }
    if (problems.length > 0) return failWith('invalid', 'The request is invalid.', problems);
    if (this.#busy.has(uuid))
      return failWith('too-many', 'Another request of yours for distances is being computed.');
    this.#busy.add(uuid);
    try {
      return success(await this.#distances(starts, ends, avoid));
    } finally {
      this.#busy.delete(uuid);
    }
  }

  async #distances(
    starts: readonly Position[],
    ends: readonly Position[],
    avoid: readonly AvoidedArea[],
  ): Promise<readonly SeaDistance[]> {
    const pairs = starts.flatMap((from) => ends.map((to): DistancePair => ({ from, to })));
    const options = { avoid, timeMs: this.#options.clock.now() };
    const distances: SeaDistance[] = [];
    for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
      const some = await this.#options.planner.distances(
        pairs.slice(at, at + PAIRS_AT_ONCE),
        options,
      );
      distances.push(...some);
    }
    return distances;
  }

  #positions(
    pointer: string,
    places: readonly RouteDestination[],
    problems: Problem[],
  ): readonly Position[] {
    if (places.length === 0) problems.push({ pointer, detail: 'must not be empty.' });
    return places.flatMap((place, at) => {
      if ('position' in place) return [place.position];
      const position = this.#options.ports?.portPosition(place.locode);
      if (position) return [position];
      const detail = 'is not the UN/LOCODE of a known port.';
      problems.push({ pointer: `${pointer}/${at}/port/locode`, detail });
      return [];
    });
  }
}

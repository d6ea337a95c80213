import { Mutex } from '@roadstead/contracts';
import type { CurrentLane } from './current-lane.ts';

/** A lane without journeys counts as this number of them, which take as much memory. */
const LANE_JOURNEYS = 10;

/** The lanes that were requested last, with a limited number of journeys together. */
export class RetainedLanes {
  readonly #journeysMax: number;
  /** The lane requested last is the last one. */
  readonly #lanes: Map<string, CurrentLane> = new Map();
  #journeys = 0;
  readonly #mutexes: Map<string, { readonly mutex: Mutex; users: number }> = new Map();

  constructor(journeysMax: number) {
    this.#journeysMax = journeysMax;
  }

  /**
   * Runs a function with a lane, if it is retained; no other one runs with the same lane meanwhile.
   * @param run retains the lane again, or another one for its key, when it is complete
   */
  async runExclusive<Result>(
    key: string,
    run: (
      retained: CurrentLane | undefined,
      retain: (lane: CurrentLane) => void,
    ) => Promise<Result>,
  ): Promise<Result> {
    const own = this.#mutexes.get(key) ?? { mutex: new Mutex(), users: 0 };
    this.#mutexes.set(key, own);
    own.users++;
    try {
      return await own.mutex.runExclusive(() =>
        run(this.#remove(key), (lane) => this.#add(key, lane)),
      );
    } finally {
      if (--own.users === 0) this.#mutexes.delete(key);
    }
  }

  #add(key: string, lane: CurrentLane): void {
    this.#lanes.set(key, lane);
    this.#journeys += sizeOf(lane);
    for (const oldest of this.#lanes.keys()) {
      if (this.#journeys <= this.#journeysMax) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): CurrentLane | undefined {
    const lane = this.#lanes.get(key);
    if (lane) this.#journeys -= sizeOf(lane);
    this.#lanes.delete(key);
    return lane;
  }
}

function sizeOf({ journeys }: CurrentLane): number {
  return journeys.size + LANE_JOURNEYS;
}

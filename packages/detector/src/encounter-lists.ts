import {
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  FLAGS,
  LAST_CLOSE,
  NEXT_ENCOUNTER,
  PAIR,
} from './encounter-pool.ts';
import { FIRST_ENCOUNTER, PAIR_INTS } from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';

/** The linked lists of the encounters of pairs, sorted by configuration. */
export class EncounterLists {
  readonly #pool: RecordPool;
  readonly #pairs: RecordPool;

  constructor(pool: RecordPool, pairs: RecordPool) {
    this.#pool = pool;
    this.#pairs = pairs;
  }

  /** Returns the first encounter of a pair, or `NONE`. */
  first(pair: number): number {
    return this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
  }

  /** Returns the next encounter of the same pair, or `NONE`. */
  next(encounter: number): number {
    return this.#pool.ints[encounter * ENCOUNTER_INTS + NEXT_ENCOUNTER];
  }

  /** Returns the encounter of a pair after another one, or its first one after `NONE`. */
  after(pair: number, encounter: number): number {
    return encounter === NONE ? this.first(pair) : this.next(encounter);
  }

  /** Creates an encounter between two others of a pair. */
  create(pair: number, previous: number, next: number, configurationNumber: number): number {
    const encounter = this.#pool.allocate();
    const at = encounter * ENCOUNTER_INTS;
    this.#pool.ints[at + NEXT_ENCOUNTER] = next;
    this.#pool.ints[at + CONFIGURATION_NUMBER] = configurationNumber;
    this.#pool.ints[at + FLAGS] = 0;
    this.#pool.ints[at + PAIR] = pair;
    this.#pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE] = Number.NEGATIVE_INFINITY;
    this.linkAfter(pair, previous, encounter);
    return encounter;
  }

  /** Makes the previous encounter, or the pair, point to `next`. */
  linkAfter(pair: number, previous: number, next: number): void {
    if (previous === NONE) this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER] = next;
    else this.#pool.ints[previous * ENCOUNTER_INTS + NEXT_ENCOUNTER] = next;
  }
}

import type { EncounterLists } from './encounter-lists.ts';
import type { EncounterLives } from './encounter-lives.ts';
import {
  BEGAN_BEFORE_PAIRING,
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVIDENCE,
  FIRED,
  FLAGS,
  LAST_CLOSE,
  NEXT_WINDOW,
  SINCE,
  WINDOW_FULL,
} from './encounter-pool.ts';
import { NONE } from './record-pool.ts';
import { ROUNDING_MS } from './thresholds.ts';

/** The instants before which the steps of a pair find nothing; −Infinity where each step may find something. */
export class DueTimes {
  readonly #lives: EncounterLives;
  readonly #lists: EncounterLists;

  constructor(lives: EncounterLives, lists: EncounterLists) {
    this.#lives = lives;
    this.#lists = lists;
  }

  /**
   * Returns the earliest end of a window of a pair that has been stepped up to an instant. Each step may find something while the
   * pair has a current event, one that waits, or an encounter of the unknown past.
   * @param shortestWindowMs that of an encounter that begins later
   */
  ofPair(pair: number, untilMs: number, shortestWindowMs: number): number {
    if (this.#isPast(untilMs)) return Number.NEGATIVE_INFINITY;
    let dueMs = untilMs + shortestWindowMs;
    for (let each = this.#lists.first(pair); each !== NONE; each = this.#lists.next(each)) {
      if (!this.#neverFires(each)) dueMs = Math.min(dueMs, this.#windowEndMs(each));
    }
    return dueMs - 2 * ROUNDING_MS;
  }

  /** Returns the same of a pair that stays close under all configurations: its current events continue, and nothing begins. */
  atRest(pair: number, untilMs: number): number {
    if (this.#isPast(untilMs)) return Number.NEGATIVE_INFINITY;
    const { floats, ints } = this.#lives.pool;
    let dueMs = Number.POSITIVE_INFINITY;
    for (let each = this.#lists.first(pair); each !== NONE; each = this.#lists.next(each)) {
      // Of a configuration under which the two are apart.
      if (floats[each * ENCOUNTER_FLOATS + LAST_CLOSE] !== untilMs) return Number.NEGATIVE_INFINITY;
      const flags = ints[each * ENCOUNTER_INTS + FLAGS];
      if ((flags & FIRED) !== 0 || this.#neverFires(each)) continue;
      if ((flags & EVIDENCE) !== EVIDENCE) return Number.NEGATIVE_INFINITY;
      dueMs = Math.min(dueMs, this.#windowEndMs(each));
    }
    return dueMs - 2 * ROUNDING_MS;
  }

  /** D13: whether the past up to an instant is unknown. */
  #isPast(untilMs: number): boolean {
    const { past } = this.#lives;
    return past.isOpen || untilMs <= past.untilMs;
  }

  #neverFires(encounter: number): boolean {
    const flags = this.#lives.pool.ints[encounter * ENCOUNTER_INTS + FLAGS];
    return (flags & BEGAN_BEFORE_PAIRING) !== 0;
  }

  #windowEndMs(encounter: number): number {
    const { floats, ints } = this.#lives.pool;
    const sinceMs = floats[encounter * ENCOUNTER_FLOATS + SINCE];
    const isFull = (ints[encounter * ENCOUNTER_INTS + FLAGS] & WINDOW_FULL) !== 0;
    if (isFull || this.#isPast(sinceMs)) return Number.NEGATIVE_INFINITY;
    const isShared = ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] < NONE;
    return isShared
      ? sinceMs + floats[encounter * ENCOUNTER_FLOATS + NEXT_WINDOW]
      : sinceMs + this.#lives.configurationOf(encounter).windowMs;
  }
}

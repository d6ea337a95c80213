import type { FiringFilter } from '@roadstead/model';
import type { AreaCell } from './area-cells.ts';
import { closeIntervals } from './close-intervals.ts';
import { EncounterLists } from './encounter-lists.ts';
import { EncounterLives } from './encounter-lives.ts';
import { CONFIGURATION_NUMBER, ENCOUNTER_FLOATS, ENCOUNTER_INTS, PAIR } from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import type { MotionSegment } from './motion-segment.ts';
import { FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import type { OwnedSlots } from './pair-slots.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { NEWEST_TIME, SHIP_FLOATS, type ShipTable } from './ship-table.ts';

/** A segment of a pair that has become known. */
interface KnownSegment {
  readonly segment: MotionSegment;
  /** The configurations at the path of the first ship. */
  readonly cellA: AreaCell;
  /** The configurations at that of the second. */
  readonly cellB: AreaCell;
  /** Whether the pair was found in this segment, so that the time before it is unknown. */
  readonly isNewPair: boolean;
  /** Time of the fix that completed the segment. */
  readonly nowMs: number;
}

/** The encounters of each pair under each configuration, by the rules D4 to D7. A pair has a linked list of them. */
export class Encounters {
  readonly lives: EncounterLives;
  readonly lists: EncounterLists;
  readonly #pool: RecordPool;
  readonly #ships: ShipTable;
  readonly #pairs: RecordPool;

  /** @param configurations configurations by number. */
  constructor(
    configurations: readonly (IndexedConfiguration | undefined)[],
    ships: ShipTable,
    pairs: RecordPool,
    owned: OwnedSlots,
    filter: FiringFilter | undefined,
  ) {
    this.lives = new EncounterLives(configurations, ships, pairs, owned, filter);
    this.#pool = this.lives.pool;
    this.#ships = ships;
    this.#pairs = pairs;
    this.lists = new EncounterLists(this.#pool, pairs);
  }

  /**
   * Advances the encounters of a pair through a segment.
   * @returns the greatest distance of the configurations that apply to both ships, in metres.
   */
  advance(pair: number, known: KnownSegment): number {
    const { segment, cellA, cellB, isNewPair, nowMs } = known;
    let distanceMax = 0;
    let indexB = 0;
    let previous = NONE;
    let encounter = this.lists.first(pair);
    // Merges three lists sorted by configuration: the configurations at either ship, and the pair's encounters.
    for (let indexA = 0; indexA < cellA.configurations.length; indexA++) {
      const inA = cellA.configurations[indexA];
      const { configuration } = inA;
      while (cellB.configurations[indexB]?.configuration.order < configuration.order) indexB++;
      const inB = cellB.configurations[indexB];
      if (inB?.configuration !== configuration || configuration.variant === 1) continue;
      distanceMax = Math.max(distanceMax, configuration.distanceMeters);
      while (encounter !== NONE && this.#orderOf(encounter) < configuration.order) {
        previous = this.#expire(pair, previous, encounter, segment.endMs, nowMs);
        encounter = this.lists.after(pair, previous);
      }
      if (configuration.hasAlternative) {
        previous = this.#advanceBoth(pair, previous, known, indexA, indexB);
        encounter = this.lists.after(pair, previous);
        continue;
      }
      const isKnown = encounter !== NONE && this.lives.configurationOf(encounter) === configuration;
      const intervals = closeIntervals(segment, inA, inB, cellA, cellB);
      if (!isKnown && intervals.length === 0) continue;
      const { number } = configuration;
      const current = isKnown ? encounter : this.lists.create(pair, previous, encounter, number);
      for (const interval of intervals) {
        this.lives.extend(current, configuration, segment, interval, isNewPair, nowMs);
      }
      previous = this.#expire(pair, previous, current, segment.endMs, nowMs);
      encounter = this.lists.after(pair, previous);
    }
    this.#expireAll(pair, previous, segment.endMs, nowMs);
    return distanceMax;
  }

  /**
   * D16: advances the encounters of both distances of a configuration in the order of time. The times within the smaller distance
   * are part of those within the larger one.
   * @param before the encounter of the pair before them
   * @param indexA the place of the larger distance in the first cell, which the smaller follows; `indexB` that in the second
   * @returns the last encounter of the pair up to them
   */
  #advanceBoth(
    pair: number,
    before: number,
    { segment, cellA, cellB, isNewPair, nowMs }: KnownSegment,
    indexA: number,
    indexB: number,
  ): number {
    const intervals = [0, 1].map((variant) => {
      const [inA, inB] = [cellA, cellB].map(({ configurations }, side) => {
        return configurations[(side === 0 ? indexA : indexB) + variant];
      });
      return closeIntervals(segment, inA, inB, cellA, cellB);
    });
    const [large, small] = [0, 1].map(
      (variant) => cellA.configurations[indexA + variant].configuration,
    );
    const find = (
      configuration: IndexedConfiguration,
      previous: number,
      isClose: boolean,
    ): number => {
      const next = this.lists.after(pair, previous);
      if (next !== NONE && this.lives.configurationOf(next) === configuration) return next;
      return isClose ? this.lists.create(pair, previous, next, configuration.number) : NONE;
    };
    const one = find(large, before, intervals[0].length > 0);
    const other = find(small, one === NONE ? before : one, intervals[1].length > 0);
    let next = 0;
    for (const interval of intervals[0]) {
      this.lives.extend(one, large, segment, interval, isNewPair, nowMs);
      for (; next < intervals[1].length && intervals[1][next][0] <= interval[1]; next++) {
        this.lives.extend(other, small, segment, intervals[1][next], isNewPair, nowMs);
      }
    }
    let last = before;
    for (const encounter of [one, other]) {
      if (encounter !== NONE) last = this.#expire(pair, last, encounter, segment.endMs, nowMs);
    }
    return last;
  }

  /** Reads a value of an encounter, unless it is `NONE`, so that its record is in the cache. */
  prefetch(encounter: number): number {
    return encounter === NONE ? 0 : this.#pool.floats[encounter * ENCOUNTER_FLOATS];
  }

  /** Advances the encounters of a pair through time in which the path of one ship is unknown. */
  skipUnknown(pair: number, untilMs: number, nowMs: number): void {
    this.#expireAll(pair, NONE, untilMs, nowMs);
  }

  /** Releases the encounters of a pair, none of which has a current event. */
  releaseAllOf(pair: number): void {
    let encounter = this.lists.first(pair);
    while (encounter !== NONE) {
      const next = this.lists.next(encounter);
      this.lives.release(encounter);
      encounter = next;
    }
  }

  /** D7: ends the current events with a silent ship, and sets `nextSilenceMs`. */
  endSilent(nowMs: number): void {
    let nextMs = Number.POSITIVE_INFINITY;
    for (const encounter of this.lives.running) {
      const pair = this.#pool.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
      const newestMs = (side: number): number =>
        this.#ships.floats[this.#pairs.ints[pair + side] * SHIP_FLOATS + NEWEST_TIME];
      const { gapMaxMs } = this.lives.configurationOf(encounter);
      const silentMs = Math.min(newestMs(FIRST_SHIP), newestMs(SECOND_SHIP)) + gapMaxMs;
      if (silentMs < nowMs) this.end(encounter, silentMs);
      else nextMs = Math.min(nextMs, silentMs);
    }
    this.lives.nextSilenceMs = nextMs;
  }

  /** Ends an encounter, and its event if it is current, at its last close instant. */
  end(encounter: number, nowMs: number): void {
    if (this.lives.running.has(encounter)) this.lives.endEvent(encounter, nowMs);
    const pair = this.#pool.ints[encounter * ENCOUNTER_INTS + PAIR];
    let previous = NONE;
    let other = this.lists.first(pair);
    while (other !== encounter) {
      previous = other;
      other = this.lists.next(other);
    }
    this.lists.linkAfter(pair, previous, this.lists.next(encounter));
    this.lives.release(encounter);
  }

  /** D11: ends all encounters of a configuration. */
  endAllOf(configuration: IndexedConfiguration, nowMs: number): void {
    for (let encounter = 0; encounter < this.#pool.used; encounter++) {
      if (
        this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] === configuration.number
      ) {
        this.end(encounter, nowMs);
      }
    }
  }

  /** Expires the encounters of a pair after a point of their list. */
  #expireAll(pair: number, before: number, untilMs: number, nowMs: number): void {
    let previous = before;
    let encounter = this.lists.after(pair, previous);
    while (encounter !== NONE) {
      previous = this.#expire(pair, previous, encounter, untilMs, nowMs);
      encounter = this.lists.after(pair, previous);
    }
  }

  /** Checks an encounter whose pair was stepped up to an instant. @returns the last one of the list up to it, which is left */
  #expire(
    pair: number,
    previous: number,
    encounter: number,
    untilMs: number,
    nowMs: number,
  ): number {
    const next = this.lists.next(encounter);
    if (!this.lives.expire(encounter, untilMs, nowMs)) return encounter;
    this.lists.linkAfter(pair, previous, next);
    return previous;
  }

  #orderOf(encounter: number): number {
    return this.lives.configurationOf(encounter).order;
  }
}

import type { Interval } from '@roadstead/geo';
import type { FiringFilter } from '@roadstead/model';
import type { AreaCell } from './area-cells.ts';
import { closeIntervals } from './close-intervals.ts';
import { EncounterLists } from './encounter-lists.ts';
import {
  ACTIVATION_TIME,
  BEGAN_BEFORE_PAIRING,
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVIDENCE,
  encounterPool,
  FIRED,
  FIRED_POSITIONS,
  FLAGS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  PAIR,
  SINCE,
  SINCE_POSITIONS,
  WINDOW_FULL,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import type { MotionSegment } from './motion-segment.ts';
import { FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { NEWEST_TIME, SHIP_FLOATS, type ShipTable } from './ship-table.ts';
import { TransitionQueue } from './transition-queue.ts';
import { UnknownPast } from './unknown-past.ts';
import { WaitingEncounters } from './waiting-encounters.ts';

/** Instants are computed to better than this, so a window that is shorter by less counts as full. */
const ROUNDING_MS = 1e-3;

/** The encounters of each pair under each configuration, by the rules D4 to D7. A pair has a linked list of them. */
export class Encounters {
  readonly pool: RecordPool = encounterPool();
  readonly queue: TransitionQueue;
  readonly past: UnknownPast;
  readonly waiting: WaitingEncounters;
  /** Encounters with a current event. */
  readonly running: Set<number> = new Set();
  /** Time before which no current event ends by silence. */
  nextSilenceMs: number = Number.POSITIVE_INFINITY;
  readonly #configurations: readonly (IndexedConfiguration | undefined)[];
  readonly #ships: ShipTable;
  readonly #pairs: RecordPool;
  readonly #lists: EncounterLists;

  /** @param configurations configurations by number. */
  constructor(
    configurations: readonly (IndexedConfiguration | undefined)[],
    ships: ShipTable,
    pairs: RecordPool,
    filter: FiringFilter | undefined,
  ) {
    this.#configurations = configurations;
    this.#ships = ships;
    this.#pairs = pairs;
    this.#lists = new EncounterLists(this.pool, pairs);
    const { pool, running } = this;
    const fire = (encounter: number, nowMs: number): void => this.#fire(encounter, nowMs);
    const waiting = new WaitingEncounters({
      ...{ pool, pairs, ships, running, configurations, filter, fire },
    });
    this.waiting = waiting;
    const firedTimeMs = waiting.firedTimeMs.bind(waiting);
    this.queue = new TransitionQueue(pool, ships, pairs, configurations, firedTimeMs);
    const records = { pool, running, queue: this.queue, waiting, ships, pairs, configurations };
    this.past = new UnknownPast(records);
  }

  /**
   * Advances the encounters of a pair through a segment.
   * @param cellA the configurations at the path of the first ship, `cellB` at that of the second.
   * @param isNewPair whether the pair was found in this segment, so that the time before it is unknown.
   * @param nowMs time of the fix that completed the segment.
   * @returns the greatest distance of the configurations that apply to both ships, in metres.
   */
  advance(
    pair: number,
    segment: MotionSegment,
    cellA: AreaCell,
    cellB: AreaCell,
    isNewPair: boolean,
    nowMs: number,
  ): number {
    let distanceMax = 0;
    let indexB = 0;
    let previous = NONE;
    let encounter = this.#lists.first(pair);
    // Merges three lists sorted by configuration: the configurations at either ship, and the pair's encounters.
    for (const inA of cellA.configurations) {
      const { configuration } = inA;
      while (cellB.configurations[indexB]?.configuration.order < configuration.order) indexB++;
      const inB = cellB.configurations[indexB];
      if (inB?.configuration !== configuration) continue;
      distanceMax = Math.max(distanceMax, configuration.distanceMeters);
      while (encounter !== NONE && this.#configurationOf(encounter).order < configuration.order) {
        const next = this.#lists.next(encounter);
        if (this.#expire(encounter, segment.endMs, nowMs))
          this.#lists.linkAfter(pair, previous, next);
        else previous = encounter;
        encounter = next;
      }
      const isKnown = encounter !== NONE && this.#configurationOf(encounter) === configuration;
      const intervals = closeIntervals(segment, inA, inB, cellA, cellB);
      if (!isKnown && intervals.length === 0) continue;
      const { number } = configuration;
      const current = isKnown ? encounter : this.#lists.create(pair, previous, encounter, number);
      const next = this.#lists.next(current);
      for (const interval of intervals) {
        this.#extend(current, configuration, segment, interval, isNewPair, nowMs);
      }
      if (this.#expire(current, segment.endMs, nowMs)) this.#lists.linkAfter(pair, previous, next);
      else previous = current;
      encounter = next;
    }
    this.#expireAll(pair, previous, encounter, segment.endMs, nowMs);
    return distanceMax;
  }

  /** Reads a value of an encounter, unless it is `NONE`, so that its record is in the cache. */
  prefetch(encounter: number): number {
    return encounter === NONE ? 0 : this.pool.floats[encounter * ENCOUNTER_FLOATS];
  }

  /** Advances the encounters of a pair through time in which the path of one ship is unknown. */
  skipUnknown(pair: number, untilMs: number, nowMs: number): void {
    this.#expireAll(pair, NONE, this.#lists.first(pair), untilMs, nowMs);
  }

  /** Releases the encounters of a pair, none of which has a current event. */
  releaseAllOf(pair: number): void {
    let encounter = this.#lists.first(pair);
    while (encounter !== NONE) {
      const next = this.#lists.next(encounter);
      this.#release(encounter);
      encounter = next;
    }
  }

  /** D7: ends the current events with a silent ship, and sets `nextSilenceMs`. */
  endSilent(nowMs: number): void {
    let nextMs = Number.POSITIVE_INFINITY;
    for (const encounter of this.running) {
      const pair = this.pool.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
      const newestMs = (side: number): number =>
        this.#ships.floats[this.#pairs.ints[pair + side] * SHIP_FLOATS + NEWEST_TIME];
      const { gapMaxMs } = this.#configurationOf(encounter);
      const silentMs = Math.min(newestMs(FIRST_SHIP), newestMs(SECOND_SHIP)) + gapMaxMs;
      if (silentMs < nowMs) this.end(encounter, silentMs);
      else nextMs = Math.min(nextMs, silentMs);
    }
    this.nextSilenceMs = nextMs;
  }

  /** Ends an encounter, and its event if it is current, at its last close instant. */
  end(encounter: number, nowMs: number): void {
    if (this.running.has(encounter)) this.#endEvent(encounter, nowMs);
    const pair = this.pool.ints[encounter * ENCOUNTER_INTS + PAIR];
    let previous = NONE;
    let other = this.#lists.first(pair);
    while (other !== encounter) {
      previous = other;
      other = this.#lists.next(other);
    }
    this.#lists.linkAfter(pair, previous, this.#lists.next(encounter));
    this.#release(encounter);
  }

  /** D11: ends all encounters of a configuration. */
  endAllOf(configuration: IndexedConfiguration, nowMs: number): void {
    for (let encounter = 0; encounter < this.pool.used; encounter++) {
      if (
        this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] === configuration.number
      ) {
        this.end(encounter, nowMs);
      }
    }
  }

  /** Begins or continues an encounter by an interval of a segment in which the pair is close. */
  #extend(
    encounter: number,
    configuration: IndexedConfiguration,
    segment: MotionSegment,
    [from, to]: Interval,
    isNewPair: boolean,
    nowMs: number,
  ): void {
    const { floats, ints } = this.pool;
    const at = encounter * ENCOUNTER_FLOATS;
    const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
    const fromMs = segment.timeAt(from);
    const toMs = segment.timeAt(to);
    if (!(from === 0 && floats[at + LAST_CLOSE] === segment.startMs)) {
      this.waiting.settle(nowMs);
      if (this.running.has(encounter) && this.#isApart(encounter, fromMs)) {
        this.#endEvent(encounter, nowMs);
      }
      if (!this.running.has(encounter)) {
        floats[at + SINCE] = fromMs;
        segment.writePositions(from, floats, at + SINCE_POSITIONS);
        ints[flagsAt] = from === 0 ? segment.evidenceAtStart : 0;
        this.waiting.remove(encounter);
        if (from === 0 && isNewPair && configuration.fromMs < fromMs)
          ints[flagsAt] |= BEGAN_BEFORE_PAIRING;
      }
    }
    floats[at + LAST_CLOSE] = toMs;
    segment.writePositions(to, floats, at + LAST_CLOSE_POSITIONS);
    if (to === 1) ints[flagsAt] |= segment.evidenceAtEnd;
    if ((ints[flagsAt] & (FIRED | BEGAN_BEFORE_PAIRING)) !== 0) return;
    if (floats[at + SINCE] <= this.past.untilMs) this.past.continueEvent(encounter);
    else this.#fireIfDue(encounter, configuration, segment, nowMs);
  }

  /** D5, D6: fires the event if the window is full and both ships have a fix inside. */
  #fireIfDue(
    encounter: number,
    configuration: IndexedConfiguration,
    segment: MotionSegment,
    nowMs: number,
  ): void {
    const { floats, ints } = this.pool;
    const at = encounter * ENCOUNTER_FLOATS;
    const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
    const { windowMs } = configuration;
    if ((ints[flagsAt] & WINDOW_FULL) === 0) {
      if (floats[at + LAST_CLOSE] - floats[at + SINCE] < windowMs - ROUNDING_MS) return;
      floats[at + ACTIVATION_TIME] = Math.round(floats[at + SINCE]);
      const fraction = segment.fractionAt(floats[at + ACTIVATION_TIME] + windowMs);
      segment.writePositions(fraction, floats, at + FIRED_POSITIONS);
      ints[flagsAt] |= WINDOW_FULL;
      if (configuration.mayWait) this.waiting.begin(encounter);
    }
    if ((ints[flagsAt] & EVIDENCE) !== EVIDENCE) return;
    if (configuration.mayWait) this.waiting.extend(encounter, nowMs);
    else this.#fire(encounter, nowMs);
  }

  #fire(encounter: number, nowMs: number): void {
    this.pool.ints[encounter * ENCOUNTER_INTS + FLAGS] |= FIRED;
    this.running.add(encounter);
    // A lower bound; one that is too early only costs a pass over the current events.
    this.nextSilenceMs = Math.min(this.nextSilenceMs, nowMs);
    this.queue.fired(encounter, nowMs);
  }

  /**
   * Checks an encounter after its pair was stepped up to an instant.
   * @returns whether the encounter has ended; its record is released then.
   */
  #expire(encounter: number, untilMs: number, nowMs: number): boolean {
    if (this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE] === untilMs) return false;
    this.waiting.settle(nowMs);
    if (this.running.has(encounter)) {
      if (!this.#isApart(encounter, untilMs)) return false;
      this.#endEvent(encounter, nowMs);
    }
    this.#release(encounter);
    return true;
  }

  #expireAll(pair: number, before: number, first: number, untilMs: number, nowMs: number): void {
    let previous = before;
    let encounter = first;
    while (encounter !== NONE) {
      const next = this.#lists.next(encounter);
      if (this.#expire(encounter, untilMs, nowMs)) this.#lists.linkAfter(pair, previous, next);
      else previous = encounter;
      encounter = next;
    }
  }

  /** D7: whether the pair has been apart at an instant for longer than a current event lasts. */
  #isApart(encounter: number, atMs: number): boolean {
    const lastCloseMs = this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE];
    return atMs - lastCloseMs > this.#configurationOf(encounter).separationMs + ROUNDING_MS;
  }

  #endEvent(encounter: number, nowMs: number): void {
    this.running.delete(encounter);
    this.queue.ended(encounter, nowMs);
  }

  #release(encounter: number): void {
    this.waiting.remove(encounter);
    this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] = NONE;
    this.pool.release(encounter);
  }

  #configurationOf(encounter: number): IndexedConfiguration {
    const at = encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER;
    return this.#configurations[this.pool.ints[at]] as IndexedConfiguration;
  }
}

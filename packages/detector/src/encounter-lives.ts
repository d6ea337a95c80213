import type { Interval } from '@roadstead/geo';
import type { FiringFilter, StsEvent } from '@roadstead/model';
import {
  ACTIVATION_TIME,
  BEGAN_BEFORE_PAIRING,
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVENT_ID,
  EVIDENCE,
  encounterPool,
  FIRED,
  FIRED_POSITIONS,
  FLAGS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  SINCE,
  SINCE_POSITIONS,
  WINDOW_FULL,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import type { MotionSegment } from './motion-segment.ts';
import type { OwnedSlots } from './pair-slots.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import type { ShipTable } from './ship-table.ts';
import { ROUNDING_MS } from './thresholds.ts';
import { TransitionQueue } from './transition-queue.ts';
import { UnknownPast } from './unknown-past.ts';
import { WaitingEncounters } from './waiting-encounters.ts';

/** The life of each encounter, by the rules D5 to D7: how it begins, lasts, fires and ends. */
export class EncounterLives {
  readonly pool: RecordPool = encounterPool();
  readonly queue: TransitionQueue;
  readonly past: UnknownPast;
  readonly waiting: WaitingEncounters;
  /** Encounters with a current event. */
  readonly running: Set<number> = new Set();
  /** Time before which no current event ends by silence. */
  nextSilenceMs: number = Number.POSITIVE_INFINITY;
  readonly #configurations: readonly (IndexedConfiguration | undefined)[];

  /** @param configurations configurations by number. */
  constructor(
    configurations: readonly (IndexedConfiguration | undefined)[],
    ships: ShipTable,
    pairs: RecordPool,
    owned: OwnedSlots,
    filter: FiringFilter | undefined,
  ) {
    this.#configurations = configurations;
    const { pool, running } = this;
    const fire = (encounter: number, nowMs: number): void => this.#fire(encounter, nowMs);
    const waiting = new WaitingEncounters({
      ...{ pool, pairs, ships, running, configurations, filter, fire },
    });
    this.waiting = waiting;
    const firedTimeMs = waiting.firedTimeMs.bind(waiting);
    this.queue = new TransitionQueue(pool, ships, pairs, configurations, firedTimeMs);
    const { queue } = this;
    this.past = new UnknownPast({
      ...{ pool, running, queue, waiting, ships, pairs, owned, configurations },
    });
  }

  /** Yields the current events by their ids. */
  *currentEvents(): Generator<StsEvent, void, undefined> {
    const { ints } = this.pool;
    const idOf = (encounter: number): number => ints[encounter * ENCOUNTER_INTS + EVENT_ID];
    const inOrder = Int32Array.from(this.running).sort((a, b) => idOf(a) - idOf(b));
    for (const encounter of inOrder) yield this.queue.eventOf(encounter);
  }

  /** Begins or continues an encounter by an interval of a segment in which the pair is close. */
  extend(
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
    // By times, not fractions: a crossing so near to a fix that it rounds to the fix's time is the fix.
    const isFromStart = fromMs === segment.startMs;
    if (!(isFromStart && floats[at + LAST_CLOSE] === fromMs)) {
      this.waiting.settlePair(encounter, nowMs, fromMs);
      if (this.running.has(encounter) && this.#isApart(encounter, fromMs)) {
        this.endEvent(encounter, nowMs);
      }
      if (!this.running.has(encounter)) {
        floats[at + SINCE] = fromMs;
        segment.writePositions(from, floats, at + SINCE_POSITIONS);
        ints[flagsAt] = isFromStart ? segment.evidenceAtStart : 0;
        this.waiting.remove(encounter);
        if (isFromStart && isNewPair && configuration.fromMs < fromMs)
          ints[flagsAt] |= BEGAN_BEFORE_PAIRING;
      }
    }
    floats[at + LAST_CLOSE] = toMs;
    segment.writePositions(to, floats, at + LAST_CLOSE_POSITIONS);
    if (toMs === segment.endMs && (ints[flagsAt] & EVIDENCE) !== EVIDENCE) {
      ints[flagsAt] |= segment.evidenceAtEnd;
      if (configuration.hasAlternative) this.waiting.setEvidence(encounter, toMs);
    }
    if ((ints[flagsAt] & (FIRED | BEGAN_BEFORE_PAIRING)) !== 0) return;
    if (floats[at + SINCE] > this.past.untilMs)
      this.fireIfDue(encounter, configuration, segment, nowMs);
    else if (this.past.continueEvent(encounter)) this.#lookForSilence(nowMs);
  }

  /** D5, D6: fires the event if the window is full and both ships have a fix inside. */
  fireIfDue(
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
    this.#lookForSilence(nowMs);
    this.queue.fired(encounter, nowMs);
  }

  /** Includes another current event in `nextSilenceMs`: a lower bound that is too early only costs a pass over all of them. */
  #lookForSilence(nowMs: number): void {
    this.nextSilenceMs = Math.min(this.nextSilenceMs, nowMs);
  }

  /**
   * Checks an encounter after its pair was stepped up to an instant.
   * @returns whether the encounter has ended; its record is released then.
   */
  expire(encounter: number, untilMs: number, nowMs: number): boolean {
    if (this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE] === untilMs) return false;
    const isShared = this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] < NONE;
    if (!isShared) this.waiting.settlePair(encounter, nowMs, untilMs);
    if (this.running.has(encounter)) {
      if (!this.#isApart(encounter, untilMs)) return false;
      this.endEvent(encounter, nowMs);
    }
    this.release(encounter);
    return true;
  }

  /** D7: whether the pair has been apart at an instant for longer than a current event lasts. */
  #isApart(encounter: number, atMs: number): boolean {
    const lastCloseMs = this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE];
    return atMs - lastCloseMs > this.configurationOf(encounter).separationMs + ROUNDING_MS;
  }

  /** Ends the current event of an encounter. @param nowMs time of discovery */
  endEvent(encounter: number, nowMs: number): void {
    this.running.delete(encounter);
    this.queue.ended(encounter, nowMs);
  }

  /** Removes the current event of an encounter that another detector continues: it does not end. */
  discardEvent(encounter: number): void {
    this.running.delete(encounter);
    this.queue.discard(encounter);
  }

  /** Releases the record of an encounter, which is in no list and has no current event. */
  release(encounter: number): void {
    this.waiting.remove(encounter);
    this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] = NONE;
    this.pool.release(encounter);
  }

  /** Returns the configuration of an encounter. */
  configurationOf(encounter: number): IndexedConfiguration {
    const at = encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER;
    return this.#configurations[this.pool.ints[at]] as IndexedConfiguration;
  }
}

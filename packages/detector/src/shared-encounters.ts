import type { Interval } from '@roadstead/geo';
import { closeIntervals } from './close-intervals.ts';
import type { CommonCell, CommonConfiguration } from './common-cells.ts';
import { ConfigurationSets, type SharedConfigurations } from './configuration-sets.ts';
import type { CoveredConfigurations } from './covered-configurations.ts';
import type { EncounterLists } from './encounter-lists.ts';
import type { EncounterLives } from './encounter-lives.ts';
import {
  BEGAN_BEFORE_PAIRING,
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  FLAGS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  NEXT_WINDOW,
  PARTED_WINDOW,
  SINCE,
  SINCE_POSITIONS,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import type { KnownSegment } from './known-segment.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { ROUNDING_MS } from './thresholds.ts';

/** The floats that a shared encounter has in common with those of single configurations: those before `LAST_CLOSE_POSITIONS`. */
const SHARED_FLOATS = LAST_CLOSE_POSITIONS;

/**
 * The encounters that the configurations of a set share: of one distance, with both ships in the interior of all of them since it began.
 * At the end of its window a configuration has an encounter of its own, which fires. A set is parted where an edge, a port or a change of
 * configurations separates its members. These encounters are at the head of the list of a pair.
 */
export class SharedEncounters {
  readonly sets: ConfigurationSets = new ConfigurationSets();
  readonly #lives: EncounterLives;
  readonly #lists: EncounterLists;
  readonly #pool: RecordPool;

  constructor(lives: EncounterLives, lists: EncounterLists) {
    this.#lives = lives;
    this.#lists = lists;
    this.#pool = lives.pool;
  }

  /** Returns the configurations of an encounter that have none of their own. */
  membersOf(encounter: number): readonly IndexedConfiguration[] {
    const number = this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER];
    if (number > NONE) return [this.#lives.configurationOf(encounter)];
    const partedMs = this.#pool.floats[encounter * ENCOUNTER_FLOATS + PARTED_WINDOW];
    const { members } = this.sets.get(number);
    return partedMs < 0 ? members : members.filter(({ windowMs }) => windowMs > partedMs);
  }

  /** Returns the last shared encounter of a pair, or `NONE`. */
  lastOf(pair: number): number {
    let last = NONE;
    for (let next = this.#lists.first(pair); this.#isShared(next); next = this.#lists.next(next)) {
      last = next;
    }
    return last;
  }

  /** Parts the sets of a pair whose configurations do not all apply alike in a segment. */
  part(pair: number, cell: CommonCell, { segment }: KnownSegment): void {
    let previous = NONE;
    let encounter = this.#lists.first(pair);
    while (this.#isShared(encounter)) {
      const set = this.#setOf(encounter);
      const isKnown = segment.longGapFromMs >= set.latestFromMs;
      const left = isKnown ? cell.partOf(set).set : undefined;
      if (left !== set) {
        const others = this.membersOf(encounter).filter((each) => !left?.members.includes(each));
        this.#addEach(pair, others, encounter);
        if (left) {
          this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] = left.number;
        }
        if (!left || this.membersOf(encounter).length === 0) {
          this.#release(pair, previous, encounter);
          encounter = previous;
        }
      }
      previous = encounter;
      encounter = this.#lists.after(pair, previous);
    }
  }

  /** Advances the shared encounters of a pair through a segment. */
  advance(
    pair: number,
    cell: CommonCell,
    known: KnownSegment,
    covered: CoveredConfigurations,
  ): void {
    const { segment } = known;
    let previous = NONE;
    let encounter = this.#lists.first(pair);
    while (this.#isShared(encounter)) {
      const set = this.#setOf(encounter);
      covered.addAll(cell.partOf(set).place, this.membersOf(encounter));
      const isKnown = segment.gapMs <= set.gapMaxMs;
      const interval = isKnown ? segment.closeInterval(set.distanceMeters) : undefined;
      if (interval) this.#extend(pair, encounter, known, interval);
      if (!this.#releaseEnded(pair, previous, encounter, segment.endMs)) previous = encounter;
      encounter = this.#lists.after(pair, previous);
    }
  }

  /** Begins the encounters of the configurations of a cell that are not yet covered. */
  begin(pair: number, cell: CommonCell, known: KnownSegment, covered: CoveredConfigurations): void {
    const { segment } = known;
    const { sets } = cell;
    for (let place = 0; place < sets.length; place++) {
      const set = sets[place];
      const interval = segment.closeInterval(set.distanceMeters);
      // The distances that follow are no greater.
      if (interval === undefined) return;
      if (segment.gapMs > set.gapMaxMs || covered.count(place) === set.members.length) continue;
      const members = covered.leftOf(place, set.members);
      if (members.length === 1) {
        this.#beginEach(pair, members, cell, known);
        continue;
      }
      const isAlike = (fromMs: number): boolean =>
        fromMs < segment.startMs &&
        segment.longGapFromMs >= fromMs &&
        segment.startMs > this.#lives.past.untilMs;
      const alike = isAlike(set.latestFromMs)
        ? members
        : members.filter(({ fromMs }) => isAlike(fromMs));
      if (alike.length > 0) {
        const shared = alike === set.members ? set : this.sets.of(alike);
        const encounter = this.#lists.create(pair, NONE, this.#lists.first(pair), shared.number);
        const at = encounter * ENCOUNTER_FLOATS;
        this.#pool.floats[at + PARTED_WINDOW] = Number.NEGATIVE_INFINITY;
        this.#pool.floats[at + NEXT_WINDOW] = shared.shortestWindowMs;
        this.#extend(pair, encounter, known, interval);
        this.#releaseEnded(pair, NONE, encounter, segment.endMs);
      }
      if (alike.length === members.length) continue;
      const others = members.filter((each) => !alike.includes(each));
      this.#beginEach(pair, others, cell, known);
    }
  }

  /** D11: removes a configuration from all sets, and the encounters that no other shares. */
  endAllOf(configuration: IndexedConfiguration, end: (encounter: number) => void): void {
    this.sets.remove(configuration);
    for (let encounter = 0; encounter < this.#pool.used; encounter++) {
      if (this.#isShared(encounter) && this.membersOf(encounter).length === 0) end(encounter);
    }
  }

  /** Deletes the sets that no encounter has. */
  discardSets(): void {
    this.sets.retain(this.usedNumbers());
  }

  /** Returns the numbers of the sets that encounters have, among those of single configurations. */
  usedNumbers(): ReadonlySet<number> {
    const used = new Set<number>();
    for (let encounter = 0; encounter < this.#pool.used; encounter++) {
      used.add(this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER]);
    }
    return used;
  }

  /** Begins or continues a shared encounter by an interval of a segment; those whose window is over get one of their own. */
  #extend(
    pair: number,
    encounter: number,
    { segment, isNewPair, nowMs }: KnownSegment,
    [from, to]: Interval,
  ): void {
    const { floats, ints } = this.#pool;
    const at = encounter * ENCOUNTER_FLOATS;
    const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
    const fromMs = segment.timeAt(from);
    const toMs = segment.timeAt(to);
    const isFromStart = fromMs === segment.startMs;
    if (!(isFromStart && floats[at + LAST_CLOSE] === fromMs)) {
      floats[at + SINCE] = fromMs;
      segment.writePositions(from, floats, at + SINCE_POSITIONS);
      ints[flagsAt] = isFromStart ? segment.evidenceAtStart : 0;
      if (isFromStart && isNewPair) ints[flagsAt] |= BEGAN_BEFORE_PAIRING;
    }
    floats[at + LAST_CLOSE] = toMs;
    if (toMs === segment.endMs) ints[flagsAt] |= segment.evidenceAtEnd;
    const elapsedMs = toMs - floats[at + SINCE];
    if (elapsedMs < floats[at + NEXT_WINDOW] - ROUNDING_MS) return;
    if ((ints[flagsAt] & BEGAN_BEFORE_PAIRING) !== 0) return;
    const due = this.membersOf(encounter).filter(
      ({ windowMs }) => elapsedMs >= windowMs - ROUNDING_MS,
    );
    const longest = due.reduce((most, { windowMs }) => Math.max(most, windowMs), -1);
    floats[at + PARTED_WINDOW] = Math.max(floats[at + PARTED_WINDOW], longest);
    this.#setNextWindow(encounter);
    this.#addEach(pair, due, encounter, (own, configuration) => {
      segment.writePositions(to, this.#pool.floats, own * ENCOUNTER_FLOATS + LAST_CLOSE_POSITIONS);
      this.#lives.fireIfDue(own, configuration, segment, nowMs);
      return this.#lives.expire(own, segment.endMs, nowMs);
    });
  }

  /** Begins the encounters of single configurations, sorted by `order`. */
  #beginEach(
    pair: number,
    configurations: readonly IndexedConfiguration[],
    cell: CommonCell,
    { segment, cellA, cellB, isNewPair, nowMs }: KnownSegment,
  ): void {
    let previous = this.lastOf(pair);
    for (const configuration of configurations) {
      const { inA, inB } = cell.memberOf(configuration) as CommonConfiguration;
      const intervals = closeIntervals(segment, inA, inB, cellA, cellB);
      if (intervals.length === 0) continue;
      previous = this.#lastBefore(pair, previous, configuration);
      const next = this.#lists.after(pair, previous);
      const encounter = this.#lists.create(pair, previous, next, configuration.number);
      for (const interval of intervals) {
        this.#lives.extend(encounter, configuration, segment, interval, isNewPair, nowMs);
      }
      if (this.#lives.expire(encounter, segment.endMs, nowMs)) {
        this.#lists.linkAfter(pair, previous, next);
      } else {
        previous = encounter;
      }
    }
  }

  /**
   * Adds encounters of single configurations, sorted by `order`, that have lasted as long as a shared one.
   * @param added called with each; returns whether it has ended and is released
   */
  #addEach(
    pair: number,
    configurations: readonly IndexedConfiguration[],
    shared: number,
    added?: (encounter: number, configuration: IndexedConfiguration) => boolean,
  ): void {
    let previous = this.lastOf(pair);
    for (const configuration of configurations) {
      previous = this.#lastBefore(pair, previous, configuration);
      const next = this.#lists.after(pair, previous);
      const encounter = this.#lists.create(pair, previous, next, configuration.number);
      const { floats, ints } = this.#pool;
      const from = shared * ENCOUNTER_FLOATS;
      floats.copyWithin(encounter * ENCOUNTER_FLOATS, from, from + SHARED_FLOATS);
      ints[encounter * ENCOUNTER_INTS + FLAGS] = ints[shared * ENCOUNTER_INTS + FLAGS];
      if (added?.(encounter, configuration)) this.#lists.linkAfter(pair, previous, next);
      else previous = encounter;
    }
  }

  /** The last encounter of a pair, from one of them on, before the place of that of a single configuration. */
  #lastBefore(pair: number, from: number, { order }: IndexedConfiguration): number {
    let last = from;
    let next = this.#lists.after(pair, last);
    while (next !== NONE && this.#lives.configurationOf(next).order < order) {
      last = next;
      next = this.#lists.next(next);
    }
    return last;
  }

  #setNextWindow(encounter: number): void {
    this.#pool.floats[encounter * ENCOUNTER_FLOATS + NEXT_WINDOW] = this.membersOf(
      encounter,
    ).reduce((least, { windowMs }) => Math.min(least, windowMs), Number.POSITIVE_INFINITY);
  }

  /** Releases a shared encounter that has ended, or whose members all have their own. */
  #releaseEnded(pair: number, previous: number, encounter: number, untilMs: number): boolean {
    const at = encounter * ENCOUNTER_FLOATS;
    const { floats } = this.#pool;
    const isOver =
      floats[at + LAST_CLOSE] !== untilMs || floats[at + NEXT_WINDOW] === Number.POSITIVE_INFINITY;
    if (isOver) this.#release(pair, previous, encounter);
    return isOver;
  }

  #release(pair: number, previous: number, encounter: number): void {
    this.#lists.linkAfter(pair, previous, this.#lists.next(encounter));
    this.#lives.release(encounter);
  }

  #setOf(encounter: number): SharedConfigurations {
    return this.sets.get(this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER]);
  }

  #isShared(encounter: number): boolean {
    return (
      encounter !== NONE &&
      this.#pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] < NONE
    );
  }
}

import type { FiringFilter } from '@roadstead/model';
import type { AreaCell } from './area-cells.ts';
import { closeIntervals } from './close-intervals.ts';
import { type CommonCell, CommonCells, type CommonConfiguration } from './common-cells.ts';
import { CoveredConfigurations } from './covered-configurations.ts';
import { DueTimes } from './due-times.ts';
import { EncounterLists } from './encounter-lists.ts';
import { EncounterLives } from './encounter-lives.ts';
import {
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  LAST_CLOSE,
  PAIR,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import type { KnownSegment } from './known-segment.ts';
import { FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import type { OwnedSlots } from './pair-slots.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { SharedEncounters } from './shared-encounters.ts';
import { NEWEST_TIME, SHIP_FLOATS, type ShipTable } from './ship-table.ts';

/**
 * The encounters of each pair under each configuration, by the rules D4 to D7. A pair has a linked list of them: those of sets of
 * configurations, then those of single ones by `order`.
 */
export class Encounters {
  readonly lives: EncounterLives;
  readonly lists: EncounterLists;
  readonly shared: SharedEncounters;
  readonly due: DueTimes;
  readonly #cells: CommonCells;
  readonly #covered: CoveredConfigurations = new CoveredConfigurations();
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
    this.shared = new SharedEncounters(this.lives, this.lists);
    this.due = new DueTimes(this.lives, this.lists);
    this.#cells = new CommonCells(this.shared.sets);
  }

  /**
   * Advances the encounters of a pair through a segment.
   * @returns the greatest distance of the configurations that apply to both ships, in metres.
   */
  advance(pair: number, known: KnownSegment): number {
    const cell = this.#cells.of(known.cellA, known.cellB);
    if (cell.only && this.#hasAtMost(pair, cell.only.configuration)) {
      this.#advanceOther(pair, NONE, known, cell.only);
      return cell.distanceMetersMax;
    }
    const hasShared = this.shared.lastOf(pair) !== NONE;
    if (hasShared) this.shared.part(pair, cell, known);
    this.#covered.reset(cell.sets.length);
    let previous = this.shared.lastOf(pair);
    for (const common of cell.others) {
      previous = this.#advanceUpTo(pair, previous, common.configuration.order, cell, known);
      previous = common.small
        ? this.#advanceBoth(pair, previous, known, common, common.small)
        : this.#advanceOther(pair, previous, known, common);
    }
    this.#advanceUpTo(pair, previous, Number.POSITIVE_INFINITY, cell, known);
    if (hasShared) this.shared.advance(pair, cell, known, this.#covered);
    this.shared.begin(pair, cell, known, this.#covered);
    return cell.distanceMetersMax;
  }

  /** Whether a pair has no encounter but one of a single configuration. */
  #hasAtMost(pair: number, configuration: IndexedConfiguration): boolean {
    const first = this.lists.first(pair);
    if (first === NONE) return true;
    return this.lists.next(first) === NONE && this.lives.configurationOf(first) === configuration;
  }

  /**
   * Advances the encounters of single configurations with an `order` less than one.
   * @param before the last encounter that has been advanced
   * @returns the last one of the pair up to them
   */
  #advanceUpTo(
    pair: number,
    before: number,
    order: number,
    cell: CommonCell,
    { segment, cellA, cellB, isNewPair, nowMs }: KnownSegment,
  ): number {
    let previous = before;
    let encounter = this.lists.after(pair, previous);
    while (encounter !== NONE) {
      const configuration = this.lives.configurationOf(encounter);
      if (configuration.order >= order) break;
      const common = cell.memberOf(configuration);
      if (common) {
        this.#covered.add(common.place, configuration);
        for (const interval of closeIntervals(segment, common.inA, common.inB, cellA, cellB)) {
          this.lives.extend(encounter, configuration, segment, interval, isNewPair, nowMs);
        }
      }
      previous = this.#expire(pair, previous, encounter, segment.endMs, nowMs);
      encounter = this.lists.after(pair, previous);
    }
    return previous;
  }

  /** Advances or begins the encounter of a configuration that is in no set. @returns the last one of the pair up to it */
  #advanceOther(
    pair: number,
    before: number,
    { segment, cellA, cellB, isNewPair, nowMs }: KnownSegment,
    { configuration, inA, inB }: CommonConfiguration,
  ): number {
    const intervals = closeIntervals(segment, inA, inB, cellA, cellB);
    const encounter = this.#find(pair, before, configuration, intervals.length > 0);
    if (encounter === NONE) return before;
    for (const interval of intervals) {
      this.lives.extend(encounter, configuration, segment, interval, isNewPair, nowMs);
    }
    return this.#expire(pair, before, encounter, segment.endMs, nowMs);
  }

  /**
   * D16: advances the encounters of both distances of a configuration in the order of time. The times within the smaller distance
   * are part of those within the larger one.
   * @returns the last encounter of the pair up to them
   */
  #advanceBoth(
    pair: number,
    before: number,
    { segment, cellA, cellB, isNewPair, nowMs }: KnownSegment,
    large: CommonConfiguration,
    small: CommonConfiguration,
  ): number {
    const [outer, inner] = [large, small].map(({ inA, inB }) =>
      closeIntervals(segment, inA, inB, cellA, cellB),
    );
    const one = this.#find(pair, before, large.configuration, outer.length > 0);
    const afterOne = one === NONE ? before : one;
    const other = this.#find(pair, afterOne, small.configuration, inner.length > 0);
    let next = 0;
    for (const interval of outer) {
      this.lives.extend(one, large.configuration, segment, interval, isNewPair, nowMs);
      for (; next < inner.length && inner[next][0] <= interval[1]; next++) {
        this.lives.extend(other, small.configuration, segment, inner[next], isNewPair, nowMs);
      }
    }
    let last = before;
    for (const encounter of [one, other]) {
      if (encounter !== NONE) last = this.#expire(pair, last, encounter, segment.endMs, nowMs);
    }
    return last;
  }

  /** Returns the encounter of a configuration after another one of the pair; creates it if the ships are close; else `NONE`. */
  #find(
    pair: number,
    previous: number,
    configuration: IndexedConfiguration,
    isClose: boolean,
  ): number {
    const next = this.lists.after(pair, previous);
    if (next !== NONE && this.lives.configurationOf(next) === configuration) return next;
    return isClose ? this.lists.create(pair, previous, next, configuration.number) : NONE;
  }

  /** Returns the distance in metres within which a pair is close under all configurations of two cells; 0 where one is newer than an instant. */
  insideMeters(cellA: AreaCell, cellB: AreaCell, atMs: number): number {
    const cell = this.#cells.of(cellA, cellB);
    return cell.latestFromMs < atMs ? cell.insideMeters : 0;
  }

  /** Continues all encounters of a pair, which has been close, up to the begin of the next segment. */
  continueAll(pair: number, untilMs: number): void {
    for (let each = this.lists.first(pair); each !== NONE; each = this.lists.next(each)) {
      this.#pool.floats[each * ENCOUNTER_FLOATS + LAST_CLOSE] = untilMs;
    }
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

  /**
   * D7: ends the current events with a silent ship, and sets `nextSilenceMs`.
   * @param stepUp steps a pair as far as it can be
   */
  endSilent(nowMs: number, stepUp: (pair: number) => void): void {
    if (nowMs <= this.lives.nextSilenceMs) return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const encounter of this.lives.running) {
      const pair = this.#pool.ints[encounter * ENCOUNTER_INTS + PAIR];
      const newestMs = (side: number): number =>
        this.#ships.floats[this.#pairs.ints[pair * PAIR_INTS + side] * SHIP_FLOATS + NEWEST_TIME];
      const { gapMaxMs } = this.lives.configurationOf(encounter);
      const silentMs = Math.min(newestMs(FIRST_SHIP), newestMs(SECOND_SHIP)) + gapMaxMs;
      if (silentMs < nowMs) {
        stepUp(pair);
        this.end(encounter, silentMs);
      } else nextMs = Math.min(nextMs, silentMs);
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
    this.shared.endAllOf(configuration, (encounter) => this.end(encounter, nowMs));
  }

  /** Forgets which configurations are common to cells that are replaced. */
  invalidateCells(): void {
    this.#cells.clear();
    this.shared.discardSets();
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
}

import type { DetectorConfiguration, StsEvent, StsTransition, TrackBatch } from '@roadstead/model';
import { AreaCells } from './area-cells.ts';
import { ConfigurationIndex } from './configuration-index.ts';
import type {
  DetectorOptions,
  DetectorUsage,
  NeededSince,
  ReconciledEvents,
} from './detector-options.ts';
import {
  type DetectorRecords,
  decodeDetector,
  encodeDetector,
  encodeWithoutSlots,
} from './detector-snapshot.ts';
import { Encounters } from './encounters.ts';
import { FixPool } from './fix-pool.ts';
import { Fleet } from './fleet.ts';
import { NeighbourSearch } from './neighbour-search.ts';
import { pairPool } from './pair-pool.ts';
import { ALL_SLOTS, OwnedSlots } from './pair-slots.ts';
import { PairStepper } from './pair-stepper.ts';
import { Pairs } from './pairs.ts';
import { ShipTable } from './ship-table.ts';
import { SlotStates } from './slot-states.ts';
import { CLEANUPS_PER_GAP } from './thresholds.ts';
import { type Timing, timingOf } from './timing.ts';

/**
 * Detects ship-to-ship transfers in cleaned tracks, by the rules in `docs/rules.md`. The cost of a step depends on the
 * number of its fixes, not on the numbers of ships and configurations.
 */
export class Detector {
  readonly #timing: Timing;
  readonly #hasFilter: boolean;
  readonly #areas: AreaCells;
  readonly #records: DetectorRecords;
  readonly #encounters: Encounters;
  readonly #search: NeighbourSearch;
  readonly #fleet: Fleet;
  readonly #slots: SlotStates;
  readonly #configurations: ConfigurationIndex;
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextCleanupMs: number = Number.NEGATIVE_INFINITY;
  /** Time until which only fixes have to be processed, as long as no transition is pending. */
  #nextTaskMs: number = Number.NEGATIVE_INFINITY;

  /** @throws RangeError if `gapMaxMinutes` is less than `separationMinutes`, or a slot is not one. */
  constructor(options: DetectorOptions) {
    this.#hasFilter = options.firingFilter !== undefined;
    this.#timing = timingOf(options);
    this.#configurations = new ConfigurationIndex(this.#timing);
    this.#areas = new AreaCells(options.portAreasNear ?? (() => []));
    const [ships, fixes, pool] = [new ShipTable(), new FixPool(), pairPool()];
    const owned = new OwnedSlots(options.slots ?? ALL_SLOTS);
    const { byNumber, distanceMetersTypical } = this.#configurations;
    this.#encounters = new Encounters(byNumber, ships, pool, owned, options.firingFilter);
    const parts = [ships, fixes, pool, this.#encounters] as const;
    const stepper = new PairStepper(...parts, this.#areas, this.#timing);
    const pairs = new Pairs(...parts, stepper, this.#areas, this.#timing);
    this.#search = new NeighbourSearch(ships, pairs, this.#areas, owned, distanceMetersTypical);
    this.#fleet = new Fleet(ships, fixes, pairs, this.#areas, this.#search, this.#timing);
    this.#records = {
      ...{ ships, fixes, pairs, pairPool: pool, owned },
      ...{ encounters: this.#encounters, configurations: this.#configurations },
    };
    this.#slots = new SlotStates(this.#records);
  }

  /**
   * D11: adds a configuration, or changes the one with its id, from an instant of event time on (epoch milliseconds,
   * `Tracker.eventTimeMs`; −Infinity before the first step). The change is applied when all fixes up to that instant have
   * been processed. A new name or severity has no effect on detection.
   * @throws TypeError for a configuration with filters, without the option `firingFilter`.
   */
  put(configuration: DetectorConfiguration, fromMs: number): void {
    if (configuration.filters && !this.#hasFilter) {
      throw new TypeError(`Configuration ${configuration.id} has filters: pass a firingFilter.`);
    }
    const atMs = Math.max(fromMs, this.#nowMs);
    this.#configurations.schedule({ atMs, id: configuration.id, configuration });
    this.#nextTaskMs = Number.NEGATIVE_INFINITY;
  }

  /** D11: removes a configuration at an instant of event time; its current events end. */
  remove(configurationId: number, atMs: number): void {
    this.#configurations.schedule({ atMs: Math.max(atMs, this.#nowMs), id: configurationId });
    this.#nextTaskMs = Number.NEGATIVE_INFINITY;
  }

  /**
   * D13: begins in the middle of a feed; called before the first step. Encounters that may have begun before the first fix fire
   * no event, and continue those that have been logged.
   * @param events the events of the log that may be current then
   * @param fromMs epoch milliseconds from which on all fixes are processed. Default: the time of the first one.
   */
  beginWithin(events: readonly StsEvent[], fromMs?: number): void {
    const { past } = this.#encounters.lives;
    past.begin(events);
    if (fromMs !== undefined) past.close(fromMs, this.#timing.longestGapMs);
  }

  /**
   * D13: makes the state of a detector that has processed stored fixes again agree with the log, which has every transition that
   * was released up to the last of these fixes.
   * @param events the current events of the log
   */
  reconcile(events: readonly StsEvent[]): ReconciledEvents {
    const { past } = this.#encounters.lives;
    this.#records.pairs.stepAll(this.#nowMs);
    const left = past.reconcile(events);
    this.#encounters.lives.nextSilenceMs = Number.NEGATIVE_INFINITY;
    return { ...left, unknownUntilMs: past.isOpen ? Number.POSITIVE_INFINITY : past.untilMs };
  }

  /** The instant up to which all fixes have been processed, epoch milliseconds; initially −Infinity. */
  get timeMs(): number {
    return this.#nowMs;
  }

  /** The current events, in the order of their ids, each created when it is read; the id of one is 0 until its transition is released. */
  get currentEvents(): Iterable<StsEvent> {
    return this.#encounters.lives.currentEvents();
  }

  /** Since when fixes are needed to find the present state again. */
  get neededSince(): NeededSince {
    const { unfiredMs, firedMs } = this.#encounters.lives.past.oldestMs();
    // Pairs have been stepped within the longest gap, and fixes before that show where their ships were.
    const marginMs = 3 * this.#timing.longestGapMs;
    return { unfiredMs: Math.min(unfiredMs, this.#nowMs) - marginMs, firedMs: firedMs - marginMs };
  }

  /** Processes the next fixes, and returns the transitions that they cause, in the order of D8. */
  step(batch: TrackBatch): readonly StsTransition[] {
    const transitions: StsTransition[] = [];
    const { lives } = this.#encounters;
    const { queue, waiting, past } = lives;
    const { fixes } = batch;
    if (past.isOpen && fixes.length > 0) past.close(fixes[0].timeMs, this.#timing.longestGapMs);
    let prefetchedFrom = 0;
    let prefetchedUntil = 0;
    for (let i = 0; i < fixes.length; i++) {
      if (i === prefetchedUntil) {
        prefetchedFrom = i;
        prefetchedUntil = this.#fleet.prefetch(fixes, i);
      }
      const fix = fixes[i];
      if (fix.timeMs > this.#nowMs) {
        const taskMs = Math.min(this.#nextTaskMs, lives.nextSilenceMs);
        if (fix.timeMs > taskMs || queue.hasPending || !waiting.isEmpty) {
          this.#advanceTo(fix.timeMs, batch.watermarkMs, transitions);
        }
        this.#nowMs = fix.timeMs;
      }
      this.#fleet.addFix(fix, i - prefetchedFrom);
    }
    if (batch.watermarkMs > this.#nowMs) {
      this.#advanceTo(batch.watermarkMs, batch.watermarkMs, transitions);
      this.#nowMs = batch.watermarkMs;
    }
    if (batch.ended) this.#advanceTo(Number.POSITIVE_INFINITY, batch.watermarkMs, transitions);
    return transitions;
  }

  /** The present numbers of records and their size. */
  get usage(): DetectorUsage {
    const { ships, fixes, pairPool: pairs } = this.#records;
    const { pool: encounters } = this.#encounters.lives;
    return {
      ships: ships.count,
      fixes: fixes.count,
      pairs: pairs.count,
      encounters: encounters.count,
      bytes: {
        ships: ships.byteLength,
        fixes: fixes.byteLength,
        pairs: pairs.byteLength,
        encounters: encounters.byteLength,
        grid: this.#search.byteLength,
        areas: this.#areas.byteLength,
      },
    };
  }

  /** D13: returns the whole state, configurations and owned slots included, for `restoreDetector`. */
  save(): Uint8Array {
    return encodeDetector(this.#records, this.#nowMs);
  }

  /**
   * L18: returns the state that all detectors with the same input share, for `restoreDetector`: that of one that owns no slots,
   * which `addSlots` can add.
   */
  saveCommon(): Uint8Array {
    return encodeWithoutSlots(this.#records, this.#nowMs);
  }

  /** L18: returns the state of the pairs of each owned slot, for `addSlots` of a detector at the same point of the same input. */
  saveSlots(): ReadonlyMap<number, Uint8Array> {
    return this.#slots.save(this.slots, this.#nowMs);
  }

  /** L17: the owned slots in ascending order. */
  get slots(): readonly number[] {
    return this.#records.owned.list;
  }

  /**
   * L17: gives slots up. Nothing more is found for their pairs, also what is pending.
   * @returns their state, for `addSlots` of a detector at the same point of the same input
   * @throws RangeError for a slot that is not owned
   */
  removeSlots(slots: Iterable<number>): ReadonlyMap<number, Uint8Array> {
    const removed = new Set(slots);
    const states = this.#slots.save(removed, this.#nowMs);
    this.#slots.remove(removed);
    return states;
  }

  /**
   * L17: continues the pairs of slots at the point of the input, between two steps, at which another detector has saved them or
   * given them up.
   * @throws TypeError if a state is not one of that slot, of this point or of these configurations, or if the slot is owned; then
   * nothing has changed
   */
  addSlots(states: ReadonlyMap<number, Uint8Array>): void {
    this.#slots.add(states, this.#nowMs);
    this.#encounters.lives.nextSilenceMs = Number.NEGATIVE_INFINITY;
    this.#nextTaskMs = Number.NEGATIVE_INFINITY;
    // The slack of the ships does not respect the added pairs.
    this.#search.rebuild(this.#configurations.distanceMetersTypical);
  }

  /** Restores the state of `save` or `saveCommon`, before the first step. @throws TypeError for other bytes */
  restore(bytes: Uint8Array): void {
    this.#nowMs = decodeDetector(this.#records, bytes);
    this.#rebuildIndexes();
  }

  /** Advances event time to `nowMs`: applies changes, ends silent events and releases pending transitions. */
  #advanceTo(nowMs: number, watermarkMs: number, transitions: StsTransition[]): void {
    const { waiting, queue, past } = this.#encounters.lives;
    waiting.settle(nowMs);
    this.#applyChanges(nowMs, watermarkMs);
    const knownMs = Math.min(nowMs, watermarkMs);
    this.#records.pairs.endSilent(knownMs);
    queue.release(nowMs, transitions);
    if (knownMs > this.#nextCleanupMs) {
      this.#fleet.removeSilent(knownMs - this.#timing.longestGapMs);
      this.#nextCleanupMs = knownMs + this.#timing.longestGapMs / CLEANUPS_PER_GAP;
      past.discardEvents(knownMs - this.#timing.longestGapMs);
      if (this.#areas.isFull) this.#rebuildIndexes();
    }
    this.#nextTaskMs = Math.min(
      this.#configurations.nextChangeMs,
      this.#encounters.lives.nextSilenceMs,
      this.#nextCleanupMs,
    );
  }

  /** D11: applies the changes whose instant is over. */
  #applyChanges(beforeMs: number, watermarkMs: number): void {
    let isRebuildDue = false;
    if (this.#configurations.nextChangeMs >= beforeMs) return;
    this.#records.pairs.stepAll(this.#nowMs);
    while (this.#configurations.nextChangeMs < beforeMs) {
      const change = this.#configurations.removeNextChange();
      this.#records.pairs.endSilent(Math.min(change.atMs, watermarkMs));
      // A longer gap must not continue a track for which other ships' fixes were deleted under the present one.
      this.#fleet.removeSilent(Math.min(change.atMs, watermarkMs) - this.#timing.longestGapMs);
      isRebuildDue =
        this.#configurations.apply(change, (each) =>
          this.#encounters.endAllOf(each, change.atMs),
        ) || isRebuildDue;
    }
    if (isRebuildDue) this.#rebuildIndexes();
  }

  /** Rebuilds the indexes of areas and ships for the present configurations. */
  #rebuildIndexes(): void {
    this.#areas.rebuild(this.#configurations.enabled);
    this.#encounters.invalidateCells();
    this.#fleet.invalidateCells();
    this.#search.rebuild(this.#configurations.distanceMetersTypical);
  }
}

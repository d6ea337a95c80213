import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { DetectorConfiguration, StsEvent, StsTransition, TrackBatch } from '@roadstead/model';
import { AreaCells } from './area-cells.ts';
import { ConfigurationIndex } from './configuration-index.ts';
import type { DetectorHeader } from './detector-header.ts';
import type {
  DetectorOptions,
  DetectorUsage,
  NeededSince,
  ReconciledEvents,
} from './detector-options.ts';
import { Encounters } from './encounters.ts';
import { FixPool } from './fix-pool.ts';
import { Fleet } from './fleet.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import { NeighbourSearch } from './neighbour-search.ts';
import { pairPool } from './pair-pool.ts';
import { PairStepper } from './pair-stepper.ts';
import { Pairs } from './pairs.ts';
import type { RecordPool } from './record-pool.ts';
import { ShipTable } from './ship-table.ts';
import { CLEANUPS_PER_GAP, GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';
import type { Timing } from './timing.ts';

const MS_PER_MINUTE = 60_000;
const KIND = 'detector 1';

/**
 * Detects ship-to-ship transfers in cleaned tracks, by the rules in `docs/rules.md`. The cost of a step depends on the
 * number of its fixes, not on the numbers of ships and configurations.
 */
export class Detector {
  readonly #timing: Timing;
  readonly #hasFilter: boolean;
  readonly #areas: AreaCells;
  readonly #ships: ShipTable = new ShipTable();
  readonly #fixes: FixPool = new FixPool();
  readonly #pairRecords: RecordPool = pairPool();
  readonly #encounters: Encounters;
  readonly #search: NeighbourSearch;
  readonly #fleet: Fleet;
  readonly #configurations: ConfigurationIndex;
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextCleanupMs: number = Number.NEGATIVE_INFINITY;
  /** Time until which only fixes have to be processed, as long as no transition is pending. */
  #nextTaskMs: number = Number.NEGATIVE_INFINITY;

  /** @throws RangeError if `gapMaxMinutes` is less than `separationMinutes`. */
  constructor(options: DetectorOptions) {
    const gapMaxMinutes = options.gapMaxMinutes ?? GAP_MAX_MINUTES;
    const separationMinutes = options.separationMinutes ?? SEPARATION_MINUTES;
    if (!(gapMaxMinutes > 0 && separationMinutes >= 0 && gapMaxMinutes >= separationMinutes)) {
      throw new RangeError(
        `gapMaxMinutes (${gapMaxMinutes}) must be at least separationMinutes (${separationMinutes})`,
      );
    }
    this.#hasFilter = options.firingFilter !== undefined;
    const gapMaxMs = gapMaxMinutes * MS_PER_MINUTE;
    const others = { gapMaxMinutes, separationMs: separationMinutes * MS_PER_MINUTE };
    this.#timing = { ...others, gapMaxMs, longestGapMs: gapMaxMs };
    this.#configurations = new ConfigurationIndex(this.#timing);
    this.#areas = new AreaCells(options.portAreasNear ?? (() => []));
    this.#encounters = new Encounters(
      this.#configurations.byNumber,
      this.#ships,
      this.#pairRecords,
      options.firingFilter,
    );
    const stepper = new PairStepper(
      this.#ships,
      this.#fixes,
      this.#pairRecords,
      this.#encounters,
      this.#areas,
      this.#timing,
    );
    const pairs = new Pairs(this.#ships, this.#fixes, this.#pairRecords, this.#encounters, stepper);
    this.#search = new NeighbourSearch(
      this.#ships,
      pairs,
      this.#areas,
      this.#configurations.distanceMetersTypical,
    );
    this.#fleet = new Fleet(
      this.#ships,
      this.#fixes,
      pairs,
      this.#areas,
      this.#search,
      this.#timing,
    );
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
    const left = past.reconcile(events);
    this.#encounters.lives.nextSilenceMs = Number.NEGATIVE_INFINITY;
    return { ...left, unknownUntilMs: past.isOpen ? Number.POSITIVE_INFINITY : past.untilMs };
  }

  /** The instant up to which all fixes have been processed, epoch milliseconds; initially −Infinity. */
  get timeMs(): number {
    return this.#nowMs;
  }

  /** The current events; the id of one is 0 until its transition is released. */
  get currentEvents(): readonly StsEvent[] {
    return this.#encounters.lives.currentEvents();
  }

  /** Since when fixes are needed to find the present state again. */
  get neededSince(): NeededSince {
    const { unfiredMs, firedMs } = this.#encounters.lives.past.oldestMs();
    const marginMs = 2 * this.#timing.longestGapMs;
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
    return {
      ships: this.#ships.count,
      fixes: this.#fixes.count,
      pairs: this.#pairRecords.count,
      encounters: this.#encounters.lives.pool.count,
      bytes: {
        ships: this.#ships.byteLength,
        fixes: this.#fixes.byteLength,
        pairs: this.#pairRecords.byteLength,
        encounters: this.#encounters.lives.pool.byteLength,
        grid: this.#search.byteLength,
        areas: this.#areas.byteLength,
      },
    };
  }

  /** D13: returns the whole state, configurations included, for `restoreDetector`. */
  save(): Uint8Array {
    const fixes = this.#fixes.save();
    const pairs = this.#pairRecords.save();
    const encounters = this.#encounters.lives.pool.save();
    const { queue, running, past, waiting } = this.#encounters.lives;
    const header: DetectorHeader = {
      nowMs: this.#nowMs,
      watchList: this.#configurations.save(),
      fixes: { firstFree: fixes.firstFree, count: fixes.count },
      pairs: { firstFree: pairs.firstFree, count: pairs.count },
      encounters: { firstFree: encounters.firstFree, count: encounters.count },
      running: [...running],
      waiting: waiting.save(),
      nextId: queue.nextId,
      findings: queue.pending,
      past: past.save(),
    };
    const arrays = [
      this.#ships.save(),
      ...[fixes.floats, fixes.links],
      ...[pairs.floats, pairs.ints],
      ...[encounters.floats, encounters.ints],
    ];
    return encodeSnapshot({ kind: KIND, header, arrays });
  }

  /**
   * Restores the state of `save`, before the first step.
   * @throws TypeError if the bytes are not a saved detector.
   */
  restore(bytes: Uint8Array): void {
    const { header: unknownHeader, arrays } = decodeSnapshot(KIND, bytes);
    const header = unknownHeader as DetectorHeader;
    this.#nowMs = header.nowMs ?? Number.NEGATIVE_INFINITY;
    this.#configurations.restore(header.watchList);
    const floats = (place: number): Float64Array => arrays[place] as Float64Array;
    const ints = (place: number): Int32Array => arrays[place] as Int32Array;
    this.#ships.restore(floats(0));
    this.#fixes.restore({ floats: floats(1), links: ints(2), ...header.fixes });
    this.#pairRecords.restore({ floats: floats(3), ints: ints(4), ...header.pairs });
    this.#encounters.lives.pool.restore({ floats: floats(5), ints: ints(6), ...header.encounters });
    for (const encounter of header.running) this.#encounters.lives.running.add(encounter);
    if (header.waiting) this.#encounters.lives.waiting.restore(header.waiting);
    this.#encounters.lives.nextSilenceMs = Number.NEGATIVE_INFINITY;
    this.#encounters.lives.queue.restore(header.nextId, header.findings);
    if (header.past) this.#encounters.lives.past.restore(header.past);
    this.#rebuildIndexes();
  }

  /** Advances event time to `nowMs`: applies changes, ends silent events and releases pending transitions. */
  #advanceTo(nowMs: number, watermarkMs: number, transitions: StsTransition[]): void {
    const { waiting, queue, past } = this.#encounters.lives;
    waiting.settle(nowMs);
    this.#applyChanges(nowMs, watermarkMs);
    const knownMs = Math.min(nowMs, watermarkMs);
    this.#endSilent(knownMs);
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
    while (this.#configurations.nextChangeMs < beforeMs) {
      const change = this.#configurations.removeNextChange();
      this.#endSilent(Math.min(change.atMs, watermarkMs));
      const end = (each: IndexedConfiguration): void =>
        this.#encounters.endAllOf(each, change.atMs);
      isRebuildDue = this.#configurations.apply(change, end) || isRebuildDue;
    }
    if (isRebuildDue) this.#rebuildIndexes();
  }

  #endSilent(knownMs: number): void {
    if (knownMs > this.#encounters.lives.nextSilenceMs) this.#encounters.endSilent(knownMs);
  }

  /** Rebuilds the indexes of areas and ships for the present configurations. */
  #rebuildIndexes(): void {
    this.#areas.rebuild(this.#configurations.enabled);
    this.#fleet.invalidateCells();
    this.#search.rebuild(this.#configurations.distanceMetersTypical);
  }
}

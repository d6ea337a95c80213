import { readSavedState, writeSavedState } from '@roadstead/contracts';
import type { Area, Box } from '@roadstead/geo';
import type { DetectorConfiguration, StsTransition, TrackBatch } from '@roadstead/model';
import { AreaCells } from './area-cells.ts';
import { Encounters } from './encounters.ts';
import type { Finding } from './findings.ts';
import { FixPool } from './fix-pool.ts';
import { Fleet } from './fleet.ts';
import { NeighbourSearch } from './neighbour-search.ts';
import { pairPool } from './pair-pool.ts';
import { Pairs } from './pairs.ts';
import type { RecordPool } from './record-pool.ts';
import { ShipTable } from './ship-table.ts';
import { FORGETTINGS_PER_GAP, GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';
import { type SavedWatchList, WatchList } from './watch-list.ts';

const MS_PER_MINUTE = 60_000;
const KIND = 'detector 1';

interface SavedCounts {
  readonly firstFree: number;
  readonly count: number;
}

interface SavedHeader {
  /** JSON has no −Infinity: null before the first fix. */
  readonly nowMs: number | null;
  readonly watchList: SavedWatchList;
  readonly fixes: SavedCounts;
  readonly pairs: SavedCounts;
  readonly encounters: SavedCounts;
  readonly running: readonly number[];
  readonly nextId: number;
  readonly findings: readonly Finding[];
}

export interface DetectorOptions {
  /** D1, D7: above 0 and at least `separationMinutes`; default 30. */
  readonly gapMaxMinutes?: number;
  /** D7: 0 or more; default 5. */
  readonly separationMinutes?: number;
  /**
   * D3: the port areas that touch a box, for configurations that exclude ports; default none. The same box must always
   * be answered alike.
   */
  readonly portAreasNear?: (box: Box) => readonly Area[];
}

/** How much the detector holds. */
export interface DetectorUse {
  readonly ships: number;
  readonly fixes: number;
  readonly pairs: number;
  /** Pairs that are close under a configuration, or whose event is current. */
  readonly encounters: number;
  readonly bytes: {
    readonly ships: number;
    readonly fixes: number;
    readonly pairs: number;
    readonly encounters: number;
    readonly grid: number;
    readonly areas: number;
  };
}

/**
 * Finds ship-to-ship transfers in cleaned tracks, by the rules of `README.md`. A step costs what the fixes in it cost,
 * whatever the number of ships and configurations.
 */
export class Detector {
  readonly #gapMaxMs: number;
  readonly #portAreasNear: (box: Box) => readonly Area[];
  readonly #ships: ShipTable = new ShipTable();
  readonly #fixes: FixPool = new FixPool();
  readonly #pairRecords: RecordPool = pairPool();
  readonly #encounters: Encounters;
  readonly #pairs: Pairs;
  readonly #search: NeighbourSearch;
  readonly #fleet: Fleet;
  readonly #watchList: WatchList = new WatchList();
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextForgettingMs: number = Number.NEGATIVE_INFINITY;
  /** Until then there is nothing to do but to take fixes, as long as no finding waits. */
  #attentionMs: number = Number.NEGATIVE_INFINITY;

  /** @throws RangeError where `gapMaxMinutes` is less than `separationMinutes`. */
  constructor(options: DetectorOptions) {
    const gapMaxMinutes = options.gapMaxMinutes ?? GAP_MAX_MINUTES;
    const separationMinutes = options.separationMinutes ?? SEPARATION_MINUTES;
    if (!(gapMaxMinutes > 0 && separationMinutes >= 0 && gapMaxMinutes >= separationMinutes)) {
      throw new RangeError(
        `gapMaxMinutes (${gapMaxMinutes}) must be at least separationMinutes (${separationMinutes})`,
      );
    }
    this.#gapMaxMs = gapMaxMinutes * MS_PER_MINUTE;
    this.#portAreasNear = options.portAreasNear ?? (() => []);
    this.#encounters = new Encounters(
      this.#watchList.byNumber,
      this.#ships,
      this.#pairRecords,
      separationMinutes * MS_PER_MINUTE,
    );
    this.#pairs = new Pairs(
      this.#ships,
      this.#fixes,
      this.#pairRecords,
      this.#encounters,
      new AreaCells([], this.#portAreasNear),
      this.#gapMaxMs,
    );
    this.#search = new NeighbourSearch(
      this.#ships,
      this.#pairs,
      this.#watchList.distanceMetersTypical,
    );
    this.#fleet = new Fleet(this.#ships, this.#fixes, this.#pairs, this.#search, this.#gapMaxMs);
  }

  /**
   * D11: adds a configuration, or changes the one with its id, from an instant of event time on (epoch milliseconds,
   * `Tracker.eventTimeMs`; −Infinity for a detector that has not begun). The change is made when all fixes up to that
   * instant have been taken. A new name or severity changes nothing here.
   */
  put(configuration: DetectorConfiguration, fromMs: number): void {
    const atMs = Math.max(fromMs, this.#nowMs);
    this.#watchList.later({ atMs, id: configuration.id, configuration });
    this.#attentionMs = Number.NEGATIVE_INFINITY;
  }

  /** D11: removes a configuration at an instant of event time; its current events end. */
  remove(configurationId: number, atMs: number): void {
    this.#watchList.later({ atMs: Math.max(atMs, this.#nowMs), id: configurationId });
    this.#attentionMs = Number.NEGATIVE_INFINITY;
  }

  /** Takes the next stretch of the tracks, and says in the order of D8 what became known by it. */
  step(batch: TrackBatch): readonly StsTransition[] {
    const transitions: StsTransition[] = [];
    const { findings } = this.#encounters;
    const { fixes } = batch;
    let seenUntil = 0;
    let seenFrom = 0;
    for (let i = 0; i < fixes.length; i++) {
      if (i === seenUntil) {
        seenFrom = i;
        seenUntil = this.#fleet.lookAhead(fixes, i);
      }
      const fix = fixes[i];
      if (fix.timeMs > this.#nowMs) {
        if (fix.timeMs > this.#attentionMs || findings.isWaiting) {
          this.#attend(fix.timeMs, batch.heardUntilMs, transitions);
        }
        this.#nowMs = fix.timeMs;
      }
      this.#fleet.take(fix, i - seenFrom);
    }
    if (batch.heardUntilMs > this.#nowMs) {
      this.#attend(batch.heardUntilMs, batch.heardUntilMs, transitions);
      this.#nowMs = batch.heardUntilMs;
    }
    if (batch.ended) {
      this.#attend(Number.POSITIVE_INFINITY, batch.heardUntilMs, transitions);
    }
    return transitions;
  }

  /** How much the detector holds now. */
  get use(): DetectorUse {
    return {
      ships: this.#ships.count,
      fixes: this.#fixes.count,
      pairs: this.#pairRecords.count,
      encounters: this.#encounters.pool.count,
      bytes: {
        ships: this.#ships.byteLength,
        fixes: this.#fixes.byteLength,
        pairs: this.#pairRecords.byteLength,
        encounters: this.#encounters.pool.byteLength,
        grid: this.#search.byteLength,
        areas: this.#pairs.areas.byteLength,
      },
    };
  }

  /** D13: the whole state, configurations included, for `restoreDetector`. */
  save(): Uint8Array {
    const fixes = this.#fixes.save();
    const pairs = this.#pairRecords.save();
    const encounters = this.#encounters.pool.save();
    const { findings, running } = this.#encounters;
    const header: SavedHeader = {
      nowMs: this.#nowMs,
      watchList: this.#watchList.save(),
      fixes: { firstFree: fixes.firstFree, count: fixes.count },
      pairs: { firstFree: pairs.firstFree, count: pairs.count },
      encounters: { firstFree: encounters.firstFree, count: encounters.count },
      running: [...running],
      nextId: findings.nextId,
      findings: findings.waiting,
    };
    const arrays = [
      this.#ships.save(),
      ...[fixes.floats, fixes.links],
      ...[pairs.floats, pairs.ints],
      ...[encounters.floats, encounters.ints],
    ];
    return writeSavedState({ kind: KIND, header, arrays });
  }

  /**
   * Goes on where another detector was saved; for a detector that has not begun.
   * @throws TypeError where the bytes are not a saved detector.
   */
  restore(bytes: Uint8Array): void {
    const { header: unknownHeader, arrays } = readSavedState(KIND, bytes);
    const header = unknownHeader as SavedHeader;
    this.#nowMs = header.nowMs ?? Number.NEGATIVE_INFINITY;
    this.#watchList.restore(header.watchList);
    const floats = (place: number): Float64Array => arrays[place] as Float64Array;
    const ints = (place: number): Int32Array => arrays[place] as Int32Array;
    this.#ships.restore(floats(0));
    this.#fixes.restore({ floats: floats(1), links: ints(2), ...header.fixes });
    this.#pairRecords.restore({ floats: floats(3), ints: ints(4), ...header.pairs });
    this.#encounters.pool.restore({ floats: floats(5), ints: ints(6), ...header.encounters });
    for (const encounter of header.running) this.#encounters.running.add(encounter);
    this.#encounters.nextSilenceMs = Number.NEGATIVE_INFINITY;
    this.#encounters.findings.restore(header.nextId, header.findings);
    this.#watchAnew();
  }

  /** Time goes on to `nowMs`: what could not be said before it was over is said. */
  #attend(nowMs: number, heardUntilMs: number, transitions: StsTransition[]): void {
    this.#changeConfigurations(nowMs, heardUntilMs);
    const heardMs = Math.min(nowMs, heardUntilMs);
    this.#endSilent(heardMs);
    this.#encounters.findings.release(nowMs, transitions);
    if (heardMs > this.#nextForgettingMs) {
      this.#fleet.forgetSilent(heardMs - this.#gapMaxMs);
      this.#nextForgettingMs = heardMs + this.#gapMaxMs / FORGETTINGS_PER_GAP;
      if (this.#pairs.areas.isFull) this.#watchAnew();
    }
    this.#attentionMs = Math.min(
      this.#watchList.nextChangeMs,
      this.#encounters.nextSilenceMs,
      this.#nextForgettingMs,
    );
  }

  /** D11: makes the changes whose instant is over. */
  #changeConfigurations(beforeMs: number, heardUntilMs: number): void {
    let hasChanged = false;
    while (this.#watchList.nextChangeMs < beforeMs) {
      const change = this.#watchList.takeChange();
      this.#endSilent(Math.min(change.atMs, heardUntilMs));
      const isOther = this.#watchList.make(change, (configuration) => {
        this.#encounters.endAllOf(configuration, change.atMs);
      });
      hasChanged ||= isOther;
    }
    if (hasChanged) this.#watchAnew();
  }

  #endSilent(heardMs: number): void {
    if (heardMs > this.#encounters.nextSilenceMs) {
      this.#encounters.endSilent(heardMs, this.#gapMaxMs);
    }
  }

  /** Lays out places and ships for the configurations that there are now. */
  #watchAnew(): void {
    this.#pairs.areas = new AreaCells(this.#watchList.watched, this.#portAreasNear);
    this.#fleet.forgetCells();
    this.#search.layOut(this.#watchList.distanceMetersTypical);
  }
}

/** A detector for a set of configurations that count from the beginning. */
export function createDetector(
  configurations: readonly DetectorConfiguration[],
  options: DetectorOptions = {},
): Detector {
  const detector = new Detector(options);
  for (const configuration of configurations) {
    detector.put(configuration, Number.NEGATIVE_INFINITY);
  }
  return detector;
}

/**
 * A detector that goes on where another was saved, with its configurations; the options are to be the same.
 * @throws TypeError where the bytes are not a saved detector.
 */
export function restoreDetector(bytes: Uint8Array, options: DetectorOptions = {}): Detector {
  const detector = new Detector(options);
  detector.restore(bytes);
  return detector;
}

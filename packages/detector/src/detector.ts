import { readSavedState, writeSavedState } from '@roadstead/contracts';
import type { Area, Box } from '@roadstead/geo';
import type { DetectorConfiguration, StsTransition, TrackBatch } from '@roadstead/model';
import { AreaCells } from './area-cells.ts';
import { Encounters } from './encounters.ts';
import type { Finding } from './findings.ts';
import { FixPool } from './fix-pool.ts';
import { Fleet } from './fleet.ts';
import { pairPool } from './pair-pool.ts';
import { Pairs } from './pairs.ts';
import type { RecordPool } from './record-pool.ts';
import { ShipTable } from './ship-table.ts';
import { FORGETTINGS_PER_GAP, GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';
import { type SavedWatchList, WatchList } from './watch-list.ts';

const MS_PER_MINUTE = 60_000;
const KIND = 'detector 1';

interface SavedHeader {
  /** JSON has no −Infinity: null before the first fix. */
  readonly nowMs: number | null;
  readonly watchList: SavedWatchList;
  /** Of the fixes, the pairs and the encounters. */
  readonly pools: readonly { readonly firstFree: number; readonly count: number }[];
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
  readonly #fleet: Fleet;
  readonly #watchList: WatchList = new WatchList();
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextForgettingMs: number = Number.NEGATIVE_INFINITY;

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
    this.#fleet = new Fleet(
      this.#ships,
      this.#fixes,
      this.#pairs,
      this.#gapMaxMs,
      this.#watchList.distanceMetersTypical,
    );
  }

  /**
   * D11: adds a configuration, or changes the one with its id, from an instant of event time on (epoch milliseconds,
   * `Tracker.eventTimeMs`; −Infinity for a detector that has not begun). The change is made when all fixes up to that
   * instant have been taken. A new name or severity changes nothing here.
   */
  put(configuration: DetectorConfiguration, fromMs: number): void {
    const atMs = Math.max(fromMs, this.#nowMs);
    this.#watchList.later({ atMs, id: configuration.id, configuration });
  }

  /** D11: removes a configuration at an instant of event time; its current events end. */
  remove(configurationId: number, atMs: number): void {
    this.#watchList.later({ atMs: Math.max(atMs, this.#nowMs), id: configurationId });
  }

  /** Takes the next stretch of the tracks, and says in the order of D8 what became known by it. */
  step(batch: TrackBatch): readonly StsTransition[] {
    const transitions: StsTransition[] = [];
    const silenceMs = batch.heardUntilMs;
    for (const fix of batch.fixes) {
      if (fix.timeMs > this.#nowMs) this.#advance(fix.timeMs, silenceMs, transitions);
      this.#fleet.take(fix);
    }
    if (batch.heardUntilMs > this.#nowMs) this.#advance(batch.heardUntilMs, silenceMs, transitions);
    if (batch.ended) {
      this.#changeConfigurations(Number.POSITIVE_INFINITY, silenceMs);
      this.#encounters.findings.release(Number.POSITIVE_INFINITY, transitions);
    }
    return transitions;
  }

  /** How much the detector holds now. */
  get use(): DetectorUse {
    return {
      ships: this.#ships.count,
      fixes: this.#fixes.pool.count,
      pairs: this.#pairRecords.count,
      encounters: this.#encounters.pool.count,
      bytes: {
        ships: this.#ships.byteLength,
        fixes: this.#fixes.pool.byteLength,
        pairs: this.#pairRecords.byteLength,
        encounters: this.#encounters.pool.byteLength,
        grid: this.#fleet.byteLength,
      },
    };
  }

  /** D13: the whole state, configurations included, for `restoreDetector`. */
  save(): Uint8Array {
    const fixes = this.#fixes.pool.save();
    const pairs = this.#pairRecords.save();
    const encounters = this.#encounters.pool.save();
    const { findings, running } = this.#encounters;
    const header: SavedHeader = {
      nowMs: this.#nowMs,
      watchList: this.#watchList.save(),
      pools: [fixes, pairs, encounters].map(({ firstFree, count }) => ({ firstFree, count })),
      running: [...running],
      nextId: findings.nextId,
      findings: findings.waiting,
    };
    const pools = [fixes, pairs, encounters].flatMap(({ floats, ints }) => [floats, ints]);
    return writeSavedState({ kind: KIND, header, arrays: [this.#ships.save(), ...pools] });
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
    this.#ships.restore(arrays[0] as Float64Array);
    const pools = [this.#fixes.pool, this.#pairRecords, this.#encounters.pool];
    for (const [i, pool] of pools.entries()) {
      const floats = arrays[1 + 2 * i] as Float64Array;
      pool.restore({ floats, ints: arrays[2 + 2 * i] as Int32Array, ...header.pools[i] });
    }
    for (const encounter of header.running) this.#encounters.running.add(encounter);
    this.#encounters.nextSilenceMs = Number.NEGATIVE_INFINITY;
    this.#encounters.findings.restore(header.nextId, header.findings);
    this.#fleet.restore();
    this.#watchAnew();
  }

  /** Time goes on: what could not be said before it was over can be said. */
  #advance(nowMs: number, silenceMs: number, transitions: StsTransition[]): void {
    this.#changeConfigurations(nowMs, silenceMs);
    this.#nowMs = nowMs;
    const heardMs = Math.min(nowMs, silenceMs);
    this.#endSilent(heardMs);
    this.#encounters.findings.release(nowMs, transitions);
    if (heardMs > this.#nextForgettingMs) {
      this.#fleet.forgetSilent(heardMs - this.#gapMaxMs);
      this.#nextForgettingMs = heardMs + this.#gapMaxMs / FORGETTINGS_PER_GAP;
      if (this.#pairs.areas.isFull) this.#watchAnew();
    }
  }

  /** D11: makes the changes whose instant is over. */
  #changeConfigurations(beforeMs: number, silenceMs: number): void {
    let hasChanged = false;
    for (;;) {
      const change = this.#watchList.nextDue(beforeMs);
      if (!change) break;
      this.#endSilent(Math.min(change.atMs, silenceMs));
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
    this.#fleet.regrid(this.#watchList.distanceMetersTypical);
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

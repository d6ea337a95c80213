import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import {
  type DetectorConfiguration,
  type EncounterFilters,
  type FilteredEncounter,
  type FiringFilter,
  type FiringInstant,
  gapMaxMinutesOf,
  type Mmsi,
  type ReportedFix,
  type StsEvent,
  type StsTransition,
  type TrackBatch,
} from '@roadstead/model';
import { assessEncounter, type EncounterAssessment } from './encounter-assessment.ts';
import type { Surroundings } from './event-features.ts';
import { OpenEncounter } from './open-encounter.ts';
import { PreparedFilters } from './prepared-filters.ts';
import type { ShipHistories } from './ship-histories.ts';
import { APART_MS } from './thresholds.ts';
import {
  type EncountersHeader,
  type FiringFiltersHeader,
  keyOf,
  type WaitingEncounter,
  type WaitingEncounterSnapshot,
} from './waiting-encounter.ts';

const MS_PER_MINUTE = 60_000;
/** Event time between two removals of what is no longer needed. */
const REMOVAL_MS = 10 * MS_PER_MINUTE;
const KIND = 'firing filters 2';
const ENCOUNTERS_KIND = 'firing encounters 1';

/** Options of `FiringFilters`. */
export interface FiringFilterOptions {
  readonly histories: ShipHistories;
  readonly surroundings: Surroundings;
  /** D1: the gap of configurations without one of their own. */
  readonly gapMaxMinutes: number;
}

/** A transition, with the assessment with which the event of a configuration with filters fired. */
export type AssessedTransition = StsTransition & { readonly assessment?: EncounterAssessment };

/** Selects pairs of ships by their MMSIs, the smaller one first. */
type IsOfPair = (first: Mmsi, second: Mmsi) => boolean;

/** D15: evaluates filters at the end of an encounter's window, and at each later fix or static report of its ships. */
export class FiringFilters implements FiringFilter {
  readonly #options: FiringFilterOptions;
  readonly #waiting: Map<string, WaitingEncounter> = new Map();
  /** Keys of the detector's objects, with which it asks again and again. */
  readonly #keys: WeakMap<FilteredEncounter, string> = new WeakMap();
  readonly #prepared: WeakMap<EncounterFilters, PreparedFilters> = new WeakMap();
  /** For how long the fixes of all ships are needed for a configuration with filters, by its id. */
  readonly #periodsMs: Map<number, number> = new Map();
  #periodMs = 0;
  /** Since when the fixes of a ship are needed for the encounters that wait. */
  readonly #waitingFromMs: Map<Mmsi, number> = new Map();
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextRemovalMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: FiringFilterOptions) {
    this.#options = options;
    options.histories.retain((mmsi) =>
      Math.min(this.#nowMs - this.#periodMs, this.#waitingFromMs.get(mmsi) ?? Infinity),
    );
  }

  /** How long before an encounter fixes are needed, in milliseconds; 0 without filters. */
  get neededBeforeMs(): number {
    return this.isNeeded ? APART_MS : 0;
  }

  /** Whether a configuration has filters, so that the fixes of all ships are needed. */
  get isNeeded(): boolean {
    return this.#periodsMs.size > 0;
  }

  /** Adds a configuration, or changes the one with its id; called together with the detector's `put`. */
  put(configuration: DetectorConfiguration): void {
    const { id, filters, windowMinutes } = configuration;
    if (!filters) {
      this.remove(id);
      return;
    }
    const gapMs = gapMaxMinutesOf(configuration, this.#options.gapMaxMinutes) * MS_PER_MINUTE;
    // An encounter is found with the fix after its window, and a position needs the fix before it.
    this.#periodsMs.set(id, APART_MS + windowMinutes * MS_PER_MINUTE + 2 * gapMs + REMOVAL_MS);
    this.#setPeriod();
  }

  /** Removes a configuration; called together with the detector's `remove`. */
  remove(configurationId: number): void {
    if (this.#periodsMs.delete(configurationId)) this.#setPeriod();
  }

  /** Adds the fixes of a step to the histories, if they are needed; called before the detector's step. */
  addFixes(fixes: readonly ReportedFix[]): void {
    if (this.isNeeded) this.#options.histories.addFixes(fixes);
  }

  /** Returns the transitions of the detector's step with the assessments of events that fired, and advances event time. */
  endStep(
    { watermarkMs }: Pick<TrackBatch, 'watermarkMs'>,
    transitions: readonly StsTransition[],
  ): readonly AssessedTransition[] {
    const assessed = transitions.map((transition) => {
      const { kind, event } = transition;
      const isFiltered = kind === 'fired' && this.#periodsMs.has(event.configurationId);
      const assessment = isFiltered ? this.#take(event) : undefined;
      return assessment ? { ...transition, assessment } : transition;
    });
    this.#nowMs = Math.max(this.#nowMs, watermarkMs);
    if (this.#nowMs >= this.#nextRemovalMs) this.#removeUnneeded();
    return assessed;
  }

  /** D15: as the detector calls it. */
  firstInstant(
    encounter: FilteredEncounter,
    afterMs: number,
    untilMs: number,
  ): FiringInstant | undefined {
    const { windowEndMs, filters: fields, distanceMeters } = encounter;
    const waiting = this.#waitingOf(encounter);
    if (!waiting) return undefined;
    waiting.askedMs = untilMs;
    const { open } = waiting;
    const filters = this.#preparedOf(fields);
    let timeMs =
      afterMs < windowEndMs ? windowEndMs : open.nextInstant(afterMs, waiting.excludedUntilMs);
    while (timeMs <= untilMs) {
      const features = open.featuresAt(timeMs);
      const places = filters.hold({ features, distanceMeters }) && open.positionsAt(timeMs);
      if (places) {
        waiting.holding = { timeMs, assessment: assessEncounter(features) };
        return { timeMs, first: places[0], second: places[1] };
      }
      waiting.excludedUntilMs = filters.excludedUntilMs(features, timeMs, distanceMeters);
      timeMs = open.nextInstant(timeMs, waiting.excludedUntilMs);
    }
    return undefined;
  }

  /** D13: returns the state and the fixes of the histories as bytes. Static data are not included. */
  save(): Uint8Array {
    return this.#save(() => true);
  }

  /** L18: returns the same without encounters, which `addEncounters` adds. */
  saveCommon(): Uint8Array {
    return this.#save(() => false);
  }

  /** L18: returns the state of the encounters of some pairs, with the fixes of their ships. */
  saveEncounters(isSaved: IsOfPair): Uint8Array {
    const waiting = this.#waitingSnapshots(isSaved);
    const ships = new Set(waiting.flatMap(({ encounter }) => [encounter.first, encounter.second]));
    const header: EncountersHeader = { nowMs: this.#nowMs, waiting };
    const arrays = this.#options.histories.saveTracks(ships);
    return encodeSnapshot({ kind: ENCOUNTERS_KIND, header, arrays });
  }

  /** L17: removes the encounters of pairs that another worker continues. */
  removeEncounters(isRemoved: IsOfPair): void {
    for (const [key, { encounter }] of this.#waiting)
      if (isRemoved(encounter.first, encounter.second)) this.#waiting.delete(key);
  }

  /**
   * L17: adds the encounters that another worker has saved at the same point of the same input.
   * @throws TypeError for other bytes, or those of another instant
   */
  addEncounters(bytes: Uint8Array): void {
    const { header, arrays } = decodeSnapshot(ENCOUNTERS_KIND, bytes);
    const { nowMs, waiting } = header as EncountersHeader;
    if ((nowMs ?? Number.NEGATIVE_INFINITY) !== this.#nowMs)
      throw new TypeError(`They are of ${nowMs}, and these filters of ${this.#nowMs}`);
    this.#options.histories.addTracks(arrays);
    this.#addWaiting(waiting);
  }

  /**
   * Restores the state of `save`, into new filters with histories without fixes.
   * @throws TypeError for other bytes
   */
  restore(bytes: Uint8Array): void {
    const { header: unknownHeader, arrays } = decodeSnapshot(KIND, bytes);
    const { nowMs, nextRemovalMs, periods, waiting } = unknownHeader as FiringFiltersHeader;
    this.#options.histories.addTracks(arrays);
    this.#nowMs = nowMs ?? Number.NEGATIVE_INFINITY;
    this.#nextRemovalMs = nextRemovalMs ?? Number.NEGATIVE_INFINITY;
    for (const [id, periodMs] of periods) this.#periodsMs.set(id, periodMs);
    this.#setPeriod();
    this.#addWaiting(waiting);
  }

  #save(isSaved: IsOfPair): Uint8Array {
    const header: FiringFiltersHeader = {
      nowMs: this.#nowMs,
      nextRemovalMs: this.#nextRemovalMs,
      periods: [...this.#periodsMs],
      waiting: this.#waitingSnapshots(isSaved),
    };
    return encodeSnapshot({ kind: KIND, header, arrays: this.#options.histories.saveTracks() });
  }

  #waitingSnapshots(isSaved: IsOfPair): readonly WaitingEncounterSnapshot[] {
    return [...this.#waiting.values()]
      .filter(({ encounter }) => isSaved(encounter.first, encounter.second))
      .map(({ open, ...waiting }) => ({ ...waiting, open: open.save() }));
  }

  #addWaiting(snapshots: readonly WaitingEncounterSnapshot[]): void {
    const { histories, surroundings } = this.#options;
    for (const { open: saved, ...rest } of snapshots) {
      const open = OpenEncounter.restore(rest.encounter, histories, surroundings, saved);
      const excludedUntilMs = rest.excludedUntilMs ?? Number.POSITIVE_INFINITY;
      if (open) this.#waiting.set(keyOf(rest.encounter), { ...rest, open, excludedUntilMs });
    }
  }

  #removeUnneeded(): void {
    this.#nextRemovalMs = this.#nowMs + REMOVAL_MS;
    this.#waitingFromMs.clear();
    for (const [key, { encounter, askedMs }] of this.#waiting) {
      const { first, second, activationTimeMs, gapMaxMs } = encounter;
      // One that lasts is known for longer with each fix of the ship that reports less often.
      if (askedMs < this.#nowMs - 2 * gapMaxMs - REMOVAL_MS) {
        this.#waiting.delete(key);
        continue;
      }
      for (const mmsi of [first, second]) {
        const fromMs = Math.min(activationTimeMs, this.#waitingFromMs.get(mmsi) ?? Infinity);
        this.#waitingFromMs.set(mmsi, fromMs);
      }
    }
    this.#options.histories.removeUnneeded();
  }

  /** Returns the assessment with which an event has fired, and ends its encounter. */
  #take(event: StsEvent): EncounterAssessment | undefined {
    for (const [key, { encounter, holding }] of this.#waiting) {
      const isOfEvent =
        holding?.timeMs === event.firedTimeMs &&
        encounter.configurationId === event.configurationId &&
        encounter.activationTimeMs === event.activationTimeMs &&
        encounter.first === event.first.mmsi &&
        encounter.second === event.second.mmsi;
      if (!isOfEvent) continue;
      this.#waiting.delete(key);
      return holding.assessment;
    }
    return undefined;
  }

  #preparedOf(filters: EncounterFilters): PreparedFilters {
    const prepared = this.#prepared.get(filters) ?? new PreparedFilters(filters);
    this.#prepared.set(filters, prepared);
    return prepared;
  }

  #waitingOf(filtered: FilteredEncounter): WaitingEncounter | undefined {
    const key = this.#keys.get(filtered) ?? keyOf(filtered);
    this.#keys.set(filtered, key);
    const present = this.#waiting.get(key);
    if (present) return present;
    const { filters: _, ...encounter } = filtered;
    const { histories, surroundings } = this.#options;
    const open = OpenEncounter.begin(encounter, histories, surroundings);
    if (!open) return undefined;
    const waiting = {
      ...{ encounter, open, askedMs: encounter.windowEndMs, holding: undefined },
      excludedUntilMs: encounter.windowEndMs,
    };
    this.#waiting.set(key, waiting);
    return waiting;
  }

  #setPeriod(): void {
    this.#periodMs = Math.max(0, ...this.#periodsMs.values());
  }
}

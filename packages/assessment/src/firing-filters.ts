import {
  type DetectorConfiguration,
  type EncounterFilters,
  type FilteredEncounter,
  type FiringFilter,
  type FiringInstant,
  gapMaxMinutesOf,
  type StsEvent,
} from '@roadstead/model';
import { assessEncounter, type EncounterAssessment } from './encounter-assessment.ts';
import { EncounterMotion } from './encounter-motion.ts';
import type { Surroundings } from './event-features.ts';
import { PreparedFilters } from './filters-hold.ts';
import { type EncounterPlace, LazyFiringFeatures } from './firing-features.ts';
import { midwayBetween, pairPieces } from './pair-pieces.ts';
import type { ShipHistories } from './ship-histories.ts';
import type { StoredTrack } from './stored-track.ts';
import { APART_MS } from './thresholds.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
/** The hour before an encounter, and twice the longest gap. */
const RETAINED_MS: number = 13 * MS_PER_HOUR;
/** An encounter that is not known for longer than twice the longest gap has ended. */
const ENDED_MS: number = 12 * MS_PER_HOUR;
const REMOVAL_MS: number = 10 * MS_PER_MINUTE;

/** Options of `FiringFilters`. */
export interface FiringFilterOptions {
  readonly histories: ShipHistories;
  readonly surroundings: Surroundings;
  /** D1: the gap of configurations without one of their own. */
  readonly gapMaxMinutes: number;
  /** Returns the longest window of the configurations with filters, in minutes. */
  readonly windowMinutesMax: () => number;
  /** Returns a configuration that the detector has, in its present version. */
  readonly configurationOf: (configurationId: number) => DetectorConfiguration | undefined;
}

/** An encounter that waits for its filters. */
interface WaitingEncounter {
  readonly motion: EncounterMotion;
  readonly place: EncounterPlace;
  readonly apartBeforeMeters: number | null;
  /** The instant of the last evaluation. */
  askedMs: number;
}

/** D15: evaluates filters at the end of an encounter's window, and at each later fix or static report of its ships. */
export class FiringFilters implements FiringFilter {
  readonly #options: FiringFilterOptions;
  readonly #waiting: Map<string, WaitingEncounter> = new Map();
  /** The assessments of encounters whose events have fired. */
  readonly #fired: Map<string, EncounterAssessment> = new Map();
  readonly #prepared: WeakMap<EncounterFilters, PreparedFilters> = new WeakMap();
  #nowMs: number = Number.NEGATIVE_INFINITY;
  #nextRemovalMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: FiringFilterOptions) {
    this.#options = options;
    const { histories, windowMinutesMax } = options;
    histories.retain(() => this.#nowMs - windowMinutesMax() * MS_PER_MINUTE - RETAINED_MS);
  }

  /** Advances event time; called after each step of the detector. Encounters that have ended are removed. */
  advance(nowMs: number): void {
    this.#nowMs = Math.max(this.#nowMs, nowMs);
    if (this.#nowMs < this.#nextRemovalMs) return;
    this.#nextRemovalMs = this.#nowMs + REMOVAL_MS;
    for (const [key, { askedMs }] of this.#waiting) {
      if (askedMs < this.#nowMs - ENDED_MS) this.#waiting.delete(key);
    }
    this.#options.histories.removeUnneeded();
  }

  /** D15: as the detector calls it. */
  firstInstant(
    encounter: FilteredEncounter,
    afterMs: number,
    untilMs: number,
  ): FiringInstant | undefined {
    const { tracks, statics } = this.#options.histories;
    const { configurationId, first, second, activationTimeMs, windowEndMs } = encounter;
    const configuration = this.#options.configurationOf(configurationId);
    if (!configuration?.filters) return undefined;
    const filters = this.#preparedOf(configuration.filters);
    const pair = [tracks.get(first), tracks.get(second)];
    const [a, b] = pair;
    if (!a || !b) return undefined;
    const gapMaxMs = gapMaxMinutesOf(configuration, this.#options.gapMaxMinutes) * MS_PER_MINUTE;
    const waiting = this.#waitingOf(encounter, [a, b], gapMaxMs);
    const histories = [statics.get(first), statics.get(second)];
    const instants = new Set<number>();
    if (windowEndMs > afterMs && windowEndMs <= untilMs) instants.add(windowEndMs);
    const fromMs = Math.max(afterMs, windowEndMs);
    for (const track of [a, b]) {
      for (let i = track.indexAt(untilMs); i >= 0 && track.timeAt(i) > fromMs; i--)
        instants.add(track.timeAt(i));
    }
    for (const history of histories) {
      for (const timeMs of history?.changesBetween(fromMs, untilMs) ?? []) instants.add(timeMs);
    }
    for (const timeMs of [...instants].sort((one, other) => one - other)) {
      waiting.askedMs = timeMs;
      const navStatuses = [a, b].map((track) => track.statusAt(track.indexAt(timeMs)));
      const state = { ...waiting, activationTimeMs, statics: histories, navStatuses };
      const features = new LazyFiringFeatures(state, timeMs);
      const { distanceMeters } = configuration;
      if (!filters.hold({ features, distanceMeters })) continue;
      const places = [a, b].map((track) => track.positionAt(timeMs, gapMaxMs));
      if (!places[0] || !places[1]) continue;
      this.#waiting.delete(keyOf(encounter));
      this.#fired.set(keyOf(encounter), assessEncounter(features));
      return { timeMs, first: places[0], second: places[1] };
    }
    return undefined;
  }

  /** Returns the assessment with which an event has fired, once. */
  takeAssessment({
    configurationId,
    first,
    second,
    activationTimeMs,
  }: StsEvent): EncounterAssessment | undefined {
    const ships = { first: first.mmsi, second: second.mmsi };
    const key = keyOf({ configurationId, ...ships, activationTimeMs });
    const assessment = this.#fired.get(key);
    this.#fired.delete(key);
    return assessment;
  }

  #preparedOf(filters: EncounterFilters): PreparedFilters {
    const prepared = this.#prepared.get(filters) ?? new PreparedFilters(filters);
    this.#prepared.set(filters, prepared);
    return prepared;
  }

  #waitingOf(
    encounter: FilteredEncounter,
    tracks: readonly [StoredTrack, StoredTrack],
    gapMaxMs: number,
  ): WaitingEncounter {
    const key = keyOf(encounter);
    const present = this.#waiting.get(key);
    if (present) return present;
    const { activationTimeMs: fromMs } = encounter;
    const before = pairPieces(tracks[0], tracks[1], fromMs - APART_MS, fromMs, gapMaxMs);
    const apart = before.map((piece) => Math.max(piece.metersAt(0), piece.metersAt(1)));
    const waiting = {
      motion: new EncounterMotion(tracks, fromMs, gapMaxMs),
      place: this.#placeOf(tracks, fromMs, gapMaxMs),
      apartBeforeMeters: apart.length === 0 ? null : Math.max(...apart),
      askedMs: fromMs,
    };
    this.#waiting.set(key, waiting);
    return waiting;
  }

  #placeOf(
    tracks: readonly [StoredTrack, StoredTrack],
    timeMs: number,
    gapMaxMs: number,
  ): EncounterPlace {
    const [a, b] = tracks.map((track) => track.positionAt(timeMs, gapMaxMs));
    const place = a && b ? midwayBetween(a, b) : (a ?? b ?? { longitude: 0, latitude: 0 });
    const { surroundings } = this.#options;
    return {
      portAreaMeters: surroundings.portAreaMeters(place),
      anchorageMeters: surroundings.anchorageMeters(place),
      shoreMeters: surroundings.shoreMeters(place),
    };
  }
}

function keyOf({
  configurationId,
  first,
  second,
  activationTimeMs,
}: Omit<FilteredEncounter, 'windowEndMs'>): string {
  return `${configurationId} ${first} ${second} ${activationTimeMs}`;
}

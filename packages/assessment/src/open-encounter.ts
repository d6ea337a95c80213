import type { FilteredEncounter, Position } from '@roadstead/model';
import { EncounterMotion, type EncounterMotionSnapshot } from './encounter-motion.ts';
import type { Surroundings } from './event-features.ts';
import { type EncounterPlace, type FiringState, LazyFiringFeatures } from './firing-features.ts';
import { midwayBetween, pairPieces } from './pair-pieces.ts';
import type { ShipHistories } from './ship-histories.ts';
import type { StoredTrack } from './stored-track.ts';
import { APART_MS } from './thresholds.ts';

/** An encounter: its ships, and since when they are together. */
export type EncounterOfPair = Pick<
  FilteredEncounter,
  'first' | 'second' | 'activationTimeMs' | 'gapMaxMs'
>;

/** The state of an encounter as JSON. */
export interface OpenEncounterSnapshot {
  readonly place: EncounterPlace;
  readonly apartBeforeMeters: number | null;
  readonly motion: EncounterMotionSnapshot;
}

/** F15: an encounter whose features are computed at one instant after the other. */
export class OpenEncounter {
  readonly #encounter: EncounterOfPair;
  readonly #histories: ShipHistories;
  readonly #state: FiringState;

  private constructor(
    encounter: EncounterOfPair,
    histories: ShipHistories,
    tracks: readonly [StoredTrack, StoredTrack],
    state: Omit<OpenEncounterSnapshot, 'motion'>,
    motion: EncounterMotion,
  ) {
    this.#encounter = encounter;
    this.#histories = histories;
    const { first, second, activationTimeMs } = encounter;
    const { place, apartBeforeMeters } = state;
    this.#state = {
      ...{ motion, place, apartBeforeMeters, activationTimeMs, tracks },
      staticsOf: (side) => histories.statics.get(side === 0 ? first : second),
    };
  }

  /** @returns undefined if a ship has no track */
  static begin(
    encounter: EncounterOfPair,
    histories: ShipHistories,
    surroundings: Surroundings,
  ): OpenEncounter | undefined {
    const tracks = tracksOf(encounter, histories);
    if (!tracks) return undefined;
    const { activationTimeMs: fromMs, gapMaxMs } = encounter;
    const before = pairPieces(...tracks, fromMs - APART_MS, fromMs, gapMaxMs);
    const apart = before.map((piece) => Math.max(piece.metersAt(0), piece.metersAt(1)));
    const state = {
      place: placeOf(tracks, fromMs, gapMaxMs, surroundings),
      apartBeforeMeters: apart.length === 0 ? null : Math.max(...apart),
    };
    const motion = new EncounterMotion(tracks, fromMs, gapMaxMs);
    return new OpenEncounter(encounter, histories, tracks, state, motion);
  }

  /** Restores the state of `save`. @returns undefined if a ship has no track */
  static restore(
    encounter: EncounterOfPair,
    histories: ShipHistories,
    saved: OpenEncounterSnapshot,
  ): OpenEncounter | undefined {
    const tracks = tracksOf(encounter, histories);
    if (!tracks) return undefined;
    const motion = new EncounterMotion(tracks, encounter.activationTimeMs, encounter.gapMaxMs);
    motion.restore(saved.motion);
    return new OpenEncounter(encounter, histories, tracks, saved, motion);
  }

  save(): OpenEncounterSnapshot {
    const { place, apartBeforeMeters, motion } = this.#state;
    return { place, apartBeforeMeters, motion: motion.save() };
  }

  /** Returns the features at an instant, which are computed when they are read; later than those of the calls before. */
  featuresAt(timeMs: number): LazyFiringFeatures {
    return new LazyFiringFeatures(this.#state, timeMs);
  }

  /** D1: returns the positions at an instant; undefined if one is unknown. */
  positionsAt(timeMs: number): readonly [Position, Position] | undefined {
    const { gapMaxMs } = this.#encounter;
    const [one, other] = this.#state.tracks.map((track) => track.positionAt(timeMs, gapMaxMs));
    return one && other && [one, other];
  }

  /** Returns the instants after one instant, up to another, at which a ship has a fix or its static data change, ascending. */
  instantsBetween(afterMs: number, untilMs: number): readonly number[] {
    const instants = new Set<number>();
    for (const track of this.#state.tracks) {
      for (let i = track.indexAt(untilMs); i >= 0 && track.timeAt(i) > afterMs; i--)
        instants.add(track.timeAt(i));
    }
    for (const mmsi of [this.#encounter.first, this.#encounter.second]) {
      const history = this.#histories.statics.get(mmsi);
      for (const timeMs of history?.changesBetween(afterMs, untilMs) ?? []) instants.add(timeMs);
    }
    return [...instants].sort((one, other) => one - other);
  }
}

function tracksOf(
  { first, second }: EncounterOfPair,
  { tracks }: ShipHistories,
): readonly [StoredTrack, StoredTrack] | undefined {
  const [one, other] = [tracks.get(first), tracks.get(second)];
  return one && other && [one, other];
}

function placeOf(
  tracks: readonly [StoredTrack, StoredTrack],
  timeMs: number,
  gapMaxMs: number,
  surroundings: Surroundings,
): EncounterPlace {
  const [a, b] = tracks.map((track) => track.positionAt(timeMs, gapMaxMs));
  const place = a && b ? midwayBetween(a, b) : (a ?? b ?? { longitude: 0, latitude: 0 });
  return {
    portAreaMeters: surroundings.portAreaMeters(place),
    anchorageMeters: surroundings.anchorageMeters(place),
    shoreMeters: surroundings.shoreMeters(place),
  };
}

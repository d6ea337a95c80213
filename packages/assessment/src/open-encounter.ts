import { distanceMeters } from '@roadstead/geo';
import type { FilteredEncounter, Position } from '@roadstead/model';
import { EncounterMotion, type EncounterMotionSnapshot } from './encounter-motion.ts';
import { EncounterPlace } from './encounter-place.ts';
import type { Surroundings } from './event-features.ts';
import { type FiringState, LazyFiringFeatures } from './lazy-firing-features.ts';
import { midwayBetween, pairPieces } from './pair-pieces.ts';
import type { ShipHistories } from './ship-histories.ts';
import type { StoredTrack } from './stored-track.ts';
import { APART_MS, CAME_METERS_MIN, CAME_MS_MIN } from './thresholds.ts';

/** An encounter: its ships, and since when they are together. */
export type EncounterOfPair = Pick<
  FilteredEncounter,
  'first' | 'second' | 'activationTimeMs' | 'gapMaxMs'
>;

/** The state of an encounter as JSON. */
export interface OpenEncounterSnapshot {
  readonly place: Position;
  readonly apartBeforeMeters: number | null;
  readonly haveCome: readonly (boolean | null)[];
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
    state: Pick<FiringState, 'place' | 'apartBeforeMeters' | 'haveCome' | 'motion'>,
  ) {
    this.#encounter = encounter;
    this.#histories = histories;
    const { first, second, activationTimeMs } = encounter;
    this.#state = {
      ...{ ...state, activationTimeMs, tracks },
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
    return new OpenEncounter(encounter, histories, tracks, {
      place: new EncounterPlace(placeOf(tracks, fromMs, gapMaxMs), surroundings),
      apartBeforeMeters: apart.length === 0 ? null : Math.max(...apart),
      haveCome: tracks.map((track) => hasCome(track, fromMs, gapMaxMs)),
      motion: new EncounterMotion(tracks, fromMs, gapMaxMs),
    });
  }

  /** Restores the state of `save`. @returns undefined if a ship has no track */
  static restore(
    encounter: EncounterOfPair,
    histories: ShipHistories,
    surroundings: Surroundings,
    saved: OpenEncounterSnapshot,
  ): OpenEncounter | undefined {
    const tracks = tracksOf(encounter, histories);
    if (!tracks) return undefined;
    const motion = new EncounterMotion(tracks, encounter.activationTimeMs, encounter.gapMaxMs);
    motion.restore(saved.motion);
    const place = new EncounterPlace(saved.place, surroundings);
    return new OpenEncounter(encounter, histories, tracks, { ...saved, place, motion });
  }

  save(): OpenEncounterSnapshot {
    const { place, apartBeforeMeters, haveCome, motion } = this.#state;
    return { place: place.position, apartBeforeMeters, haveCome, motion: motion.save() };
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

  /**
   * Returns the first instant after an instant at which the static data or the navigation status of a ship change, or from another
   * instant on a ship has a fix; Infinity if there is none.
   */
  nextInstant(afterMs: number, fixesFromMs: number): number {
    const { first, second } = this.#encounter;
    const { statics } = this.#histories;
    let nextMs = Math.min(
      statics.get(first)?.nextChange(afterMs) ?? Number.POSITIVE_INFINITY,
      statics.get(second)?.nextChange(afterMs) ?? Number.POSITIVE_INFINITY,
    );
    for (const track of this.#state.tracks) {
      for (let i = track.indexAt(afterMs) + 1; i < track.count; i++) {
        const timeMs = track.timeAt(i);
        if (timeMs >= nextMs) break;
        const isChange = i === 0 || track.statusAt(i) !== track.statusAt(i - 1);
        if (isChange || timeMs >= fixesFromMs) nextMs = timeMs;
      }
    }
    return nextMs;
  }
}

function tracksOf(
  { first, second }: EncounterOfPair,
  { tracks }: ShipHistories,
): readonly [StoredTrack, StoredTrack] | undefined {
  const [one, other] = [tracks.get(first), tracks.get(second)];
  return one && other && [one, other];
}

/** F15: whether a ship lay elsewhere in the hour before an instant; null if it is known for too little of it. */
function hasCome(track: StoredTrack, timeMs: number, gapMaxMs: number): boolean | null {
  const place = track.positionAt(timeMs, gapMaxMs);
  if (!place) return null;
  let farthest = 0;
  let knownFromMs = timeMs;
  for (let i = track.indexAt(timeMs); i >= 0; i--) {
    const [longitude, latitude] = [track.longitudeAt(i), track.latitudeAt(i)];
    farthest = Math.max(
      farthest,
      distanceMeters(place.longitude, place.latitude, longitude, latitude),
    );
    knownFromMs = track.timeAt(i);
    if (knownFromMs <= timeMs - APART_MS || !track.isKnownAfter(i - 1, gapMaxMs)) break;
  }
  if (farthest >= CAME_METERS_MIN) return true;
  return timeMs - knownFromMs < CAME_MS_MIN ? null : false;
}

function placeOf(
  tracks: readonly [StoredTrack, StoredTrack],
  timeMs: number,
  gapMaxMs: number,
): Position {
  const [a, b] = tracks.map((track) => track.positionAt(timeMs, gapMaxMs));
  return a && b ? midwayBetween(a, b) : (a ?? b ?? { longitude: 0, latitude: 0 });
}

import type { Position } from '@roadstead/model';
import type { Surroundings } from './event-features.ts';

/** F9: distances in metres from the point midway between the ships at the beginning of an encounter. */
export interface PlaceDistances {
  readonly portAreaMeters: number;
  readonly anchorageMeters: number;
  readonly shoreMeters: number;
}

/** The place of an encounter. Distances are computed when they are first read: that from the shore costs as much as twenty steps of a pair. */
export class EncounterPlace implements PlaceDistances {
  readonly position: Position;
  readonly #surroundings: Surroundings;
  readonly #distances: { -readonly [Name in keyof PlaceDistances]?: number } = {};

  constructor(position: Position, surroundings: Surroundings) {
    this.position = position;
    this.#surroundings = surroundings;
  }

  get portAreaMeters(): number {
    return this.#distance('portAreaMeters');
  }

  get anchorageMeters(): number {
    return this.#distance('anchorageMeters');
  }

  get shoreMeters(): number {
    return this.#distance('shoreMeters');
  }

  #distance(name: keyof PlaceDistances): number {
    this.#distances[name] ??= this.#surroundings[name](this.position);
    return this.#distances[name];
  }
}

import type { LandSurroundings } from '@roadstead/assessment';
import type { Position } from '@roadstead/model';

/** F9: the surroundings of a host, which are loaded for the first configuration with filters, and for assessments. */
export class LazySurroundings implements LandSurroundings {
  readonly #load: (() => Promise<LandSurroundings>) | undefined;
  #loading: Promise<LandSurroundings> | undefined;
  #loaded: LandSurroundings | undefined;
  readonly portAreaMeters = (place: Position): number => this.#surroundings.portAreaMeters(place);
  readonly anchorageMeters = (place: Position): number => this.#surroundings.anchorageMeters(place);
  readonly shoreMeters = (place: Position): number => this.#surroundings.shoreMeters(place);
  readonly inlandMeters = (place: Position): number => this.#surroundings.inlandMeters(place);

  /** @param load undefined for a host without surroundings */
  constructor(load: (() => Promise<LandSurroundings>) | undefined) {
    this.#load = load;
  }

  get isAvailable(): boolean {
    return this.#load !== undefined;
  }

  /** @throws Error if the host has none */
  async load(): Promise<void> {
    if (!this.#load) throw new Error('Filters and assessments need the option surroundings.');
    this.#loading ??= this.#load();
    this.#loaded = await this.#loading;
  }

  get #surroundings(): LandSurroundings {
    if (!this.#loaded) throw new Error('The surroundings are not loaded.');
    return this.#loaded;
  }
}

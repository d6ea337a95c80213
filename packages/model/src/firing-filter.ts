import type { EncounterFilters } from './encounter-filters.ts';
import type { Mmsi } from './identifiers.ts';
import type { Position } from './position.ts';

/** D15: an unbroken encounter whose window is full, under a configuration with filters. */
export interface FilteredEncounter {
  readonly configurationId: number;
  readonly filters: EncounterFilters;
  /** D16: of the two distances of the configuration, that of this encounter. */
  readonly distanceMeters: number;
  readonly gapMaxMs: number;
  /** The smaller MMSI. */
  readonly first: Mmsi;
  readonly second: Mmsi;
  /** Epoch milliseconds. */
  readonly activationTimeMs: number;
  /** Activation time plus the window: the first instant at which the filters are evaluated. */
  readonly windowEndMs: number;
}

/** D15: an instant at which all filters hold, with the ships' positions then. */
export interface FiringInstant {
  readonly timeMs: number;
  readonly first: Position;
  readonly second: Position;
}

/** D15: evaluates the filters of configurations. The detector knows nothing of what they are. */
export interface FiringFilter {
  /**
   * Returns the first instant after `afterMs`, up to `untilMs`, at which all filters hold; undefined if there is none. The
   * path of both ships up to `untilMs` is known, and no fix and no static report before or at `untilMs` will follow.
   */
  firstInstant(
    encounter: FilteredEncounter,
    afterMs: number,
    untilMs: number,
  ): FiringInstant | undefined;
}

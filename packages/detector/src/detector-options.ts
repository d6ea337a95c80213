import type { Area, Box } from '@roadstead/geo';
import type { FiringFilter } from '@roadstead/model';

/** Options of a detector. */
export interface DetectorOptions {
  /** D1, D7: maximum gap between fixes, above 0 and at least `separationMinutes`. Default: 30. */
  readonly gapMaxMinutes?: number;
  /** D7: maximum separation within one event, 0 or more. Default: 5. */
  readonly separationMinutes?: number;
  /**
   * D3: returns the port areas that touch a box, for configurations that exclude ports. The result for a box must never
   * change. Default: no ports.
   */
  readonly portAreasNear?: (box: Box) => readonly Area[];
  /** D15: evaluates the filters of configurations; required where one has filters. */
  readonly firingFilter?: FiringFilter;
  /**
   * L17: the slots of the pairs that are detected, 0 to 63 (`pairSlotOf`); of a restored detector those of its snapshot. Detectors
   * with different slots and the same input find together what one with all of them finds. Default: all.
   */
  readonly slots?: Iterable<number>;
}

/** The numbers of records that a detector stores, and their size. */
export interface DetectorUsage {
  readonly ships: number;
  readonly fixes: number;
  readonly pairs: number;
  /** Pairs that are close, or have a current event, under one configuration. */
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

/** The unknown rest after the log was compared with a state that was built again. */
export interface ReconciledEvents {
  /** Ongoing encounters that may have begun before the first fix, and fire no event. */
  readonly encounters: number;
  /** Current events of the log without an encounter: they stay as they are. */
  readonly events: number;
  /** Encounters until this instant may have begun before the first fix; −Infinity if all fixes are known, Infinity without a fix. */
  readonly unknownUntilMs: number;
}

/** Since when fixes are needed to find the present state again, epoch milliseconds. */
export interface NeededSince {
  /** For encounters that have fired no event; −Infinity before the first fix. */
  readonly unfiredMs: number;
  /** For the begin of current events, which a log can have instead; Infinity without any. */
  readonly firedMs: number;
}

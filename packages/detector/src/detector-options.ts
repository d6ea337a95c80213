import type { Area, Box } from '@roadstead/geo';

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

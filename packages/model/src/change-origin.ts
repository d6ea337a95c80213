/** The origins of a change: reports as they arrive, stored history, late reports, a recording, a simulation. */
export const CHANGE_ORIGINS = ['live', 'backfill', 'reconciled', 'recorded', 'simulated'] as const;
export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

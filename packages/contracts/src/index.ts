export type { ByteSource, Gunzip } from './bytes.ts';
export { type Clock, type ManualClock, manualClock } from './clock.ts';
export type { Collection, CollectionPlan, FieldValue, Find, Page } from './collection.ts';
export { createMemoryStore } from './memory-store.ts';
export {
  readSavedState,
  type SavedArray,
  type SavedState,
  writeSavedState,
} from './saved-state.ts';
export {
  type Arrival,
  type Series,
  type SeriesPlan,
  type SeriesRow,
  THINNED_ROWS_MIN,
} from './series.ts';
export type { Change, Conflict, Keep, Store, StoreCapabilities, Written } from './store.ts';
export type { Tallies } from './tallies.ts';
export { Turns } from './turns.ts';

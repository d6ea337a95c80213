export type { ByteSource, Gunzip } from './bytes.ts';
export { type Clock, type ManualClock, manualClock } from './clock.ts';
export {
  readSavedState,
  type SavedArray,
  type SavedState,
  writeSavedState,
} from './saved-state.ts';

export { createLiveStore, type LiveStore } from './create-live-store.ts';
export type { LiveSelection, LiveState } from './live-state.ts';
export { ShipColumns, type ShipRow } from './ship-columns.ts';

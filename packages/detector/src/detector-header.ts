import type { ConfigurationIndexSnapshot } from './configuration-index.ts';
import type { ConfigurationSetsSnapshot } from './configuration-sets.ts';
import type { PendingTransition } from './transition-queue.ts';
import type { UnknownPastSnapshot } from './unknown-past.ts';
import type { WaitingSnapshot } from './waiting-encounters.ts';

/** The numbers of the records of a pool. */
interface SavedCounts {
  readonly firstFree: number;
  readonly count: number;
}

/** The header of a saved detector. */
export interface DetectorHeader {
  /** JSON has no −Infinity, so it is null before the first fix. */
  readonly nowMs: number | null;
  readonly watchList: ConfigurationIndexSnapshot;
  readonly fixes: SavedCounts;
  readonly pairs: SavedCounts;
  readonly encounters: SavedCounts;
  readonly running: readonly number[];
  /** Missing in snapshots of versions without shared encounters. */
  readonly sets?: ConfigurationSetsSnapshot;
  /** Missing in snapshots of versions without filters. */
  readonly waiting?: WaitingSnapshot;
  readonly nextId: number;
  readonly findings: readonly PendingTransition[];
  /** Missing in snapshots of versions whose detectors always had all fixes. */
  readonly past?: UnknownPastSnapshot;
  /** L17: the owned slots; missing in snapshots of versions without slots, whose detectors had all pairs. */
  readonly slots?: readonly number[];
}

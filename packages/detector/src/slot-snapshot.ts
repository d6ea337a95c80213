import { decodeSnapshot, encodeSnapshot, type SnapshotArray } from '@roadstead/contracts';
import type { StsEvent } from '@roadstead/model';
import type { PendingTransition } from './transition-queue.ts';
import type { WaitingSnapshot } from './waiting-encounters.ts';

const KIND = 'detector slot 1';

/** Integers of a pair in a snapshot: MMSIs, `IS_NEW_PAIR`, and the number of its encounters, which follow those of the pair before. */
export const PAIR_COLUMNS = 4;

/** Integers of an encounter in a snapshot: the place of its configuration in the list, its flags and the id of its event. */
export const ENCOUNTER_COLUMNS = 3;

/** L18: the state of the pairs of a slot. It names ships by MMSI, fixes by time, and encounters by their order in it. */
export interface SlotSnapshot {
  readonly slot: number;
  /** The instant up to which the detector had processed all fixes, epoch milliseconds; null before the first one. */
  readonly nowMs: number | null;
  /** The configurations of the encounters, and which of their distances (D16). */
  readonly configurations: readonly { readonly id: number; readonly variant: 0 | 1 }[];
  readonly pairs: Int32Array;
  /** Of each pair the instant up to which it has been stepped. */
  readonly steppedUntilMs: Float64Array;
  readonly encounters: Int32Array;
  /** As in the pool of encounters. */
  readonly encounterFloats: Float64Array;
  /** Encounters with a current event. */
  readonly running: readonly number[];
  readonly waiting: WaitingSnapshot;
  /** With `NONE` for an encounter whose event has ended. */
  readonly pending: readonly PendingTransition[];
  /** Current events of the log that no encounter has continued yet. */
  readonly loggedEvents: readonly StsEvent[];
}

export function encodeSlotSnapshot(snapshot: SlotSnapshot): Uint8Array {
  const { pairs, steppedUntilMs, encounters, encounterFloats, ...header } = snapshot;
  return encodeSnapshot({
    ...{ kind: KIND, header },
    arrays: [pairs, steppedUntilMs, encounters, encounterFloats],
  });
}

/** @throws TypeError for other bytes */
export function decodeSlotSnapshot(bytes: Uint8Array): SlotSnapshot {
  const { header, arrays } = decodeSnapshot(KIND, bytes);
  const [pairs, steppedUntilMs, encounters, encounterFloats] = arrays as [
    ...[Int32Array, Float64Array, Int32Array, Float64Array],
    ...SnapshotArray[],
  ];
  const rest = header as Omit<
    SlotSnapshot,
    'pairs' | 'steppedUntilMs' | 'encounters' | 'encounterFloats'
  >;
  return { ...rest, pairs, steppedUntilMs, encounters, encounterFloats };
}

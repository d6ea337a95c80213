import { decodeSnapshot, type SnapshotArray, snapshotKind } from '@roadstead/contracts';
import { SHIP_ARRAYS } from './ships-snapshot.ts';

export const MODEL_KIND = 'next ports 2';
/** The kind of November 2026, without ATA, ATD and stays. */
const KIND_WITHOUT_STAYS = 'next ports 1';
/** The number of arrays of `StayTimes.save`. */
const STAY_ARRAYS = 7;

/** The parts of a saved model. */
interface SavedModel {
  readonly header: unknown;
  readonly ships: readonly SnapshotArray[];
  readonly stays: readonly SnapshotArray[];
  readonly model: readonly SnapshotArray[];
}

/** Decodes a saved model, also of November 2026. @throws TypeError for an invalid snapshot */
export function decodeModel(saved: Uint8Array): SavedModel {
  const isOlder = snapshotKind(saved) === KIND_WITHOUT_STAYS;
  const decoded = decodeSnapshot(isOlder ? KIND_WITHOUT_STAYS : MODEL_KIND, saved);
  const arrays = isOlder ? withoutStays(decoded.arrays) : decoded.arrays;
  const stays = SHIP_ARRAYS + STAY_ARRAYS;
  return {
    header: decoded.header,
    ships: arrays.slice(0, SHIP_ARRAYS),
    stays: arrays.slice(SHIP_ARRAYS, stays),
    model: arrays.slice(stays),
  };
}

function withoutStays(arrays: readonly SnapshotArray[]): readonly SnapshotArray[] {
  const [mmsis, lengths, portIds, timesMs, reliability, positions, ...model] = arrays;
  const unknown = new Float64Array(timesMs.length).fill(Number.NaN);
  const inPort = new Int32Array(mmsis.length);
  return [
    ...[mmsis, lengths, inPort, portIds, timesMs, unknown, unknown, reliability, positions],
    ...Array.from({ length: STAY_ARRAYS }, () => new Float64Array(0)),
    ...model,
  ];
}

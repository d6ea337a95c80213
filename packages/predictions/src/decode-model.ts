import { decodeSnapshot, type SnapshotArray, snapshotKind } from '@roadstead/contracts';
import { TIMES_ARRAYS } from './arrival-times.ts';
import { HOURS_ARRAYS } from './hours-by-class.ts';
import { SHIP_ARRAYS } from './ships-snapshot.ts';

export const MODEL_KIND = 'next ports 3';
/** The kind without delays of arrivals. */
const KIND_WITHOUT_DELAYS = 'next ports 2';
/** The kind of November 2026, also without ATA, ATD and stays. */
const KIND_WITHOUT_STAYS = 'next ports 1';

/** The parts of a saved model. */
interface SavedModel {
  readonly header: unknown;
  readonly ships: readonly SnapshotArray[];
  readonly times: readonly SnapshotArray[];
  readonly model: readonly SnapshotArray[];
}

/** Decodes a saved model, also of earlier kinds. @throws TypeError for an invalid snapshot */
export function decodeModel(saved: Uint8Array): SavedModel {
  const kind =
    [KIND_WITHOUT_DELAYS, KIND_WITHOUT_STAYS].find((older) => older === snapshotKind(saved)) ??
    MODEL_KIND;
  const decoded = decodeSnapshot(kind, saved);
  const withStays = kind === KIND_WITHOUT_STAYS ? insertStays(decoded.arrays) : decoded.arrays;
  const arrays = kind === MODEL_KIND ? withStays : insertDelays(withStays);
  const times = SHIP_ARRAYS + TIMES_ARRAYS;
  return {
    header: decoded.header,
    ships: arrays.slice(0, SHIP_ARRAYS),
    times: arrays.slice(SHIP_ARRAYS, times),
    model: arrays.slice(times),
  };
}

function insertStays(arrays: readonly SnapshotArray[]): readonly SnapshotArray[] {
  const [mmsis, lengths, portIds, timesMs, reliability, positions, ...model] = arrays;
  const unknown = new Float64Array(timesMs.length).fill(Number.NaN);
  const inPort = new Int32Array(mmsis.length);
  return [
    ...[mmsis, lengths, inPort, portIds, timesMs, unknown, unknown, reliability, positions],
    ...noHours(),
    ...model,
  ];
}

function insertDelays(arrays: readonly SnapshotArray[]): readonly SnapshotArray[] {
  const stays = SHIP_ARRAYS + HOURS_ARRAYS;
  return [...arrays.slice(0, stays), ...noHours(), ...arrays.slice(stays)];
}

function noHours(): readonly SnapshotArray[] {
  return Array.from({ length: HOURS_ARRAYS }, () => new Float64Array(0));
}

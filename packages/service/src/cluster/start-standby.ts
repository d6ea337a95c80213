import type { PositionLog } from '@roadstead/contracts';
import { PAIR_SLOTS } from '@roadstead/detector';
import { type ClusterTables, commonBlob, slotBlob } from './cluster-tables.ts';
import { DetectionState, type DetectionStateOptions } from './detection-state.ts';
import { groupsOf, LOOK_MS, type SlotGroup, slotDocuments } from './join-slots.ts';
import { readLog } from './read-log.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';
import { StandbyFindings } from './standby-findings.ts';

/** A standby that starts. */
interface StandbyStart extends PartOptions, DetectionStateOptions {
  readonly log: PositionLog;
  readonly tables: ClusterTables;
  readonly signal: AbortSignal;
}

/** The states of all slots in the store: those of each group after its snapshot. */
interface StoredSlots {
  /** In the order of their snapshots. */
  readonly groups: readonly SlotGroup[];
  /** That after the first snapshot; undefined where the log begins without one. */
  readonly common: Uint8Array | undefined;
  readonly states: ReadonlyMap<number, Uint8Array>;
}

/**
 * L18: restores all slots after their newest snapshot, by processing the messages after the oldest one again.
 * @throws LogError `discarded` if workers save snapshots faster; others continue then
 */
export async function startStandby(start: StandbyStart): Promise<{
  readonly state: DetectionState;
  readonly findings: StandbyFindings;
}> {
  const { tables, log, pause, signal } = start;
  const { groups, common, states } = await readStoredSlots(start);
  const withoutState = groups.flatMap(({ slots }) => slots.filter((slot) => !states.has(slot)));
  const state = common
    ? DetectionState.restore(start, common)
    : DetectionState.create(start, withoutState);
  const from = groups.flatMap(({ slots, snapshotSequence }) =>
    slots.map((slot) => [slot, snapshotSequence] as const),
  );
  const readSlots = (): ReturnType<ClusterTables['allSlots']> =>
    repeatWhileUnavailable(() => tables.allSlots(), pause, signal);
  const findings = new StandbyFindings(new Map(from), readSlots);
  for (const { slots, snapshotSequence } of groups) {
    if (state.sequence < snapshotSequence)
      for await (const { message, record } of readLog(log, state.cursor, pause, signal)) {
        await findings.add(message.sequence, state.step(message, record));
        if (message.sequence === snapshotSequence) break;
      }
    signal.throwIfAborted();
    state.addSlots(new Map([...states].filter(([slot]) => slots.includes(slot))));
  }
  return { state, findings };
}

/** Reads the states again until no worker has saved any meanwhile. */
async function readStoredSlots(start: StandbyStart): Promise<StoredSlots> {
  const { pause, signal } = start;
  for (;;) {
    const groups = await readGroups(start);
    const oldest = groups[0].snapshotSequence;
    const common = await readBlob(start, commonBlob(oldest));
    const stored = groups.filter(({ snapshotSequence }) => common || snapshotSequence > 0);
    const states = new Map<number, Uint8Array>();
    const read = async (slot: number): Promise<void> => {
      const bytes = await readBlob(start, slotBlob(slot, 'snapshot'));
      if (bytes) states.set(slot, bytes);
    };
    await Promise.all(stored.flatMap(({ slots }) => slots).map(read));
    const isSame = JSON.stringify(await readGroups(start)) === JSON.stringify(groups);
    const isComplete =
      (common || oldest === 0) &&
      stored.every(({ slots }) => slots.every((slot) => states.has(slot)));
    if (isSame && !isComplete) throw new Error('The store has no state of a slot.');
    if (isSame) return { groups, common, states };
    await pause(LOOK_MS, signal);
  }
}

async function readGroups(start: StandbyStart): Promise<readonly SlotGroup[]> {
  const groups = groupsOf(await slotDocuments(start, [...Array(PAIR_SLOTS).keys()]));
  return [...groups].sort((one, other) => one.snapshotSequence - other.snapshotSequence);
}

function readBlob(
  { store, pause, signal }: StandbyStart,
  name: string,
): Promise<Uint8Array | undefined> {
  return repeatWhileUnavailable(() => store.blobs.read(name), pause, signal);
}

import type { PositionLog } from '@roadstead/contracts';
import { type ClusterTables, commonBlob, type SlotDocument, slotBlob } from './cluster-tables.ts';
import { DetectionState, type DetectionStateOptions } from './detection-state.ts';
import { readLog } from './read-log.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';
import { SlotFindings } from './slot-findings.ts';
import type { StandbyFindings } from './standby-findings.ts';
import type { WorkerWrites } from './worker-writes.ts';

/** Time between two looks at slots that their workers have not released. */
export const LOOK_MS = 100;

/** The states of all slots after the newest message, and what was found up to there. */
interface Standby {
  readonly states: ReadonlyMap<number, Uint8Array>;
  readonly findings: StandbyFindings;
}

/** A worker that joins slots after a message. */
export interface Joining extends PartOptions, DetectionStateOptions {
  readonly log: PositionLog;
  readonly tables: ClusterTables;
  readonly writes: WorkerWrites;
  /** The message that gives the slots to the worker. */
  readonly sequence: number;
  /** L20: the revision of the division. */
  readonly fence: number;
  /** Of a standby. */
  readonly standby: Standby | undefined;
  readonly signal: AbortSignal;
}

/** Slots that have been joined: their states after the message. */
interface JoinedSlots {
  readonly states: ReadonlyMap<number, Uint8Array>;
  /** The sequence of their snapshot in the store. */
  readonly snapshotSequence: number;
}

/**
 * L18: joins slots: those that were released after the same message with that state; others, of workers that have died, by processing
 * the messages after their last snapshot again, unless a standby has done so. Waits until their last worker has released them or cannot write any more.
 */
export async function* joinSlots(
  joining: Joining,
  slots: readonly number[],
): AsyncGenerator<JoinedSlots, void, undefined> {
  const documents = await waitForSlots(joining, slots);
  const released = documents.filter((each) => each.releasedSequence === joining.sequence);
  for (const group of groupsOf(released)) {
    await claim(joining, group, joining.sequence);
    yield { ...group, states: await readStates(joining, group.slots, 'released') };
  }
  for (const group of groupsOf(documents.filter((each) => !released.includes(each)))) {
    await claim(joining, group, group.snapshotSequence);
    yield { ...group, states: await continueSlots(joining, group) };
  }
}

/** Slots with one snapshot. */
export interface SlotGroup {
  readonly slots: readonly number[];
  readonly snapshotSequence: number;
}

export function groupsOf(documents: readonly SlotDocument[]): readonly SlotGroup[] {
  const groups = new Map<number, number[]>();
  for (const { slot, snapshotSequence } of documents)
    groups.set(snapshotSequence, [...(groups.get(snapshotSequence) ?? []), slot]);
  return [...groups].map(([snapshotSequence, slots]) => ({ snapshotSequence, slots }));
}

/** Returns the documents of slots. A slot that nobody has joined begins with the log. */
export async function slotDocuments(
  { tables, pause, signal }: Pick<Joining, 'tables' | 'pause' | 'signal'>,
  slots: readonly number[],
): Promise<readonly SlotDocument[]> {
  const known = await repeatWhileUnavailable(() => tables.allSlots(), pause, signal);
  return slots.map(
    (slot) =>
      known.get(slot) ?? { slot, worker: null, snapshotSequence: 0, releasedSequence: null },
  );
}

/** Waits until no other worker writes the slots any more. */
async function waitForSlots(
  joining: Joining,
  slots: readonly number[],
): Promise<readonly SlotDocument[]> {
  const { tables, pause, signal } = joining;
  for (;;) {
    // First the workers: what one that is gone has written is read after it.
    const workers = await repeatWhileUnavailable(() => tables.allWorkers(), pause, signal);
    const running = new Set(workers.map(({ name }) => name));
    const documents = await slotDocuments(joining, slots);
    if (documents.every(({ worker }) => worker === null || !running.has(worker))) return documents;
    await pause(LOOK_MS, signal);
  }
}

/** L19: assigns slots to the worker for the messages after one, before its first findings for them. */
async function claim(
  { tables, writes, name: worker, fence }: Joining,
  { slots, snapshotSequence }: SlotGroup,
  afterSequence: number,
): Promise<void> {
  writes.outbox.push({ kind: 'assignment', worker, slots, afterSequence, fence });
  await writes.write(
    slots.map((slot) =>
      tables.slots.put({ slot, worker, snapshotSequence, releasedSequence: null }),
    ),
  );
}

/** Reports what the standby has found since the snapshot of slots, or processes these messages again. */
async function continueSlots(
  joining: Joining,
  group: SlotGroup,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const { standby, writes, name, sequence } = joining;
  const { slots, snapshotSequence } = group;
  const found = standby?.findings.after(snapshotSequence, slots);
  if (!standby || !found) return replay(joining, group);
  const findings = new SlotFindings(writes.outbox, name, slots, snapshotSequence);
  for (const { sequence: foundSequence, transitions } of found) {
    findings.add(foundSequence, transitions);
    if (writes.isFull) await writes.write();
  }
  findings.add(sequence, []);
  findings.reportReached();
  const isContinued = new Set(slots);
  return new Map([...standby.states].filter(([slot]) => isContinued.has(slot)));
}

/** Processes the messages after the snapshot of slots again, up to that after which they are joined. */
async function replay(
  joining: Joining,
  { slots, snapshotSequence }: SlotGroup,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const { log, writes, name, sequence, pause, signal } = joining;
  const state = await restore(joining, slots, snapshotSequence);
  const findings = new SlotFindings(writes.outbox, name, slots, snapshotSequence);
  if (state.sequence < sequence) {
    for await (const { message, record } of readLog(log, state.cursor, pause, signal)) {
      findings.add(message.sequence, state.step(message, record));
      if (writes.isFull) await writes.write();
      if (message.sequence === sequence) break;
    }
  }
  signal.throwIfAborted();
  findings.reportReached();
  return state.removeSlots(slots);
}

async function restore(
  joining: Joining,
  slots: readonly number[],
  sequence: number,
): Promise<DetectionState> {
  const { store, pause, signal } = joining;
  const read = (): Promise<Uint8Array | undefined> => store.blobs.read(commonBlob(sequence));
  const common = await repeatWhileUnavailable(read, pause, signal);
  // A log that replaced another begins with the state of the former one.
  if (!common && sequence === 0) return DetectionState.create(joining, slots);
  if (!common) throw new Error(`The store has no blob ${commonBlob(sequence)}.`);
  const state = DetectionState.restore(joining, common);
  state.addSlots(await readStates(joining, slots, 'snapshot'));
  return state;
}

async function readStates(
  joining: Joining,
  slots: readonly number[],
  kind: 'snapshot' | 'released',
): Promise<ReadonlyMap<number, Uint8Array>> {
  const states = new Map<number, Uint8Array>();
  for (const slot of slots) states.set(slot, await readBlob(joining, slotBlob(slot, kind)));
  return states;
}

async function readBlob({ store, pause, signal }: Joining, name: string): Promise<Uint8Array> {
  const bytes = await repeatWhileUnavailable(() => store.blobs.read(name), pause, signal);
  if (!bytes) throw new Error(`The store has no blob ${name}.`);
  return bytes;
}

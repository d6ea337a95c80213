import type { AssessedTransition } from '@roadstead/assessment';
import type { Collection, LogCursor, Store } from '@roadstead/contracts';
import type { MergeInput, MergeState } from '@roadstead/detector';
import type { DetectorConfiguration } from '@roadstead/model';
import type { EventSource } from '../sts/configuration-history.ts';

/** A transition with the revision of its configuration that counts when the event fires (L16); null where it is not known. */
export type FoundTransition = AssessedTransition & { readonly revision: number | null };

/**
 * A worker that runs. It inserts the document itself; it is removed by itself when it has left, or by the coordinator, which has
 * acquired its lease before. A worker without a document writes nothing any more.
 */
export interface WorkerDocument {
  readonly name: string;
  readonly isLeaving: boolean;
  /** Whether it gets slots only after a death. Missing in documents of earlier versions. */
  readonly isStandby?: boolean;
}

/** L18: the newest division of the slots, as it is or will be in the log. */
export interface PlanDocument {
  readonly key: typeof PLAN;
  readonly revision: number;
  /** The worker of each slot. */
  readonly owners: readonly (string | null)[];
}

/** The state of a slot in the store, written by its worker. */
export interface SlotDocument {
  readonly slot: number;
  /** The worker that has joined it; null after it has released it. */
  readonly worker: string | null;
  /** The message after which the snapshot of the slot was saved; 0 without one: the slot begins with the log. */
  readonly snapshotSequence: number;
  /** The message after which it was released, with its state; else null. */
  readonly releasedSequence: number | null;
}

/** L19: findings and assignments of one write of a worker. */
interface FindingsDocument {
  /** Sorted by the last message that the worker had read, then by worker and write. */
  readonly key: string;
  readonly inputs: readonly MergeInput<FoundTransition>[];
}

/** L19: what the committer has merged. */
interface CommitDocument {
  readonly key: typeof COMMIT;
  /** The events of all messages up to this one are written. */
  readonly sequence: number;
  readonly state: MergeState<FoundTransition>;
}

/** L16: the last message that the leader has stored. */
interface LeaderDocument extends LogCursor {
  readonly key: typeof LEADER;
  /** The last revision of a configuration up to there. */
  readonly configurationRevision: number;
  /** Missing unless the store was restored from a backup (`prepareContinuation`). */
  readonly skipped?: readonly SkippedRevisions[];
}

/** Revisions of the log that the store does not have, both ends included: their events are not stored. */
export interface SkippedRevisions {
  readonly first: number;
  readonly last: number;
}

/** Returns whether a revision is skipped. */
export function isSkipped(skipped: readonly SkippedRevisions[], revision: number): boolean {
  return skipped.some(({ first, last }) => first <= revision && revision <= last);
}

/** L16: a revision of a configuration. */
export interface RevisionDocument {
  readonly revision: number;
  readonly configurationId: number;
  /** Null for a removal, and after another revision has replaced it. */
  readonly configuration: DetectorConfiguration | null;
  /** The fields that its events copy; null for a removal. */
  readonly source: EventSource | null;
  /** The event time at which another one replaced it; null before (D11). */
  readonly untilMs: number | null;
}

/** L18: a common part is stored for this message, as a blob. */
interface CommonDocument {
  readonly sequence: number;
}

/** The keys of the only documents. */
export const PLAN = 'plan';
export const COMMIT = 'commit';
export const LEADER = 'leader';
/** Digits of the greatest whole number. */
const SEQUENCE_DIGITS = 16;
const WRITE_DIGITS = 9;

/** The collections by which the parts of a cluster work together. */
export class ClusterTables {
  readonly workers: Collection<WorkerDocument>;
  readonly plan: Collection<PlanDocument>;
  readonly slots: Collection<SlotDocument>;
  readonly findings: Collection<FindingsDocument>;
  readonly commit: Collection<CommitDocument>;
  readonly leader: Collection<LeaderDocument>;
  readonly revisions: Collection<RevisionDocument>;
  readonly commons: Collection<CommonDocument>;

  constructor(store: Store) {
    this.workers = store.collection({ name: 'cluster-workers', key: 'name' });
    this.plan = store.collection({ name: 'cluster-plan', key: 'key' });
    this.slots = store.collection({ name: 'cluster-slots', key: 'slot' });
    this.findings = store.collection({ name: 'cluster-findings', key: 'key' });
    this.commit = store.collection({ name: 'cluster-commit', key: 'key' });
    this.leader = store.collection({ name: 'cluster-leader', key: 'key' });
    this.revisions = store.collection({ name: 'cluster-revisions', key: 'revision' });
    this.commons = store.collection({ name: 'cluster-commons', key: 'sequence' });
  }

  async allWorkers(): Promise<readonly WorkerDocument[]> {
    return this.workers.find({}, ALL);
  }

  async allSlots(): Promise<ReadonlyMap<number, SlotDocument>> {
    const documents = await this.slots.find({}, ALL);
    return new Map(documents.map((document) => [document.slot, document]));
  }
}

const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** Returns the name of the lease of a worker. */
export function workerLease(name: string): string {
  return `worker ${name}`;
}

/** Returns the key of findings. @param sequence the last message that the worker has read @param write its number among those of the worker */
export function findingsKey(sequence: number, worker: string, write: number): string {
  return `${padded(sequence, SEQUENCE_DIGITS)} ${worker} ${padded(write, WRITE_DIGITS)}`;
}

/** Returns the name of the blob of the common part after a message. */
export function commonBlob(sequence: number): string {
  return `cluster/common/${sequence}`;
}

/** Returns the name of the blob of a slot. */
export function slotBlob(slot: number, kind: 'snapshot' | 'released'): string {
  return `cluster/slot/${slot}/${kind}`;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

import {
  describeWriteError,
  type LogCursor,
  type PositionLog,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';
import { createMergeState, PAIR_SLOTS } from '@roadstead/detector';
import { eventSourceOf } from '../sts/configuration-history.ts';
import { configurationCollection } from '../sts/configuration-set.ts';
import { forDetector } from '../sts/configuration-writer.ts';
import { EventLookup } from '../sts/event-lookup.ts';
import { Ships } from '../tracking/ships.ts';
import {
  ClusterTables,
  COMMIT,
  commonBlob,
  LEADER,
  PLAN,
  type RevisionDocument,
  slotBlob,
  workerLease,
} from './cluster-tables.ts';
import { DetectionState, type DetectionStateOptions } from './detection-state.ts';
import { ContinuationError, findLogGap, type LogGap, type StoredPlace } from './log-gap.ts';

/** Options of a continuation. */
export interface ContinueLogOptions extends DetectionStateOptions {
  /** Its writes fail without the lease of the writer. */
  readonly store: Store;
  readonly log: PositionLog;
  readonly newUuid: () => string;
  readonly signal: AbortSignal;
}

/** The losses of a continuation of a store with a log, and what it continues. */
export interface LogContinuation extends LogGap {
  /** The last message that is stored, and the last one whose encounters are stored. */
  readonly place: LogCursor;
  readonly committed: number;
  /** The number of events without an end, which are continued. */
  readonly currentEvents: number;
  /** Writes it: leader and detectors begin after `begin`. */
  readonly write: () => Promise<void>;
}

const ALL = { limit: Number.MAX_SAFE_INTEGER };

/**
 * Prepares the continuation of a cluster with a log that does not continue its store. The leader continues with its state after `begin`; the
 * detection begins there in the middle of the feed (D13): it continues current events, and encounters that had none fire none.
 * @throws ContinuationError for a store of no cluster, or while a worker may run
 */
export async function prepareContinuation(options: ContinueLogOptions): Promise<LogContinuation> {
  const { store, log, newUuid, signal } = options;
  const tables = new ClusterTables(store);
  const leader = await tables.leader.get(LEADER);
  if (!leader) throw new ContinuationError('The store is not that of a cluster.');
  await fenceWorkers(store, tables, `continuation ${newUuid()}`);
  const { logId, sequence, timeMs, configurationRevision: applied, skipped = [] } = leader;
  const slots = [...(await tables.allSlots()).values()];
  const stored: StoredPlace = {
    ...{ place: { logId, sequence, timeMs }, applied, skipped },
    revisions: await tables.revisions.find({}, ALL),
    oldestSnapshot:
      slots.length < PAIR_SLOTS ? 0 : Math.min(...slots.map((slot) => slot.snapshotSequence)),
  };
  const gap = await findLogGap(log, stored, `continuation-${newUuid()}`, signal);
  const committed = (await tables.commit.get(COMMIT))?.sequence ?? 0;
  const currentEvents = await new EventLookup(store).current();
  return {
    ...{ ...gap, place: stored.place, committed },
    currentEvents: new Set(currentEvents.map(({ id }) => id)).size,
    async write() {
      if (gap.reason === 'revisions')
        return write(store, await skipRevisions(store, tables, stored, gap));
      const state = await beginDetection(options, tables, stored, gap, currentEvents);
      return write(store, [
        ...(await removals(store, tables)),
        ...placeOperations(tables, stored, gap, state),
        ...snapshotOperations(store, tables, state),
      ]);
    },
  };
}

async function write(store: Store, operations: readonly WriteOperation[]): Promise<void> {
  const result = await store.write(operations);
  if (!result.ok) throw new Error(`${describeWriteError(result.error)}.`);
}

/**
 * Skips the changes of configurations that the store does not have, and changes these configurations to what it has after them: the workers, with
 * their snapshots, have the changes of the log until then, so nothing else is lost.
 */
async function skipRevisions(
  store: Store,
  tables: ClusterTables,
  { place, applied, skipped }: StoredPlace,
  { configurationRevision: last, unknown }: LogGap,
): Promise<readonly WriteOperation[]> {
  const configurations = configurationCollection(store);
  const ranges = [...skipped, { first: unknown.first, last }];
  const operations = [
    tables.leader.put({ key: LEADER, ...place, configurationRevision: applied, skipped: ranges }),
  ];
  for (const [at, configurationId] of unknown.configurationIds.entries()) {
    const stored = await configurations.get(configurationId);
    operations.push(
      tables.revisions.insert({
        ...{ revision: last + 1 + at, configurationId, untilMs: null },
        configuration: stored ? forDetector(stored) : null,
        source: stored ? eventSourceOf(stored) : null,
      }),
    );
  }
  return operations;
}

/** L20: acquires the leases of workers that have died. @throws ContinuationError for one that may run */
async function fenceWorkers(store: Store, tables: ClusterTables, holder: string): Promise<void> {
  for (const { name } of await tables.allWorkers())
    if (!(await store.leases.acquire(workerLease(name), holder, 0)))
      throw new ContinuationError(
        'A detector still works for the cluster, or has ended less than 15 s ago: stop all, and wait.',
      );
}

/** Revisions up to this one are skipped in the log: those that the store does not have never applied to what it has. */
function lastSkipped({ applied }: StoredPlace, { configurationRevision }: LogGap): number {
  return Math.max(applied, configurationRevision);
}

async function beginDetection(
  options: ContinueLogOptions,
  tables: ClusterTables,
  stored: StoredPlace,
  gap: LogGap,
  currentEvents: Parameters<typeof DetectionState.beginWithin>[2],
): Promise<DetectionState> {
  const ships = new Ships(options.store);
  await ships.start(() => undefined);
  const plan = await tables.plan.get(PLAN);
  const applied = stored.revisions.filter(({ revision }) => revision <= stored.applied);
  const inForce = applied.flatMap(({ configuration }) => (configuration ? [configuration] : []));
  const header = {
    cursor: gap.begin,
    plan: {
      revision: Math.max(plan?.revision ?? 0, gap.planRevision) + 1,
      owners: Array<null>(PAIR_SLOTS).fill(null),
    },
    configurationRevision: lastSkipped(stored, gap),
    revisions: applied.map(({ configurationId, revision, untilMs }) => ({
      ...{ configurationId, revision, untilMs },
    })),
    statics: [...ships.histories].map(([mmsi, history]) => [mmsi, history.toJSON()] as const),
  };
  return DetectionState.beginWithin(options, { header, configurations: inForce }, currentEvents);
}

/** Removes everything that belongs to messages before the place. */
async function removals(store: Store, tables: ClusterTables): Promise<readonly WriteOperation[]> {
  const [workers, findings, commons, slots] = [
    await tables.allWorkers(),
    await tables.findings.find({}, ALL),
    await tables.commons.find({}, ALL),
    await tables.allSlots(),
  ];
  return [
    ...workers.map(({ name }) => tables.workers.remove(name)),
    ...findings.map(({ key }) => tables.findings.remove(key)),
    ...commons.flatMap(({ sequence }) => [
      tables.commons.remove(sequence),
      store.blobs.remove(commonBlob(sequence)),
    ]),
    ...[...slots.keys()].map((slot) => store.blobs.remove(slotBlob(slot, 'released'))),
  ];
}

/** The places of leader and committer, the division, and the changes of configurations that are not in the log for certain. */
function placeOperations(
  tables: ClusterTables,
  stored: StoredPlace,
  gap: LogGap,
  { plan }: DetectionState,
): readonly WriteOperation[] {
  const { begin } = gap;
  const configurationRevision = lastSkipped(stored, gap);
  const pending = stored.revisions.filter(({ revision }) => revision > stored.applied);
  const moved = (document: RevisionDocument, at: number): RevisionDocument => ({
    ...document,
    revision: configurationRevision + 1 + at,
  });
  return [
    tables.leader.put({
      ...{ key: LEADER, ...begin, configurationRevision },
      skipped: stored.skipped,
    }),
    tables.commit.put({
      ...{ key: COMMIT, sequence: begin.sequence, state: createMergeState(begin.sequence) },
    }),
    tables.plan.put({ key: PLAN, ...plan }),
    ...pending.map(({ revision }) => tables.revisions.remove(revision)),
    ...pending.map((document, at) => tables.revisions.insert(moved(document, at))),
  ];
}

function snapshotOperations(
  { blobs }: Store,
  tables: ClusterTables,
  state: DetectionState,
): readonly WriteOperation[] {
  const { sequence } = state;
  return [
    tables.commons.put({ sequence }),
    blobs.put(commonBlob(sequence), state.saveCommon()),
    ...[...state.saveSlots()].flatMap(([slot, bytes]) => [
      tables.slots.put({
        ...{ slot, worker: null, snapshotSequence: sequence, releasedSequence: null },
      }),
      blobs.put(slotBlob(slot, 'snapshot'), bytes),
    ]),
  ];
}

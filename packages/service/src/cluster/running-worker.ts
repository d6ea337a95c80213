import type { PositionLog, WriteOperation } from '@roadstead/contracts';
import { type ClusterTables, commonBlob, LEADER, slotBlob } from './cluster-tables.ts';
import { DetectionState, type DetectionStateOptions } from './detection-state.ts';
import type { HeldLease } from './held-lease.ts';
import { joinSlots } from './join-slots.ts';
import { type ReadMessage, readLog } from './read-log.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';
import { SlotFindings } from './slot-findings.ts';
import type { StandbyFindings } from './standby-findings.ts';
import { startStandby } from './start-standby.ts';
import { WorkerWrites } from './worker-writes.ts';

/** Time between two writes of findings: an event is stored a quarter of a second later, and a worker writes four times a second. */
const WRITE_MS = 250;
/** Processing this number of reports again after a death takes a second or two; three hours of ticks take as long. */
const REPORTS_PER_SNAPSHOT = 1_000_000;
const MESSAGES_PER_SNAPSHOT = 10_000;
/**
 * Writes until a worker that leaves gives up: 1.5 s. A leader has divided its slots by then, which it looks at each second; without one, or without
 * other workers, nobody does.
 */
const WRITES_WHILE_LEAVING = 5;

/** Options of a detection worker. */
export interface DetectionWorkerOptions extends PartOptions, DetectionStateOptions {
  readonly log: PositionLog;
  /** Messages between two snapshots. Default: 10 000, or as many as have a million reports. */
  readonly messagesPerSnapshot?: number;
  /** L18: detects the pairs of all slots without writing, and gets the slots of a worker that has died. */
  readonly isStandby?: boolean;
}

/** How far a worker is. */
export interface DetectionWorkerStatus {
  /** Whether it reads the log, after it has registered: the coordinator can give slots to it. */
  readonly isRegistered: boolean;
  /** The newest message that it has processed; 0 before the first. */
  readonly sequence: number;
  /** D8; null before the first reports. */
  readonly eventTimeMs: number | null;
  /** Number of slots whose pairs it detects. */
  readonly slots: number;
  /** Whether it can continue slots without processing messages again; false after it has. */
  readonly isStandby: boolean;
  /** Number of snapshots that it has saved. */
  readonly snapshots: number;
  /** Messages since the newest of them, or since it began. */
  readonly messagesSinceSnapshot: number;
}

/** A worker while it holds its lease. */
export class RunningWorker {
  readonly #options: DetectionWorkerOptions;
  readonly #tables: ClusterTables;
  readonly #writes: WorkerWrites;
  readonly #signal: AbortSignal;
  #state: DetectionState;
  /** Of a standby, whose state has all slots, until it owns some. */
  #standby: StandbyFindings | undefined;
  /** Of the owned slots. */
  #findings: SlotFindings;
  /** The sequence of the newest snapshot of each owned slot. */
  readonly #snapshots: Map<number, number> = new Map();
  #isRegistered = false;
  /** Whether the coordinator knows that the worker is leaving. */
  #hasAnnounced = false;
  #sinceSnapshot: { messages: number; reports: number } = { messages: 0, reports: 0 };
  #saved = 0;

  constructor(
    options: DetectionWorkerOptions,
    tables: ClusterTables,
    lease: HeldLease,
    signal: AbortSignal,
  ) {
    this.#options = options;
    this.#tables = tables;
    this.#signal = signal;
    this.#state = DetectionState.create(options, []);
    this.#writes = new WorkerWrites(
      ...([options.name, lease, tables] as const),
      () => this.#state.sequence,
      signal,
    );
    this.#findings = this.#findingsFrom(0);
  }

  get status(): DetectionWorkerStatus {
    const { sequence, eventTimeMs } = this.#state;
    return {
      ...{ isRegistered: this.#isRegistered, sequence, slots: this.#slots.length },
      isStandby: this.#standby !== undefined,
      eventTimeMs: Number.isFinite(eventTimeMs) ? eventTimeMs : null,
      snapshots: this.#saved,
      messagesSinceSnapshot: this.#sinceSnapshot.messages,
    };
  }

  /** Begins to read the log and to write findings. Both end by the signal of the worker, or when it has left. */
  loops(leaving: AbortSignal): readonly Promise<void>[] {
    return [this.#read(), this.#write(leaving)];
  }

  async #readNewestCommon(): Promise<Uint8Array | undefined> {
    const [newest] = await this.#tables.commons.find({}, { descending: true, limit: 1 });
    return newest && this.#options.store.blobs.read(commonBlob(newest.sequence));
  }

  async #begin(): Promise<void> {
    if (this.#options.isStandby) {
      const start = { ...this.#options, tables: this.#tables, signal: this.#signal };
      ({ state: this.#state, findings: this.#standby } = await startStandby(start));
      return;
    }
    const common = await this.#repeat(() => this.#readNewestCommon());
    if (common) this.#state = DetectionState.restore(this.#options, common);
  }

  async #read(): Promise<void> {
    const { log, name, pause, messagesPerSnapshot = MESSAGES_PER_SNAPSHOT } = this.#options;
    const { isStandby = false } = this.#options;
    await this.#begin();
    // Registered after the choice of the snapshot: the messages that give slots to this worker follow it.
    await this.#writes.write([this.#tables.workers.insert({ name, isLeaving: false, isStandby })]);
    this.#isRegistered = true;
    for await (const read of readLog(log, this.#state.cursor, pause, this.#signal)) {
      await this.#process(read);
      const { messages, reports } = this.#sinceSnapshot;
      if (messages >= messagesPerSnapshot || reports >= REPORTS_PER_SNAPSHOT) await this.#save();
      if (this.#writes.isFull) await this.#writes.write();
      // A standby whose slots others have is one again after another start.
      const isLast = this.#hasAnnounced || (isStandby && !this.#standby);
      if (isLast && this.#owned.length === 0) {
        await this.#writes.write([this.#tables.workers.remove(name)]);
        return;
      }
    }
  }

  /** Writes findings some times a second, and that the worker is leaving. Ends when others do not have its slots two seconds later. */
  async #write(leaving: AbortSignal): Promise<void> {
    const { pause, name, isStandby = false } = this.#options;
    for (let left = WRITES_WHILE_LEAVING; !this.#signal.aborted; ) {
      await pause(WRITE_MS, this.#signal);
      this.#findings.reportReached();
      const isLeaving = leaving.aborted && this.#isRegistered;
      if (isLeaving && left-- === 0) return this.#end();
      const isNew = isLeaving && !this.#hasAnnounced;
      await this.#writes.write(
        isNew ? [this.#tables.workers.put({ name, isLeaving, isStandby })] : [],
      );
      this.#hasAnnounced = isLeaving;
    }
  }

  /** Saves the slots, so that their next worker has little to process again, and removes the document: nothing is written after it. */
  async #end(): Promise<void> {
    const operations = this.#slots.length > 0 ? this.#saveOperations() : [];
    await this.#writes.writeLast([...operations, this.#tables.workers.remove(this.#options.name)]);
  }

  async #process({ message, record }: ReadMessage): Promise<void> {
    const transitions = this.#state.step(message, record);
    this.#findings.add(message.sequence, transitions);
    await this.#standby?.add(message.sequence, transitions);
    this.#sinceSnapshot.messages++;
    if (record.kind === 'reports') this.#sinceSnapshot.reports += record.positions.length;
    if (record.kind === 'workers') await this.#moveSlots();
  }

  /** The slots that it has joined. */
  get #slots(): readonly number[] {
    return this.#standby ? [] : this.#state.slots;
  }

  /** The slots that the newest division gives to this worker. */
  get #owned(): readonly number[] {
    const { owners } = this.#state.plan;
    return [...owners.keys()].filter((slot) => owners[slot] === this.#options.name);
  }

  /** L18: slots move after the message that divides them: others join the lost ones here, so they are released first. */
  async #moveSlots(): Promise<void> {
    const owned = this.#owned;
    if (owned.length === 0 && this.#standby) return;
    const standby = this.#standby && {
      findings: this.#standby,
      states: this.#state.removeSlots(this.#state.slots),
    };
    this.#standby = undefined;
    const { slots, sequence } = this.#state;
    const lost = slots.filter((slot) => !owned.includes(slot));
    const gained = owned.filter((slot) => !slots.includes(slot));
    if (lost.length > 0) await this.#release(lost);
    if (gained.length === 0) return;
    const joining = {
      ...{ ...this.#options, tables: this.#tables, writes: this.#writes, signal: this.#signal },
      ...{ sequence, fence: this.#state.plan.revision, standby },
    };
    for await (const { states, snapshotSequence } of joinSlots(joining, gained)) {
      this.#state.addSlots(states);
      for (const slot of states.keys()) this.#snapshots.set(slot, snapshotSequence);
    }
    this.#findings = this.#findingsFrom(sequence);
  }

  /** Gives slots up after the newest message, with the findings up to it. */
  async #release(lost: readonly number[]): Promise<void> {
    const { sequence } = this.#state;
    const { blobs } = this.#options.store;
    const states = this.#state.removeSlots(lost);
    const operations = [...states].flatMap(([slot, bytes]) => {
      const snapshotSequence = this.#snapshots.get(slot) ?? 0;
      this.#snapshots.delete(slot);
      return [
        this.#tables.slots.put({
          slot,
          worker: null,
          snapshotSequence,
          releasedSequence: sequence,
        }),
        blobs.put(slotBlob(slot, 'released'), bytes),
      ];
    });
    this.#findings = this.#findingsFrom(sequence);
    await this.#writes.write(operations);
  }

  /** L18: saves the common part and the slots, with the findings up to the newest message, and discards what no snapshot needs. */
  async #save(): Promise<void> {
    this.#sinceSnapshot = { messages: 0, reports: 0 };
    const { sequence } = this.#state;
    const slots = this.#slots;
    if (slots.length === 0) return;
    await this.#writes.write(this.#saveOperations());
    for (const slot of slots) this.#snapshots.set(slot, sequence);
    this.#saved++;
    await this.#discard();
  }

  #saveOperations(): readonly WriteOperation[] {
    const { blobs } = this.#options.store;
    const { name: worker } = this.#options;
    const { sequence } = this.#state;
    this.#findings.reportReached();
    const common = this.#state.saveCommon();
    return [
      blobs.put(commonBlob(sequence), common),
      this.#tables.commons.put({ sequence }),
      ...[...this.#state.saveSlots()].flatMap(([slot, bytes]) => [
        blobs.put(slotBlob(slot, 'snapshot'), bytes),
        this.#tables.slots.put({
          ...{ slot, worker, snapshotSequence: sequence, releasedSequence: null },
        }),
      ]),
    ];
  }

  /** L21: discards the messages that the leader has stored, and the common parts, before the oldest snapshot of a slot. */
  async #discard(): Promise<void> {
    const slots = await this.#repeat(() => this.#tables.allSlots());
    if (slots.size < this.#state.plan.owners.length) return;
    const needed = Math.min(...[...slots.values()].map(({ snapshotSequence }) => snapshotSequence));
    if (needed === 0) return;
    const leader = await this.#repeat(() => this.#tables.leader.get(LEADER));
    const find = { to: needed - 1 };
    const old = await this.#repeat(() =>
      this.#tables.commons.find(find, { limit: Number.MAX_SAFE_INTEGER }),
    );
    const removals = old.flatMap(({ sequence }): readonly WriteOperation[] => [
      this.#tables.commons.remove(sequence),
      this.#options.store.blobs.remove(commonBlob(sequence)),
    ]);
    await this.#writes.write(removals);
    const stored = Math.min(needed, leader?.sequence ?? 0);
    await this.#repeat(() => this.#options.log.discard(stored));
  }

  /** Reports what the slots up to now have reached, and returns findings for the present ones. */
  #findingsFrom(sequence: number): SlotFindings {
    this.#findings?.reportReached();
    return new SlotFindings(this.#writes.outbox, this.#options.name, this.#slots, sequence);
  }

  #repeat<Value>(call: () => Promise<Value>): Promise<Value> {
    return repeatWhileUnavailable(call, this.#options.pause, this.#signal);
  }
}

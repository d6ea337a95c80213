import type { PositionLog, WriteOperation } from '@roadstead/contracts';
import { type ClusterTables, commonBlob, slotBlob } from './cluster-tables.ts';
import { DetectionState, type DetectionStateOptions } from './detection-state.ts';
import type { HeldLease } from './held-lease.ts';
import { joinSlots } from './join-slots.ts';
import { type ReadMessage, readLog } from './read-log.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';
import { SlotFindings } from './slot-findings.ts';
import { WorkerWrites } from './worker-writes.ts';

/** Time between two writes of findings: an event is stored a quarter of a second later, and a worker writes four times a second. */
const WRITE_MS = 250;
/** Processing this number of reports again after a death takes a second or two; three hours of ticks take as long. */
const REPORTS_PER_SNAPSHOT = 1_000_000;
const MESSAGES_PER_SNAPSHOT = 10_000;

/** Options of a detection worker. */
export interface DetectionWorkerOptions extends PartOptions, DetectionStateOptions {
  readonly log: PositionLog;
  /** Messages between two snapshots. Default: 10 000, or as many as have a million reports. */
  readonly messagesPerSnapshot?: number;
}

/** A worker while it holds its lease. */
export class RunningWorker {
  readonly #options: DetectionWorkerOptions;
  readonly #tables: ClusterTables;
  readonly #writes: WorkerWrites;
  readonly #signal: AbortSignal;
  #state: DetectionState;
  /** Of the owned slots. */
  #findings: SlotFindings;
  /** The sequence of the newest snapshot of each owned slot. */
  readonly #snapshots: Map<number, number> = new Map();
  #isRegistered = false;
  /** Whether the coordinator knows that the worker is leaving. */
  #hasAnnounced = false;
  #sinceSnapshot: { messages: number; reports: number } = { messages: 0, reports: 0 };

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

  /** Begins to read the log and to write findings. Both end by the signal of the worker, or when it has left. */
  loops(leaving: AbortSignal): readonly Promise<void>[] {
    return [this.#read(), this.#write(leaving)];
  }

  async #readNewestCommon(): Promise<Uint8Array | undefined> {
    const [newest] = await this.#tables.commons.find({}, { descending: true, limit: 1 });
    return newest && this.#options.store.blobs.read(commonBlob(newest.sequence));
  }

  async #read(): Promise<void> {
    const { log, name, pause, messagesPerSnapshot = MESSAGES_PER_SNAPSHOT } = this.#options;
    const common = await this.#repeat(() => this.#readNewestCommon());
    if (common) this.#state = DetectionState.restore(this.#options, common);
    // Registered after the choice of the snapshot: the messages that give slots to this worker follow it.
    await this.#writes.write([this.#tables.workers.insert({ name, isLeaving: false })]);
    this.#isRegistered = true;
    for await (const read of readLog(log, this.#state.cursor, pause, this.#signal)) {
      await this.#process(read);
      const { messages, reports } = this.#sinceSnapshot;
      if (messages >= messagesPerSnapshot || reports >= REPORTS_PER_SNAPSHOT) await this.#save();
      if (this.#writes.isFull) await this.#writes.write();
      if (this.#hasAnnounced && this.#owned.length === 0) {
        await this.#writes.write([this.#tables.workers.remove(name)]);
        return;
      }
    }
  }

  /** Writes findings some times a second, and that the worker is leaving. */
  async #write(leaving: AbortSignal): Promise<void> {
    const { pause, name } = this.#options;
    while (!this.#signal.aborted) {
      await pause(WRITE_MS, this.#signal);
      this.#findings.reportReached();
      const isLeaving = leaving.aborted && this.#isRegistered;
      const isNew = isLeaving && !this.#hasAnnounced;
      await this.#writes.write(isNew ? [this.#tables.workers.put({ name, isLeaving })] : []);
      this.#hasAnnounced = isLeaving;
    }
  }

  async #process({ message, record }: ReadMessage): Promise<void> {
    this.#findings.add(message.sequence, this.#state.step(message, record));
    this.#sinceSnapshot.messages++;
    if (record.kind === 'reports') this.#sinceSnapshot.reports += record.positions.length;
    if (record.kind === 'workers') await this.#moveSlots();
  }

  /** The slots that the newest division gives to this worker. */
  get #owned(): readonly number[] {
    const { owners } = this.#state.plan;
    return [...owners.keys()].filter((slot) => owners[slot] === this.#options.name);
  }

  /** L18: slots move after the message that divides them: others join the lost ones here, so they are released first. */
  async #moveSlots(): Promise<void> {
    const { slots, sequence } = this.#state;
    const owned = this.#owned;
    const lost = slots.filter((slot) => !owned.includes(slot));
    const gained = owned.filter((slot) => !slots.includes(slot));
    if (lost.length > 0) await this.#release(lost);
    if (gained.length === 0) return;
    const joining = {
      ...{ ...this.#options, tables: this.#tables, writes: this.#writes, signal: this.#signal },
      ...{ sequence, fence: this.#state.plan.revision },
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
    const states = this.#state.saveSlots();
    if (states.size === 0) return;
    const { blobs } = this.#options.store;
    const { name: worker } = this.#options;
    this.#findings.reportReached();
    await this.#writes.write([
      blobs.put(commonBlob(sequence), this.#state.saveCommon()),
      this.#tables.commons.put({ sequence }),
      ...[...states].flatMap(([slot, bytes]) => [
        blobs.put(slotBlob(slot, 'snapshot'), bytes),
        this.#tables.slots.put({
          slot,
          worker,
          snapshotSequence: sequence,
          releasedSequence: null,
        }),
      ]),
    ]);
    for (const slot of states.keys()) this.#snapshots.set(slot, sequence);
    await this.#discard();
  }

  /** L21: discards the messages and the common parts before the oldest snapshot of a slot. */
  async #discard(): Promise<void> {
    const slots = await this.#repeat(() => this.#tables.allSlots());
    if (slots.size < this.#state.plan.owners.length) return;
    const needed = Math.min(...[...slots.values()].map(({ snapshotSequence }) => snapshotSequence));
    if (needed === 0) return;
    const find = { to: needed - 1 };
    const old = await this.#repeat(() =>
      this.#tables.commons.find(find, { limit: Number.MAX_SAFE_INTEGER }),
    );
    const removals = old.flatMap(({ sequence }): readonly WriteOperation[] => [
      this.#tables.commons.remove(sequence),
      this.#options.store.blobs.remove(commonBlob(sequence)),
    ]);
    await this.#writes.write(removals);
    await this.#repeat(() => this.#options.log.discard(needed));
  }

  /** Reports what the slots up to now have reached, and returns findings for the present ones. */
  #findingsFrom(sequence: number): SlotFindings {
    this.#findings?.reportReached();
    const { slots } = this.#state;
    return new SlotFindings(this.#writes.outbox, this.#options.name, slots, sequence);
  }

  #repeat<Value>(call: () => Promise<Value>): Promise<Value> {
    return repeatWhileUnavailable(call, this.#options.pause, this.#signal);
  }
}

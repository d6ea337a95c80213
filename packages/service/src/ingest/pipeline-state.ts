import type { Store, WriteOperation } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { NEXT_PORT_MODEL_KEY } from '../next-ports/model-snapshot.ts';
import type { NextPortPredictor } from '../next-ports/next-port-predictor.ts';
import type { RebuildReport, ReplayProgress } from '../operations/service-status.ts';
import type { ShipPlaceWriter } from '../places/ship-place-writer.ts';
import { HISTORY_MS } from '../sts/configuration-history.ts';
import { ConfigurationJournal, type JournalEntry } from '../sts/configuration-journal.ts';
import { ConfigurationReplay } from '../sts/configuration-replay.ts';
import { JournalBegin } from '../sts/journal-begin.ts';
import type { LazySurroundings } from '../sts/lazy-surroundings.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import type { Positions } from '../tracking/positions.ts';
import { ArrivalMarks } from './arrival-marks.ts';
import {
  createSteps,
  type PipelineSnapshot,
  type PipelineStepOptions,
  type PipelineSteps,
  putPosition,
  readableParts,
  readSnapshot,
  STATE_NAMES,
  savedStates,
} from './pipeline-snapshot.ts';
import { reportOfRebuild } from './rebuild-report.ts';
import { type DetectionLog, rebuildSteps } from './rebuild-steps.ts';
import { StateWriter } from './snapshot-pieces.ts';
import { storedBatches } from './stored-batches.ts';
import type { PendingWrite } from './write-in-order.ts';

/** Reports between two snapshots: processing them again after a kill takes a second or two. */
const REPORTS_PER_SNAPSHOT = 1_000_000;

/**
 * Event time for which reports are retained for the begin of current events: a transfer takes less. Older events are continued
 * from the log, so that ships that lie together for months do not double the store.
 */
const EVENTS_MS_MAX = millisecondsInDay;

/** Dependencies of the state. */
export interface PipelineStateOptions extends PipelineStepOptions {
  readonly store: Store;
  readonly portCallLog: PortCallLog;
  readonly places: ShipPlaceWriter;
  readonly predictions: NextPortPredictor | undefined;
  readonly surroundings: LazySurroundings;
  /** Called with the progress of a start. */
  readonly replayed: (progress: ReplayProgress) => void;
  /** The results in the store, for a rebuild. */
  readonly detectionLog: DetectionLog;
  /** Returns the present configurations. */
  readonly configurations: () => readonly DetectorConfiguration[];
  /** Whether encounters are detected here; otherwise by the workers of a cluster (L17), and the detector has no configurations. */
  readonly detectsEncounters: boolean;
  /** Event time for which reports are retained in the order of arrival at most, in milliseconds. */
  readonly arrivalsMsMax: number;
  /** Returns the present by the host's clock, to measure durations. */
  readonly nowMs: () => number;
  /** Called when a saved state could not be read, and was built again. */
  readonly rebuilt: (report: RebuildReport) => void;
}

/** The state of the pipeline: its steps, their place in the input, and what is retained to build them again. */
export class PipelineState {
  steps: PipelineSteps;
  readonly journal: ConfigurationJournal;
  readonly #options: PipelineStateOptions;
  readonly #positions: Positions;
  #sequence = 0;
  #reportsSinceSnapshot = 0;
  #marks: ArrivalMarks = new ArrivalMarks();
  readonly #states: StateWriter;
  readonly #journalBegin: JournalBegin;

  constructor(options: PipelineStateOptions, positions: Positions) {
    this.#options = options;
    this.#positions = positions;
    this.steps = createSteps(options);
    this.journal = new ConfigurationJournal(options.store);
    this.#journalBegin = new JournalBegin(options.store);
    this.#states = new StateWriter(options.store);
  }

  /** The number of batches processed: as many as were or will be appended to the positions. */
  get sequence(): number {
    return this.#sequence;
  }

  get isSnapshotDue(): boolean {
    return this.#reportsSinceSnapshot >= REPORTS_PER_SNAPSHOT;
  }

  /** V24: the event time from which on all changes of configurations are known. */
  get historyFromMs(): number {
    return this.#journalBegin.timeMs;
  }

  /** Counts a processed batch that is stored. @param reports number of its stored reports */
  addBatch(sequence: number, reports: number): void {
    this.#sequence = sequence;
    this.#reportsSinceSnapshot += reports;
    this.#marks.add(sequence, reports, this.steps.tracker.eventTimeMs);
  }

  /**
   * Restores the newest snapshot, or builds the state again from the batches that are left if it cannot be read.
   * @returns the changes of configurations to be repeated in the detector, together with the batches after `sequence`
   */
  async restore(signal: AbortSignal | undefined): Promise<readonly JournalEntry[]> {
    const { store, predictions, portCallLog, places, detectsEncounters } = this.#options;
    const snapshot = await readSnapshot(store.blobs, this.#options);
    const { sequence = 0, entry = 0, marks, pieces } = snapshot?.position ?? {};
    await this.#states.continue(pieces, STATE_NAMES);
    const journal = await this.journal.read(entry);
    const entries = detectsEncounters ? journal : [];
    this.#marks = new ArrivalMarks(marks);
    const configurations = [
      ...this.#options.configurations(),
      ...entries.map(({ configuration }) => configuration),
    ];
    if (this.#options.hasVesselEvents || configurations.some((each) => each?.filters))
      await this.#options.surroundings.load();
    await places.resume(sequence);
    if (snapshot && snapshot.problems.length > 0) {
      await this.#rebuild(snapshot, entries, signal);
      await this.#journalBegin.read(this.steps.tracker.eventTimeMs);
      return [];
    }
    if (snapshot) this.steps = { ...this.steps, ...readableParts(snapshot) };
    await this.#journalBegin.read(snapshot ? this.steps.tracker.eventTimeMs : -Infinity);
    this.#sequence = sequence;
    await predictions?.start(store.blobs, portCallLog, sequence > 0);
    return entries.filter(({ number }) => number > entry);
  }

  /** Returns the write that stores a snapshot, and deletes what is not needed any more. */
  snapshot(): Required<Pick<PendingWrite, 'operations' | 'stage'>> {
    const { store, predictions, places } = this.#options;
    this.#reportsSinceSnapshot = 0;
    const neededFrom = this.#marks.discardBefore(this.#neededMs());
    const entries = this.#discardEntries(neededFrom);
    // A journal that is too long is left to the snapshot as a whole, and so are the batches between its entries.
    const { isLong } = this.journal;
    const discardedTo = isLong ? this.#sequence : neededFrom;
    const states = savedStates(this.steps);
    const position = {
      sequence: this.#sequence,
      entry: this.journal.lastNumber,
      marks: this.#marks.save(),
    };
    const stage = async (): Promise<readonly WriteOperation[]> => {
      const { pieces: written, operations: puts } = await this.#states.write(states);
      return [...puts, putPosition(store.blobs, { ...position, pieces: written })];
    };
    const operations = [
      this.#journalBegin.put(),
      ...(predictions ? [store.blobs.put(NEXT_PORT_MODEL_KEY, predictions.save())] : []),
      ...places.snapshot(this.#sequence),
      this.#positions.discardArrivals(discardedTo),
      ...entries,
      ...(isLong ? this.journal.discard({ afterSequence: Infinity, eventTimeMs: Infinity }) : []),
    ];
    return { operations, stage };
  }

  /** Discards entries of the journal that are too old, and those for the past if they are too many (V24). */
  #discardEntries(afterSequence: number): readonly WriteOperation[] {
    const { eventTimeMs } = this.steps.tracker;
    const old = this.journal.discard({ afterSequence, eventTimeMs: eventTimeMs - HISTORY_MS });
    if (!this.journal.isLong) return old;
    this.#journalBegin.timeMs = eventTimeMs;
    return [...old, ...this.journal.discard({ afterSequence, eventTimeMs })];
  }

  /** Since when reports are needed to build the state again, within the limit: the log has the begin of older events, too. */
  #neededMs(): number {
    const { tracker, detector, filters, vesselEvents } = this.steps;
    const { unfiredMs, firedMs } = detector.neededSince;
    const neededMs = Math.min(unfiredMs, Math.max(firedMs, tracker.eventTimeMs - EVENTS_MS_MAX));
    const beforeMs = Math.min(
      neededMs - filters.neededBeforeMs,
      vesselEvents?.neededSinceMs ?? Number.POSITIVE_INFINITY,
    );
    return Math.max(beforeMs, tracker.eventTimeMs - this.#options.arrivalsMsMax);
  }

  /** Builds the state again; its snapshot is due with the next batch. */
  async #rebuild(
    snapshot: PipelineSnapshot,
    entries: readonly JournalEntry[],
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { detectionLog, configurations, nowMs, replayed, predictions } = this.#options;
    const { store, portCallLog, places } = this.#options;
    const beganMs = nowMs();
    await predictions?.start(store.blobs, portCallLog, true);
    const present = configurations();
    const lastSequence = await this.#positions.lastSequence();
    const changed = new Set(entries.map(({ configurationId }) => configurationId));
    const rebuilt = await rebuildSteps({
      ...{ ...this.#options, snapshot, lastSequence, log: detectionLog },
      batches: storedBatches(this.#positions, 0, replayed, signal),
      changes: new ConfigurationReplay(entries),
      unchanged: present.filter(({ id }) => !changed.has(id)),
      processed: ({ sequence, reports }, { fixes }, eventTimeMs) => {
        if (sequence <= (snapshot.position?.sequence ?? 0)) return;
        this.#marks.add(sequence, reports.length, eventTimeMs);
        places.replay(reports);
        predictions?.observe(fixes, []);
      },
    });
    this.steps = rebuilt.steps;
    this.#sequence = lastSequence;
    this.#reportsSinceSnapshot = REPORTS_PER_SNAPSHOT;
    await predictions?.trainOnNewer(portCallLog);
    const windowMinutesMax = Math.max(0, ...present.map(({ windowMinutes }) => windowMinutes));
    const durationMs = nowMs() - beganMs;
    this.#options.rebuilt(
      reportOfRebuild(snapshot.problems, rebuilt, durationMs, windowMinutesMax),
    );
  }
}

import { type Change, type Store, Turns } from '@roadstead/contracts';
import {
  createDetector,
  type Detector,
  type DetectorOptions,
  restoreDetector,
} from '@roadstead/detector';
import type {
  DetectorConfiguration,
  PositionReport,
  RejectedFix,
  StsEvent,
  StsTransition,
} from '@roadstead/model';
import {
  createTracker,
  type PlaceAt,
  PortCalls,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
} from '@roadstead/tracking';
import { ConfigurationJournal } from './configuration-journal.ts';
import type { EventLog } from './event-log.ts';
import type { EventSource } from './former-configurations.ts';
import { NEXT_PORTS_KEPT } from './next-ports/kept-model.ts';
import type { LivePredictions } from './next-ports/live-predictions.ts';
import type { PortCallLog } from './port-call-log.ts';
import { type Positions, positionsIn, reportOf, rowOf } from './positions.ts';
import { SavedStateError } from './saved-state-error.ts';
import type { EventChange } from './service.ts';

/** The state is saved after so many reports: reading them again after a kill takes a second or two. */
const REPORTS_PER_SAVE = 1_000_000;
const [TRACKER, DETECTOR, PORT_CALLS, POSITION] = ['tracker', 'detector', 'port-calls', 'pipeline'];

/** What became of a batch of reports. */
export interface Taken {
  readonly rejected: readonly RejectedFix[];
  readonly events: readonly EventChange[];
}

/** What the pipeline is joined from. */
interface PipelineParts {
  readonly store: Store;
  readonly log: EventLog;
  readonly configurationOf: (id: number, firedMs: number) => EventSource | undefined;
  /** What was stepped through is not written: only a restart brings the two together again. */
  readonly failed: (error: unknown) => void;
  readonly trackerOptions: TrackerOptions;
  readonly detectorOptions: DetectorOptions;
  readonly portCalls: PortCallLog;
  /** Where no ports are known nobody calls at one. */
  readonly placeAt: PlaceAt | undefined;
  readonly predictions: LivePredictions | undefined;
}

/**
 * The whole way of the data: reports → tracker → { detector, port calls } → store. What is decided, others decide; this keeps the order.
 * Reports are stepped through as they come, and written in the same order, so that a restart can step through them again
 * from the last saved state (D13).
 */
export class Pipeline {
  readonly positions: Positions;
  readonly #parts: PipelineParts;
  readonly #journal: ConfigurationJournal;
  readonly #turns: Turns = new Turns();
  #tracker: Tracker;
  #detector: Detector;
  readonly #portCalls: PortCalls | undefined;
  /** Batches that were stepped through, as many as were or will be appended to the positions. */
  #sequence = 0;
  #reportsSinceSaved = 0;
  /** The newest write that has events: the next one with events looks for them. */
  #eventsWritten: Promise<unknown> = Promise.resolve();

  constructor(parts: PipelineParts) {
    this.#parts = parts;
    this.positions = positionsIn(parts.store);
    this.#journal = new ConfigurationJournal(parts.store);
    this.#tracker = createTracker(parts.trackerOptions);
    this.#detector = createDetector([], parts.detectorOptions);
    this.#portCalls = parts.placeAt && new PortCalls(parts.placeAt);
  }

  /** D8: epoch milliseconds; −Infinity before there is one. */
  get eventTimeMs(): number {
    return this.#tracker.eventTimeMs;
  }

  /** Goes on where the state was saved last: takes what has come since once more. What comes out again is there already. */
  async start(signal?: AbortSignal): Promise<void> {
    const saved = await this.#restore();
    await this.#recall(saved);
    this.#sequence = saved;
    const journal = [...(await this.#journal.read())];
    const changeUpTo = (sequence: number): void => {
      while (journal.length > 0 && journal[0].afterSequence <= sequence) {
        const { configurationId, configuration, fromMs } = journal.shift()!;
        this.#configure(configurationId, configuration, fromMs ?? Number.NEGATIVE_INFINITY);
      }
    };
    for await (const { sequence, rows } of this.positions.arrivals(saved)) {
      signal?.throwIfAborted();
      changeUpTo(sequence - 1);
      const { transitions, changes: calls } = this.#step(rows.map(reportOf));
      const { changes } = await this.#parts.log.enter(transitions, this.#parts.configurationOf);
      await this.#mustWrite([...changes, ...calls]);
      this.#sequence = sequence;
    }
    changeUpTo(Number.POSITIVE_INFINITY);
  }

  /** Takes reports as they came; when it is fulfilled, they and the events in them are durable. */
  take(reports: readonly PositionReport[]): Promise<Taken> {
    const { transitions, rejected, changes: calls } = this.#step(reports);
    const unusable = new Set(rejected.filter(isUnusable).map(({ report }) => report));
    const kept = reports.filter((report) => !unusable.has(report));
    const changes: Change[] = [...calls];
    if (kept.length > 0) {
      this.#sequence++;
      changes.push(this.positions.append(kept.map(rowOf)));
    }
    this.#reportsSinceSaved += reports.length;
    if (this.#reportsSinceSaved >= REPORTS_PER_SAVE) changes.push(...this.#save());
    return this.#write(changes, transitions).then((events) => ({ rejected, events }));
  }

  /**
   * D11: a configuration is as it is said from the newest event time on; null removes it.
   * @param changes written together with it
   */
  async configure(
    configurationId: number,
    configuration: DetectorConfiguration | null,
    changes: readonly Change[],
  ): Promise<void> {
    const fromMs = this.eventTimeMs;
    this.#configure(configurationId, configuration, fromMs);
    const entry = this.#journal.add({
      afterSequence: this.#sequence,
      fromMs: Number.isFinite(fromMs) ? fromMs : null,
      configurationId,
      configuration,
    });
    const save = this.#journal.isLong ? this.#save() : [];
    await this.#write([...changes, entry, ...save], []);
  }

  /** Takes a turn among those who write events. */
  withEvents<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#turns.take(async () => {
      await this.#eventsWritten;
      return run();
    });
  }

  /** Writes events that were found in stored history. @returns those that are new */
  async enterPast(
    events: readonly StsEvent[],
    configuration: EventSource,
  ): Promise<readonly EventChange[]> {
    return this.withEvents(async () => {
      const transitions = events.map((event) => ({ kind: 'fired', event }) as const);
      const { changes, said } = await this.#parts.log.enter(transitions, () => configuration, true);
      await this.#mustWrite(changes);
      return said;
    });
  }

  /** Removes events that ended before an instant. @returns those that it removed, in parts */
  async *removeEvents(beforeMs: number): AsyncGenerator<readonly EventChange[], void, undefined> {
    for (;;) {
      const said = await this.withEvents(async () => {
        const leaving = await this.#parts.log.leave(beforeMs);
        await this.#mustWrite(leaving.changes);
        return leaving.said;
      });
      if (said.length === 0) return;
      yield said;
    }
  }

  /** Saves the state, so that a start after a kill takes nothing again that came before. */
  checkpoint(): Promise<unknown> {
    return this.#write(this.#save(), []);
  }

  /** Waits for what is being written, and saves the state, so that the next start has nothing to take again. */
  async stop(): Promise<void> {
    await this.checkpoint();
  }

  #step(reports: readonly PositionReport[]): {
    transitions: readonly StsTransition[];
    rejected: readonly RejectedFix[];
    /** Of port calls. */
    changes: readonly Change[];
  } {
    const { batch, rejected } = this.#tracker.step(reports);
    const calls = this.#portCalls?.step(batch.fixes) ?? [];
    const changes = this.#parts.portCalls.enter(calls);
    this.#parts.predictions?.take(batch.fixes, calls);
    return { transitions: this.#detector.step(batch), rejected, changes };
  }

  #configure(id: number, configuration: DetectorConfiguration | null, fromMs: number): void {
    if (configuration) this.#detector.put(configuration, fromMs);
    else this.#detector.remove(id, fromMs);
  }

  /** In the order in which it was called; those without events do not wait for one another. */
  async #write(
    changes: readonly Change[],
    transitions: readonly StsTransition[],
  ): Promise<readonly EventChange[]> {
    const { written, said } = await this.#turns.take(async () => {
      if (transitions.length === 0) return { written: this.#mustWrite(changes), said: [] };
      await this.#eventsWritten;
      const { log, configurationOf } = this.#parts;
      const entering = await log.enter(transitions, configurationOf);
      const writing = this.#mustWrite([...changes, ...entering.changes]);
      // Who waits for it next is not the one who has to tell that it failed.
      this.#eventsWritten = writing.catch(() => {});
      return { written: writing, said: entering.said };
    });
    await written;
    return said;
  }

  async #mustWrite(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      const written = await this.#parts.store.write(changes);
      if (!written.ok) throw new Error(`A conflict in ${written.failure.collection}.`);
    } catch (error) {
      this.#parts.failed(error);
      throw error;
    }
  }

  #save(): readonly Change[] {
    const { store, predictions } = this.#parts;
    const { keep } = store;
    this.#reportsSinceSaved = 0;
    const position = new TextEncoder().encode(JSON.stringify({ sequence: this.#sequence }));
    return [
      keep.put(TRACKER, this.#tracker.save()),
      keep.put(DETECTOR, this.#detector.save()),
      ...(this.#portCalls ? [keep.put(PORT_CALLS, this.#portCalls.save())] : []),
      ...(predictions ? [keep.put(NEXT_PORTS_KEPT, predictions.save())] : []),
      keep.put(POSITION, position),
      this.positions.forgetArrivals(this.#sequence),
      ...this.#journal.forget(),
    ];
  }

  /**
   * What was learned of next ports; where it cannot be read, the calls that are kept teach it again.
   * @param saved after which batch the state was saved; what is taken again teaches as well
   */
  async #recall(saved: number): Promise<void> {
    const { store, predictions, portCalls } = this.#parts;
    if (!predictions) return;
    const learned = await store.keep.read(NEXT_PORTS_KEPT);
    try {
      if (learned) predictions.restore(learned);
      else if (saved > 0) await predictions.learn(portCalls);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await predictions.learn(portCalls);
    }
  }

  /** @returns after which batch the state was saved; 0 where it never was. @throws SavedStateError */
  async #restore(): Promise<number> {
    const { keep } = this.#parts.store;
    const [tracker, detector, portCalls, position] = await Promise.all(
      [TRACKER, DETECTOR, PORT_CALLS, POSITION].map((name) => keep.read(name)),
    );
    if (!tracker || !detector || !position) return 0;
    try {
      this.#tracker = restoreTracker(tracker, this.#parts.trackerOptions);
      this.#detector = restoreDetector(detector, this.#parts.detectorOptions);
      if (portCalls) this.#portCalls?.restore(portCalls);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new SavedStateError(
        `the state in the store is of another version of Roadstead, or damaged. ${error.message}.`,
        { cause: error },
      );
    }
    return (JSON.parse(new TextDecoder().decode(position)) as { sequence: number }).sequence;
  }
}

/** What no store can hold, or what is no time or place at all. */
function isUnusable({ reason }: RejectedFix): boolean {
  return reason === 'impossible' || reason === 'future';
}

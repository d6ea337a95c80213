import type { Clock } from '@roadstead/contracts';
import { type DetectorConfiguration, isShipMmsi } from '@roadstead/model';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Change } from '../changes/change.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import { BackgroundWork } from '../operations/background-work.ts';
import { type EventSource, HISTORY_MS } from '../sts/configuration-history.ts';
import type { EventLog } from '../sts/event-log.ts';
import type { EventChange } from '../sts/events.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import { compareEvents } from './compare-events.ts';
import { followingCallMarks, followingMarks, joinedByShip } from './following-marks.ts';
import type { LateMarks } from './late-marks.ts';
import { type CallSources, type RedetectedCalls, redetectCalls } from './redetect-calls.ts';
import { type Redetected, Redetection, type RedetectionSources } from './redetection.ts';
import { planRedetection, type RedetectionPlan, reachOf } from './redetection-plan.ts';
import type { ConfigurationTimeline } from './redetection-steps.ts';

/** Dependencies of the task. */
interface ReconciliationTaskOptions {
  readonly sources: RedetectionSources;
  readonly callSources: CallSources;
  readonly marks: LateMarks;
  readonly pipeline: Pipeline;
  readonly log: EventLog;
  readonly portCallLog: PortCallLog;
  readonly clock: Clock;
  /** Returns the present configurations. */
  readonly configurations: () => readonly DetectorConfiguration[];
  readonly configurationOf: (id: number, firedMs: number) => EventSource | undefined;
  /** Returns the instant up to which all reports that were not late are stored, with the events that were discovered in them. */
  readonly settledMs: () => number;
  /** Event time for which all positions are stored, in milliseconds. */
  readonly storedMs: number;
  /** Receives what a run has changed, and the number of ships and periods that were too old. */
  readonly reconciled: (result: ReconciliationResult) => void;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
}

/** Changes by late reports. */
export interface ReconciliationResult {
  readonly changes: readonly EventChange[];
  /** The number of port calls that have changed. */
  readonly calls: number;
  /** Late reports of a ship that are older than what can be detected again: periods of a quarter of an hour or more. */
  readonly tooOld: number;
}

/** Time between two runs: reports of a ship that come late come in numbers. */
const EVERY_MS_MIN = 30 * millisecondsInSecond;
/** Runs take at most a twentieth of the time. */
const IDLE_SHARE = 19;
/** Events in one write: other writes are executed in between. */
const CORRECTIONS_MAX = 100;

/** V24: reconciles late reports in the background. */
export class ReconciliationTask {
  readonly #options: ReconciliationTaskOptions;
  readonly #work: BackgroundWork;
  #nextMs = Number.NEGATIVE_INFINITY;

  constructor(options: ReconciliationTaskOptions) {
    this.#options = options;
    this.#work = new BackgroundWork(options.failed);
  }

  /** Starts a run if marks are due, unless the last one was just now. */
  runIfDue(): void {
    const { marks, clock } = this.#options;
    if (this.#work.isRunning || clock.now() < this.#nextMs) return;
    const settledMs = this.#options.settledMs();
    if (marks.isDue(settledMs)) this.#work.begin(() => this.#runOnce(settledMs));
  }

  /** Reconciles all late reports that are stored. Rejects with the error that prevents it. */
  async settle(): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    while (this.#work.isRunning) await this.#work.wait();
    // Marks that are not due yet are compared too: the live detector may have found more since.
    this.#work.begin(() =>
      this.#runOnce(Number.POSITIVE_INFINITY).catch((error: unknown) => {
        failure = { error };
      }),
    );
    await this.#work.wait();
    if (failure) throw failure.error;
  }

  /** Aborts the run; the marks that are left are reconciled after the next start. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  /** @param dueMs the marks that are due then are reconciled */
  async #runOnce(dueMs: number): Promise<void> {
    const { marks, pipeline, clock } = this.#options;
    const beganMs = clock.now();
    const taken = marks.take(dueMs);
    try {
      // Marks are there before their reports are stored.
      await pipeline.flush();
      const horizonMs = this.#options.settledMs();
      for (const plan of planRedetection(taken, reachOf(this.#versions())))
        await this.#reconcile(plan, horizonMs);
    } catch (error) {
      if (!this.#work.signal.aborted) throw error;
    } finally {
      marks.giveBack();
      const endedMs = clock.now();
      this.#nextMs = endedMs + Math.max(EVERY_MS_MIN, IDLE_SHARE * (endedMs - beganMs));
    }
  }

  async #reconcile(plan: RedetectionPlan, horizonMs: number): Promise<void> {
    const { sources, pipeline, storedMs, reconciled, marks } = this.#options;
    const reachedMs = horizonMs - Math.min(storedMs, HISTORY_MS);
    const knownFromMs = Math.max(pipeline.historyFromMs, reachedMs);
    const { signal } = this.#work;
    const redetectedCalls = await this.#redetectCalls(plan, horizonMs);
    if (plan.fromMs < knownFromMs) {
      // The configurations of that time are not known; port calls do not depend on them.
      const calls = await this.#settle(plan, redetectedCalls, horizonMs);
      reconciled({ changes: [], calls, tooOld: plan.marks.length });
      return;
    }
    const redetected = await new Redetection(sources, plan, horizonMs, signal).run(
      this.#timeline(),
    );
    const written: Change[] = [];
    try {
      while (!(await this.#write(redetected, redetectedCalls, horizonMs, written)))
        signal.throwIfAborted();
    } catch (error) {
      marks.giveBack(plan.marks);
      throw error;
    }
    const changes = written.filter((change) => change.type === 'event');
    reconciled({ changes, calls: countCalls(written), tooOld: 0 });
  }

  /** Detects the port calls of the ships of a plan again, as far as all their reports are stored. */
  async #redetectCalls(
    { marks }: RedetectionPlan,
    horizonMs: number,
  ): Promise<readonly RedetectedCalls[]> {
    const { callSources, storedMs } = this.#options;
    const { placeAt } = callSources;
    if (!placeAt) return [];
    const redetected: RedetectedCalls[] = [];
    for (const mark of joinedByShip(marks)) {
      if (mark.fromMs < horizonMs - storedMs || !isShipMmsi(mark.mmsi)) continue;
      const sources = { ...callSources, placeAt };
      redetected.push(await redetectCalls(sources, mark, horizonMs, this.#work.signal));
    }
    return redetected;
  }

  /** Writes some corrections, the last ones together with the marks. @returns whether these were the last ones */
  async #write(
    { plan, untilMs, events, ships, isTouched }: Redetected,
    calls: readonly RedetectedCalls[],
    horizonMs: number,
    written: Change[],
  ): Promise<boolean> {
    const { pipeline, log, portCallLog, configurationOf, marks } = this.#options;
    let isLast = false;
    const changes = await pipeline.changeEvents(
      async () => {
        const stored = await log.ofShips(ships, plan.affectedFromMs, untilMs);
        const documents = stored.filter(isTouched);
        const period = { ...plan, untilMs, horizonMs };
        const corrections = compareEvents(events, documents, period);
        const some = corrections.slice(0, CORRECTIONS_MAX);
        const write = await log.prepareCorrections(some, configurationOf, horizonMs);
        isLast = some.length === corrections.length;
        if (!isLast) return write;
        const after = new Map(documents.map((document) => [document.id, document]));
        for (const document of write.documents) after.set(document.id, document);
        const following = followingMarks(plan, after.values(), horizonMs);
        const late = await portCallLog.prepareLate(calls);
        const open = followingCallMarks(late.open, horizonMs);
        const settled = marks.settle(plan.marks, [...following, ...open]);
        return {
          ...write,
          operations: [...write.operations, ...late.operations, ...settled],
          changes: [...write.changes, ...late.changes],
        };
      },
      { mayFail: true },
    );
    written.push(...changes);
    return isLast;
  }

  /** Corrects the port calls only. @returns the number of changed calls */
  async #settle(
    plan: RedetectionPlan,
    calls: readonly RedetectedCalls[],
    horizonMs: number,
  ): Promise<number> {
    const { pipeline, marks, portCallLog } = this.#options;
    const changes = await pipeline.changeEvents(async () => {
      const late = await portCallLog.prepareLate(calls);
      const settled = marks.settle(plan.marks, followingCallMarks(late.open, horizonMs));
      const operations = [...late.operations, ...settled];
      return { operations, changes: late.changes, origin: 'reconciled' };
    });
    return countCalls(changes);
  }

  #versions(): readonly DetectorConfiguration[] {
    const { entries, unchanged } = this.#timeline();
    return [...unchanged, ...entries.flatMap(({ configuration }) => configuration ?? [])];
  }

  #timeline(): ConfigurationTimeline {
    const { pipeline, configurations } = this.#options;
    const entries = pipeline.configurationChanges;
    const changed = new Set(entries.map(({ configurationId }) => configurationId));
    return { entries, unchanged: configurations().filter(({ id }) => !changed.has(id)) };
  }
}

function countCalls(changes: readonly Change[]): number {
  return changes.filter(({ type }) => type === 'port-call').length;
}

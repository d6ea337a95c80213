import type { Clock, Collection, Store } from '@roadstead/contracts';
import { ADMINISTRATORS } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import type { Pipeline } from '../ingest/pipeline.ts';
import { BackgroundWork } from '../operations/background-work.ts';
import type { EventAssessments } from './event-assessments.ts';
import { type EventDocument, eventCollection } from './event-documents.ts';
import type { EventLog } from './event-log.ts';

interface FinalAssessmentsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly pipeline: Pipeline;
  readonly log: EventLog;
  readonly assessments: EventAssessments;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
}

/** The end up to which events have been assessed. */
interface Progress {
  readonly id: 'events';
  /** Epoch milliseconds of event time. */
  readonly endedMs: number;
}

/** Reports up to a day after the end, and the gap after that, count for an assessment (F14). */
const FINAL_MS = millisecondsInDay + millisecondsInHour;
/** Event time between two looks. */
const EVERY_EVENT_MS = millisecondsInHour;
/** Time between two runs, and how much longer than a run the pause after it is: they take at most a twentieth of the time. */
const EVERY_CLOCK_MS = 30 * millisecondsInSecond;
const IDLE_SHARE = 19;
/** Events that one run looks at. */
const EVENTS_AT_ONCE = 500;

/** D15: assesses the events of configurations with filters once more when everything is known, a day after their end. */
export class FinalAssessments {
  readonly #options: FinalAssessmentsOptions;
  readonly #events: Collection<EventDocument>;
  readonly #progress: Collection<Progress>;
  readonly #work: BackgroundWork;
  #nextEventMs = Number.NEGATIVE_INFINITY;
  #nextClockMs = Number.NEGATIVE_INFINITY;

  constructor(options: FinalAssessmentsOptions) {
    this.#options = options;
    this.#events = eventCollection(options.store);
    this.#progress = options.store.collection<Progress>({ name: 'final-assessments', key: 'id' });
    this.#work = new BackgroundWork(options.failed);
  }

  /** Starts a run if one is due at this event time. */
  runIfDue(eventTimeMs: number): void {
    const { clock } = this.#options;
    if (this.#work.isRunning || !(eventTimeMs >= this.#nextEventMs)) return;
    if (clock.now() < this.#nextClockMs) return;
    this.#work.begin(() => this.#run(eventTimeMs - FINAL_MS));
  }

  /** Aborts the run; the next start continues it. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  /** Assesses the events that ended up to an instant of event time. */
  async #run(untilMs: number): Promise<void> {
    const { store, clock } = this.#options;
    const beganMs = clock.now();
    const after = (await this.#progress.get('events'))?.endedMs ?? Number.NEGATIVE_INFINITY;
    // A store that has no progress yet has events of long ago, too: only those from now on are assessed.
    const ended = Number.isFinite(after)
      ? await this.#events.find(
          { index: 'ended', is: [ADMINISTRATORS], from: after + 1, to: untilMs },
          { limit: EVENTS_AT_ONCE },
        )
      : [];
    for (const event of ended) {
      if (this.#work.signal.aborted) return;
      await this.#assess(event);
    }
    const isAll = ended.length < EVENTS_AT_ONCE;
    const last = ended.at(-1)?.endedMs ?? untilMs;
    // Of events that ended at the same instant the others come with the next run.
    const endedMs = isAll ? untilMs : Math.max(last - 1, ended[0]!.endedMs);
    if (endedMs > after) await store.write([this.#progress.put({ id: 'events', endedMs })]);
    const nowMs = clock.now();
    this.#nextClockMs = nowMs + Math.max(EVERY_CLOCK_MS, IDLE_SHARE * (nowMs - beganMs));
    if (isAll) this.#nextEventMs = untilMs + FINAL_MS + EVERY_EVENT_MS;
  }

  async #assess(event: EventDocument): Promise<void> {
    const { log, pipeline, assessments } = this.#options;
    if (!event.firedAssessment || event.finalAssessment) return;
    const assessed = await assessments.assess(event, []);
    const assessment = assessed.ok ? assessed.value.now : null;
    if (!assessment) return;
    await pipeline.changeEvents(() => log.prepareAssessment(event.id, assessment), {
      mayFail: true,
    });
  }
}

import type { Clock, Collection, Store } from '@roadstead/contracts';
import { createDetector, type DetectorOptions } from '@roadstead/detector';
import {
  type Answer,
  type Caller,
  mayRead,
  type Owned,
  refusal,
  type StsEvent,
  success,
} from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { forDetector } from './configurations.ts';
import { readSlices } from './history.ts';
import type { Positions } from './positions.ts';
import { rest } from './rest.ts';
import type { PastDetection, StoredConfiguration } from './sts-area.ts';

interface PastDetectionDocument extends PastDetection, Owned {
  readonly createdMs: number;
}

/** Longer histories are asked for piece by piece. */
const PERIOD_MS_MAX = 400 * 24 * 3_600_000;
/** So many jobs of a user may run at a time. */
const RUNNING_MAX = 4;

/** What detections over the past need. */
interface PastDetectionsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly positions: Positions;
  readonly detectorOptions: DetectorOptions;
  /** Writes events that were found, to their ends; says how many of them are new. */
  readonly enter: (
    events: readonly StsEvent[],
    configuration: StoredConfiguration,
  ) => Promise<number>;
}

/** Configurations run over stored history, in the background: D11 detects from now on only. */
export class PastDetections {
  readonly #options: PastDetectionsOptions;
  readonly #jobs: Collection<PastDetectionDocument>;
  readonly #running: Map<number, { readonly owner: string; readonly done: Promise<void> }> =
    new Map();
  #isStopping = false;

  constructor(options: PastDetectionsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<PastDetectionDocument>({
      name: 'past-detections',
      key: 'id',
      indexes: { state: ['state'] },
    });
  }

  /** Those that ran when the service was killed are aborted: their events so far stay. */
  async start(): Promise<void> {
    const cut = await this.#jobs.find(
      { index: 'state', is: ['running'] },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    for (const { id } of cut) {
      await this.#note(id, { state: 'aborted', error: 'The service was stopped.' });
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  async begin(
    caller: Caller,
    configuration: StoredConfiguration,
    { beginMs, endMs }: { readonly beginMs: number; readonly endMs: number },
  ): Promise<Answer<PastDetection>> {
    if (!(beginMs < endMs && endMs - beginMs <= PERIOD_MS_MAX)) {
      const detail = 'must be after begin, by at most 400 days.';
      return refusal('invalid', 'The period cannot be so.', [{ pointer: 'end', detail }]);
    }
    const own = [...this.#running.values()].filter(({ owner }) => owner === caller.uuid);
    if (own.length >= RUNNING_MAX) {
      return refusal('too-many', `${RUNNING_MAX} of your detections are running; wait for one.`);
    }
    const { store, clock } = this.#options;
    const job: PastDetectionDocument = {
      id: await store.tallies('ids').next('past-detection'),
      configurationId: configuration.id,
      ...{ beginMs, endMs },
      state: 'running',
      progress: 0,
      eventsFound: 0,
      error: null,
      owner: caller.uuid,
      acl: [],
      createdMs: clock.now(),
    };
    await store.write([this.#jobs.insert(job)]);
    const done = this.#run(job, configuration).finally(() => this.#running.delete(job.id));
    this.#running.set(job.id, { owner: caller.uuid, done });
    return success(seen(job));
  }

  async get(caller: Caller, id: number): Promise<Answer<PastDetection>> {
    const job = await this.#jobs.get(id);
    if (!job || !mayRead(caller, job)) return refusal('not-found', `There is no detection ${id}.`);
    return success(seen(job));
  }

  async #run(job: PastDetectionDocument, configuration: StoredConfiguration): Promise<void> {
    try {
      await this.#detect(job, configuration);
    } catch (error) {
      await this.#note(job.id, { state: 'aborted', error: String(error) });
    }
  }

  async #detect(
    { id, beginMs, endMs }: PastDetectionDocument,
    configuration: StoredConfiguration,
  ): Promise<void> {
    const { positions, detectorOptions, enter } = this.#options;
    const tracker = createTracker();
    const enabled = { ...forDetector(configuration), enabled: true };
    const detector = createDetector([enabled], detectorOptions);
    let eventsFound = 0;
    let open = 0;
    // Events that fired within the period are followed to their ends. One that has none yet is not entered: the live
    // detector watches it.
    for await (const { toMs, reports } of readSlices(positions, { beginMs, endMs: Infinity })) {
      if (this.#isStopping) {
        await this.#note(id, { state: 'aborted', error: 'The service was stopped.' });
        return;
      }
      const transitions = detector
        .step(tracker.step(reports).batch)
        .filter(({ event }) => event.firedTimeMs <= endMs);
      const over = transitions.filter(({ kind }) => kind === 'ended');
      open += transitions.length - 2 * over.length;
      eventsFound += await enter(
        over.map(({ event }) => event),
        configuration,
      );
      if (toMs > endMs && open === 0) break;
      const progress = Math.min(99, Math.floor((100 * (toMs - beginMs)) / (endMs - beginMs)));
      await this.#note(id, { progress, eventsFound });
      await rest();
    }
    await this.#note(id, { state: 'finished', progress: 100, eventsFound });
  }

  async #note(id: number, what: Partial<PastDetectionDocument>): Promise<void> {
    await this.#jobs.update(id, (now) => ({ ...now, ...what }));
  }
}

function seen({ owner: _, acl: __, createdMs: ___, ...job }: PastDetectionDocument): PastDetection {
  return job;
}

import type { AssessedTransition, StaticHistory } from '@roadstead/assessment';
import type { Clock, Collection, Store } from '@roadstead/contracts';
import { createDetector, type DetectorOptions } from '@roadstead/detector';
import {
  canRead,
  failWith,
  type Mmsi,
  type Principal,
  type Result,
  success,
} from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import type { JobChange } from '../changes/change.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import { createFilters } from '../ingest/pipeline-snapshot.ts';
import type { ShipPlaces } from '../places/ship-places.ts';
import type { Backfill, BackfillJob } from './backfill.ts';
import { backfillEvents } from './backfill-events.ts';
import { backfillFleet } from './backfill-fleet.ts';
import { type BackfillAction, type BackfillDocument, reduceBackfillJob } from './backfill-job.ts';
import type { ConfigurationRegistry } from './configuration-registry.ts';
import { forDetector } from './configuration-writer.ts';
import type { StoredConfiguration } from './configurations.ts';
import type { EventLog } from './event-log.ts';
import type { LazySurroundings } from './lazy-surroundings.ts';

/** The longest period of one job. */
const PERIOD_MS_MAX = 400 * millisecondsInDay;
/** Running jobs of a user. */
const RUNNING_MAX = 4;

interface BackfillJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pipeline: Pipeline;
  readonly places: ShipPlaces;
  readonly changes: ChangeStream;
  readonly detectorOptions: DetectorOptions;
  readonly surroundings: LazySurroundings;
  readonly statics: Map<Mmsi, StaticHistory>;
  readonly configurations: Pick<ConfigurationRegistry, 'getWritable'>;
}

/** V9: configurations run over stored history in the background; the live detector only detects from now on (D11). */
export class BackfillJobs implements Backfill {
  readonly #options: BackfillJobsOptions;
  readonly #jobs: Collection<BackfillDocument>;
  readonly #running: Map<number, { readonly owner: string; readonly done: Promise<void> }> =
    new Map();
  #isStopping = false;

  constructor(options: BackfillJobsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<BackfillDocument>({
      name: 'past-detections',
      key: 'id',
      indexes: { state: ['state'] },
    });
  }

  /** Aborts the jobs that ran when the service was killed. */
  async start(): Promise<void> {
    const interrupted = await this.#jobs.find(
      { index: 'state', is: ['running'] },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    for (const { id } of interrupted) await this.#update(id, { type: 'interrupt' });
  }

  /** The number of running jobs. */
  get pending(): number {
    return this.#running.size;
  }

  /** Aborts running jobs. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  async request(
    caller: Principal,
    configurationId: number,
    { beginMs, endMs }: { readonly beginMs: number; readonly endMs: number },
  ): Promise<Result<BackfillJob>> {
    const configuration = this.#options.configurations.getWritable(caller, configurationId);
    if (!configuration.ok) return configuration;
    if (!(beginMs < endMs && endMs - beginMs <= PERIOD_MS_MAX)) {
      const detail = 'must be after begin, by at most 400 days.';
      return failWith('invalid', 'The period is invalid.', [{ pointer: 'end', detail }]);
    }
    const own = [...this.#running.values()].filter(({ owner }) => owner === caller.uuid);
    if (own.length >= RUNNING_MAX) {
      return failWith('too-many', `${RUNNING_MAX} of your detections are running; wait for one.`);
    }
    const { store, clock, changes } = this.#options;
    const job: BackfillDocument = {
      id: await store.counters('ids').next('past-detection'),
      ...{ configurationId, beginMs, endMs },
      ...{ state: 'running', progress: 0, eventsFound: 0, error: null },
      ...{ owner: caller.uuid, acl: [], createdMs: clock.now() },
    };
    const change = changeOf(job);
    await store.write([this.#jobs.insert(job), ...changes.record([change])]);
    changes.publish(change);
    const done = this.#run(job, configuration.value).finally(() => this.#running.delete(job.id));
    this.#running.set(job.id, { owner: caller.uuid, done });
    return success(publicJob(job));
  }

  async get(caller: Principal, id: number): Promise<Result<BackfillJob>> {
    const job = await this.#jobs.get(id);
    if (!job || !canRead(caller, job))
      return failWith('not-found', `The detection ${id} does not exist.`);
    return success(publicJob(job));
  }

  async #run(job: BackfillDocument, configuration: StoredConfiguration): Promise<void> {
    try {
      await this.#detect(job, configuration);
    } catch (error) {
      await this.#update(job.id, { type: 'fail', error: String(error) });
    }
  }

  async #detect(
    { id, beginMs, endMs }: BackfillDocument,
    configuration: StoredConfiguration,
  ): Promise<void> {
    const { pipeline, places, detectorOptions, surroundings, statics } = this.#options;
    const { positions } = pipeline;
    const enabled = { ...forDetector(configuration), enabled: true };
    const filters = createFilters({ surroundings, statics });
    if (enabled.filters) await surroundings.load();
    filters.put(enabled);
    const detector = createDetector([enabled], { ...detectorOptions, firingFilter: filters });
    const period = { beginMs, endMs };
    const fleet = await backfillFleet({ positions, places }, enabled, period);
    let eventsFound = 0;
    for await (const { toMs, ended } of backfillEvents(
      positions,
      { detector, filters },
      period,
      fleet,
    )) {
      if (this.#isStopping) {
        await this.#update(id, { type: 'interrupt' });
        return;
      }
      eventsFound += await this.#insert(ended, configuration);
      const progress = Math.min(99, Math.floor((100 * (toMs - beginMs)) / (endMs - beginMs)));
      await this.#update(id, { type: 'progress', progress, eventsFound });
    }
    await this.#update(id, { type: 'finish', eventsFound });
  }

  /** Stores events with their ends. @returns the number of new events */
  async #insert(
    transitions: readonly AssessedTransition[],
    configuration: StoredConfiguration,
  ): Promise<number> {
    if (transitions.length === 0) return 0;
    const { log, pipeline } = this.#options;
    const changes = await pipeline.changeEvents(() =>
      log.prepare(transitions, () => configuration, true),
    );
    return changes.length;
  }

  async #update(id: number, action: BackfillAction): Promise<void> {
    const { changes } = this.#options;
    let change: JobChange | undefined;
    await this.#jobs.change(id, (job) => {
      const document = reduceBackfillJob(job, action);
      change = document.state === job.state ? undefined : changeOf(document);
      return { document, operations: changes.record(change ? [change] : []) };
    });
    if (change) changes.publish(change);
  }
}

function changeOf(job: BackfillDocument): JobChange {
  return { type: 'job', kind: 'backfill', owner: job.owner, job: publicJob(job) };
}

function publicJob({ owner: _, acl: __, createdMs: ___, ...job }: BackfillDocument): BackfillJob {
  return job;
}

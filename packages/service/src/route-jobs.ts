import type { Clock, Collection, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  type Mmsi,
  mayRead,
  type Owned,
  refusal,
  success,
} from '@roadstead/model';
import type { RouteJob, RouteResult, VoyageEnd } from './routing-area.ts';
import { within } from './within.ts';

interface RouteDocument extends Owned {
  readonly id: number;
  readonly createdMs: number;
  readonly mmsi: Mmsi;
  readonly to: VoyageEnd;
  /** Its result is there, or was taken. */
  readonly isOver: boolean;
}

interface ResultDocument {
  readonly id: number;
  readonly result: RouteResult;
}

/** What the jobs need. */
interface RouteJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Works out a route from where a ship is. */
  readonly plan: (mmsi: Mmsi, to: VoyageEnd) => Promise<RouteResult>;
}

/** A job is known for so long, and its result waits for so long. */
const KEPT_MS = 24 * 3_600_000;
/** Most routes are there at once; for the others nobody waits. */
const WAIT_MS = 1000;
const LEAVING_AT_ONCE = 100;

/** Routes, asked for and fetched once. */
export class RouteJobs {
  readonly #options: RouteJobsOptions;
  readonly #jobs: Collection<RouteDocument>;
  /** Those that nobody has read. */
  readonly #results: Collection<ResultDocument>;
  readonly #running: Map<number, Promise<void>> = new Map();

  constructor(options: RouteJobsOptions) {
    const { store } = options;
    this.#options = options;
    this.#jobs = store.collection<RouteDocument>({
      name: 'route-jobs',
      key: 'id',
      indexes: { created: ['createdMs'] },
    });
    this.#results = store.collection<ResultDocument>({ name: 'route-results', key: 'id' });
  }

  async request(caller: Caller, mmsi: Mmsi, to: VoyageEnd): Promise<number> {
    const { store, clock } = this.#options;
    const createdMs = clock.now();
    const old = await this.#jobs.find(
      { index: 'created', to: createdMs - KEPT_MS },
      { limit: LEAVING_AT_ONCE },
    );
    const id = await store.tallies('ids').next('route');
    const owned = { owner: caller.uuid, acl: [] };
    const job: RouteDocument = { id, createdMs, mmsi, to, isOver: false, ...owned };
    await store.write([
      this.#jobs.insert(job),
      ...old.flatMap((each) => [this.#jobs.remove(each.id), this.#results.remove(each.id)]),
    ]);
    void this.#start(job);
    return id;
  }

  /**
   * The result of a job, to the first who asks for it.
   * @param isTaken whether it is to be gone then; where not, it is only looked at
   */
  async read(caller: Caller, id: number, isTaken: boolean): Promise<Answer<RouteJob>> {
    const job = await this.#jobs.get(id);
    const isForgotten = job && job.createdMs <= this.#options.clock.now() - KEPT_MS;
    if (!job || isForgotten || !mayRead(caller, job)) {
      return refusal('not-found', `There is no route ${id}.`);
    }
    // One that a stop or a kill broke off is worked out again.
    if (!job.isOver) await within(WAIT_MS, this.#running.get(id) ?? this.#start(job));
    const found = await (isTaken ? this.#results.take(id) : this.#results.get(id));
    if (found) return success({ state: 'finished', result: found.result });
    const now = await this.#jobs.get(id);
    return now?.isOver
      ? refusal('gone', `The route ${id} was read; a route can be read once.`)
      : success({ state: 'running' });
  }

  /** Waits for what is being worked out. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #start(job: RouteDocument): Promise<void> {
    const { id } = job;
    const running = this.#run(job).finally(() => this.#running.delete(id));
    // Who asks for it is told; one that fails is tried again then.
    running.catch(() => undefined);
    this.#running.set(id, running);
    return running;
  }

  async #run(job: RouteDocument): Promise<void> {
    const { store, plan } = this.#options;
    // Who asked may have looked before another run was over, and come after it: once more would be one too many.
    if ((await this.#jobs.get(job.id))?.isOver !== false) return;
    const result = await plan(job.mmsi, job.to);
    // Both or none: a result that is there twice could be read twice.
    await store.write([
      this.#jobs.put({ ...job, isOver: true }),
      this.#results.insert({ id: job.id, result }),
    ]);
  }
}

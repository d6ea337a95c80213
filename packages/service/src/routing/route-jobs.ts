import type { Clock, Collection, Store } from '@roadstead/contracts';
import {
  canRead,
  failWith,
  type Mmsi,
  type Owned,
  type Principal,
  type Result,
  success,
} from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import type { JobChange } from '../changes/change.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import { withTimeout } from '../operations/timers.ts';
import { type AvoidedArea, avoidedAreaProblems } from './avoided-areas.ts';
import type { DistanceMatrices } from './distance-matrices.ts';
import type { RoutePlanning } from './route-planning.ts';
import type {
  RouteDestination,
  RouteJob,
  RouteJobOptions,
  RouteResult,
  Routing,
  SeaDistance,
  VoyageEnd,
} from './routing.ts';

interface RouteDocument extends Owned {
  readonly id: number;
  readonly createdMs: number;
  readonly mmsi: Mmsi;
  readonly to: VoyageEnd;
  readonly via?: readonly VoyageEnd[];
  readonly avoid?: readonly AvoidedArea[];
  readonly routesMax?: number;
  /** Whether it is finished or consumed. */
  readonly isOver: boolean;
}

interface ResultDocument {
  readonly id: number;
  readonly result: RouteResult;
}

interface RouteJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly changes: ChangeStream;
  readonly planning: Pick<RoutePlanning, 'resolve' | 'plan'>;
  readonly matrices: Pick<DistanceMatrices, 'compute'>;
}

/** A job and its result are available for a day. */
const RETENTION_MS = millisecondsInDay;
/** Most routes are computed in less; a slower one is `running`. */
const WAIT_MS = 1000;
/** Expired jobs that a request deletes. */
const DELETED_PER_REQUEST = 100;

/** V13: routes, computed in the background and read once. */
export class RouteJobs implements Routing {
  readonly #options: RouteJobsOptions;
  readonly #jobs: Collection<RouteDocument>;
  /** Those that are not consumed. */
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

  async request(
    caller: Principal,
    mmsi: Mmsi,
    destination: RouteDestination,
    { via = [], avoid = [], routesMax }: RouteJobOptions = {},
  ): Promise<Result<number>> {
    const { store, clock, planning, changes } = this.#options;
    const to = await planning.resolve(destination);
    if (!to.ok) return to;
    const waypoints: VoyageEnd[] = [];
    for (const [at, place] of via.entries()) {
      const waypoint = await planning.resolve(place, `/via/${at}`);
      if (!waypoint.ok) return waypoint;
      waypoints.push(waypoint.value);
    }
    const problems = avoidedAreaProblems(avoid);
    if (problems.length > 0) return failWith('invalid', 'The areas are invalid.', problems);
    const createdMs = clock.now();
    const expired = await this.#jobs.find(
      { index: 'created', to: createdMs - RETENTION_MS },
      { limit: DELETED_PER_REQUEST },
    );
    const id = await store.counters('ids').next('route');
    const owned = { owner: caller.uuid, acl: [] };
    const job: RouteDocument = {
      ...{ id, createdMs, mmsi, to: to.value, isOver: false, ...owned },
      ...(via.length > 0 && { via: waypoints }),
      ...(avoid.length > 0 && { avoid }),
      ...(routesMax !== undefined && { routesMax }),
    };
    const change = changeOf(job, 'running');
    await store.write([
      this.#jobs.insert(job),
      ...changes.record([change]),
      ...expired.flatMap((each) => [this.#jobs.remove(each.id), this.#results.remove(each.id)]),
    ]);
    changes.publish(change);
    void this.#start(job);
    return success(id);
  }

  distances(
    caller: Principal,
    origins: readonly RouteDestination[],
    destinations: readonly RouteDestination[],
    avoid: readonly AvoidedArea[] = [],
  ): Promise<Result<readonly SeaDistance[]>> {
    return this.#options.matrices.compute(caller, origins, destinations, avoid);
  }

  get(caller: Principal, id: number): Promise<Result<RouteJob>> {
    return this.#read(caller, id, () => this.#results.get(id));
  }

  consume(caller: Principal, id: number): Promise<Result<RouteJob>> {
    return this.#read(caller, id, async (job) => {
      const { changes } = this.#options;
      const change = changeOf(job, 'consumed');
      const result = await this.#results.removeReturning(id, changes.record([change]));
      if (result) changes.publish(change);
      return result;
    });
  }

  /** The number of running jobs. */
  get pending(): number {
    return this.#running.size;
  }

  /** Waits for running jobs. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  async #read(
    caller: Principal,
    id: number,
    readResult: (job: RouteDocument) => Promise<ResultDocument | undefined>,
  ): Promise<Result<RouteJob>> {
    const job = await this.#jobs.get(id);
    const isExpired = job && job.createdMs <= this.#options.clock.now() - RETENTION_MS;
    if (!job || isExpired || !canRead(caller, job)) {
      return failWith('not-found', `The route ${id} does not exist.`);
    }
    // A job that a stop or a kill interrupted runs again.
    if (!job.isOver) await withTimeout(WAIT_MS, this.#running.get(id) ?? this.#start(job));
    const found = await readResult(job);
    if (found) return success({ state: 'finished', result: found.result });
    const now = await this.#jobs.get(id);
    return now?.isOver
      ? failWith('gone', `The route ${id} was read; a route can be read once.`)
      : success({ state: 'running' });
  }

  #start(job: RouteDocument): Promise<void> {
    const running = this.#run(job).finally(() => this.#running.delete(job.id));
    // The reader of a failed job gets its error; without a reader nobody handles it.
    running.catch(() => undefined);
    this.#running.set(job.id, running);
    return running;
  }

  async #run(job: RouteDocument): Promise<void> {
    const { planning, changes } = this.#options;
    // A reader may have started it when another run had just finished it.
    if ((await this.#jobs.get(job.id))?.isOver !== false) return;
    const { mmsi, to, via, avoid, routesMax } = job;
    const result = await planning.plan(mmsi, to, {
      ...(via && { via }),
      ...(avoid && { avoid }),
      ...(routesMax !== undefined && { routesMax }),
    });
    const change = changeOf(job, 'finished');
    let isFirst = false;
    // In one write, and once by all processes: a result could be read twice otherwise.
    await this.#jobs.change(job.id, (stored) => {
      isFirst = !stored.isOver;
      if (!isFirst) return undefined;
      const stores = [this.#results.insert({ id: job.id, result }), ...changes.record([change])];
      return { document: { ...stored, isOver: true }, operations: stores };
    });
    if (isFirst) changes.publish(change);
  }
}

function changeOf(
  { id, mmsi, owner }: RouteDocument,
  state: 'running' | 'finished' | 'consumed',
): JobChange {
  return { type: 'job', kind: 'route', owner, job: { id, mmsi, state } };
}

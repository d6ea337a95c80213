import type { Clock, Collection, Store } from '@roadstead/contracts';
import {
  canRead,
  failWith,
  type Mmsi,
  type Owned,
  type Principal,
  type Result,
  success,
  type TimedPosition,
} from '@roadstead/model';
import { FixSampler, SailedDistance, TrackCleaner } from '@roadstead/tracking';
import { millisecondsInDay } from 'date-fns/constants';
import type { JobChange } from '../changes/change.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import { withTimeout, yieldToEventLoop } from '../operations/timers.ts';
import { POSITION_CELLS, type Positions } from './positions.ts';
import { readPrecedingReports } from './read-preceding-reports.ts';
import { INITIAL_CAPACITY, SailedPoints } from './sailed-points.ts';
import {
  REQUESTED_TRACK,
  reduceTrackJob,
  type TrackJobAction,
  type TrackJobState,
} from './track-job.ts';
import type { SailedTrack, TrackJob, TrackRequest, Tracks } from './tracking.ts';

interface TrackDocument extends TrackRequest, Owned {
  readonly id: number;
  readonly createdMs: number;
  /** It was computed once: a track that is computed again is no change (L3). */
  readonly isOver?: true;
}

interface TrackJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly changes: ChangeStream;
  readonly positions: Positions;
  /** Whether a ship has reported a position or static data. */
  readonly isKnown: (mmsi: Mmsi) => Promise<boolean>;
}

/** A job in memory. */
interface ActiveJob {
  readonly job: TrackJobState;
  readonly track: Promise<Result<SailedTrack>>;
}

/** A job is available for a day. */
const RETENTION_MS = millisecondsInDay;
/** A longer history takes several jobs. */
const PERIOD_MS_MAX = 400 * millisecondsInDay;
/** As text some 100 MB; a longer track needs a resolution. */
const POINTS_MAX = 1_000_000;
/** Points in memory, of all tracks but the newest; an older track is computed again when it is read. */
const CACHED_POINTS_MAX = 500_000;
/** Reading so many rows blocks the event loop for some twenty milliseconds. */
const ROWS_AT_A_TIME = 20_000;
/** Most tracks are computed in less; a slower one is `running`. */
const WAIT_MS = 1000;
/** Expired jobs that a request deletes. */
const DELETED_PER_REQUEST = 100;

/** V12: tracks of the past, computed in the background. */
export class TrackJobs implements Tracks {
  readonly #options: TrackJobsOptions;
  readonly #jobs: Collection<TrackDocument>;
  /** The oldest first; a track that finishes moves to the end. */
  readonly #active: Map<number, ActiveJob> = new Map();

  constructor(options: TrackJobsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<TrackDocument>({
      name: 'track-jobs',
      key: 'id',
      indexes: { created: ['createdMs'] },
    });
  }

  async request(caller: Principal, request: TrackRequest): Promise<Result<number>> {
    const { mmsi, beginMs, endMs } = request;
    if (!(await this.#options.isKnown(mmsi))) return unknownShip(mmsi);
    if (endMs - beginMs > PERIOD_MS_MAX) {
      const detail = 'is more than 400 days after begin.';
      return failWith('invalid', 'The period is too long.', [{ pointer: '/end', detail }]);
    }
    const { store, clock, changes } = this.#options;
    const createdMs = clock.now();
    const id = await store.counters('ids').next('track');
    const job = { ...request, id, createdMs, owner: caller.uuid, acl: [] };
    const expired = await this.#jobs.find(
      { index: 'created', to: createdMs - RETENTION_MS },
      { limit: DELETED_PER_REQUEST },
    );
    const change = changeOf(job, 'running');
    await store.write([
      this.#jobs.insert(job),
      ...changes.record([change]),
      ...expired.map((each) => this.#jobs.remove(each.id)),
    ]);
    changes.publish(change);
    void this.#start(job);
    return success(id);
  }

  async get(caller: Principal, id: number): Promise<Result<TrackJob>> {
    const job = await this.#jobs.get(id);
    const isExpired = job && job.createdMs <= this.#options.clock.now() - RETENTION_MS;
    if (!job || isExpired || !canRead(caller, job)) {
      return failWith('not-found', `The track ${id} does not exist.`);
    }
    const track = await withTimeout(WAIT_MS, this.#active.get(id)?.track ?? this.#start(job));
    if (!track) return success({ state: 'running' });
    return track.ok ? success({ state: 'finished', track: track.value }) : track;
  }

  /** The number of running jobs. */
  get pending(): number {
    return [...this.#active.values()].filter(({ job }) => job.state === 'running').length;
  }

  #start(document: TrackDocument): Promise<Result<SailedTrack>> {
    const track = this.#sail(document).then(
      async (found) => {
        await this.#recordFirst(document, 'finished');
        return found;
      },
      async (error: unknown) => {
        await this.#recordFirst(document, 'failed');
        throw error;
      },
    );
    this.#apply(document, track, { type: 'start' });
    track.then(
      (found) => {
        // One without points takes memory, too.
        const points = Math.max(found.ok ? found.value.points.length : 0, INITIAL_CAPACITY);
        this.#apply(document, track, { type: 'finish', points });
        this.#evictExcess(document.id);
      },
      // The next reader computes it again.
      () => this.#apply(document, track, { type: 'fail' }),
    );
    return track;
  }

  #apply(document: TrackDocument, track: ActiveJob['track'], action: TrackJobAction): void {
    const { id } = document;
    const job = reduceTrackJob(this.#active.get(id)?.job ?? REQUESTED_TRACK, action);
    this.#active.delete(id);
    if (job.state !== 'requested') this.#active.set(id, { job, track });
  }

  /** Drops the oldest tracks from memory while there are too many points; the newest stays. */
  #evictExcess(newestId: number): void {
    let points = [...this.#active.values()].reduce((sum, { job }) => sum + job.points, 0);
    for (const [id, { job }] of this.#active) {
      if (points <= CACHED_POINTS_MAX || id === newestId) break;
      if (reduceTrackJob(job, { type: 'evict' }).state !== 'requested') continue;
      this.#active.delete(id);
      points -= job.points;
    }
  }

  /** L3: records how the first computation of a track ended. */
  async #recordFirst(document: TrackDocument, state: 'finished' | 'failed'): Promise<void> {
    const { changes } = this.#options;
    const change = changeOf(document, state);
    let isFirst = false;
    await this.#jobs.change(document.id, (stored) => {
      isFirst = !stored.isOver;
      return isFirst
        ? { document: { ...stored, isOver: true }, operations: changes.record([change]) }
        : undefined;
    });
    if (isFirst) changes.publish(change);
  }

  async #sail(request: TrackRequest): Promise<Result<SailedTrack>> {
    const { mmsi, beginMs, endMs, stepMs } = request;
    const { positions } = this.#options;
    const track = { cleaner: new TrackCleaner(), sailed: new SailedDistance() };
    track.cleaner.clean(
      (await readPrecedingReports(positions, mmsi, beginMs)) as readonly TimedPosition[],
    );
    const steps = new FixSampler(beginMs, stepMs);
    const points = new SailedPoints();
    let read = 0;
    for await (const cells of positions.cells(mmsi, beginMs, endMs)) {
      sailOn(cells, track, steps, points);
      if (points.length > POINTS_MAX) {
        const detail = `makes more than ${POINTS_MAX} points; ask for fewer, or for a shorter period.`;
        return failWith('invalid', 'The track is too long.', [{ pointer: '/resolution', detail }]);
      }
      read += cells.length / POSITION_CELLS;
      if (read < ROWS_AT_A_TIME) continue;
      await yieldToEventLoop();
      read = 0;
    }
    const { cleaner, sailed } = track;
    return success({ mmsi, distanceMeters: sailed.meters, isShared: cleaner.isShared, points });
  }
}

function changeOf(
  { owner, acl: _, createdMs: __, isOver: ___, ...request }: TrackDocument,
  state: 'running' | 'finished' | 'failed',
): JobChange {
  return { type: 'job', kind: 'track', owner, job: { ...request, state } };
}

/** The state of a track job. */
interface TrackProgress {
  readonly cleaner: TrackCleaner;
  readonly sailed: SailedDistance;
}

/** Adds the next rows to a track. */
function sailOn(
  cells: Float64Array,
  { cleaner, sailed }: TrackProgress,
  steps: FixSampler,
  points: SailedPoints,
): void {
  for (let at = 0; at < cells.length; at += POSITION_CELLS) {
    const place = { timeMs: cells[at + 1], longitude: cells[at + 2], latitude: cells[at + 3] };
    const verdict = cleaner.classify(place);
    if (verdict === 'none') continue;
    const startsTrack = verdict === 'start';
    sailed.add(startsTrack ? { ...place, startsTrack } : place);
    const picked = steps.sample(place.timeMs);
    if (picked === 'skip') continue;
    if (picked === 'replace') points.pop();
    points.push(cells, at + 1, startsTrack);
  }
}

export function unknownShip(mmsi: Mmsi): ReturnType<typeof failWith> {
  return failWith('not-found', `No report of the ship ${mmsi} has been received.`);
}

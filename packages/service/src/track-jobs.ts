import type { Clock, Collection, Store } from '@roadstead/contracts';
import { type Answer, type Caller, mayRead, type Owned, refusal, success } from '@roadstead/model';
import { SailedDistance, StepPicker, TrackCleaner, type TrackPlace } from '@roadstead/tracking';
import { POSITION_CELLS, type Positions } from './positions.ts';
import { reportsBefore } from './reports-before.ts';
import { rest } from './rest.ts';
import { SailedPoints } from './sailed-points.ts';
import type { SailedTrack, TrackJob, TrackRequest } from './tracking-area.ts';
import { within } from './within.ts';

interface TrackDocument extends TrackRequest, Owned {
  readonly id: number;
  readonly createdMs: number;
}

/** What the jobs need. */
interface TrackJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly positions: Positions;
}

const KEPT_MS = 24 * 3_600_000;
/** Longer histories are asked for piece by piece. */
const PERIOD_MS_MAX = 400 * KEPT_MS;
/** As text some 100 MB: what is longer is asked for with a resolution. */
const POINTS_MAX = 1_000_000;
/** Of all tracks that are remembered, at least the newest; others are worked out again where somebody asks. */
const KEPT_POINTS_MAX = 500_000;
/** Reading so many rows holds up others for some twenty milliseconds. */
const ROWS_AT_A_TIME = 20_000;
/** Most tracks are there at once; for the others nobody waits. */
const WAIT_MS = 1000;
const LEAVING_AT_ONCE = 100;

/** Tracks of the past, asked for and fetched. */
export class TrackJobs {
  readonly #options: TrackJobsOptions;
  readonly #jobs: Collection<TrackDocument>;
  /** The oldest first. */
  readonly #tracks: Map<number, Promise<Answer<SailedTrack>>> = new Map();
  /** Points of the tracks that are there. */
  readonly #points: Map<number, number> = new Map();

  constructor(options: TrackJobsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<TrackDocument>({
      name: 'track-jobs',
      key: 'id',
      indexes: { created: ['createdMs'] },
    });
  }

  async request(caller: Caller, request: TrackRequest): Promise<Answer<number>> {
    const { beginMs, endMs } = request;
    if (endMs - beginMs > PERIOD_MS_MAX) {
      const detail = 'is more than 400 days after begin.';
      return refusal('invalid', 'The period is too long.', [{ pointer: '/end', detail }]);
    }
    const { store, clock } = this.#options;
    const createdMs = clock.now();
    const id = await store.tallies('ids').next('track');
    const job = { ...request, id, createdMs, owner: caller.uuid, acl: [] };
    const old = await this.#jobs.find(
      { index: 'created', to: createdMs - KEPT_MS },
      { limit: LEAVING_AT_ONCE },
    );
    await store.write([this.#jobs.insert(job), ...old.map((each) => this.#jobs.remove(each.id))]);
    void this.#start(job);
    return success(id);
  }

  async get(caller: Caller, id: number): Promise<Answer<TrackJob>> {
    const job = await this.#jobs.get(id);
    const isOver = job && job.createdMs <= this.#options.clock.now() - KEPT_MS;
    if (!job || isOver || !mayRead(caller, job)) {
      return refusal('not-found', `There is no track ${id}.`);
    }
    const track = await within(WAIT_MS, this.#tracks.get(id) ?? this.#start(job));
    if (!track) return success({ state: 'running' });
    return track.ok ? success({ state: 'finished', track: track.value }) : track;
  }

  #start(job: TrackDocument): Promise<Answer<SailedTrack>> {
    const track = this.#sail(job);
    this.#tracks.set(job.id, track);
    track.then(
      (found) => this.#keep(job.id, found.ok ? found.value.points.length : 0),
      // One that fails is worked out again.
      () => this.#tracks.delete(job.id),
    );
    return track;
  }

  /** Keeps a track that is there now, and as many before it as there is room for. */
  #keep(id: number, points: number): void {
    this.#points.delete(id);
    this.#points.set(id, points);
    let kept = [...this.#points.values()].reduce((sum, each) => sum + each, 0);
    for (const [other, itsPoints] of this.#points) {
      if (kept <= KEPT_POINTS_MAX || other === id) break;
      this.#points.delete(other);
      this.#tracks.delete(other);
      kept -= itsPoints;
    }
  }

  async #sail(request: TrackRequest): Promise<Answer<SailedTrack>> {
    const { mmsi, beginMs, endMs, stepMs } = request;
    const { positions } = this.#options;
    const track = { cleaner: new TrackCleaner(), sailed: new SailedDistance() };
    track.cleaner.take((await reportsBefore(positions, mmsi, beginMs)) as readonly TrackPlace[]);
    const steps = new StepPicker(beginMs, stepMs);
    const points = new SailedPoints();
    let read = 0;
    for await (const cells of positions.cells(mmsi, beginMs, endMs)) {
      sailOn(cells, track, steps, points);
      if (points.length > POINTS_MAX) {
        const detail = `makes more than ${POINTS_MAX} points; ask for fewer, or for a shorter period.`;
        return refusal('invalid', 'The track is too long.', [{ pointer: '/resolution', detail }]);
      }
      read += cells.length / POSITION_CELLS;
      if (read < ROWS_AT_A_TIME) continue;
      await rest();
      read = 0;
    }
    const { cleaner, sailed } = track;
    return success({ mmsi, distanceMeters: sailed.meters, isShared: cleaner.isShared, points });
  }
}

/** What is known of a track so far. */
interface TrackSoFar {
  readonly cleaner: TrackCleaner;
  readonly sailed: SailedDistance;
}

/** Takes the next rows of a track. */
function sailOn(
  cells: Float64Array,
  { cleaner, sailed }: TrackSoFar,
  steps: StepPicker,
  points: SailedPoints,
): void {
  for (let at = 0; at < cells.length; at += POSITION_CELLS) {
    const place = { timeMs: cells[at + 1], longitude: cells[at + 2], latitude: cells[at + 3] };
    const verdict = cleaner.judge(place);
    if (verdict === 'none') continue;
    const startsTrack = verdict === 'start';
    sailed.add(startsTrack ? { ...place, startsTrack } : place);
    const picked = steps.pick(place.timeMs);
    if (picked === 'none') continue;
    if (picked === 'instead') points.pop();
    points.push(cells, at + 1, startsTrack);
  }
}

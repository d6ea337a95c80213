import { type Change, type Clock, type Collection, type Store, Turns } from '@roadstead/contracts';
import { type Answer, type Caller, mayRead, type Owned, refusal, success } from '@roadstead/model';
import { parseReportRequest } from './parse-report-request.ts';
import type { ReportRunner, ReportTask } from './report-runner.ts';
import { PieceMaker, ReportShelf } from './report-shelf.ts';
import type { ReportProgress } from './report-work.ts';
import type { Reporting, ReportResult, ReportStatus } from './reporting.ts';
import { CANCELLED, RunningReport } from './running-report.ts';

interface ReportDocument extends ReportStatus, ReportTask, Owned {
  /** Of its result, so far. */
  readonly pieces: number;
  /** How often the process was killed while it ran. */
  readonly kills: number;
}

/** What the jobs need. */
interface ReportJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly run: ReportRunner;
  /** The store has failed. */
  readonly failed: (error: unknown) => void;
}

/** J5: so long one can look at a report after it has ended. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** J5: so many leave when one is asked for; one would do, were nobody's left over. */
const LEAVING_AT_ONCE = 2;
/** J2: so many reports of a user wait or run; more are a mistake in a program. */
const OPEN_MAX = 100;
/** J5: so many reports of a user are kept; with the largest results that is as much as a disk has to spare. */
const KEPT_REPORTS_MAX = 1000;
/** J4: once may be chance, three times it is the report. */
const KILLS_MAX = 3;

/** J1 to J6: reports, made one after another. */
export class ReportJobs implements Reporting {
  readonly #options: ReportJobsOptions;
  readonly #jobs: Collection<ReportDocument>;
  readonly #shelf: ReportShelf;
  /** One for each report that is queued, and maybe more. */
  readonly #turns: Turns = new Turns();
  readonly #asking: Turns = new Turns();
  #running: RunningReport | undefined;
  #isStopping = false;

  constructor(options: ReportJobsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<ReportDocument>({
      name: 'report-jobs',
      key: 'id',
      indexes: {
        state: ['state'],
        owner: ['owner', 'state'],
        ended: ['endedMs'],
        endedOfOwner: ['owner', 'endedMs'],
      },
    });
    this.#shelf = new ReportShelf(options.store);
  }

  /** J4: goes on with what was queued, and with what a kill broke off. */
  async start(): Promise<void> {
    const all = { limit: Number.MAX_SAFE_INTEGER };
    for (const job of await this.#jobs.find({ index: 'state', is: ['running'] }, all)) {
      const kills = job.kills + 1;
      await (kills < KILLS_MAX
        ? this.#end({ ...job, kills }, { state: 'queued', startedMs: null })
        : this.#abort({ ...job, kills }, `The service was killed ${kills} times while it ran.`));
    }
    const queued = await this.#jobs.count({ index: 'state', is: ['queued'] });
    for (let i = 0; i < queued; i++) this.#queueTurn();
  }

  /** J4: breaks off what runs; the next start goes on with it. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#running?.breaking.abort(new Error('The service stops.'));
    await this.#turns.take(async () => undefined);
  }

  async request(caller: Caller, type: string, body: unknown): Promise<Answer<number>> {
    const parsed = parseReportRequest(type, body);
    if (!parsed.ok) return parsed;
    // One after another: who asks a hundred times at once is counted as well.
    return this.#asking.take(() => this.#enter(caller, parsed.value));
  }

  async #enter(
    { uuid, name, roles }: Caller,
    request: ReportTask['request'],
  ): Promise<Answer<number>> {
    await this.#removeOld();
    const open = await Promise.all(
      ['queued', 'running'].map((state) => this.#jobs.count({ index: 'owner', is: [uuid, state] })),
    );
    if (open[0] + open[1] >= OPEN_MAX) {
      const detail = `${OPEN_MAX} of your reports are not over; wait for one, or cancel one.`;
      return refusal('too-many', detail);
    }
    if ((await this.#keptOf(uuid)) >= KEPT_REPORTS_MAX) {
      const detail = `${KEPT_REPORTS_MAX} of your reports are kept; remove some, or wait until some are 7 days old.`;
      return refusal('too-many', detail);
    }
    const { store, clock } = this.#options;
    const job: ReportDocument = {
      id: await store.tallies('ids').next('report'),
      ...{ request, caller: { uuid, name, roles }, owner: uuid, acl: [] },
      ...{ state: 'queued', progress: 0, error: null },
      ...{ createdMs: clock.now(), startedMs: null, endedMs: null },
      ...{ pieces: 0, kills: 0 },
    };
    await store.write([this.#jobs.insert(job)]);
    this.#queueTurn();
    return success(job.id);
  }

  /** J5: reports of a user, without those that are there no more and only wait to be removed. */
  async #keptOf(uuid: string): Promise<number> {
    const [all, old] = await Promise.all([
      this.#jobs.count({ index: 'owner', is: [uuid] }),
      this.#jobs.count({ index: 'endedOfOwner', is: [uuid], to: this.#forgottenMs() }),
    ]);
    return all - old;
  }

  /** J5: what ended then or before is there no more. */
  #forgottenMs(): number {
    return this.#options.clock.now() - KEPT_MS;
  }

  async #removeOld(): Promise<void> {
    const old = await this.#jobs.find(
      { index: 'ended', to: this.#forgottenMs() },
      { limit: LEAVING_AT_ONCE },
    );
    for (const each of old) await this.#forget(each);
  }

  async status(caller: Caller, id: number): Promise<Answer<ReportStatus>> {
    // Taken before: it may be over when the job has been read, and progress would go back.
    const running = this.#running;
    const found = await this.#seen(caller, id);
    if (!found.ok) return found;
    const { state, createdMs, startedMs, endedMs, error } = found.value;
    const isRunning = running?.id === id && state === 'running';
    const progress = isRunning ? running.progress : found.value.progress;
    return success({ id, state, progress, createdMs, startedMs, endedMs, error });
  }

  async result(caller: Caller, type: string, id: number): Promise<Answer<ReportResult>> {
    const found = await this.#seen(caller, id);
    if (!found.ok) return found;
    const { request, state, pieces } = found.value;
    if (request.type !== type) return notFound(id);
    if (state !== 'finished') return success({ state });
    const recordsJson = await this.#shelf.read(id, pieces);
    return recordsJson === undefined ? notFound(id) : success({ state, recordsJson });
  }

  async remove(caller: Caller, id: number): Promise<Answer<null>> {
    const found = await this.#seen(caller, id);
    if (!found.ok) return found;
    if (isOver(found.value)) {
      await this.#forget(found.value);
      return success(null);
    }
    // Only what is queued: what runs is written by nobody but its run.
    await this.#jobs.update(id, (job) =>
      job.state === 'queued'
        ? { ...job, state: 'aborted', error: CANCELLED, endedMs: this.#options.clock.now() }
        : undefined,
    );
    if (this.#running?.id === id) await this.#running.cancel();
    // It may have finished before it was told.
    const now = await this.#jobs.get(id);
    if (now?.state === 'finished') await this.#forget(now);
    return success(null);
  }

  /** A turn takes the first that is queued, so that they go in the order of their ids. */
  #queueTurn(): void {
    this.#turns.take(() => this.#runNext()).catch(this.#options.failed);
  }

  async #runNext(): Promise<void> {
    if (this.#isStopping) return;
    const [next] = await this.#jobs.find({ index: 'state', is: ['queued'] }, { limit: 1 });
    if (!next) return;
    const running = new RunningReport(next.id);
    this.#running = running;
    try {
      const startedMs = this.#options.clock.now();
      const job = await this.#jobs.update(next.id, (now) =>
        now.state === 'queued' ? { ...now, state: 'running', startedMs } : undefined,
      );
      if (job?.state === 'running') await this.#run(job, running);
    } finally {
      this.#running = undefined;
      running.over();
    }
  }

  async #run(job: ReportDocument, running: RunningReport): Promise<void> {
    const { store, run, clock } = this.#options;
    const { signal } = running.breaking;
    const maker = new PieceMaker();
    let now = job;
    const withPiece = (text: string): readonly Change[] => {
      const { id, pieces } = now;
      now = { ...now, pieces: pieces + 1 };
      return [this.#shelf.put(id, pieces, text), this.#jobs.put(now)];
    };
    try {
      signal.throwIfAborted();
      const { request, caller } = job;
      const onProgress = (progress: ReportProgress): void => running.note(progress);
      for await (const records of run({ request, caller }, { signal, onProgress })) {
        signal.throwIfAborted();
        maker.take(records);
        if (maker.isFull) await store.write(withPiece(maker.cut() as string));
      }
      signal.throwIfAborted();
      const last = maker.cut();
      const changes = last === undefined ? [] : withPiece(last);
      const over = { state: 'finished', progress: 100, endedMs: clock.now() } as const;
      await store.write([...changes, this.#jobs.put({ ...now, ...over })]);
    } catch (error) {
      const ran = { ...now, progress: running.progress };
      if (running.isCancelled) await this.#abort(ran, CANCELLED);
      else if (this.#isStopping) await this.#end(now, { state: 'queued', startedMs: null });
      else await this.#abort(ran, messageOf(error));
    }
  }

  #abort(job: ReportDocument, error: string): Promise<void> {
    return this.#end(job, { state: 'aborted', error, endedMs: this.#options.clock.now() });
  }

  /** Without a result. */
  async #end(job: ReportDocument, what: Partial<ReportStatus>): Promise<void> {
    await this.#shelf.clear(job.id, job.pieces);
    await this.#options.store.write([this.#jobs.put({ ...job, pieces: 0, ...what })]);
  }

  /** The job last: who is killed before that knows what is still to be removed. */
  async #forget({ id, pieces }: ReportDocument): Promise<void> {
    await this.#shelf.clear(id, pieces);
    await this.#options.store.write([this.#jobs.remove(id)]);
  }

  async #seen(caller: Caller, id: number): Promise<Answer<ReportDocument>> {
    const job = await this.#jobs.get(id);
    const endedMs = job?.endedMs ?? Number.POSITIVE_INFINITY;
    const isForgotten = endedMs <= this.#forgottenMs();
    return job && !isForgotten && mayRead(caller, job) ? success(job) : notFound(id);
  }
}

function isOver({ state }: ReportStatus): boolean {
  return state === 'finished' || state === 'aborted';
}

function notFound(id: number): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no report ${id}.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

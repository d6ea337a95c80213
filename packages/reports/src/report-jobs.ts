import { type Collection, isUnwritable, Mutex, type WriteOperation } from '@roadstead/contracts';
import {
  canRead,
  failWith,
  type Paged,
  type Paging,
  type Principal,
  type Result,
  success,
} from '@roadstead/model';
import { millisecondsInWeek } from 'date-fns/constants';
import { hasEnded, hasExpired, listReports, statusOf } from './list-reports.ts';
import { parseReportRequest } from './parse-report-request.ts';
import type { ReportProgress } from './report-execution.ts';
import {
  CANCELLED,
  REPORT_JOBS,
  type ReportJob,
  type ReportJobAction,
  reduceReportJob,
} from './report-job.ts';
import type { ReportJobsOptions } from './report-jobs-options.ts';
import { ReportResultStore, ResultChunkBuilder } from './report-result-store.ts';
import type { ReportTask } from './report-runner.ts';
import type { ListedReport, Reporting, ReportResult, RequestedReport } from './reporting.ts';
import { RunningReport } from './running-report.ts';

/** J5: age at which an ended report is deleted. */
const RETENTION_MS = millisecondsInWeek;
/** J5: expired reports that a request deletes. One would match the growth by an active user; the second clears reports of inactive ones. */
const DELETED_PER_REQUEST = 2;
/** J2: queued and running reports of a user; more are a mistake in a program. */
const UNFINISHED_MAX = 100;
/** J5: stored reports of a user; with the largest results they fill the disk space that can be spared. */
const STORED_MAX = 1000;

/** J1 to J6: the queue of report jobs; one runs at a time. */
export class ReportJobs implements Reporting {
  readonly #options: ReportJobsOptions;
  readonly #jobs: Collection<ReportJob>;
  readonly #results: ReportResultStore;
  /** Runs jobs one at a time; one entry or more for each queued job. */
  readonly #runMutex: Mutex = new Mutex();
  readonly #requestMutex: Mutex = new Mutex();
  readonly #stopped: AbortController = new AbortController();
  #running: RunningReport | undefined;

  constructor(options: ReportJobsOptions) {
    this.#options = options;
    this.#jobs = options.store.collection<ReportJob>(REPORT_JOBS);
    this.#results = new ReportResultStore(options.store);
  }

  /** J4: resumes the queue, with the job that a kill interrupted before all others. */
  async start(): Promise<void> {
    for (const job of await this.#findRunning())
      await this.#dropResult(job, { type: 'recover', endedMs: this.#options.clock.now() });
    const queued = await this.#jobs.count({ index: 'state', is: ['queued'] });
    for (let i = 0; i < queued; i++) this.#queueRun();
  }

  /** J4: interrupts the running job; the next start runs it again. */
  async stop(): Promise<void> {
    const reason = new Error('The service is stopping.');
    this.#stopped.abort(reason);
    this.#running?.controller.abort(reason);
    await this.#runMutex.runExclusive(async () => undefined);
  }

  async request(caller: Principal, type: string, body: unknown): Promise<Result<number>> {
    const parsed = parseReportRequest(type, body);
    if (!parsed.ok) return parsed;
    // One at a time: J2 and J5 limit concurrent requests as well.
    return this.#requestMutex.runExclusive(() => this.#insert(caller, parsed.value));
  }

  /** Returns the number of queued and running jobs of all users. */
  async countPending(): Promise<number> {
    const [queued, running] = await Promise.all(
      ['queued', 'running'].map((state) => this.#jobs.count({ index: 'state', is: [state] })),
    );
    return queued + running;
  }

  async #insert(
    { uuid, name, roles }: Principal,
    request: ReportTask['request'],
  ): Promise<Result<number>> {
    await this.#deleteExpired();
    const unfinished = await Promise.all(
      ['queued', 'running'].map((state) => this.#jobs.count({ index: 'owner', is: [uuid, state] })),
    );
    if (unfinished[0] + unfinished[1] >= UNFINISHED_MAX) {
      const detail = `You have ${UNFINISHED_MAX} unfinished reports; wait for one, or cancel one.`;
      return failWith('too-many', detail);
    }
    if ((await this.#countStored(uuid)) >= STORED_MAX) {
      const detail = `You have ${STORED_MAX} stored reports; delete some, or wait until some are 7 days old.`;
      return failWith('too-many', detail);
    }
    const { store, clock } = this.#options;
    const job: ReportJob = {
      id: await store.counters('ids').next('report'),
      ...{ request, caller: { uuid, name, roles }, owner: uuid, acl: [] },
      ...{ state: 'queued', progress: 0, error: null },
      ...{ createdMs: clock.now(), startedMs: null, endedMs: null },
      ...{ pieces: 0, kills: 0 },
    };
    await store.write([this.#jobs.insert(job), ...this.#changing(job)]);
    this.#options.changed?.(job);
    this.#queueRun();
    return success(job.id);
  }

  /** J5: a user's stored reports, without the expired ones that are not deleted yet. */
  async #countStored(uuid: string): Promise<number> {
    const [all, expired] = await Promise.all([
      this.#jobs.count({ index: 'owner', is: [uuid] }),
      this.#jobs.count({ index: 'endedOfOwner', is: [uuid], to: this.#expiredMs() }),
    ]);
    return all - expired;
  }

  /** J5: reports that ended at this instant or before have expired. */
  #expiredMs(): number {
    return this.#options.clock.now() - RETENTION_MS;
  }

  async #deleteExpired(): Promise<void> {
    const expired = await this.#jobs.find(
      { index: 'ended', to: this.#expiredMs() },
      { limit: DELETED_PER_REQUEST },
    );
    for (const job of expired) await this.#delete(job);
  }

  async getStatus(caller: Principal, id: number): Promise<Result<RequestedReport>> {
    // Read before the job: the run may end meanwhile, and progress would go back.
    const running = this.#running;
    const found = await this.#findReadable(caller, id);
    return found.ok ? success(statusOf(found.value, running)) : found;
  }

  async list(caller: Principal, paging: Paging): Promise<Paged<ListedReport>> {
    const queue = { running: this.#running, expiredMs: this.#expiredMs() };
    return listReports(this.#jobs, caller, paging, queue);
  }

  async getResult(caller: Principal, type: string, id: number): Promise<Result<ReportResult>> {
    const found = await this.#findReadable(caller, id);
    if (!found.ok) return found;
    const { request, state, pieces } = found.value;
    if (request.type !== type) return notFound(id);
    if (state !== 'finished') return success({ state });
    const recordsJson = await this.#results.read(id, pieces);
    return recordsJson === undefined ? notFound(id) : success({ state, recordsJson });
  }

  async remove(caller: Principal, id: number): Promise<Result<null>> {
    const found = await this.#findReadable(caller, id);
    if (!found.ok) return found;
    if (hasEnded(found.value)) {
      await this.#delete(found.value);
      return success(null);
    }
    await this.#update(id, { type: 'cancel', endedMs: this.#options.clock.now() });
    if (this.#running?.id === id) await this.#running.cancel();
    // The run may have finished before it was cancelled.
    const now = await this.#jobs.get(id);
    if (now?.state === 'finished') await this.#delete(now);
    return success(null);
  }

  /** Queues a run of the queued job with the lowest id. */
  #queueRun(): void {
    const { repeat, failed } = this.#options;
    const { signal } = this.#stopped;
    this.#runMutex
      .runExclusive(() => repeat(() => this.#runNext(), signal))
      .catch((error: unknown) => {
        if (error !== signal.reason) failed(error);
      });
  }

  #findRunning(): Promise<readonly ReportJob[]> {
    const all = { limit: Number.MAX_SAFE_INTEGER };
    return this.#jobs.find({ index: 'state', is: ['running'] }, all);
  }

  async #runNext(): Promise<void> {
    if (this.#stopped.signal.aborted) return;
    // One that could not read the store.
    for (const job of await this.#findRunning()) await this.#dropResult(job, { type: 'interrupt' });
    const [next] = await this.#jobs.find({ index: 'state', is: ['queued'] }, { limit: 1 });
    if (!next) return;
    const running = new RunningReport(next.id);
    this.#running = running;
    try {
      const startedMs = this.#options.clock.now();
      const job = await this.#update(next.id, { type: 'start', startedMs });
      if (job?.state === 'running') await this.#run(job, running);
    } finally {
      this.#running = undefined;
      running.end();
    }
  }

  async #run(queued: ReportJob, running: RunningReport): Promise<void> {
    const { store, run, clock } = this.#options;
    const { signal } = running.controller;
    const { id, request, caller } = queued;
    const chunks = new ResultChunkBuilder();
    let job = queued;
    const storeChunk = (text: string): readonly WriteOperation[] => {
      const put = this.#results.put(id, job.pieces, text);
      job = reduceReportJob(job, { type: 'storeChunk' });
      return [put, this.#jobs.put(job)];
    };
    try {
      signal.throwIfAborted();
      const onProgress = (progress: ReportProgress): void => running.update(progress);
      for await (const records of run({ request, caller }, { signal, onProgress })) {
        signal.throwIfAborted();
        chunks.append(records);
        if (chunks.isFull) await store.write(storeChunk(chunks.flush() as string));
      }
      signal.throwIfAborted();
      const last = chunks.flush();
      const lastWrites = last === undefined ? [] : storeChunk(last);
      const finished = reduceReportJob(job, { type: 'finish', endedMs: clock.now() });
      await store.write([...lastWrites, this.#jobs.put(finished), ...this.#changing(finished)]);
      this.#options.changed?.(finished);
    } catch (error) {
      if (isUnwritable(error) && !running.isCancelled) throw error;
      // A write that failed may have been stored all the same.
      const stored = await this.#jobs.get(id);
      if (stored?.state === 'finished') {
        this.#options.changed?.(stored);
        return;
      }
      if (this.#stopped.signal.aborted && !running.isCancelled) {
        await this.#dropResult(job, { type: 'interrupt' });
        return;
      }
      const text = running.isCancelled ? CANCELLED : messageOf(error);
      const { progress } = running;
      await this.#dropResult(job, { type: 'fail', error: text, progress, endedMs: clock.now() });
    }
  }

  async #update(id: number, action: ReportJobAction): Promise<ReportJob | undefined> {
    let isChanged = false;
    const job = await this.#jobs.change(id, (before) => {
      const document = reduceReportJob(before, action);
      isChanged = document !== before;
      return isChanged ? { document, operations: this.#changing(document) } : undefined;
    });
    if (job && isChanged) this.#options.changed?.(job);
    return job;
  }

  /** Applies an action after which the job has no result. */
  async #dropResult(job: ReportJob, action: ReportJobAction): Promise<void> {
    await this.#results.clear(job.id, job.pieces);
    const after = reduceReportJob(job, action);
    await this.#options.store.write([this.#jobs.put(after), ...this.#changing(after)]);
    this.#options.changed?.(after);
  }

  #changing(job: ReportJob): readonly WriteOperation[] {
    return this.#options.changing?.(job) ?? [];
  }

  /** Deletes the job last: a kill before that leaves the count of chunks to delete. */
  async #delete({ id, pieces }: ReportJob): Promise<void> {
    await this.#results.clear(id, pieces);
    await this.#options.store.write([this.#jobs.remove(id)]);
  }

  async #findReadable(caller: Principal, id: number): Promise<Result<ReportJob>> {
    const job = await this.#jobs.get(id);
    return job && !hasExpired(job, this.#expiredMs()) && canRead(caller, job)
      ? success(job)
      : notFound(id);
  }
}

function notFound(id: number): ReturnType<typeof failWith> {
  return failWith('not-found', `The report ${id} does not exist.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

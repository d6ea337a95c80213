import type { Collection } from '@roadstead/contracts';
import {
  isAdministrator,
  type Paged,
  type Paging,
  type Principal,
  pageOfList,
} from '@roadstead/model';
import type { ReportJob } from './report-job.ts';
import type { ListedReport, ReportStatus, RequestedReport } from './reporting.ts';
import type { RunningReport } from './running-report.ts';

/** The state of the queue when jobs are read. */
interface QueueState {
  readonly running: RunningReport | undefined;
  /** J5: reports that ended at this instant or before have expired. */
  readonly expiredMs: number;
}

/** Lists the reports that the caller can read, newest first. */
export async function listReports(
  jobs: Collection<ReportJob>,
  caller: Principal,
  paging: Paging,
  { running, expiredMs }: QueueState,
): Promise<Paged<ListedReport>> {
  const own = isAdministrator(caller) ? {} : { index: 'owner', is: [caller.uuid] };
  const all = await jobs.find(own, { limit: Number.MAX_SAFE_INTEGER });
  const current = all
    .filter((job) => !hasExpired(job, expiredMs))
    .sort((one, other) => other.id - one.id);
  const { items, total } = pageOfList(current, paging);
  const listed = items.map((job): ListedReport => {
    const { type, name, beginMs, endMs } = job.request;
    const request = { type, name, beginMs, endMs };
    return { ...statusOf(job, running), request };
  });
  return { items: listed, total };
}

/** The status of a job; while it runs, with the progress of the run. */
export function statusOf(job: ReportJob, running: RunningReport | undefined): RequestedReport {
  const { id, state, createdMs, startedMs, endedMs, error, request, owner } = job;
  const isRunning = running?.id === id && state === 'running';
  const progress = isRunning ? running.progress : job.progress;
  return { id, state, progress, createdMs, startedMs, endedMs, error, request, owner };
}

/** J5: whether a report ended at an instant or before. */
export function hasExpired({ endedMs }: ReportStatus, expiredMs: number): boolean {
  return endedMs !== null && endedMs <= expiredMs;
}

export function hasEnded({ state }: ReportStatus): boolean {
  return state === 'finished' || state === 'aborted';
}

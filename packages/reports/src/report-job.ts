import type { CollectionSchema } from '@roadstead/contracts';
import type { Owned } from '@roadstead/model';
import { type Draft, produce } from 'immer';
import type { ReportTask } from './report-runner.ts';
import type { ReportState, ReportStatus } from './reporting.ts';

/** A report job as the store has it. */
export interface ReportJob extends ReportStatus, ReportTask, Owned {
  /** Chunks of its result that are stored so far. */
  readonly pieces: number;
  /** Number of times the process was killed while the job ran. */
  readonly kills: number;
}

/** The collection of the jobs. */
export const REPORT_JOBS: CollectionSchema<ReportJob> = {
  name: 'report-jobs',
  key: 'id',
  indexes: {
    state: ['state'],
    owner: ['owner', 'state'],
    ended: ['endedMs'],
    endedOfOwner: ['owner', 'endedMs'],
  },
};

/** J4: one kill may be chance; the third is caused by the report. */
const KILLS_MAX = 3;

/** J6: error of a job that was cancelled. */
export const CANCELLED = 'The report was cancelled.';

/** Payloads of the actions, by type. All instants are epoch milliseconds. */
interface ActionPayloads {
  /** The job is the first of the queue. */
  readonly start: { readonly startedMs: number };
  /** A chunk of the result was stored. */
  readonly storeChunk: object;
  /** The result is complete. */
  readonly finish: { readonly endedMs: number };
  /** The run failed, or was cancelled. */
  readonly fail: { readonly error: string; readonly progress: number; readonly endedMs: number };
  /** The owner cancels a job that has not started. */
  readonly cancel: { readonly endedMs: number };
  /** The service stopped, or could not reach the store, while the job ran. */
  readonly interrupt: object;
  /** The service starts and finds the job as the process left it, which was killed. */
  readonly recover: { readonly endedMs: number };
}

type ActionType = keyof ActionPayloads;

/** A cause for a report job to change. */
export type ReportJobAction<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: { readonly type: Each } & ActionPayloads[Each];
}[Type];

type Transition<Type extends ActionType> = (
  job: Draft<ReportJob>,
  action: ReportJobAction<Type>,
) => void;

type Transitions = { readonly [Type in ActionType]: Transition<Type> };

const unchanged = (): void => undefined;

/** Transitions of a job that has ended. */
const ENDED: Transitions = {
  start: unchanged,
  storeChunk: unchanged,
  finish: unchanged,
  fail: unchanged,
  cancel: unchanged,
  interrupt: unchanged,
  recover: unchanged,
};

/** J1, J4, J6: every state with every action. */
const TRANSITIONS: Readonly<Record<ReportState, Transitions>> = {
  queued: {
    start(job, { startedMs }) {
      job.state = 'running';
      job.startedMs = startedMs;
    },
    storeChunk: unchanged,
    finish: unchanged,
    fail: unchanged,
    cancel: (job, { endedMs }) => abort(job, CANCELLED, endedMs),
    interrupt: unchanged,
    recover: unchanged,
  },
  running: {
    start: unchanged,
    storeChunk(job) {
      job.pieces++;
    },
    finish(job, { endedMs }) {
      job.state = 'finished';
      job.progress = 100;
      job.endedMs = endedMs;
    },
    fail(job, { error, progress, endedMs }) {
      job.progress = progress;
      abort(job, error, endedMs);
    },
    // Only the run writes its job: it is cancelled itself, and fails.
    cancel: unchanged,
    interrupt: requeue,
    recover(job, { endedMs }) {
      job.kills++;
      if (job.kills < KILLS_MAX) requeue(job);
      else abort(job, `The service was killed ${job.kills} times while it ran.`, endedMs);
    },
  },
  finished: ENDED,
  aborted: ENDED,
};

/**
 * J1: the job after an action.
 * @returns the same object when the action does not apply to the job's state
 */
export function reduceReportJob<Type extends ActionType>(
  job: ReportJob,
  action: ReportJobAction<Type>,
): ReportJob {
  const transition: Transition<Type> = TRANSITIONS[job.state][action.type as Type];
  return produce(job, (draft) => transition(draft, action));
}

/** J4: the job starts from its beginning, so its result does as well. */
function requeue(job: Draft<ReportJob>): void {
  job.state = 'queued';
  job.startedMs = null;
  job.pieces = 0;
}

function abort(job: Draft<ReportJob>, error: string, endedMs: number): void {
  job.state = 'aborted';
  job.error = error;
  job.endedMs = endedMs;
  job.pieces = 0;
}

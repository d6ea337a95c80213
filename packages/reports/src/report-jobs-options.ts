import type { Clock, Store, WriteOperation } from '@roadstead/contracts';
import type { ReportJob } from './report-job.ts';
import type { ReportRunner } from './report-runner.ts';

/** Options of `ReportJobs`. */
export interface ReportJobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly run: ReportRunner;
  /** Repeats a call while the store cannot be reached. Rejects with any other error, and with the reason of the signal. */
  readonly repeat: (call: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Called when the store fails in the background. */
  readonly failed: (error: unknown) => void;
  /** Returns the operations that are written with a job that reaches another state. */
  readonly changing?: (job: ReportJob) => readonly WriteOperation[];
  /** Called when a job has reached another state and that is durable. */
  readonly changed?: (job: ReportJob) => void;
}

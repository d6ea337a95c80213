import type { PositionLog } from '@roadstead/contracts';
import type { DetectionWorker, DetectionWorkerStatus } from '@roadstead/service';

/** The state of a detector, for its probes and metrics. */
export class DetectorStatus {
  /** The worker that runs; one that was replaced is followed by another. */
  worker: DetectionWorker | undefined;
  /** The log, once it is open. */
  log: PositionLog | undefined;
  isStopping = false;

  /** Undefined while no worker holds a lease. */
  get ofWorker(): DetectionWorkerStatus | undefined {
    return this.worker?.status;
  }

  get state(): 'starting' | 'running' | 'stopping' {
    if (this.isStopping) return 'stopping';
    return this.ofWorker?.isRegistered ? 'running' : 'starting';
  }

  /** Returns the number of messages of the log that are not processed yet; NaN where it is not known. */
  async readMessagesBehind(): Promise<number> {
    const bounds = await this.log?.bounds().catch(() => undefined);
    const status = this.ofWorker;
    // A message that is appended meanwhile may be processed already.
    return bounds && status ? Math.max(0, bounds.newest - status.sequence) : Number.NaN;
  }
}

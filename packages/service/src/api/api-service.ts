import { failWith, type RejectedFix, type RejectedStatic, type Result } from '@roadstead/model';
import type { DelegatedUsage } from '@roadstead/usage';
import type { Observable } from 'rxjs';
import type { PublicCapabilities } from '../arguments/check-capabilities.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { ReportError } from '../changes/guarded-observable.ts';
import type { StoredFeed } from '../changes/stored-feed.ts';
import type { ByteIngest, ByteIngestOptions } from '../ingest/byte-ingest.ts';
import type { IngestBatch } from '../ingest/ingest-batch.ts';
import type { IngestResult } from '../ingest/ingest-result.ts';
import { LocalByteIngest } from '../ingest/local-byte-ingest.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { QueueLengths } from '../operations/queue-lengths.ts';
import type { ServiceStatusStore } from '../operations/service-status-store.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { unlessUnwritable } from '../operations/unwritable.ts';
import type { RouteJobs } from '../routing/route-jobs.ts';
import { ServiceMembers } from '../service-members.ts';
import type { RunningPreviews } from '../sts/preview/running-previews.ts';
import type { ShipTracking } from '../tracking/ship-tracking.ts';
import type { LeaderFollower } from './leader-follower.ts';
import { RemoteByteIngest } from './remote-byte-ingest.ts';

/** The parts of a service in an API process. */
export interface ApiParts {
  readonly leader: LeaderCalls;
  readonly follower: LeaderFollower;
  readonly status: ServiceStatusStore;
  readonly changes: ChangeStream;
  readonly feed: StoredFeed;
  readonly tracking: ShipTracking;
  readonly routing: RouteJobs | null;
  readonly previews: RunningPreviews;
  readonly usage: DelegatedUsage;
  readonly ingest: Pick<MaritimeService, 'ingest'>;
  /** Whether the leader parses bytes: it ingests them, too. */
  readonly leaderParses: boolean;
  readonly reportError: ReportError;
  /** Receives the error of usage that the leader has not acknowledged. */
  readonly failed: (error: unknown) => void;
}

/** A service in an API process: reads the store, and calls the leader for what only the leader does. */
export class ApiService extends ServiceMembers<PublicCapabilities> implements MaritimeService {
  readonly #parts: ApiParts;
  /** Calls that ingest: a stop waits for them. */
  readonly #inFlight: Set<Promise<unknown>> = new Set();
  #stopped: Promise<void> | undefined;

  constructor(capabilities: PublicCapabilities, parts: ApiParts) {
    super(capabilities, parts);
    this.#parts = parts;
  }

  async readQueueLengths(): Promise<QueueLengths> {
    const { leader, tracking, routing } = this.#parts;
    const lengths = (await leader.call({ kind: 'queues' })) as QueueLengths;
    return { ...lengths, tracks: tracking.tracks.pending, routes: routing?.pending ?? 0 };
  }

  get rejected$(): Observable<RejectedFix | RejectedStatic> {
    return this.guarded(this.#parts.follower.rejected$);
  }

  async start(signal?: AbortSignal): Promise<void> {
    const { follower, status } = this.#parts;
    if (status.now.state !== 'created') throw new Error(`The service is ${status.now.state}.`);
    follower.setState('starting');
    await rejectWhenAborted(follower.leaderRan, signal);
    await follower.load();
    follower.setState('running');
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const { follower, previews, routing, usage, changes, feed, leader, status, failed } =
      this.#parts;
    const wasRunning = status.now.state === 'running';
    follower.setState('stopping');
    // Requests notice it, and end their bytes.
    await yieldToEventLoop();
    await Promise.allSettled(this.#inFlight);
    await Promise.all([previews.stop(), routing?.stop()]);
    if (wasRunning) await unlessUnwritable(() => usage.stop(), failed);
    follower.setState('stopped');
    changes.complete();
    feed.stop();
    follower.complete();
    leader.close();
    status.complete();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async ingest(batch: IngestBatch): Promise<Result<IngestResult>> {
    const { status, ingest } = this.#parts;
    const { state, writeProblem } = status.now;
    if (state !== 'running') return failWith('stopping', `The service is ${state}.`);
    if (writeProblem !== null) return failWith('unwritable', `${writeProblem}.`);
    return this.#count(ingest.ingest(batch));
  }

  ingestBytes(options: ByteIngestOptions): ByteIngest {
    const { status, leader, leaderParses } = this.#parts;
    const { state, writeProblem } = status.now;
    const isRefused = state !== 'running' || writeProblem !== null;
    // The reason of a refusal is that of each batch.
    if (!leaderParses || isRefused) return new LocalByteIngest(this, options);
    return new RemoteByteIngest(leader, options, (call) => this.#count(call));
  }

  /** Counts a call that ingests as in flight. */
  async #count<Value>(call: Promise<Value>): Promise<Value> {
    const { status } = this.#parts;
    this.#inFlight.add(call);
    status.setInFlight(this.#inFlight.size);
    try {
      return await call;
    } finally {
      this.#inFlight.delete(call);
      status.setInFlight(this.#inFlight.size);
    }
  }

  async reconcile(): Promise<void> {
    await this.#parts.leader.call({ kind: 'reconcile' });
  }
}

async function rejectWhenAborted(
  promise: Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!signal) return promise;
  signal.throwIfAborted();
  let abort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  try {
    await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

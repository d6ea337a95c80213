import { isUnwritable } from '@roadstead/contracts';
import type { ServiceCapabilities, ServiceParts } from '../service-parts.ts';
import { reasonForReadOnly } from './unwritable.ts';

/**
 * The start of a service: reads first, then everything that may write. Once its writes wait, because the disk is full or the
 * store is read-only, reads are served, and the start continues when there is room.
 */
export class ServiceStart {
  readonly #capabilities: ServiceCapabilities;
  readonly #parts: ServiceParts;
  readonly #stopped: AbortController = new AbortController();
  /** The part that may write. */
  #writing: Promise<void> | undefined;
  #isComplete = false;

  constructor(capabilities: ServiceCapabilities, parts: ServiceParts) {
    this.#capabilities = capabilities;
    this.#parts = parts;
  }

  /** Whether the state in memory is that of the store, so that a stop can write a snapshot. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /**
   * Fulfilled when queries can be answered.
   * @param completed called when reports can be ingested, too
   */
  async run(signal: AbortSignal | undefined, completed: () => void): Promise<void> {
    const {
      status,
      store,
      log,
      vesselEventLog,
      configurationSet,
      leader,
      hold,
      pipeline,
      predictor,
      ships,
    } = this.#parts;
    if (status.now.state !== 'created') throw new Error(`The service is ${status.now.state}.`);
    status.setState('starting');
    const readOnlyReason = await reasonForReadOnly(store);
    if (readOnlyReason !== undefined) status.setWriteProblem(readOnlyReason);
    await log.start();
    await vesselEventLog.start();
    await configurationSet.start();
    await leader?.open(configurationSet.all().length > 0);
    // Requests are counted as soon as reads are served.
    await this.#capabilities.usage.open();
    await this.#capabilities.alerts?.open();
    await ships.start((some) => predictor?.recordReportedVoyages(some));
    this.#writing = this.#write(signal, readOnlyReason !== undefined).then(() => {
      this.#isComplete = true;
      status.setRunning(pipeline, hold.error?.message ?? readOnlyReason ?? null);
      completed();
    });
    try {
      await hold.unlessHeld(this.#writing);
    } catch (error) {
      if (!isUnwritable(error) || this.#stopped.signal.aborted) throw error;
      status.setReading(pipeline, error.message);
      this.#writing.catch((failure: unknown) => {
        if (status.now.state === 'running') status.setState('failed', String(failure));
      });
    }
  }

  /** Ends a start in progress. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The service is stopping.'));
    await Promise.allSettled([this.#writing]);
  }

  async #write(signal: AbortSignal | undefined, isReadOnly: boolean): Promise<void> {
    const { backfill, usage, reports, shapes, alerts } = this.#capabilities;
    const { pipeline, shapeFollower, lateMarks } = this.#parts;
    const { signal: stopped } = this.#stopped;
    await lateMarks.start();
    const prepared = isReadOnly ? Promise.resolve() : backfill.start();
    await pipeline.start(prepared, signal ? AbortSignal.any([signal, stopped]) : stopped);
    if (isReadOnly) return;
    await shapeFollower.catchUp(shapes);
    await reports.start();
    await usage.start();
    await alerts?.start();
  }
}

/** Background work, one task at a time, until it completes or a stop aborts it. */
export class BackgroundWork {
  readonly #failed: (error: unknown) => void;
  readonly #stopped: AbortController = new AbortController();
  #running: Promise<void> | undefined;

  /** @param failed receives the errors of tasks */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Aborted at a stop. */
  get signal(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Starts a task. The caller checks `isRunning` first. */
  begin(work: () => Promise<unknown>): void {
    this.#running = this.#run(work).finally(() => {
      this.#running = undefined;
    });
  }

  /** Waits for the running task, which may fail. */
  async wait(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failed(error);
    }
  }
}

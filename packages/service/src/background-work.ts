/** Work that goes on in the background, one at a time, until it is done or a stop breaks it off. */
export class BackgroundWork {
  readonly #failed: (error: unknown) => void;
  readonly #stopped: AbortController = new AbortController();
  #running: Promise<void> | undefined;

  /** @param failed told of what goes wrong */
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

  /** While none is running. */
  begin(work: () => Promise<unknown>): void {
    this.#running = this.#run(work).finally(() => {
      this.#running = undefined;
    });
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

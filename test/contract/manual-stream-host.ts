import { nodeStreamHost } from '@roadstead/http/node';

type StreamHost = ReturnType<typeof nodeStreamHost>;

const HOST = nodeStreamHost();

/** Timers of streams that a test runs, each of a second; the rest as in Node. */
export class ManualStreamHost implements StreamHost {
  readonly #runs: Set<() => void> = new Set();

  deflate(bytes: Uint8Array): Promise<Uint8Array> {
    return HOST.deflate(bytes);
  }

  yieldToEventLoop(): Promise<void> {
    return HOST.yieldToEventLoop();
  }

  repeatEvery(ms: number, run: () => void): () => void {
    if (ms !== 1000) throw new Error(`A timer of ${ms} ms`);
    this.#runs.add(run);
    return () => this.#runs.delete(run);
  }

  /** Runs the timers, each second in a turn of the event loop. */
  async passSeconds(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      for (const run of this.#runs) run();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

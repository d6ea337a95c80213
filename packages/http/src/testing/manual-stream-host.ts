import { constants, deflateRawSync } from 'node:zlib';
import type { StreamHost } from '../stream/stream-host.ts';

/** A host of streams whose seconds the test counts. */
export class ManualStreamHost implements StreamHost {
  readonly #runs: Set<() => void> = new Set();
  /** Number of compressed texts. */
  deflated = 0;

  repeatEvery(ms: number, run: () => void): () => void {
    if (ms !== 1000) throw new Error(`Streams have timers of a second, not of ${ms} ms.`);
    this.#runs.add(run);
    return () => this.#runs.delete(run);
  }

  yieldToEventLoop(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  async deflate(bytes: Uint8Array): Promise<Uint8Array> {
    this.deflated++;
    return deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  }

  get timers(): number {
    return this.#runs.size;
  }

  async advance(seconds = 1): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      for (const run of this.#runs) run();
      await this.yieldToEventLoop();
    }
  }
}

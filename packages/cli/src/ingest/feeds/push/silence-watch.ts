import type { Clock } from '@roadstead/contracts';
import type { Wait } from '../wait.ts';

/** A provider of any busy waters sends every second. */
const SILENCE_MS = 30_000;
/** Silence is noticed within this time. */
export const SILENCE_CHECK_MS = 5000;
/**
 * A subscription that the server has lost, and a connection whose other end is gone, stay open without a message: after this
 * time the feed is opened again. Ships at anchor report every three minutes.
 */
export const SILENCE_MAX_MS = 300_000;

/** The operations of a silence watch. */
interface SilenceWatchOptions {
  readonly clock: Clock;
  readonly wait: Wait;
  /** Called when nothing has been heard for `SILENCE_MS`. */
  readonly onSilent: () => void;
  /** Called when a silence ends. */
  readonly onHeard: (silentMs: number) => void;
  /** Called after `SILENCE_MAX_MS`. */
  readonly onExpired: () => void;
}

/** Notices that an open connection delivers nothing. */
export class SilenceWatch {
  readonly #options: SilenceWatchOptions;
  #heardMs: number;
  #isSilent = false;

  constructor(options: SilenceWatchOptions) {
    this.#options = options;
    this.#heardMs = options.clock.now();
  }

  /** Records that a message has arrived. */
  heard(): void {
    const nowMs = this.#options.clock.now();
    if (this.#isSilent) this.#options.onHeard(nowMs - this.#heardMs);
    this.#isSilent = false;
    this.#heardMs = nowMs;
  }

  /** Watches until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, wait, onSilent, onExpired } = this.#options;
    while (!signal.aborted) {
      await wait(SILENCE_CHECK_MS, signal);
      if (signal.aborted) return;
      const silentMs = clock.now() - this.#heardMs;
      if (silentMs >= SILENCE_MS && !this.#isSilent) {
        this.#isSilent = true;
        onSilent();
      }
      if (silentMs >= SILENCE_MAX_MS) {
        onExpired();
        return;
      }
    }
  }
}

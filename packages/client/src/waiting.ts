/** Calls a function after a number of milliseconds; the function that it returns prevents that. */
export type StartTimer = (ms: number, run: () => void) => () => void;

/** Resolves after a number of milliseconds. @throws the reason of the signal when it is aborted before */
export function waitFor(
  ms: number,
  startTimer: StartTimer,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      cancel();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const cancel = startTimer(ms, end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** The pauses before connections, which can be ended early. */
export class Pauses {
  readonly #startTimer: StartTimer;
  readonly #ends: Set<() => void> = new Set();

  constructor(startTimer: StartTimer) {
    this.#startTimer = startTimer;
  }

  /** Resolves after a number of milliseconds, or at `end`. @throws the reason of the signal when it is aborted before */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    const startTimer: StartTimer = (pauseMs, run) => {
      const cancel = this.#startTimer(pauseMs, run);
      this.#ends.add(run);
      return () => {
        cancel();
        this.#ends.delete(run);
      };
    };
    return waitFor(ms, startTimer, signal);
  }

  /** Ends the pauses in progress. */
  end(): void {
    for (const end of [...this.#ends]) end();
  }
}

export const platformRandom = (): number =>
  crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

export const platformTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Pauses before the next connection: up to 1 s after the first failure, doubled with each, up to 30 s. */
const BACK_OFF_MS = 1000;
const BACK_OFF_MS_MAX = 30_000;

/** Returns a random pause. @param failures before this one, without a success in between */
export function backOffMs(failures: number, random: () => number): number {
  return random() * Math.min(BACK_OFF_MS_MAX, BACK_OFF_MS * 2 ** failures);
}

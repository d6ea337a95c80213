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

/** A global function of Node, Deno and Bun, which the types of web workers lack. */
declare const setImmediate: (run: () => void) => void;

/** Returns the value of a promise, or undefined if it takes longer. */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a function after some milliseconds. @returns a function that cancels it */
export function setCancelableTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Waits for some milliseconds, or until the signal is aborted. */
export function pauseUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Runs a function after some milliseconds; does not keep the process alive. @returns a function that cancels it */
export function setBackgroundTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  unref(timer);
  return () => clearTimeout(timer);
}

/**
 * Runs a function repeatedly, one run at a time; a run that is due meanwhile is skipped. Does not keep the process alive.
 * @returns a function that ends it
 */
export function repeatEvery(ms: number, run: () => Promise<unknown>): () => void {
  let isRunning = false;
  const timer: unknown = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await run();
    isRunning = false;
  }, ms);
  unref(timer);
  return () => clearInterval(timer as number);
}

/** Node's timers are objects that keep the process alive; those of other systems are numbers. */
function unref(timer: unknown): void {
  (timer as { unref?: () => void }).unref?.();
}

/**
 * Lets other work of the process run: reads of an in-process store do not yield by themselves. Waits for no time: a timer of 0 ms
 * takes 1.2 ms in Node, and work that a stop waits for must not depend on the clock.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

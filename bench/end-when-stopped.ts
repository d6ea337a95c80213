export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** As a shell has it for a program that SIGINT has ended. */
export const EXIT_STOPPED = 130;

/**
 * Runs a function, and then another one that removes what it has created on servers, also when the bench is stopped.
 * @param end called once or twice
 */
export async function endWhenStopped<Result>(
  run: () => Promise<Result>,
  end: () => Promise<void>,
): Promise<Result> {
  const stop = (): void => void end().finally(() => process.exit(EXIT_STOPPED));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await run();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    await end();
  }
}

import { type Host, writeText } from '../host/host.ts';

/** The maximum number of pending log lines. */
const LOG_LINES_PENDING_MAX = 10_000;

/**
 * Returns a function that logs a line. A log without a reader does not stop the service, and lines above the maximum
 * are dropped.
 */
export function createLineLogger({ stderr }: Host): (line: string) => void {
  let pending = 0;
  return (line) => {
    if (pending >= LOG_LINES_PENDING_MAX) return;
    pending++;
    writeText(stderr, `${line}\n`)
      .catch(() => undefined)
      .finally(() => pending--);
  };
}

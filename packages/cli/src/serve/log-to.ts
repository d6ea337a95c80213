import { type Host, write } from '../host.ts';

/** Lines of the log that are not written yet. */
const LOG_LINES_WAITING_MAX = 10_000;

/** A log that nobody takes any more is no reason to stop, and what it does not take now is not kept for it. */
export function logTo({ stderr }: Host): (line: string) => void {
  let waiting = 0;
  return (line) => {
    if (waiting >= LOG_LINES_WAITING_MAX) return;
    waiting++;
    write(stderr, `${line}\n`)
      .catch(() => undefined)
      .finally(() => waiting--);
  };
}

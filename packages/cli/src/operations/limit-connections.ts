import type { Server } from 'node:http';
import type { Clock } from '@roadstead/contracts';

/** Connections of a service on a machine that allows it; each takes some 20 kB. */
const CONNECTIONS_MAX = 10_000;
/** File descriptors for the store, its threads and live feeds: a store that cannot open its files fails. */
const OTHER_FILES = 256;
/** Interval of the log line, so that a flood of connections does not flood the log. */
const LOG_MS = 60_000;

/**
 * Closes connections over a limit when they arrive, and logs them and those that the system cannot accept, with a line a minute. Without
 * a limit below that of file descriptors, libuv closes connections silently, and the store cannot open files.
 * @param server one that listens already: an error of `listen` is not one of a connection
 */
export function limitConnections(
  server: Server,
  max: number,
  log: (line: string) => void,
  clock: Clock,
): void {
  let count = 0;
  let untilMs = Number.NEGATIVE_INFINITY;
  const refuse = (why: string): void => {
    count++;
    if (clock.now() < untilMs) return;
    log(`${count} ${count === 1 ? 'connection' : 'connections'} refused: ${why}`);
    count = 0;
    untilMs = clock.now() + LOG_MS;
  };
  server.maxConnections = max;
  server.on('drop', () => refuse(`${max} are open`));
  server.on('error', ({ message }) => refuse(message));
}

/** Returns the limit that is wanted, or a lower one by the number of files that this process may open. */
export function connectionsMax(wanted: number = CONNECTIONS_MAX): number {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const files = userLimits?.open_files?.soft ?? 'unlimited';
  if (files === 'unlimited') return wanted;
  return Math.min(wanted, Math.max(Math.floor(files / 2), files - OTHER_FILES));
}

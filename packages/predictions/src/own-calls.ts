import { CALLS_KEPT } from './thresholds.ts';

/** The last calls of a ship, oldest first; numbers of ports are those of a `CallModel`. */
export interface OwnCalls {
  readonly ports: number[];
  /** ATA, epoch milliseconds. */
  readonly timesMs: number[];
}

/** Adds the newest call; the oldest goes where there are too many. */
export function addCall({ ports, timesMs }: OwnCalls, port: number, ataMs: number): void {
  ports.push(port);
  timesMs.push(ataMs);
  if (ports.length <= CALLS_KEPT) return;
  ports.shift();
  timesMs.shift();
}

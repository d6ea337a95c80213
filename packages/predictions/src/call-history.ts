import { CALLS_RETAINED_MAX } from './thresholds.ts';

/** The last calls of a ship, oldest first; port numbers are those of a `CallModel`. */
export interface CallHistory {
  readonly ports: number[];
  /** The begin of each, epoch milliseconds. */
  readonly timesMs: number[];
}

/** Appends the newest call; beyond the maximum the oldest is removed. */
export function appendCall({ ports, timesMs }: CallHistory, port: number, beginMs: number): void {
  ports.push(port);
  timesMs.push(beginMs);
  if (ports.length <= CALLS_RETAINED_MAX) return;
  ports.shift();
  timesMs.shift();
}

/** Returns the share of a port among the retained calls, 0 to 1. */
export function shareOfCalls({ ports }: CallHistory, port: number): number {
  return ports.filter((each) => each === port).length / Math.max(1, ports.length);
}

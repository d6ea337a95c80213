import { CALLS_RETAINED_MAX } from './thresholds.ts';

/** Ports called at, oldest first; port numbers are those of a `CallModel`. */
export interface PortSequence {
  readonly ports: number[];
  /** The begin of each, epoch milliseconds. */
  readonly timesMs: number[];
}

/** The last calls of a ship. */
export interface CallHistory extends PortSequence {
  /** ATA and ATD of each, epoch milliseconds; NaN if unknown, and the ATD while the ship is in port. */
  readonly atasMs: number[];
  readonly atdsMs: number[];
}

/** Creates a history without calls. */
export function emptyCallHistory(): CallHistory {
  return { ports: [], timesMs: [], atasMs: [], atdsMs: [] };
}

/** Appends the newest call; beyond the maximum the oldest is removed. */
export function appendCall(
  { ports, timesMs, atasMs, atdsMs }: CallHistory,
  port: number,
  beginMs: number,
  ataMs: number,
  atdMs: number,
): void {
  ports.push(port);
  timesMs.push(beginMs);
  atasMs.push(ataMs);
  atdsMs.push(atdMs);
  if (ports.length <= CALLS_RETAINED_MAX) return;
  for (const column of [ports, timesMs, atasMs, atdsMs]) column.shift();
}

/** Returns the share of a port among the retained calls, 0 to 1. */
export function shareOfCalls({ ports }: PortSequence, port: number): number {
  return ports.filter((each) => each === port).length / Math.max(1, ports.length);
}

/** The time of day. It is injected: no package but the host's reads the clock of the machine. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** A clock for tests and replays that shows a set time. */
export interface ManualClock extends Clock {
  set(timeMs: number): void;
}

/** Creates a manual clock at a time in epoch milliseconds. */
export function manualClock(timeMs: number): ManualClock {
  let now = timeMs;
  return {
    now: () => now,
    set(next: number): void {
      now = next;
    },
  };
}

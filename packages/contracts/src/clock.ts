/** The time of day, handed in: nothing in Roadstead asks the machine for it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** A clock that stands until it is moved. */
export interface ManualClock extends Clock {
  set(timeMs: number): void;
}

export function manualClock(timeMs: number): ManualClock {
  let now = timeMs;
  return {
    now: () => now,
    set(next: number): void {
      now = next;
    },
  };
}

import type { Mmsi } from '@roadstead/model';
import type { HeardFix } from './ship-memory.ts';
import type { Silence } from './silence.ts';
import { DRAUGHT_LATE_MS, HEARD_AGAIN_MS, POINTS_MS, TICK_MS } from './thresholds.ts';

/** A silence that waits for its evaluation. */
export interface PendingSilence {
  readonly silence: Silence;
  readonly dueMs: number;
  /** Whether no further evaluation follows. */
  readonly isLast: boolean;
}

/** V5: silences that wait to be evaluated: when the silent ship has a course again, and, unexplained, when draughts are reported. */
export class PendingSilences {
  #pending: PendingSilence[];

  constructor(pending: readonly PendingSilence[] = []) {
    this.#pending = [...pending];
  }

  /** The silences that wait, for the constructor. */
  get pending(): readonly PendingSilence[] {
    return this.#pending;
  }

  /** Adds a silence that lasts. */
  open(mmsi: Mmsi, from: HeardFix, nowMs: number): void {
    this.#pending.push({ silence: { mmsi, from, to: null }, dueMs: nowMs, isLast: false });
  }

  /** Adds a silence that has ended, or ends the one that waits. @param isExamined whether it was evaluated while it lasted */
  close(mmsi: Mmsi, from: HeardFix | null, to: HeardFix, isExamined: boolean): void {
    const closed = {
      silence: { mmsi, from, to },
      dueMs: to.timeMs + HEARD_AGAIN_MS,
      isLast: false,
    };
    const waiting = this.#pending.findIndex(
      ({ silence }) => silence.mmsi === mmsi && silence.to === null,
    );
    if (waiting >= 0) this.#pending[waiting] = closed;
    else if (!isExamined) this.#pending.push(closed);
  }

  /** Removes and returns the silences that are due. */
  takeDue(nowMs: number): readonly PendingSilence[] {
    const due = this.#pending.filter(({ dueMs }) => dueMs <= nowMs);
    if (due.length > 0) this.#pending = this.#pending.filter(({ dueMs }) => dueMs > nowMs);
    return due;
  }

  /** Adds a silence again that is not explained yet. */
  retry({ silence, dueMs, isLast }: PendingSilence): void {
    const laterMs = dueMs + DRAUGHT_LATE_MS;
    const isStored = silence.from === null || laterMs + TICK_MS <= silence.from.timeMs + POINTS_MS;
    if (!isLast && isStored) this.#pending.push({ silence, dueMs: laterMs, isLast: true });
  }
}

import { yieldToEventLoop } from '../operations/timers.ts';

/** Reading so many rows blocks the event loop for some twenty milliseconds. */
const ROWS_AT_A_TIME = 20_000;
/** The cost of a look-up, in rows. */
export const ROWS_PER_LOOKUP = 200;

/** Yields to the event loop at intervals while rows are read. */
export class RowBudget {
  #rows = 0;

  /** Yields after `ROWS_AT_A_TIME`. @param signal ends the work with its reason */
  async spend(rows: number, signal?: AbortSignal): Promise<void> {
    this.#rows += rows;
    if (this.#rows < ROWS_AT_A_TIME) return;
    this.#rows = 0;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
}

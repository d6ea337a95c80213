/** How far from its time a call may be, in milliseconds. */
export interface Windows {
  readonly earlyMs: number;
  readonly lateMs: number;
}

/**
 * A4: which calls at one port are the scheduled ones. Each is used once, their order stays, and as little as possible is amiss: a call
 * that is off its time costs how much it is, a scheduled one that nobody made as much as the latest. Where two ways cost the
 * same, more calls are made.
 * @param scheduledMs ascending
 * @param actualMs ascending
 * @returns for each scheduled call which actual one it is, or -1
 */
export function matchCalls(
  scheduledMs: readonly number[],
  actualMs: readonly number[],
  { earlyMs, lateMs }: Windows,
): readonly number[] {
  const [rows, columns] = [scheduledMs.length, actualMs.length];
  const width = columns + 1;
  // The least cost of the first scheduled calls with the first actual ones.
  const costs = new Float64Array((rows + 1) * width);
  for (let row = 1; row <= rows; row++) {
    costs[row * width] = row * lateMs;
    for (let column = 1; column <= columns; column++) {
      const at = row * width + column;
      costs[at] = Math.min(
        costs[at - 1],
        costs[at - width] + lateMs,
        costs[at - width - 1] + costOf(row, column),
      );
    }
  }
  const found = Array.from({ length: rows }, () => -1);
  for (let row = rows, column = columns; row > 0 && column > 0; ) {
    const at = row * width + column;
    if (costs[at] === costs[at - width - 1] + costOf(row, column)) {
      found[--row] = --column;
    } else if (costs[at] === costs[at - 1]) column--;
    else row--;
  }
  return found;

  function costOf(row: number, column: number): number {
    const offMs = actualMs[column - 1] - scheduledMs[row - 1];
    return offMs < -earlyMs || offMs > lateMs ? Number.POSITIVE_INFINITY : Math.abs(offMs);
  }
}

/** Tolerated deviations of a call from its schedule, in milliseconds. */
export interface MatchWindow {
  readonly earlyMs: number;
  readonly lateMs: number;
}

/**
 * A4: assigns actual calls at one port to scheduled ones, each once and in order, at the least cost: an assigned call costs its
 * deviation, an unassigned scheduled one costs `lateMs`. Of assignments with equal costs the one with more calls is chosen.
 * @param scheduledMs ascending
 * @param actualMs ascending
 * @returns for each scheduled call the index of its actual one, or −1
 */
export function matchCalls(
  scheduledMs: readonly number[],
  actualMs: readonly number[],
  { earlyMs, lateMs }: MatchWindow,
): readonly number[] {
  const [rows, columns] = [scheduledMs.length, actualMs.length];
  const width = columns + 1;
  // The least cost of the first `row` scheduled calls with the first `column` actual ones.
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

/** A calendar month, UTC. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A month with its text, `2026-01`, and its bounds: epoch milliseconds, the end not included. */
export interface MonthSpan extends Month {
  readonly text: string;
  readonly beginMs: number;
  readonly endMs: number;
}

/** @param timeMs epoch milliseconds */
export function monthAt(timeMs: number): Month {
  const date = new Date(timeMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

export function spanOf(month: Month): MonthSpan {
  const { year, month: number } = month;
  const beginMs = Date.UTC(year, number - 1);
  const text = `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
  return { year, month: number, text, beginMs, endMs: Date.UTC(year, number) };
}

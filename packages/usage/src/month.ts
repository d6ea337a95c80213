/** A calendar month, UTC. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** @param timeMs epoch milliseconds */
export function monthAt(timeMs: number): Month {
  const date = new Date(timeMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** `2026-01`. */
export function monthText({ year, month }: Month): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** When the next month begins, epoch milliseconds. */
export function monthEndMs({ year, month }: Month): number {
  return Date.UTC(year, month, 1);
}

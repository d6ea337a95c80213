const DAY_MS = 86_400_000;

/** The midnight UTC at which a day began. */
export function midnightMs(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS) * DAY_MS;
}

export function nextMidnightMs(timeMs: number): number {
  return midnightMs(timeMs) + DAY_MS;
}

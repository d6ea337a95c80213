// Consecutive reports often have the same time, whose formatting takes longer than the rest of a row: cache it.
let lastTimeMs = Number.NaN;
let lastText = '';

/** Formats epoch milliseconds as `2026-04-26T00:00:01Z`, with milliseconds unless they are 0. */
export function isoTimeText(timeMs: number): string {
  if (timeMs === lastTimeMs) return lastText;
  const text = new Date(timeMs).toISOString();
  lastText = timeMs % 1000 === 0 ? `${text.slice(0, -5)}Z` : text;
  lastTimeMs = timeMs;
  return lastText;
}

/** Formats a text as a field of CSV (RFC 4180). */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Many reports have the same time as the one before, and to write it takes longer than the rest of a row.
let lastTimeMs = Number.NaN;
let lastText = '';

/** Epoch milliseconds as `2026-04-26T00:00:01Z`, with milliseconds where there are any. */
export function timeText(timeMs: number): string {
  if (timeMs === lastTimeMs) return lastText;
  const text = new Date(timeMs).toISOString();
  lastText = timeMs % 1000 === 0 ? `${text.slice(0, -5)}Z` : text;
  lastTimeMs = timeMs;
  return lastText;
}

/** A text as a field of CSV (RFC 4180). */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

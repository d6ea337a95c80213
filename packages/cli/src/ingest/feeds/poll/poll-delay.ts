const MS_PER_SECOND = 1000;
/** A server that asks for longer delays is asked after this time. */
const DELAY_MAX_MS = 3_600_000;

/**
 * Returns the delay until the next request: the interval, or longer if the response is fresh for longer by its `Cache-Control`
 * (RFC 9111, 5.2.2.1) and `Age`.
 */
export function pollDelayMs(headers: Headers, intervalMs: number): number {
  const [, maxAge = '0'] =
    /(?:^|[\s,])max-age="?(\d+)/i.exec(headers.get('cache-control') ?? '') ?? [];
  const [age = '0'] = /^\d+$/.exec(headers.get('age') ?? '') ?? [];
  const freshMs = MS_PER_SECOND * (Number(maxAge) - Number(age));
  return Math.max(intervalMs, Math.min(freshMs, DELAY_MAX_MS));
}

/** Returns the delay that `Retry-After` asks for, seconds or a date (RFC 9110, 10.2.3); 0 without a valid one. */
export function retryAfterMs(headers: Headers, nowMs: number): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? MS_PER_SECOND * Number(text) : Date.parse(text) - nowMs;
  return ms > 0 ? Math.min(ms, DELAY_MAX_MS) : 0;
}

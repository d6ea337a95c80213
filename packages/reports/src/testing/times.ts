export const MINUTE_MS = 60_000;
export const HOUR_MS: number = 60 * MINUTE_MS;
/** 2026-06-01T00:00:00Z. */
export const BEGIN_MS: number = Date.UTC(2026, 5, 1);

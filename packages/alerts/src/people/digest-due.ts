import type { DeliverySettings } from './delivery-settings.ts';
import { minuteOfDay, nextTimeOfDay, wallClockMs } from './zoned-time.ts';

const HOUR_MS = 3_600_000;

/** A15: returns the instant, after now, of the digest that a message joins; null for a message that is sent at once. */
export function digestDueMs(settings: DeliverySettings, nowMs: number): number | null {
  const { schedule, dailyAt, quiet, timeZone } = settings;
  if (schedule === 'at-once' && !isQuiet(settings, nowMs)) return null;
  let dueMs = nowMs;
  if (schedule === 'hourly') dueMs = (Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS;
  if (schedule === 'daily') dueMs = nextTimeOfDay(nowMs, dailyAt, timeZone);
  return quiet && isQuiet(settings, dueMs) ? nextTimeOfDay(dueMs, quiet.to, timeZone) : dueMs;
}

/** Whether an instant is in the quiet hours, whose end is not. */
function isQuiet({ quiet, timeZone }: DeliverySettings, ms: number): boolean {
  if (!quiet) return false;
  const [from, to] = [minuteOfDay(quiet.from), minuteOfDay(quiet.to)];
  const now = minuteOfDay(wallClockMs(ms, timeZone));
  return from < to ? now >= from && now < to : now >= from || now < to;
}

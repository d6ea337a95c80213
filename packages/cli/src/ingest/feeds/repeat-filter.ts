import type { PositionReport } from '@roadstead/model';

/**
 * Two reports of a ship with the same content within this time are the same transmission, received twice. By ITU-R
 * M.1371-5 (annex 1, table 1) only ships faster than 14 knots, or turning, report more often than every 10 seconds, and
 * the content of their next report differs: in 2 seconds at 14 knots a ship moves 14 metres, and the resolution is 0.2
 * metres. A slot may be a tenth of the interval early, and the next one late, so these 10 seconds are at least 8. The
 * clocks of two receivers seldom differ by more than some seconds.
 */
export const REPEAT_MS = 5000;

/** All ships worldwide send some 3 000 reports a second: this is well above the number within the window. */
export const REPORTS_RETAINED_MAX = 50_000;

/** Distinguishes repeats, received by overlapping receivers, from new reports. */
export class RepeatFilter {
  /** The time at which each content was new, the oldest first. */
  readonly #newMs: Map<string, number> = new Map();

  /**
   * Returns whether a report repeats another one of about the same time. The interval counts from the report that was
   * new, so that a transmitter which sends the same content all the time is still received.
   */
  isRepeat(report: PositionReport): boolean {
    const { mmsi, timeMs, longitude, latitude, sog, cog, heading } = report;
    const content = `${mmsi} ${longitude} ${latitude} ${sog} ${cog} ${heading}`;
    const newMs = this.#newMs.get(content);
    if (newMs !== undefined && Math.abs(timeMs - newMs) < REPEAT_MS) return true;
    this.#newMs.delete(content);
    this.#newMs.set(content, timeMs);
    if (this.#newMs.size > REPORTS_RETAINED_MAX) this.#forgetOldest();
    return false;
  }

  #forgetOldest(): void {
    for (const oldest of this.#newMs.keys()) {
      this.#newMs.delete(oldest);
      return;
    }
  }
}

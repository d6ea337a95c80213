import type { PositionReport } from '@roadstead/model';

/**
 * Two reports of a ship with the same content that are nearer in time than this are one, heard twice. By ITU-R M.1371-5
 * (annex 1, table 1) only ships that are faster than 14 knots, or that are turning, report more often than every 10 seconds, and
 * what such a ship says next is something else: in 2 seconds at 14 knots it goes 14 metres, and 0.2 metres can be told.
 * A slot may be chosen a tenth of the interval early, and the next one late, so those 10 seconds are 8 at least. And two
 * receivers are seldom further apart than some seconds.
 */
export const REPEAT_MS = 5000;

/** All ships there are give some 3 000 reports a second: this is a good deal more than the window has of them. */
export const REMEMBERED_MAX = 50_000;

/** Tells reports of overlapping receivers, the same content within a short time, from new ones. */
export class RepeatFilter {
  /** When each content was new, the one that came longest ago first. */
  readonly #newMs: Map<string, number> = new Map();

  /**
   * Whether a report says what another one said at about its time. The time counts from the one that was new, so that a
   * transmitter which says the same all the time is still heard.
   */
  isRepeat(report: PositionReport): boolean {
    const { mmsi, timeMs, longitude, latitude, sog, cog, heading } = report;
    const content = `${mmsi} ${longitude} ${latitude} ${sog} ${cog} ${heading}`;
    const newMs = this.#newMs.get(content);
    if (newMs !== undefined && Math.abs(timeMs - newMs) < REPEAT_MS) return true;
    this.#newMs.delete(content);
    this.#newMs.set(content, timeMs);
    if (this.#newMs.size > REMEMBERED_MAX) this.#forgetOldest();
    return false;
  }

  #forgetOldest(): void {
    for (const oldest of this.#newMs.keys()) {
      this.#newMs.delete(oldest);
      return;
    }
  }
}

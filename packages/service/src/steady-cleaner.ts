import { TrackCleaner, type TrackPlace } from '@roadstead/tracking';
import { ANYWHERE_MS, dayOf, REPORTS_MIN } from './reports-before.ts';

const MS_PER_DAY = 86_400_000;

/** Where to begin reading, so that it is known from an instant on which reports are jumps. */
export interface Context {
  /** The day before: enough, where it has `REPORTS_MIN` reports. */
  readonly dayBeforeMs: number;
  readonly dayMs: number;
  /** Else. */
  readonly longBeforeMs: number;
}

/** @param fromMs epoch milliseconds */
export function contextOf(fromMs: number): Context {
  const dayMs = dayOf(fromMs);
  return { dayBeforeMs: dayMs - MS_PER_DAY, dayMs, longBeforeMs: dayMs - ANYWHERE_MS };
}

/**
 * D10 for reports of one ship, alike for every period that is read: a day (UTC) is judged by what was reported since the
 * beginning of the last day before it that has three reports. Who begins earlier could come to another judgement, where two ships
 * send under one MMSI (T3) and it depends on the first report whose track it is.
 */
export class SteadyCleaner {
  #day: Judge = new Judge();
  /** Began with the day, and judges the next one; undefined while both say the same. */
  #next: Judge | undefined;
  #dayEndMs = Number.NEGATIVE_INFINITY;
  #reports = 0;
  #isAnew = false;

  /** Whether the next report is of the track, and whether it goes on with it or starts it anew. */
  judge(place: TrackPlace): 'fix' | 'start' | 'none' {
    if (place.timeMs >= this.#dayEndMs) this.#beginDay(place.timeMs);
    this.#reports++;
    const verdict = this.#day.judge(place);
    if (this.#next) {
      this.#next.judge(place);
      // From the same fix on, the same reports are judged alike.
      if (this.#next.fixMs === this.#day.fixMs) this.#next = undefined;
    }
    if (verdict === 'none' || !this.#isAnew) return verdict;
    this.#isAnew = false;
    return 'start';
  }

  #beginDay(timeMs: number): void {
    if (this.#next && this.#reports >= REPORTS_MIN) {
      this.#day = this.#next;
      this.#isAnew = true;
    }
    this.#next = new Judge();
    this.#reports = 0;
    this.#dayEndMs = dayOf(timeMs) + MS_PER_DAY;
  }
}

class Judge {
  /** Of the last report that is of the track. */
  fixMs = Number.NEGATIVE_INFINITY;
  readonly #cleaner: TrackCleaner = new TrackCleaner();

  judge(place: TrackPlace): 'fix' | 'start' | 'none' {
    const verdict = this.#cleaner.judge(place);
    if (verdict !== 'none') this.fixMs = place.timeMs;
    return verdict;
  }
}

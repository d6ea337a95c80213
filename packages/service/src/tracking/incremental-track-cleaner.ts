import type { TimedPosition } from '@roadstead/model';
import { TrackCleaner } from '@roadstead/tracking';
import { millisecondsInDay } from 'date-fns/constants';
import { CONTEXT_MAX_MS, dayOf, REPORTS_MIN } from './read-preceding-reports.ts';

/** Where to begin reading, so that jumps are recognised from an instant on. */
export interface Context {
  /** The beginning of the day before, which suffices if that day has `REPORTS_MIN` reports. */
  readonly dayBeforeMs: number;
  readonly dayMs: number;
  /** The beginning otherwise. */
  readonly longBeforeMs: number;
}

/** @param fromMs epoch milliseconds */
export function contextOf(fromMs: number): Context {
  const dayMs = dayOf(fromMs);
  return { dayBeforeMs: dayMs - millisecondsInDay, dayMs, longBeforeMs: dayMs - CONTEXT_MAX_MS };
}

/**
 * D10 for the reports of one ship, with the same result for every period: a day (UTC) is classified by the reports since the
 * beginning of the last day before it that has three reports. Reading from an earlier instant could give another result where
 * two ships send under one MMSI (T3), and the first report decides which of them has the track.
 */
export class IncrementalTrackCleaner {
  #day: Classifier = new Classifier();
  /** Began with the day, and classifies the next one; undefined while both agree. */
  #next: Classifier | undefined;
  #dayEndMs = Number.NEGATIVE_INFINITY;
  #reports = 0;
  #startsTrack = false;

  /** Classifies the next report: it continues the track, starts a new one, or is not part of it. */
  classify(position: TimedPosition): 'fix' | 'start' | 'none' {
    if (position.timeMs >= this.#dayEndMs) this.#beginDay(position.timeMs);
    this.#reports++;
    const result = this.#day.classify(position);
    if (this.#next) {
      this.#next.classify(position);
      // After the same fix, both classify the same reports alike.
      if (this.#next.fixMs === this.#day.fixMs) this.#next = undefined;
    }
    if (result === 'none' || !this.#startsTrack) return result;
    this.#startsTrack = false;
    return 'start';
  }

  #beginDay(timeMs: number): void {
    if (this.#next && this.#reports >= REPORTS_MIN) {
      this.#day = this.#next;
      this.#startsTrack = true;
    }
    this.#next = new Classifier();
    this.#reports = 0;
    this.#dayEndMs = dayOf(timeMs) + millisecondsInDay;
  }
}

class Classifier {
  /** The time of the last report of the track. */
  fixMs = Number.NEGATIVE_INFINITY;
  readonly #cleaner: TrackCleaner = new TrackCleaner();

  classify(position: TimedPosition): 'fix' | 'start' | 'none' {
    const result = this.#cleaner.classify(position);
    if (result !== 'none') this.fixMs = position.timeMs;
    return result;
  }
}

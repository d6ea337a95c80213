import type { SeriesPlan, SeriesRow } from '../series.ts';

export type TrackRow = SeriesRow<'speed' | 'course'>;

/** The rows of most rules. */
export const TRACKS: SeriesPlan<'speed' | 'course'> = {
  name: 'tracks',
  columns: ['speed', 'course'],
};

export function trackRow(key: number, timeMs: number, speed: number | null = timeMs / 7): TrackRow {
  return { key, timeMs, speed, course: null };
}

export function byTime(a: TrackRow, b: TrackRow): number {
  return a.timeMs - b.timeMs;
}

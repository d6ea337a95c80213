import type { SeriesRow, SeriesSchema } from '../series.ts';

export type TrackRow = SeriesRow<'speed' | 'course'>;

/** The schema of most rules. */
export const TRACKS_SCHEMA: SeriesSchema<'speed' | 'course'> = {
  name: 'tracks',
  columns: ['speed', 'course'],
};

export function sampleRow(
  key: number,
  timeMs: number,
  speed: number | null = timeMs / 7,
): TrackRow {
  return { key, timeMs, speed, course: null };
}

export function byTime(a: TrackRow, b: TrackRow): number {
  return a.timeMs - b.timeMs;
}

import type { ReplayTrack } from './replay-track.ts';

/** Tracks of ships as a service sends them: numbers one after another, by columns. */
export interface TracksJson {
  readonly begin: string;
  readonly columns: readonly string[];
  readonly tracks: readonly { readonly mmsi: number; readonly rows: readonly (number | null)[] }[];
}

/** Returns tracks of typed arrays. The service leaves jumps out, so that no track has a start but its first fix. */
export function decodeTracks({ begin, columns, tracks }: TracksJson): readonly ReplayTrack[] {
  const beginMs = Date.parse(begin);
  const width = columns.length;
  return tracks.map(({ mmsi, rows }) => {
    const count = rows.length / width;
    /** Unknown values are NaN. */
    const fill = <Column extends Float32Array | Float64Array>(
      column: Column,
      name: string,
      unitsOf: (value: number) => number,
    ): Column => {
      const at = columns.indexOf(name);
      for (let i = 0; i < count; i++) {
        const value = rows[i * width + at];
        column[i] = value === null || value === undefined ? Number.NaN : unitsOf(value);
      }
      return column;
    };
    const degrees = (value: number): number => value / 1e5;
    const tenth = (value: number): number => value / 10;
    return {
      mmsi,
      timeMs: fill(new Float64Array(count), 'seconds_after_begin', (s) => beginMs + s * 1000),
      longitude: fill(new Float64Array(count), 'longitude_1e5', degrees),
      latitude: fill(new Float64Array(count), 'latitude_1e5', degrees),
      sogKnots: fill(new Float32Array(count), 'sog_tenth_knots', tenth),
      cogDegrees: fill(new Float32Array(count), 'cog_tenth_degrees', tenth),
      headingDegrees: fill(new Float32Array(count), 'heading_degrees', (value) => value),
      starts: new Uint32Array(0),
    };
  });
}

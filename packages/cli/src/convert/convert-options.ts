import type { ColumnMap } from '@roadstead/ais';

/** The contents that can be written: reports as they were read, cleaned tracks, port calls. */
export const CONTENTS = ['reports', 'tracks', 'calls'] as const;
export type ConvertContent = (typeof CONTENTS)[number];

/** The formats of each content, the default first. */
export const FORMATS_OF = {
  reports: ['csv', 'ndjson', 'parquet', 'nmea'],
  tracks: ['geojson', 'kml', 'gpx', 'csv', 'ndjson', 'parquet'],
  calls: ['csv', 'ndjson', 'parquet', 'geojson', 'kml'],
} as const satisfies Readonly<Record<ConvertContent, readonly string[]>>;
export type ConvertFormat = (typeof FORMATS_OF)[ConvertContent][number];
export const CONVERT_FORMATS: readonly ConvertFormat[] = [
  ...new Set(Object.values(FORMATS_OF).flat()),
];

/** The arguments and options of `roadstead convert`. */
export interface ConvertOptions {
  readonly inputs: readonly string[];
  /** The folder of a store, instead of inputs. */
  readonly data?: string;
  /** Epoch milliseconds, both included. */
  readonly begin?: number;
  readonly end?: number;
  /** A GeoJSON file. */
  readonly area?: string;
  /** A GeoJSON file with ports of the host, for calls. */
  readonly ports?: string;
  /** Seconds between two positions of a ship, at least. */
  readonly thin?: number;
  readonly columns?: ColumnMap;
  /** In megabytes. */
  readonly sortMemory: number;
  readonly allowRejected: boolean;
  readonly content?: ConvertContent;
  readonly format?: ConvertFormat;
  readonly out?: string;
}

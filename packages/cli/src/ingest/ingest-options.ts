import type { ColumnMap } from '@roadstead/ais';

/** In megabytes: 2.9 million reports. */
export const SORT_MEMORY_DEFAULT = 256;
/** In megabytes: the numbers of a run are one array, whose length is limited to 2^33 (V8). */
export const SORT_MEMORY_MAX = 32_000;

/** The arguments and options of `roadstead ingest`. */
export interface IngestOptions {
  readonly inputs: readonly string[];
  /** The folder of a store. */
  readonly data: string;
  /** The address of a running service, instead of the store. */
  readonly url?: string;
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  /** Columns of CSV files with unknown names. */
  readonly columns?: ColumnMap;
  /** In megabytes. */
  readonly sortMemory: number;
  readonly allowRejected: boolean;
}

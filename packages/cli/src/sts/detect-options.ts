import type { ColumnMap } from '@roadstead/ais';
import type { VesselEventKind } from '@roadstead/assessment';

export const DISTANCE_METERS_DEFAULT = 500;
export const WINDOW_MINUTES_DEFAULT = 30;
/** Without a distance and a window. */
export const PRESET_DEFAULT = 'transfer';

/** The number of threads that detect: with more, the 64 slots of pairs are no even shares. */
export const JOBS_MAX = 16;

/** Formats in which events are written. */
export const EVENT_FORMATS = ['ndjson', 'csv', 'geojson', 'kml', 'parquet'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** The arguments and options of `roadstead detect`. */
export interface DetectOptions {
  readonly inputs: readonly string[];
  /** The folder of a store, instead of inputs. */
  readonly data?: string;
  /** The period of the store to read: epoch milliseconds, both included. */
  readonly begin?: number;
  readonly end?: number;
  /** In metres. */
  readonly distance?: number;
  /** In minutes. */
  readonly window?: number;
  readonly area?: string;
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  /** The name of a preset; `transfer` where neither it nor distance, window or configurations are given. */
  readonly preset?: string;
  readonly configurations?: string;
  /** In minutes. */
  readonly gapMax: number;
  /** In minutes. */
  readonly separation: number;
  /** In seconds. */
  readonly lateness: number;
  readonly columns?: ColumnMap;
  /** In megabytes. */
  readonly sortMemory: number;
  readonly allowRejected: boolean;
  /** The ids that count as ships. */
  readonly ids: 'ships' | 'any';
  /** The kinds of events of single ships to detect, instead of encounters. */
  readonly events?: readonly VesselEventKind[];
  /** Whether to compute the features of events. */
  readonly features?: boolean;
  /** The number of threads that detect, each a share of the pairs; default: 1. */
  readonly jobs?: number;
  readonly out?: string;
  /** The file for a page with the replay. */
  readonly html?: string;
  readonly format: EventFormat;
}

import type { Result } from '@roadstead/model';
import type { ReplayData } from '@roadstead/recordings';

/** How to detect. */
interface DetectOptions {
  /** Request bodies of POST /configurations: one, an array, or `{"items": […]}`. */
  readonly configurations?: unknown;
  readonly gapMaxMinutes?: number;
  readonly separationMinutes?: number;
  readonly latenessMaxSeconds?: number;
}

/** The options of `roadstead detect`. Default of the configurations: the preset `transfer` in the whole world. */
export interface RecordingRunOptions extends DetectOptions {
  readonly ids?: 'ships' | 'any';
  /** Columns of CSV, or paths of JSON, with unknown names: `mmsi=id,timestamp=when`. */
  readonly columns?: string;
  /** Whether to compute the features of events. */
  readonly hasFeatures?: boolean;
}

/** The options of `roadstead simulate`. Default: the values of the scenario. */
export type ScenarioRunOptions = DetectOptions;

/** How far a run is. */
export type EngineProgress =
  | {
      readonly phase: 'reading' | 'sorting';
      readonly bytes: number;
      readonly bytesTotal: number | undefined;
      readonly rows: number;
      readonly events: number;
    }
  /** The share that is simulated, 0 to 1. */
  | { readonly phase: 'simulating'; readonly share: number };

/** A mistake in the input of a run. */
export interface EngineProblem {
  /** Undefined for a mistake in the options. */
  readonly file: string | undefined;
  /** From 1; undefined for a mistake of the file as a whole. */
  readonly line: number | undefined;
  readonly detail: string;
}

/** The result of a run. */
export interface EngineRun {
  readonly replay: ReplayData;
  /** The events as `roadstead detect` writes them, as NDJSON. */
  readonly eventsText: string;
}

export type EngineResult = Result<EngineRun, readonly EngineProblem[]>;

/** A request to the worker; it answers with progress, and at last with a result. */
export type EngineRequest = { readonly seaGraphUrl: string } & (
  | {
      readonly kind: 'recording';
      readonly files: readonly File[];
      readonly options: RecordingRunOptions;
    }
  | { readonly kind: 'scenario'; readonly file: File; readonly options: ScenarioRunOptions }
);

export type EngineMessage =
  | { readonly kind: 'progress'; readonly progress: EngineProgress }
  | { readonly kind: 'result'; readonly result: EngineResult }
  /** A defect of the program, or a part of it that cannot be loaded. */
  | { readonly kind: 'error'; readonly error: unknown };

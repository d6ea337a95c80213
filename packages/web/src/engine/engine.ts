import type {
  EngineMessage,
  EngineProgress,
  EngineRequest,
  EngineResult,
  RecordingRunOptions,
  ScenarioRunOptions,
} from './engine-protocol.ts';

/** The parts of the page that the engine needs. */
export interface EngineOptions {
  /** Starts `engine-worker.ts`: bundlers recognise the address of a worker only where it is started. */
  readonly startWorker: () => Worker;
  /** The address of `@roadstead/routing/sea-graph.bin`, absolute. */
  readonly seaGraphUrl: string;
}

type OnProgress = (progress: EngineProgress) => void;

/** Detection in a worker. Mistakes of the input are results; a defect rejects, and an abort with the reason of the signal. */
export interface Engine {
  runRecording(
    files: readonly File[],
    options: RecordingRunOptions,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<EngineResult>;
  runScenario(
    file: File,
    options: ScenarioRunOptions,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<EngineResult>;
  /** Ends the worker that waits for the next run. */
  close(): void;
}

/** Creates an engine. A worker serves one run after another, since loading the ports takes a while; concurrent runs have one each. */
export function createEngine({ startWorker, seaGraphUrl }: EngineOptions): Engine {
  let idle: Worker | undefined;
  const run = async (
    request: EngineRequest,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<EngineResult> => {
    signal.throwIfAborted();
    const worker = idle ?? startWorker();
    idle = undefined;
    try {
      const result = await resultOf(worker, request, onProgress, signal);
      if (idle) worker.terminate();
      else idle = worker;
      return result;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  };
  return {
    runRecording: (files, options, ...rest) =>
      run({ kind: 'recording', seaGraphUrl, files, options }, ...rest),
    runScenario: (file, options, ...rest) =>
      run({ kind: 'scenario', seaGraphUrl, file, options }, ...rest),
    close() {
      idle?.terminate();
      idle = undefined;
    },
  };
}

function resultOf(
  worker: Worker,
  request: EngineRequest,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<EngineResult> {
  // Ends with the run: a worker that serves the next one has no listeners of this one.
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  return new Promise<EngineResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), listening);
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), listening);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<EngineMessage>) => {
        if (data.kind === 'progress') onProgress(data.progress);
        else if (data.kind === 'result') resolve(data.result);
        else reject(data.error as Error);
      },
      listening,
    );
    worker.postMessage(request);
  }).finally(() => ended.abort());
}

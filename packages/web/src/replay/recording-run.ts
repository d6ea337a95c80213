import { type ReadonlySignal, signal } from '@preact/signals';
import type {
  EngineProblem,
  EngineProgress,
  EngineRun,
  RecordingRunOptions,
} from '../engine/engine-protocol.ts';
import { isScenario } from './detection-choice.ts';
import { engine } from './recording-engine.ts';

/** State of the detection in dropped files. */
export type RunState =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly progress: EngineProgress | null }
  | { readonly type: 'failed'; readonly problems: readonly EngineProblem[] }
  | { readonly type: 'done'; readonly run: EngineRun };

/** Detection in files, one run at a time. */
export class RecordingRun {
  readonly state: ReadonlySignal<RunState>;
  readonly #state = signal<RunState>({ type: 'idle' });
  #end: AbortController | undefined;

  constructor() {
    this.state = this.#state;
  }

  /** Starts with files, in place of what was before. */
  async start(files: readonly File[], options: RecordingRunOptions): Promise<void> {
    this.cancel();
    const end = new AbortController();
    this.#end = end;
    this.#state.value = { type: 'running', progress: null };
    const next = await resultOf(files, options, end.signal, (progress) => {
      this.#state.value = { type: 'running', progress };
    });
    if (!end.signal.aborted) this.#state.value = next;
  }

  /** Ends the run. */
  cancel(): void {
    this.#end?.abort();
    this.#state.value = { type: 'idle' };
  }
}

async function resultOf(
  files: readonly File[],
  options: RecordingRunOptions,
  signal: AbortSignal,
  onProgress: (progress: EngineProgress) => void,
): Promise<RunState> {
  const scenarios = files.filter(isScenario);
  const [scenario] = scenarios;
  if (scenario && files.length > 1)
    return failed(scenario.name, 'Choose one scenario, or any number of recordings of one sea.');
  try {
    const result = scenario
      ? await engine.runScenario(scenario, options, onProgress, signal)
      : await engine.runRecording(files, options, onProgress, signal);
    return result.ok
      ? { type: 'done', run: result.value }
      : { type: 'failed', problems: result.error };
  } catch (error) {
    return failed(undefined, error instanceof Error ? error.message : String(error));
  }
}

function failed(file: string | undefined, detail: string): RunState {
  return { type: 'failed', problems: [{ file, line: undefined, detail }] };
}

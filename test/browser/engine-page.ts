import { encodeReplay, type ReplayData } from '@roadstead/recordings';
import { createEngine } from '../../packages/web/src/engine/engine.ts';
import type {
  EngineProblem,
  EngineProgress,
  RecordingRunOptions,
} from '../../packages/web/src/engine/engine-protocol.ts';

/** The result of a run in the page, as JSON. */
export type PageRun =
  | { readonly ok: false; readonly problems: readonly EngineProblem[] }
  | {
      readonly ok: true;
      readonly eventsText: string;
      /** Hexadecimal, of the encoded replay. */
      readonly replaySha256: string;
      readonly replay: Pick<ReplayData, 'title' | 'truth' | 'counts' | 'configurations'>;
      readonly progress: readonly EngineProgress[];
    };

const { origin } = self;
const engine = createEngine({
  startWorker: () => new Worker('/engine-worker.js', { type: 'module' }),
  seaGraphUrl: `${origin}/sea-graph.bin`,
});

/** Runs files of the site: a scenario alone, or recordings. */
async function runFiles(names: readonly string[], options: RecordingRunOptions): Promise<PageRun> {
  const files = await Promise.all(
    names.map(async (name) => {
      const response = await fetch(`/files/${encodeURIComponent(name)}`);
      return new File([await response.blob()], name);
    }),
  );
  const progress: EngineProgress[] = [];
  const { signal } = new AbortController();
  const run = names[0].endsWith('.yaml')
    ? engine.runScenario(files[0], options, (each) => progress.push(each), signal)
    : engine.runRecording(files, options, (each) => progress.push(each), signal);
  const result = await run;
  if (!result.ok) return { ok: false, problems: result.error };
  const { eventsText, replay } = result.value;
  const { title, truth, counts, configurations } = replay;
  const bytes = encodeReplay(replay) as Uint8Array<ArrayBuffer>;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const replaySha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const shown = { title, truth, counts, configurations };
  return { ok: true, eventsText, replaySha256, replay: shown, progress };
}

/** Files of the site that were fetched, for several runs. */
const fetched = new Map<string, File>();

/** Fetches a file of the site for `measureRun`. */
async function fetchFile(name: string): Promise<void> {
  const bytes = await (await fetch(`/files/${name}`)).arrayBuffer();
  fetched.set(name, new File([bytes], name));
}

/** Runs a fetched recording, and nothing else. @returns the number of rows, and milliseconds */
async function measureRun(
  name: string,
  options: RecordingRunOptions,
): Promise<{ readonly rows: number; readonly elapsedMs: number }> {
  const file = fetched.get(name);
  if (!file) throw new Error(`${name} is not fetched.`);
  const beginMs = performance.now();
  const { signal } = new AbortController();
  const result = await engine.runRecording([file], options, () => undefined, signal);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { rows: result.value.replay.counts.rows, elapsedMs: performance.now() - beginMs };
}

/** Starts a run and aborts it at its first progress. @returns the reason with which it rejects */
async function abortRun(name: string): Promise<unknown> {
  const aborting = new AbortController();
  const file = new File([await (await fetch(`/files/${name}`)).blob()], name);
  return engine
    .runRecording([file], {}, () => aborting.abort('enough'), aborting.signal)
    .catch((reason: unknown) => reason);
}

Object.assign(globalThis, { runFiles, abortRun, fetchFile, measureRun });

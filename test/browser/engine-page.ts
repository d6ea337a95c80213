import { encodeReplay, type ReplayData } from '@roadstead/recordings';
import { createEngine } from '../../packages/web/src/engine/engine.ts';
import type {
  EngineProblem,
  EngineProgress,
  RecordingOptions,
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
      /** Of the run, without the transfer of the files. */
      readonly elapsedMs: number;
    };

const { origin } = self;
const engine = createEngine({
  startWorker: () => new Worker('/engine-worker.js', { type: 'module' }),
  seaGraphUrl: `${origin}/sea-graph.bin`,
});

/** Runs files of the site: a scenario alone, or recordings. */
async function runFiles(names: readonly string[], options: RecordingOptions): Promise<PageRun> {
  const files = await Promise.all(
    names.map(async (name) => {
      const response = await fetch(`/files/${encodeURIComponent(name)}`);
      return new File([await response.blob()], name);
    }),
  );
  const progress: EngineProgress[] = [];
  const beginMs = performance.now();
  const { signal } = new AbortController();
  const run = names[0].endsWith('.yaml')
    ? engine.runScenario(files[0], options, (each) => progress.push(each), signal)
    : engine.runRecording(files, options, (each) => progress.push(each), signal);
  const result = await run;
  const elapsedMs = performance.now() - beginMs;
  if (!result.ok) return { ok: false, problems: result.error };
  const { eventsText, replay } = result.value;
  const { title, truth, counts, configurations } = replay;
  const bytes = encodeReplay(replay) as Uint8Array<ArrayBuffer>;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const replaySha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const shown = { title, truth, counts, configurations };
  return { ok: true, eventsText, replaySha256, replay: shown, progress, elapsedMs };
}

/** Starts a run and aborts it at its first progress. @returns the reason with which it rejects */
async function abortRun(name: string): Promise<unknown> {
  const aborting = new AbortController();
  const file = new File([await (await fetch(`/files/${name}`)).blob()], name);
  return engine
    .runRecording([file], {}, () => aborting.abort('enough'), aborting.signal)
    .catch((reason: unknown) => reason);
}

Object.assign(globalThis, { runFiles, abortRun });

import type { DetectionData } from '@roadstead/recordings';
import { bundledData } from './bundled-data.ts';
import type {
  EngineMessage,
  EngineProgress,
  EngineRequest,
  EngineResult,
} from './engine-protocol.ts';
import { runRecording } from './run-recording.ts';
import { runScenario } from './run-scenario.ts';

/** Milliseconds between two messages of progress: a frame of a screen needs no more. */
const PROGRESS_MS = 50;

/** The data of former runs, which all come from one address. */
let data: DetectionData | undefined;

self.addEventListener('message', ({ data: request }: MessageEvent<EngineRequest>) => {
  void run(request).then(
    (result) => post({ kind: 'result', result }, buffersOf(result)),
    (error: unknown) => post({ kind: 'error', error }),
  );
});

function run(request: EngineRequest): Promise<EngineResult> {
  data ??= bundledData(request.seaGraphUrl);
  let lastMs = Number.NEGATIVE_INFINITY;
  const show = (progress: EngineProgress): void => {
    const nowMs = performance.now();
    if (nowMs - lastMs < PROGRESS_MS) return;
    lastMs = nowMs;
    post({ kind: 'progress', progress });
  };
  if (request.kind === 'recording') return runRecording(request.files, request.options, data, show);
  return runScenario(request.file, request.options, data, (share) =>
    show({ phase: 'simulating', share }),
  );
}

function post(message: EngineMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** The memory of the tracks is passed on, not copied. */
function buffersOf(result: EngineResult): Transferable[] {
  if (!result.ok) return [];
  return result.value.replay.tracks.flatMap(({ mmsi: _, ...columns }) =>
    Object.values(columns).map(({ buffer }) => buffer as ArrayBuffer),
  );
}

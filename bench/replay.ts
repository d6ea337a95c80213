import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDetector } from '@roadstead/detector';
import type { TrackBatch } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { openInputs } from '../packages/cli/src/ingest/inputs.ts';
import { WORLD_WIDE } from './detector.ts';
import { RECORDINGS, type Recording, SHIPS, TARGETS } from './replay/recordings.ts';
import { roadstead, sortRow } from './replay/sort.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const PASSES = 3;

/** Result of a replay. */
interface ReplayResult {
  readonly lines: number;
  readonly events: number;
  /** Number of rejections by reason. */
  readonly rejected: ReadonlyMap<string, number>;
}

/** Replays a file to events, as the command line does. */
async function replay(path: string): Promise<ReplayResult> {
  const tracker = createTracker();
  const detector = createDetector([WORLD_WIDE]);
  const rejected = new Map<string, number>();
  let lines = 0;
  let events = 0;
  const count = (rejections: readonly { readonly reason: string }[]): void => {
    for (const { reason } of rejections) rejected.set(reason, (rejected.get(reason) ?? 0) + 1);
  };
  const detect = (batch: TrackBatch): void => {
    for (const { kind } of detector.step(batch)) if (kind === 'fired') events++;
  };
  const [{ batches }] = await openInputs([path], process.stdin, {});
  for await (const read of batches) {
    lines = read.lines;
    count(read.rejected);
    const step = tracker.step(read.positions);
    count(step.rejected);
    detect(step.batch);
  }
  const last = tracker.end();
  count(last.rejected);
  detect(last.batch);
  return { lines, events, rejected };
}

/** Baseline of reading lines: each becomes a string, without further processing. */
async function readLinesAlone(path: string): Promise<number> {
  let lines = 0;
  let rest = '';
  for await (const chunk of createReadStream(path, 'latin1')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines += parts.length;
  }
  return lines;
}

interface Timed<Value> {
  readonly value: Value;
  readonly seconds: number;
  /** Of all threads; excludes other load of the machine. */
  readonly cpuSeconds: number;
}

async function timed<Value>(work: () => Promise<Value>): Promise<Timed<Value>> {
  const start = performance.now();
  const startCpu = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(startCpu);
  const seconds = (performance.now() - start) / 1000;
  return { value, seconds, cpuSeconds: (user + system) / 1e6 };
}

/** Measures replay and plain line reading in turn; returns the medians of the passes. */
async function measure(
  { name, kind }: Recording,
  path: string,
  progress: (text: string) => void,
): Promise<TableRow> {
  const replays: Timed<ReplayResult>[] = [];
  const lines: Timed<number>[] = [];
  const hasLines = kind !== 'parquet';
  for (let pass = 1; pass <= PASSES; pass++) {
    progress(`${name}, pass ${pass} of ${PASSES}`);
    replays.push(await timed(() => replay(path)));
    if (hasLines) lines.push(await timed(() => readLinesAlone(path)));
  }
  const [{ value: outcome }] = replays;
  if (hasLines && lines[0].value !== outcome.lines)
    throw new Error(`${name}: the replay lost lines`);
  const seconds = quantile(
    replays.map((one) => one.seconds),
    0.5,
  );
  const linesSeconds = quantile(
    lines.map((one) => one.seconds),
    0.5,
  );
  return {
    file: name,
    lines: outcome.lines,
    MB: (await stat(path)).size / 1e6,
    'lines/s': outcome.lines / seconds,
    'lines/CPU s':
      outcome.lines /
      quantile(
        replays.map((one) => one.cpuSeconds),
        0.5,
      ),
    target: `≥ ${TARGETS[kind].toLocaleString('en')}`,
    ...(hasLines && {
      'lines alone/s': outcome.lines / linesSeconds,
      'time × lines alone': seconds / linesSeconds,
    }),
    events: outcome.events,
    rejected: [...outcome.rejected].map(([reason, n]) => `${n} ${reason}`).join(', ') || 0,
  };
}

export const bench: Bench = {
  question: `How many lines a second are processed from a file to events, compared with only splitting the file into lines? (one world-wide configuration; the simulated fleet has ${SHIPS} ships; median of ${PASSES} passes)`,
  seed: 1,
  async run(progress) {
    const folder = await mkdtemp(join(tmpdir(), 'roadstead-bench-'));
    try {
      const rows: TableRow[] = [];
      for (const recording of RECORDINGS) {
        const path = join(folder, recording.file);
        progress(`${recording.name}, writing`);
        const { chunks, from } = recording;
        if (chunks) await writeFile(path, chunks);
        else
          await roadstead(
            'convert',
            join(folder, String(from)),
            '--format',
            'parquet',
            '--out',
            path,
          );
        rows.push(await measure(recording, path, progress));
      }
      rows.push(await sortRow(folder, progress));
      return rows;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

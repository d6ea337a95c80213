import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { numberOf } from './environment.ts';
import { NAME, PASSWORD } from './load/user.ts';
import { FIXES_PER_SECOND, type Measurement, SHIPS } from './streams/measurement.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const PHASE_MS = numberOf('BENCH_STREAMS_SECONDS', 10) * 1000;
/** For the snapshots: some, and those of each stream. */
const SETTLE_MS = 3000;
const SETTLE_STREAM_MS = 10;
const STALLED = 200;
/** Longer than between the parts of a frame. */
const SILENCE_MS = 200;
const SERVE = fileURLToPath(new URL('./streams/serve.ts', import.meta.url));

interface Phase {
  readonly phase: string;
  readonly streams: number;
  /** Distinct filters: boxes of nearly the whole world. */
  readonly filters: number;
  /** Width of the boxes. */
  readonly degrees?: number;
  readonly stalled?: number;
}

const PHASES: readonly Phase[] = [
  { phase: 'no streams', streams: 0, filters: 1 },
  { phase: '10 streams, equal filters', streams: 10, filters: 1 },
  { phase: `the same, beside ${STALLED} stalled ones`, streams: 10, filters: 1, stalled: STALLED },
  { phase: '1 000 streams, equal filters', streams: 1000, filters: 1 },
  { phase: '1 000 streams, 10 filters', streams: 1000, filters: 10 },
  { phase: '1 000 streams, 1 000 filters of a 50th', streams: 1000, filters: 1000, degrees: 7.2 },
  { phase: '1 000 streams, 1 000 filters', streams: 1000, filters: 1000 },
];

/** Streams of positions beside ingest, with the service in a process of its own. */
export const bench: Bench = {
  question: `What do streams of ${SHIPS} ships cost beside ${FIXES_PER_SECOND} fixes a second?`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const execArgv = ['--expose-gc', '--import', 'tsx', '--conditions=@roadstead/source'];
    const child = fork(SERVE, [join(folder, 'store')], { execArgv });
    try {
      const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
      // All ships have reported.
      await delay((1000 * SHIPS) / FIXES_PER_SECOND + 2000);
      const rows: TableRow[] = [];
      for (const phase of PHASES) {
        progress(phase.phase);
        rows.push({ phase: phase.phase, ...(await measure(child, port, phase)) });
      }
      return rows;
    } finally {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    }
  },
};

async function measure(
  child: ChildProcess,
  port: number,
  { streams: count, filters, degrees = 360, stalled = 0 }: Phase,
): Promise<TableRow> {
  const readers = Array.from(
    { length: count },
    (_, i) => new Reader(port, filters === 1 ? '' : queryOf(i % filters, degrees)),
  );
  await delay(SETTLE_MS + count * SETTLE_STREAM_MS);
  // Beyond what the kernel buffers for a connection, a stalled reader has its data in the service.
  const idle = Array.from({ length: stalled }, () => new Reader(port, '', true));
  for (const reader of readers) reader.begin();
  child.send('begin');
  await delay(PHASE_MS);
  const measured = once(child, 'message');
  child.send('end');
  const [result] = (await measured) as [Measurement];
  for (const reader of [...readers, ...idle]) reader.close();
  // The service notices the end of all connections.
  await delay(2000);
  const bytes = readers.reduce((sum, reader) => sum + reader.bytes, 0);
  const gaps = readers.flatMap((reader) => reader.gapsMs);
  return {
    'processor s/s': result.cpuShare,
    'fixes/s': result.fixesPerSecond,
    'ingest p99, ms': result.ingestP99Ms,
    ...(count > 0 && {
      'frames a stream': (gaps.length / count).toFixed(1),
      'between frames p50, ms': quantile(gaps, 0.5) ?? '-',
      'p99, ms': quantile(gaps, 0.99) ?? '-',
      'bytes a ship': bytes / count / FIXES_PER_SECOND / (PHASE_MS / 1000),
    }),
    'memory, MB': result.memoryBytes / 1e6,
  };
}

/** A box of its own, all around the world or of this width. */
function queryOf(index: number, degrees: number): string {
  const west = degrees === 360 ? -180 : -180 + ((index * 7) % 3400) / 10;
  return `?bbox=${west},${-90 + index / 1e4},${west + degrees},90`;
}

/** A connection that counts the bytes of a stream, compressed as they are. */
class Reader {
  bytes = 0;
  /** Times between the first data of two frames. */
  readonly gapsMs: number[] = [];
  #frameMs = 0;
  #lastMs = 0;
  readonly #socket: Socket;

  constructor(port: number, query: string, isStalled = false) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('error', () => undefined);
    const lines = [
      `GET /api/stream/positions${query} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Basic ${btoa(`${NAME}:${PASSWORD}`)}`,
      'Accept-Encoding: deflate',
    ];
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (isStalled) {
      this.#socket.pause();
      return;
    }
    this.#socket.on('data', ({ length }) => {
      const nowMs = performance.now();
      this.bytes += length;
      if (nowMs - this.#lastMs > SILENCE_MS) {
        if (this.#frameMs > 0) this.gapsMs.push(nowMs - this.#frameMs);
        this.#frameMs = nowMs;
      }
      this.#lastMs = nowMs;
    });
  }

  begin(): void {
    this.bytes = 0;
    this.gapsMs.length = 0;
  }

  close(): void {
    this.#socket.destroy();
  }
}

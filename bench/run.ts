import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_STOPPED } from './end-when-stopped.ts';

const NAMES = [
  'detector',
  'slots',
  'configurations',
  'overlaps',
  'replay',
  'browser',
  'memory',
  'simulator',
  'store',
  'follower',
  'postgres',
  'log',
  'cluster',
  'service',
  'event-writes',
  'feed',
  'delivery',
  'webhooks',
  'http',
  'load',
  'threads',
  'jobs',
  'streams',
  'preview',
  'tracking',
  'routing',
  'eta',
  'eta-recordings',
  'reports',
  'destinations',
  'port-areas',
  'predictions',
  'next-ports',
  'usage',
  'trade-lanes',
  'web',
  'web-hours',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench ${unknown.join(', ')}; allowed: ${NAMES.join(', ')}.\n`);
  process.exit(2);
}

const RUN_BENCH = fileURLToPath(new URL('./run-bench.ts', import.meta.url));
/** Time that a bench has to remove what it has created on servers, after a signal. */
const STOP_MS_MAX = 10_000;

/** The files of all benches, and of the programs that they start. */
const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const name of wanted.length > 0 ? wanted : NAMES) {
  // A process of its own: one that computes for seconds can be stopped, and none is measured with the garbage of another.
  const child = spawn(process.execPath, [...process.execArgv, RUN_BENCH, name], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? EXIT_STOPPED);
}

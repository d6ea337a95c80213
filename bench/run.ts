import type { Bench } from './write-report.ts';
import { writeReport } from './write-report.ts';

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
for (const name of wanted.length > 0 ? wanted : NAMES) {
  const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
  const rows = await bench.run((text) => {
    const isTerminal = process.stderr.isTTY;
    process.stderr.write(isTerminal ? `\r\u001b[K${name}: ${text}` : `${name}: ${text}\n`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  writeReport(name, bench.question, rows);
}

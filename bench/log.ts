import { randomUUID } from 'node:crypto';
import { createMemoryLog, type PositionLog } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import type { PositionReport } from '@roadstead/model';
import { NATS_SERVER, startNatsServer } from '../packages/log-nats/src/testing/nats-server.ts';
import { decodeLogRecord } from '../packages/service/src/log/decode-log-record.ts';
import { encodeReportBatch } from '../packages/service/src/log/encode-log-record.ts';
import { BenchFleet } from './fleets.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const SHIPS = 30_000;
const REPORTS = 600_000;
const IN_FLIGHT = 8;
const BYTES_MAX = 1024 * 1024 * 1024;
/** Of 30 000 with detection behind it, of which the log may cost a third of the time. */
const TARGET = 100_000;

/** Fixes a second through a log, in one process: encoded, appended until acknowledged, read and decoded. */
export const bench: Bench = {
  question: 'How many fixes a second pass through the log, from reports to reports?',
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    const measure = async (where: string, options: LogRun): Promise<number> => {
      progress(`${where}, batches of ${options.batchReports}`);
      const { perSecond, ...more } = await measureLog(options);
      const { batchReports, readers } = options;
      const what = `${where}: fixes/s, batches of ${batchReports}, readers: ${readers}`;
      rows.push({
        what,
        measured: perSecond,
        ...(where !== MEMORY && { target: TARGET }),
        ...more,
      });
      return perSecond;
    };
    const server = await serverAddress();
    for (const { batchReports, readers } of RUNS) {
      const memory = createMemoryLog({ clock: { now: () => Date.now() }, bytesMax: BYTES_MAX });
      const inMemory = await measure(MEMORY, { log: memory, batchReports, readers });
      if (!server) continue;
      const log = await createNatsLog({
        connection: { servers: server.address },
        name: `bench-${randomUUID()}`,
        bytesMax: BYTES_MAX,
      });
      const onServer = await measure('JetStream', { log, batchReports, readers });
      rows.at(-1)!['of in memory'] = onServer / inMemory;
      await log.close();
    }
    await server?.dispose();
    return rows;
  },
};

const MEMORY = 'in memory';
const RUNS = [
  { batchReports: 1000, readers: 1 },
  { batchReports: 100, readers: 1 },
  { batchReports: 1000, readers: 4 },
];

/** Starts a server, whose folder is deleted in the end; undefined without the program. */
async function serverAddress(): Promise<
  { readonly address: string; readonly dispose: () => Promise<void> } | undefined
> {
  if (NATS_SERVER === undefined) return undefined;
  const server = await startNatsServer();
  return { address: `127.0.0.1:${server.port}`, dispose: () => server.dispose() };
}

interface LogRun {
  readonly log: PositionLog;
  readonly batchReports: number;
  readonly readers: number;
}

interface MeasuredLog extends TableRow {
  readonly perSecond: number;
}

async function measureLog({ log, batchReports, readers }: LogRun): Promise<MeasuredLog> {
  const batches = batchesOf(batchReports);
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  const reading = Array.from({ length: readers }, () => readAll(log));
  const { appendMs, bytes } = await appendAll(log, batches);
  const counts = await Promise.all(reading);
  const seconds = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  if (counts.some((count) => count !== REPORTS)) throw new Error(`read ${counts.join(', ')}`);
  return {
    perSecond: REPORTS / seconds,
    'append p50, ms': quantile(appendMs, 0.5),
    'append p99, ms': quantile(appendMs, 0.99),
    'µs of this process a fix': (user + system) / REPORTS,
    'bytes a fix': bytes / REPORTS,
  };
}

function batchesOf(batchReports: number): readonly (readonly PositionReport[])[] {
  const fleet = new BenchFleet('world-like', SHIPS, 1);
  const reports: PositionReport[] = [];
  const measured = { sog: 12.3, cog: 211.4, heading: 210, rot: null, navStatus: 0 };
  while (reports.length < REPORTS)
    for (const batch of fleet.nextRound())
      for (const fix of batch) reports.push({ ...fix, ...measured });
  return Array.from({ length: REPORTS / batchReports }, (_, i) =>
    reports.slice(i * batchReports, (i + 1) * batchReports),
  );
}

/** Appends all batches, some at a time. @returns the milliseconds of each append, and the bytes of all */
async function appendAll(
  log: PositionLog,
  batches: readonly (readonly PositionReport[])[],
): Promise<{ readonly appendMs: readonly number[]; readonly bytes: number }> {
  const appendMs: number[] = [];
  let bytes = 0;
  let next = 0;
  const append = async (): Promise<void> => {
    while (next < batches.length) {
      const batch = next++;
      const [message] = encodeReportBatch(
        { statics: [], positions: batches[batch] },
        log.messageBytesMax,
      );
      bytes += message.length;
      const startMs = performance.now();
      const appended = await log.append(`batch-${batch}`, message);
      appendMs.push(performance.now() - startMs);
      if (!appended.ok) throw new Error(appended.error);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, append));
  return { appendMs, bytes };
}

/** Reads and decodes until all reports have come. */
async function readAll(log: PositionLog): Promise<number> {
  let count = 0;
  for await (const { bytes } of log.read(null, new AbortController().signal)) {
    const decoded = decodeLogRecord(bytes);
    if (!decoded.ok || decoded.value.kind !== 'reports') throw new Error('not reports');
    count += decoded.value.positions.length;
    if (count >= REPORTS) break;
  }
  return count;
}

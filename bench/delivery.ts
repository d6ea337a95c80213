import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@roadstead/client';
import { manualClock } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { randomBytes } from 'roadstead';
import { BATCHES, CONFIGURATION } from '../test/kill/meetings.ts';
import { BENCH_HOST } from './bench-host.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const READERS = [1, 100];
const TARGET_MS = 100;
const [NAME, PASSWORD] = ['anna', 'correct horse'];

/** Time from the commit of an event to its readers, over HTTP. */
export const bench: Bench = {
  question: 'How long does an event take from its commit to the readers of the stream?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    for (const readers of READERS) {
      progress(`${readers} readers`);
      const baseline = await measure(0);
      const measured = await measure(readers);
      rows.push({
        what: `${readers} streams, SQLite, ms in the median`,
        measured: quantile(measured.delaysMs, 0.5),
        target: TARGET_MS,
        'ms, 99 %': quantile(measured.delaysMs, 0.99),
        received: measured.delaysMs.length,
        events: measured.events,
        'ingest, of without readers': measured.seconds / baseline.seconds,
      });
    }
    return rows;
  },
};

interface Measured {
  readonly delaysMs: readonly number[];
  readonly events: number;
  readonly seconds: number;
}

async function measure(readers: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  const store = await createSqliteStore({ path: join(folder, 'store') });
  const clock = manualClock(Date.UTC(2026, 5, 1));
  const service = createMaritimeService({
    ...{ ...BENCH_HOST, randomBytes, store, clock, reports: 'simulated' },
  });
  await service.start();
  const user = await service.identity.createUser(NAME, PASSWORD, []);
  if (!user.ok) throw new Error(user.error.detail);
  await service.configurations.create(user.value, CONFIGURATION);
  const limits = { streamsOfUser: Math.max(1, readers) };
  const server = createNodeServer(
    createHttpHandler(service, { clock, limits, rateLimit: false, streams: nodeStreamHost() }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const over = new AbortController();
  const delaysMs: number[] = [];
  const committedMs = new Map<string, number>();
  let events = 0;
  service.events$.subscribe(({ kind, event }) => {
    events++;
    committedMs.set(`event-${kind} ${event.id}`, performance.now());
  });
  const reading = await follow(port, readers, over.signal, (kind, id) => {
    const ms = committedMs.get(`${kind} ${id}`);
    if (ms !== undefined) delaysMs.push(performance.now() - ms);
  });
  const beganMs = performance.now();
  for (const positions of BATCHES) await service.ingest({ positions });
  const seconds = (performance.now() - beganMs) / 1000;
  while (delaysMs.length < readers * events) await new Promise((resolve) => setTimeout(resolve, 5));
  over.abort();
  await reading.ended;
  await service.stop();
  server.closeAllConnections();
  server.close();
  await store.close();
  rmSync(folder, { recursive: true });
  return { delaysMs, events, seconds };
}

/** Begins to follow as a number of readers. @returns when all are connected: a promise of their end */
async function follow(
  port: number,
  readers: number,
  signal: AbortSignal,
  received: (kind: string, id: number) => void,
): Promise<{ readonly ended: Promise<unknown> }> {
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    credentials: { name: NAME, password: PASSWORD },
  });
  const connected: Promise<void>[] = [];
  const ended = Array.from({ length: readers }, async () => {
    let ready = (): void => undefined;
    connected.push(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    const options = { signal, onStatus: () => ready() };
    try {
      for await (const message of client.stream('GET /api/stream/events', {}, options)) {
        const { kind, event } = message as never as { kind: string; event: { id: number } };
        received(kind, event.id);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  await Promise.all(connected);
  return { ended: Promise.all(ended) };
}

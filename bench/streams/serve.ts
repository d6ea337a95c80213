/** Serves streams of 30 000 ships that report every six seconds, on a new store at the given path; measures itself for its parent. */
import type { AddressInfo } from 'node:net';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import type { PositionReport } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import { BenchFleet } from '../fleets.ts';
import { NAME, PASSWORD } from '../load/user.ts';
import { seededRandom } from '../random.ts';
import { quantile } from '../write-report.ts';
import { FIXES_PER_SECOND, type Measurement, SHIPS } from './measurement.ts';

const BATCH_MS = (1000 * 1000) / FIXES_PER_SECOND;
const clock = { now: () => Date.now() };
const service = createMaritimeService({
  ...{ clock, randomBytes, unzip, passwordHasher: scryptPasswordHasher, reports: 'simulated' },
  store: await createSqliteStore({ path: process.argv[2] ?? '' }),
});
await service.start();
await service.identity.createUser(NAME, PASSWORD, []);

/** The batches of the fleet without an end, with the measured values that receivers add. */
function* batches(): Generator<readonly PositionReport[], never> {
  const fleet = new BenchFleet('world-like', SHIPS, 1, SHIPS / FIXES_PER_SECOND);
  const random = seededRandom(2);
  for (;;)
    for (const batch of fleet.nextRound())
      yield batch.map((fix) => ({
        ...fix,
        sog: Math.round(random() * 200) / 10,
        cog: Math.round(random() * 3600) / 10,
        heading: Math.round(random() * 359),
        rot: null,
        navStatus: 0,
      }));
}

const server = createNodeServer(
  createHttpHandler(service, {
    ...{ clock, rateLimit: false, limits: { streams: 5000, streamsOfUser: 5000 } },
    streams: nodeStreamHost(),
  }),
);

let latencies: number[] = [];
const source = batches();
let due = performance.now();
/** Ingests at the rate; a batch that is late makes the next ones late too. */
async function ingest(): Promise<void> {
  const begin = performance.now();
  const result = await service.ingest({ positions: source.next().value });
  if (!result.ok) throw new Error(result.error.detail);
  latencies.push(performance.now() - begin);
  due += BATCH_MS;
  setTimeout(() => void ingest(), Math.max(0, due - performance.now()));
}

let begun = { cpu: process.cpuUsage(), ms: performance.now() };
process.on('message', (what) => {
  if (what === 'begin') {
    latencies = [];
    due = performance.now();
    begun = { cpu: process.cpuUsage(), ms: performance.now() };
    return;
  }
  const cpu = process.cpuUsage(begun.cpu);
  const seconds = (performance.now() - begun.ms) / 1000;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const measurement: Measurement = {
    cpuShare: (cpu.user + cpu.system) / 1e6 / seconds,
    fixesPerSecond: (latencies.length * 1000) / seconds,
    ingestP99Ms: quantile(latencies, 0.99),
    memoryBytes: heapUsed + external,
  };
  process.send?.(measurement);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
  void ingest();
});

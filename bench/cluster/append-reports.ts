/**
 * Ingests reports into a log as an API process does, by messages of its parent: it creates reports, and ingests them when it is asked to.
 * Arguments: the address of the server, the name of the stream.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createNatsLog } from '@roadstead/log-nats';
import type { PositionReport } from '@roadstead/model';
import { LogIngest, pauseUnlessAborted } from '@roadstead/service';
import { quantile } from '../write-report.ts';
import type { Appended, AppendRequest } from './append-request.ts';
import { fleetReports } from './fleet-reports.ts';

/** As many as a request of an API process has in flight. */
const IN_FLIGHT = 4;

const [servers = '', name = ''] = process.argv.slice(2);
const log = await createNatsLog({ connection: { servers }, name, bytesMax: 2 ** 30 });
const clock = { now: () => Date.now() };
const ingest = new LogIngest({ log, clock, pause: pauseUnlessAborted, newUuid: randomUUID });
const reports = fleetReports();
let batches: (readonly PositionReport[])[] = [];

process.on('message', (request: AppendRequest) => {
  if ('create' in request) {
    batches = Array.from({ length: request.create }, () => reports.next().value);
    process.send!('created');
  } else void append(request.perSecond).then((appended) => process.send!(appended));
});
process.send!('created');

/** @param perSecond reports; undefined: as many as possible */
async function append(perSecond: number | undefined): Promise<Appended> {
  const startMs = performance.now();
  const appendMs: number[] = [];
  let [next, sent] = [0, 0];
  const appendSome = async (): Promise<void> => {
    while (next < batches.length) {
      const positions = batches[next++]!;
      const dueMs = perSecond === undefined ? 0 : startMs + (sent * 1000) / perSecond;
      sent += positions.length;
      const waitMs = dueMs - performance.now();
      if (waitMs > 1) await delay(waitMs);
      const beginMs = performance.now();
      const result = await ingest.ingest({ positions });
      if (!result.ok) throw new Error(result.error.detail);
      appendMs.push(performance.now() - beginMs);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, appendSome));
  return {
    seconds: (performance.now() - startMs) / 1000,
    medianMs: quantile(appendMs, 0.5),
    p99Ms: quantile(appendMs, 0.99),
  };
}

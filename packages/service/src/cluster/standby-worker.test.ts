import {
  createMemoryLog,
  createMemoryStore,
  manualClock,
  type PositionLog,
} from '@roadstead/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { FIRST, NOON_MS, report, SURROUNDINGS } from '../testing/running-service.ts';
import { ClusterTables } from './cluster-tables.ts';
import { DetectionWorker } from './detection-worker.ts';

function createCluster() {
  const store = createMemoryStore();
  const log = createMemoryLog({ clock: manualClock(NOON_MS) });
  const tables = new ClusterTables(store);
  let revision = 0;
  const start = async (name: string, messagesPerSnapshot: number, isStandby = false) => {
    const begins: number[] = [];
    const reading: PositionLog = {
      messageBytesMax: log.messageBytesMax,
      append: (...message) => log.append(...message),
      bounds: () => log.bounds(),
      discard: (upTo) => log.discard(upTo),
      close: () => log.close(),
      read(after, signal) {
        begins.push(after?.sequence ?? 0);
        return log.read(after, signal);
      },
    };
    const worker = new DetectionWorker({
      ...{ store, name, isStandby, pause: yieldToEventLoop },
      log: reading,
      ...{ detectorOptions: {}, surroundings: SURROUNDINGS },
      messagesPerSnapshot,
    });
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const ended = worker.run(stop.signal);
    while (!worker.status?.isRegistered) await yieldToEventLoop();
    /** Ends the worker, as its death and the coordinator do. */
    const kill = async (): Promise<void> => {
      stop.abort();
      await ended;
      await store.write([tables.workers.remove(name)]);
    };
    return { worker, begins, ended, kill };
  };
  const divide = async (name: string): Promise<void> => {
    const owners = Array<string>(64).fill(name);
    await log.append(
      `d${revision}`,
      encodeLogRecord({ kind: 'workers', revision: ++revision, owners }),
    );
  };
  const feed = async (count: number): Promise<void> => {
    const { newest } = await log.bounds();
    for (let i = newest; i < newest + count; i++)
      await log.append(
        `r${i}`,
        encodeLogRecord({ kind: 'reports', statics: [], positions: [report(FIRST, i)] }),
      );
  };
  const reached = async (
    ...workers: readonly { readonly worker: DetectionWorker }[]
  ): Promise<void> => {
    const { newest } = await log.bounds();
    while (workers.some(({ worker }) => worker.status?.sequence !== newest))
      await yieldToEventLoop();
  };
  return { tables, start, divide, feed, reached };
}

it('[L18] a standby continues the slots of a dead worker without reading the log again, returns them, and ends', async () => {
  const { tables, start, divide, feed, reached } = createCluster();
  const old = await start('old', 3);
  await divide('old');
  await feed(3);
  await reached(old);
  // It begins with the snapshot after the third message.
  const standby = await start('standby', 100, true);
  await feed(1);
  await reached(old, standby);
  expect(old.worker.status).toMatchObject({ slots: 64, isStandby: false, snapshots: 1 });
  expect(standby.worker.status).toMatchObject({ slots: 0, isStandby: true, sequence: 5 });
  await old.kill();
  await divide('standby');
  while (standby.worker.status?.slots !== 64) await yieldToEventLoop();
  expect(standby.begins).toEqual([3]);
  expect(standby.worker.status.isStandby).toBe(false);
  expect(await tables.slots.get(0)).toMatchObject({ worker: 'standby', snapshotSequence: 3 });
  const inputs = (await tables.findings.find({}, { limit: 100 })).flatMap((each) => each.inputs);
  const [claim] = inputs.filter(({ worker }) => worker === 'standby');
  expect(claim).toMatchObject({ kind: 'assignment', afterSequence: 3, fence: 2 });
  const next = await start('next', 100);
  await divide('next');
  await standby.ended;
  expect((await tables.allWorkers()).map(({ name }) => name)).toEqual(['next']);
  while (next.worker.status?.slots !== 64) await yieldToEventLoop();
  expect(next.begins).toHaveLength(1);
});

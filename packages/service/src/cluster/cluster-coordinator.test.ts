import {
  createMemoryLog,
  createMemoryStore,
  LogError,
  manualClock,
  type PositionLog,
} from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { decodeLogRecord } from '../log/decode-log-record.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { ClusterCoordinator } from './cluster-coordinator.ts';
import { ClusterTables } from './cluster-tables.ts';
import { runTogether } from './run-part.ts';

const HOUR_MS = 3_600_000;

function createCluster() {
  const clock = manualClock(0);
  const store = createMemoryStore({ clock });
  const log = createMemoryLog({ clock });
  const tables = new ClusterTables(store);
  /** Coordinates until some pauses are over. */
  const coordinate = async (name: string, on: PositionLog = log, pauses = 12): Promise<void> => {
    const stop = new AbortController();
    let left = pauses;
    // The other loops of the coordinator go on meanwhile.
    const pause = async (): Promise<void> => {
      await yieldToEventLoop();
      if (--left === 0) stop.abort();
    };
    const coordinator = new ClusterCoordinator({ store, log: on, pause, name, division: () => 0 });
    await runTogether((signal) => coordinator.loops(signal), stop.signal);
  };
  const addWorker = async (name: string): Promise<void> => {
    await store.leases.acquire(`worker ${name}`, name, HOUR_MS);
    await store.write([tables.workers.insert({ name, isLeaving: false })]);
  };
  return { clock, store, log, tables, coordinate, addWorker };
}

/** Returns the revisions of the divisions in a log, with the names of the owners. */
async function divisionsIn(log: PositionLog): Promise<readonly (readonly [number, string])[]> {
  const divisions: (readonly [number, string])[] = [];
  const { newest } = await log.bounds();
  for await (const { bytes, sequence } of log.read(null, new AbortController().signal)) {
    const record = decodeLogRecord(bytes);
    if (record.ok && record.value.kind === 'workers') {
      const { revision, owners } = record.value;
      divisions.push([revision, [...new Set(owners)].join()]);
    }
    if (sequence === newest) break;
  }
  return divisions;
}

it('[L18] a division that a coordinator has stored, but not appended, is appended by the next one', async () => {
  const { log, tables, coordinate, addWorker } = createCluster();
  await addWorker('a');
  const broken: PositionLog = {
    messageBytesMax: log.messageBytesMax,
    read: (...cursor) => log.read(...cursor),
    bounds: () => log.bounds(),
    discard: (upTo) => log.discard(upTo),
    close: () => log.close(),
    append: async (id, bytes) => {
      if (id.startsWith('workers')) throw new LogError('The log is closed', 'closed');
      return log.append(id, bytes);
    },
  };
  await expect(coordinate('one', broken)).rejects.toThrow('closed');
  expect((await tables.plan.get('plan'))?.revision).toBe(1);
  expect(await divisionsIn(log)).toEqual([]);
  await coordinate('two');
  await coordinate('three');
  expect(await divisionsIn(log)).toEqual([[1, 'a']]);
});

it('[L20] the lease of a worker that has expired is acquired before its slots move', async () => {
  const { clock, store, log, tables, coordinate, addWorker } = createCluster();
  await addWorker('a');
  const lease = (await store.leases.read('worker a'))!;
  await coordinate('one');
  clock.set(HOUR_MS);
  await addWorker('b');
  await coordinate('two');
  // The log has forgotten the id of the first one, and readers know its revision.
  expect(await divisionsIn(log)).toEqual([
    [1, 'a'],
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(await tables.allWorkers()).toEqual([{ name: 'b', isLeaving: false }]);
  expect(await store.leases.renew(lease, HOUR_MS)).toBeUndefined();
  expect((await store.write([store.leases.fence(lease)])).ok).toBe(false);
});

it('[L18] slots of a worker that has not joined them do not move, unless it is gone', async () => {
  const { log, tables, store, coordinate, addWorker } = createCluster();
  await addWorker('a');
  await coordinate('one');
  await addWorker('b');
  await coordinate('two');
  expect(await divisionsIn(log)).toEqual([[1, 'a']]);
  const joined = { worker: 'a', snapshotSequence: 0, releasedSequence: null };
  await store.write(Array.from({ length: 64 }, (_, slot) => tables.slots.put({ slot, ...joined })));
  await coordinate('three');
  expect(await divisionsIn(log)).toEqual([
    [1, 'a'],
    [2, 'a,b'],
  ]);
});

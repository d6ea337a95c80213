import {
  createMemoryLog,
  createMemoryStore,
  type Lease,
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
  const coordinate = async (
    name: string,
    on: PositionLog = log,
    meanwhile = async (): Promise<void> => undefined,
  ): Promise<void> => {
    const stop = new AbortController();
    let left = 12;
    // The other loops of the coordinator go on meanwhile.
    const pause = async (): Promise<void> => {
      await yieldToEventLoop();
      await meanwhile();
      if (--left === 0) stop.abort();
    };
    const coordinator = new ClusterCoordinator({ store, log: on, pause, name, division: () => 0 });
    await runTogether((signal) => coordinator.loops(signal), stop.signal);
  };
  const addWorker = async (name: string, isStandby = false): Promise<Lease> => {
    const lease = await store.leases.acquire(`worker ${name}`, name, HOUR_MS);
    await store.write([tables.workers.insert({ name, isLeaving: false, isStandby })]);
    return lease!;
  };
  const joinAll = async (worker: string): Promise<void> => {
    const joined = { worker, snapshotSequence: 0, releasedSequence: null };
    await store.write(
      Array.from({ length: 64 }, (_, slot) => tables.slots.put({ slot, ...joined })),
    );
  };
  return { clock, store, log, tables, coordinate, addWorker, joinAll };
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
  expect((await tables.allWorkers()).map(({ name }) => name)).toEqual(['b']);
  expect(await store.leases.renew(lease, HOUR_MS)).toBeUndefined();
  expect((await store.write([store.leases.fence(lease)])).ok).toBe(false);
});

it('[L18] slots of a worker that has not joined them do not move, unless it is gone', async () => {
  const { clock, store, log, coordinate, addWorker, joinAll } = createCluster();
  const a = await addWorker('a');
  const renew = async (): Promise<void> => {
    clock.set(clock.now() + 1);
    await store.leases.renew(a, HOUR_MS);
  };
  await coordinate('one');
  await addWorker('b');
  await coordinate('two', log, renew);
  expect(await divisionsIn(log)).toEqual([[1, 'a']]);
  await joinAll('a');
  await coordinate('three', log, renew);
  expect(await divisionsIn(log)).toEqual([
    [1, 'a'],
    [2, 'a,b'],
  ]);
});

it('[L18] a standby continues all slots of a worker that was started again before its death was noticed, and returns them', async () => {
  const { clock, store, log, tables, coordinate, addWorker, joinAll } = createCluster();
  const owners = async () => new Set((await tables.plan.get('plan'))?.owners);
  await addWorker('a');
  await addWorker('standby', true);
  await coordinate('one');
  await joinAll('a');
  clock.set(HOUR_MS / 2);
  const again = await addWorker('a-again');
  const standby = (await store.leases.read('worker standby'))!;
  const renew = async (): Promise<void> => {
    clock.set(clock.now() + 1);
    for (const each of [again, standby]) await store.leases.renew(each, HOUR_MS);
  };
  await coordinate('two', log, renew);
  expect(await owners()).toEqual(new Set(['a']));
  clock.set(HOUR_MS);
  await coordinate('three', log, renew);
  expect(await owners()).toEqual(new Set(['standby']));
  await joinAll('standby');
  await coordinate('four', log, renew);
  expect(await owners()).toEqual(new Set(['a-again']));
});

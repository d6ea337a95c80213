import { createMemoryLog, createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { SURROUNDINGS } from '../testing/running-service.ts';
import { ClusterTables, slotBlob } from './cluster-tables.ts';
import { HeldLease } from './held-lease.ts';
import { joinSlots } from './join-slots.ts';
import { WorkerWrites } from './worker-writes.ts';

const SEQUENCE = 9;
const SLOT = 5;
const BYTES = Uint8Array.of(1, 2, 3);

/** Joins the slot, of which `old` has a snapshot. @param act called with the number of each look that finds the slot in use */
async function join(act: (look: number, store: Store, tables: ClusterTables) => Promise<void>) {
  const store = createMemoryStore();
  const tables = new ClusterTables(store);
  let looks = 0;
  const pause = (): Promise<void> => act(++looks, store, tables);
  const options = { store, pause, name: 'new', surroundings: SURROUNDINGS, detectorOptions: {} };
  const { signal } = new AbortController();
  const lease = new HeldLease(options, (await store.leases.acquire('worker new', 'new', 1))!);
  await store.write([
    tables.workers.insert({ name: 'old', isLeaving: false }),
    tables.slots.put({ slot: SLOT, worker: 'old', snapshotSequence: 0, releasedSequence: null }),
  ]);
  const log = createMemoryLog({ clock: manualClock(0) });
  for (let i = 1; i <= SEQUENCE; i++) await log.append(`${i}`, Uint8Array.of(1, 3, 0x7b, 0x7d));
  const writes = new WorkerWrites('new', lease, tables, () => SEQUENCE, signal);
  const joining = {
    ...{ ...options, log, tables, writes, sequence: SEQUENCE, fence: 2, signal },
    standby: undefined,
  };
  const joined = [];
  for await (const each of joinSlots(joining, [SLOT])) joined.push(each);
  const found = await tables.findings.find({}, { limit: 10 });
  const [assignment] = found.flatMap(({ inputs }) => inputs);
  return { joined, looks, assignment, slot: await tables.slots.get(SLOT), outbox: writes.outbox };
}

const claimed = { slot: SLOT, worker: 'new', snapshotSequence: 0, releasedSequence: null };

it('[L18] a slot is joined when its worker has released it, from that state', async () => {
  const { joined, looks, assignment, slot, outbox } = await join(async (look, store, tables) => {
    expect(await tables.slots.get(SLOT)).toMatchObject({ worker: 'old' });
    if (look < 3) return;
    const released = { worker: null, snapshotSequence: 0, releasedSequence: SEQUENCE };
    await store.write([
      tables.slots.put({ slot: SLOT, ...released }),
      store.blobs.put(slotBlob(SLOT, 'released'), BYTES),
    ]);
  });
  expect(looks).toBe(3);
  expect(joined).toMatchObject([{ states: new Map([[SLOT, BYTES]]) }]);
  expect(assignment).toMatchObject({ worker: 'new', afterSequence: SEQUENCE, fence: 2 });
  expect(slot).toEqual(claimed);
  expect(outbox).toEqual([]);
});

it('[L18] a slot is joined when its worker cannot write any more, by the messages after its snapshot', async () => {
  const { joined, looks, assignment, slot, outbox } = await join(async (look, store, tables) => {
    if (look === 2) await store.write([tables.workers.remove('old')]);
  });
  expect(looks).toBe(2);
  expect(joined.flatMap(({ states }) => [...states.keys()])).toEqual([SLOT]);
  expect(assignment).toMatchObject({ worker: 'new', afterSequence: 0, fence: 2 });
  expect(slot).toEqual(claimed);
  expect(outbox).toMatchObject([{ slots: [SLOT], afterSequence: 0, sequence: SEQUENCE }]);
});

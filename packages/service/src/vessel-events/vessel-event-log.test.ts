import type { VesselEvent } from '@roadstead/assessment';
import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { VesselEventLog } from './vessel-event-log.ts';

const MMSI = 211_000_005 as Mmsi;
const PLACE = { longitude: 1.4, latitude: 54 };
const OPEN: VesselEvent = {
  ...{
    uuid: 'd69a49f2-d191-597b-afdc-7db90a38c402',
    kind: 'gap',
    mmsi: MMSI,
    beginMs: 0,
    endMs: null,
  },
  ...{ begin: PLACE, end: null, otherMmsi: null, score: null, reasons: ['silent'] },
};

it('[V23] an event that has ended stays so when a replay passes through its beginning', async () => {
  const store = createMemoryStore();
  const log = new VesselEventLog(store);
  await log.start();
  for (const event of [OPEN, { ...OPEN, endMs: 5, end: PLACE }]) {
    await store.write((await log.prepare([event])).operations);
  }
  expect(await log.prepare([OPEN])).toEqual({ operations: [], changes: [] });
  expect(await log.open()).toEqual([]);
});

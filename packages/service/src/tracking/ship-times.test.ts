import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import { expect, it } from 'vitest';
import { NOON_MS } from '../testing/running-service.ts';
import { ShipTimes, timesOfShips } from './ship-times.ts';

const store = createMemoryStore();

function ship(mmsi: number, timeMs: number): ShipRecord {
  return { mmsi: mmsi as Mmsi, said: { name: { value: 'ALFA', timeMs } } };
}

it('[T1] has the newest times of all ships in a limited number of rows, whatever the size of batches', async () => {
  const times = new ShipTimes(store);
  const newestMs = new Map<number, number>();
  for (let batch = 0; batch < 4500; batch++) {
    // Ship 9 repeats its data once only.
    const mmsis = batch === 0 ? [9] : [batch % 7, 100 + batch];
    const repeated = mmsis.map((mmsi) => ship(mmsi, NOON_MS + batch));
    for (const { mmsi } of repeated) newestMs.set(mmsi, NOON_MS + batch);
    await store.write(times.put(timesOfShips(repeated, new Map())));
  }
  const rows = store.collection({ name: 'ship-times', key: 'number' });
  expect(await rows.count({})).toBeLessThanOrEqual(2000);
  const restarted = new ShipTimes(store);
  await restarted.load();
  for (const each of [times, restarted])
    for (const [mmsi, timeMs] of newestMs)
      expect(each.applyTo(ship(mmsi, NOON_MS - 1))).toEqual(ship(mmsi, timeMs));
});

it('[T1] needs rows for some more than twice the ships that are in them', async () => {
  const large = createMemoryStore();
  const times = new ShipTimes(large);
  const some = Array.from({ length: 3000 }, (_, mmsi) => mmsi);
  for (let minute = 0; minute < 40; minute++) {
    const repeated = some.map((mmsi) => ship(mmsi, NOON_MS + minute));
    await large.write(times.put(timesOfShips(repeated, new Map())));
  }
  const rows = large.collection({ name: 'ship-times', key: 'number' });
  expect(await rows.count({})).toBeLessThanOrEqual(8);
  expect(times.applyTo(ship(2999, 0))).toEqual(ship(2999, NOON_MS + 39));
});

import { createMemoryStore, overrideCollection, type Store } from '@roadstead/contracts';
import type { Mmsi, StaticReport } from '@roadstead/model';
import { createTracker, type ShipRecord } from '@roadstead/tracking';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOON_MS, staticReport } from '../testing/running-service.ts';
import { Ships } from './ships.ts';

const store = createMemoryStore();
const tracker = createTracker();
let ships: Ships;
beforeEach(() => {
  ships = new Ships(store);
});

/** Writes reports. @returns the number of ships that were written */
async function write(...reports: readonly StaticReport[]): Promise<number> {
  ships.observe(reports, tracker);
  const { operations, settle } = await ships.prepare(reports, NOON_MS);
  await store.write(operations);
  settle();
  return operations.length;
}

describe('the write of static reports', () => {
  it('[T1] has nothing for reports that arrive again, and for older ones', async () => {
    expect(await write(staticReport(1, NOON_MS), staticReport(2, NOON_MS))).toBe(2);
    expect(await write(staticReport(1, NOON_MS), staticReport(2, NOON_MS + 1))).toBe(1);
    expect(await write(staticReport(1, NOON_MS, 70))).toBe(1);
  });

  it('[T1, F10] has one row of times for ships that repeat what is known', async () => {
    const fleet = (timeMs: number): readonly StaticReport[] =>
      [11, 12, 13].map((mmsi) => staticReport(mmsi, timeMs));
    expect(await write(...fleet(NOON_MS))).toBe(3);
    expect(await write(...fleet(NOON_MS + 1))).toBe(1);
    expect(await write(...fleet(NOON_MS + 2), staticReport(14, NOON_MS))).toBe(2);
    ships = new Ships(store);
    await ships.start(() => undefined);
    // A report that is older than the repeats does not count, also after a restart.
    expect(await write(staticReport(11, NOON_MS + 1, 70))).toBe(1);
    expect(await ships.get(11 as Mmsi)).toMatchObject({
      said: { shiptype: { value: 80, timeMs: NOON_MS + 2 } },
    });
    expect(ships.histories.get(11 as Mmsi)?.toJSON().shiptypes).toEqual([
      [NOON_MS, 80],
      [NOON_MS + 1, 70],
      [NOON_MS + 2, 80],
    ]);
  });

  it('[F10] continues documents without a history', async () => {
    const old = store.collection<ShipRecord & Record<'imo' | 'nameKey' | 'callsignKey', null>>({
      ...{ name: 'ships', key: 'mmsi' },
      indexes: { imo: ['imo'], name: ['nameKey'], callsign: ['callsignKey'] },
    });
    const said = { shiptype: { value: 80, timeMs: NOON_MS } };
    const keys = { imo: null, nameKey: null, callsignKey: null };
    await store.write([old.put({ mmsi: 21 as Mmsi, said, ...keys })]);
    ships = new Ships(store);
    await ships.start(() => undefined);
    const unknown = { lengthMeters: null, widthMeters: null, draughtMeters: null };
    const repeat = { ...staticReport(21, NOON_MS + 5), ...unknown, toBowMeters: null };
    await write(repeat);
    ships = new Ships(store);
    await ships.start(() => undefined);
    expect(ships.histories.get(21 as Mmsi)?.toJSON().shiptypes).toEqual([
      [NOON_MS, 80],
      [NOON_MS + 5, 80],
    ]);
  });

  it('reads a ship once, whose repeats follow', async () => {
    let reads = 0;
    const collection: Store['collection'] = (schema) => {
      const documents = store.collection(schema);
      const get: typeof documents.get = (key) => {
        reads++;
        return documents.get(key);
      };
      return overrideCollection(documents, { get });
    };
    ships = new Ships({ ...store, collection });
    for (const minute of [0, 6, 12])
      expect(await write(staticReport(4, NOON_MS + minute * 60_000))).toBe(1);
    expect(reads).toBe(1);
    expect(await ships.get(4 as Mmsi)).toMatchObject({
      said: { shiptype: { timeMs: NOON_MS + 12 * 60_000 } },
    });
  });

  it('[F10] has what changes only the static data over time', async () => {
    await write(staticReport(3, NOON_MS));
    expect(await write(staticReport(3, NOON_MS - 1, 70))).toBe(1);
    expect(await write(staticReport(3, NOON_MS - 1, 70))).toBe(0);
  });
});

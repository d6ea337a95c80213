import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ShipColumns, type ShipRow } from './ship-columns.ts';

function row(mmsi: number, timeMs: number): ShipRow {
  return {
    mmsi,
    timeMs,
    longitude: timeMs / 10,
    latitude: 1,
    cog: 2,
    sog: 3,
    heading: 4,
    navStatus: 5,
  };
}

it('[L12] have the newest position of each ship, whatever the order', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.nat(50)));
  fc.assert(
    fc.property(fc.array(rows), (batches) => {
      const ships = new ShipColumns();
      const newest = new Map<number, number>();
      for (const batch of batches) {
        ships.update(batch.map(([mmsi, timeMs]) => row(mmsi, timeMs)));
        for (const [mmsi, timeMs] of batch)
          newest.set(mmsi, Math.max(newest.get(mmsi) ?? 0, timeMs));
      }
      expect(ships.count).toBe(newest.size);
      for (const [mmsi, timeMs] of newest) {
        const index = ships.indexOf(mmsi) ?? -1;
        const { columns } = ships;
        expect([columns.mmsi[index], columns.timeMs[index]]).toEqual([mmsi, timeMs]);
        expect(columns.longitude[index]).toBe(timeMs / 10);
      }
    }),
  );
});

it('[L12] have another version when something changed, and grow', () => {
  const ships = new ShipColumns();
  ships.update([row(1, 5)]);
  ships.update([row(1, 5), row(1, 4)]);
  expect(ships.version).toBe(1);
  ships.update(Array.from({ length: 30_000 }, (_, i) => row(i, 5)));
  expect([ships.version, ships.count]).toEqual([2, 30_000]);
  expect(ships.columns.mmsi[ships.indexOf(29_999)!]).toBe(29_999);
  expect(ships.columns.timeMs[ships.indexOf(1)!]).toBe(5);
  expect(ships.indexOf(30_000)).toBeUndefined();
});

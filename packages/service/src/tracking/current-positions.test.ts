import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaritimeService } from '../maritime-service.ts';
import { MINUTE_MS, NOON_MS, startService, staticReport } from '../testing/running-service.ts';
import type { PositionSearch } from './tracking.ts';

const ALL = { page: 1, size: 1000 };

function at(mmsi: number, minute: number, longitude: number, latitude = 54): PositionReport {
  return {
    ...{ mmsi: mmsi as Mmsi, timeMs: NOON_MS + minute * MINUTE_MS, longitude, latitude },
    ...{ sog: 10, cog: 90, heading: null, rot: null, navStatus: 0 },
  };
}

async function find(
  { tracking }: MaritimeService,
  search: PositionSearch = {},
): Promise<readonly PositionReport[]> {
  const found = await tracking.findPositions(search, ALL);
  if (!found.ok) throw new Error(found.error.detail);
  expect(found.value.total).toBe(found.value.items.length);
  return found.value.items;
}

async function mmsisIn(
  service: MaritimeService,
  search: PositionSearch,
): Promise<readonly number[]> {
  return (await find(service, search)).map(({ mmsi }) => mmsi);
}

describe('the latest positions of all ships', () => {
  it('are found by box, with its edges, by MMSI', async () => {
    const { service } = await startService();
    await service.ingest({ positions: [at(3, 0, 10), at(1, 0, 11), at(2, 0, 12.5)] });
    expect(await mmsisIn(service, {})).toEqual([1, 2, 3]);
    const box = { west: 10, south: 54, east: 11, north: 55 };
    expect(await mmsisIn(service, { box })).toEqual([1, 3]);
    await service.ingest({ positions: [at(3, 60, 9.9)] });
    expect(await mmsisIn(service, { box })).toEqual([1]);
  });

  it.each([
    ['179° to −179°', { west: 179, south: -1, east: 181, north: 1 }, [1, 2, 3, 4]],
    ['−180° to −179°', { west: -180, south: -1, east: -179, north: 1 }, [1, 2, 4]],
    ['179° to 180°', { west: 179, south: -1, east: 180, north: 1 }, [1, 2, 3]],
    ['all longitudes', { west: -180, south: -1, east: 180, north: 1 }, [1, 2, 3, 4, 5]],
  ])('are found across the antimeridian: %s', async (_, box, mmsis) => {
    const { service } = await startService();
    await service.ingest({
      positions: [
        at(1, 0, 180, 0),
        at(2, 0, -180, 0),
        at(3, 0, 179.5, 0),
        at(4, 0, -179.5, 0),
        at(5, 0, 0, 0),
      ],
    });
    expect(await mmsisIn(service, { box })).toEqual(mmsis);
    const sinceMs = NOON_MS - 1;
    const other = await startService();
    await other.service.ingest({
      positions: [
        at(1, 0, 180, 0),
        at(2, 0, -180, 0),
        at(3, 0, 179.5, 0),
        at(4, 0, -179.5, 0),
        at(5, 0, 0, 0),
      ],
    });
    // Not in memory yet: by the index of places.
    expect(await mmsisIn(other.service, { box, sinceMs })).toEqual(mmsis);
  });

  it('are found by time and by type', async () => {
    const { service } = await startService();
    await service.ingest({
      statics: [staticReport(2, NOON_MS, 81)],
      positions: [at(1, 0, 10), at(2, 5, 11)],
    });
    expect(await mmsisIn(service, { sinceMs: NOON_MS })).toEqual([2]);
    expect(await mmsisIn(service, { types: 'tanker' })).toEqual([2]);
    expect(await mmsisIn(service, { types: '70-79' })).toEqual([]);
    expect(await service.tracking.findPositions({ types: 'boats' }, ALL)).toMatchObject({
      ok: false,
      error: { code: 'invalid', problems: [{ pointer: '/types' }] },
    });
    expect([
      service.tracking.getShiptype(2 as Mmsi),
      service.tracking.getShiptype(1 as Mmsi),
    ]).toEqual([81, null]);
  });

  it('are listed in pages', async () => {
    const { service } = await startService();
    await service.ingest({ positions: [1, 2, 3, 4, 5].map((mmsi) => at(mmsi, 0, 10)) });
    const found = await service.tracking.findPositions({}, { page: 2, size: 2 });
    expect(found).toMatchObject({
      ok: true,
      value: { total: 5, items: [{ mmsi: 3 }, { mmsi: 4 }] },
    });
  });

  it('are listed after a number, each changed ship once', async () => {
    const { service } = await startService();
    await service.ingest({ positions: [at(1, 0, 10), at(2, 0, 11)] });
    const first = await service.tracking.listChangedPositions(0);
    expect(first.positions.map(({ mmsi }) => mmsi)).toEqual([1, 2]);
    expect((await service.tracking.listChangedPositions(first.next)).positions).toEqual([]);
    await service.ingest({ positions: [at(2, 1, 11), at(3, 1, 12)] });
    await service.ingest({ positions: [at(2, 2, 11.001)] });
    const second = await service.tracking.listChangedPositions(first.next);
    expect(second.positions).toEqual([at(2, 2, 11.001), at(3, 1, 12)]);
  });

  it('are those of each ship alone, after jumps, shared MMSIs and late reports in any order', async () => {
    const report = fc
      .record({
        mmsi: fc.integer({ min: 1, max: 3 }),
        minute: fc.integer({ min: 0, max: 120 }),
        longitude: fc.constantFrom(10, 10.01, 10.05, 40, 40.01),
      })
      .map(({ mmsi, minute, longitude }) => at(mmsi, minute, longitude));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(report, { maxLength: 6 }), { maxLength: 8 }),
        async (batches) => {
          const { service } = await startService();
          // Not followed: each ship is read from the store after each batch.
          const { service: asked } = await startService();
          for (const batch of batches) {
            const positions = batch.toSorted((one, other) => one.timeMs - other.timeMs);
            await service.ingest({ positions });
            await asked.ingest({ positions });
            const expected = await asked.tracking.listPositions([1, 2, 3] as Mmsi[]);
            expect(await find(service)).toEqual(expected);
          }
          await asked.stop();
          await service.stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('a ship whose type becomes known after its last position has changed', async () => {
  const { service } = await startService();
  await service.ingest({ positions: [at(1, 0, 10), at(2, 0, 11)] });
  const { next } = await service.tracking.listChangedPositions(0);
  await service.ingest({ statics: [staticReport(2, NOON_MS, 81)] });
  const changed = await service.tracking.listChangedPositions(next);
  expect(changed.positions.map(({ mmsi }) => mmsi)).toEqual([2]);
  expect(service.tracking.getShiptype(2 as Mmsi)).toBe(81);
  expect((await service.tracking.listChangedPositions(changed.next)).positions).toEqual([]);
});

import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCollections } from './collections.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import type { TradeLanes } from './trade-lanes.ts';

const NOW_MS = Date.UTC(2026, 5, 1);
const PAGE = { page: 1, size: 50 };

let store: Store;
let lanes: TradeLanes;
beforeEach(() => {
  store = createMemoryStore();
  lanes = open();
});

function open(): TradeLanes {
  return createTradeLanes({
    ...{ store, clock: manualClock(NOW_MS) },
    callsOf: async () => [],
    wasHeard: async () => true,
  });
}

function voyage(number: string, carrier = 'MAEU', day = 1): unknown {
  const time = (month: number): string => new Date(Date.UTC(2026, month, day)).toISOString();
  return {
    ...{ vessel_operator_carrier_code: carrier, carrier_voyage_number: number },
    vessel_imo_number: imoOf(Number(number) || 1),
    port_calls: [
      { un_location_code: 'CNSHA', departure_datetime: time(1) },
      { un_location_code: 'NLRTM', arrival_datetime: time(2) },
    ],
  };
}

function booking(number: string, count: number, planned = '1', carrier = 'MAEU'): unknown {
  return {
    ...{ vessel_operator_carrier_code: carrier, carrier_booking_number: number },
    ...{ origin_un_location_code: 'CNSHA', destination_un_location_code: 'NLRTM' },
    containers: [{ count, planned_voyage_number: planned }],
  };
}

async function statistic(): Promise<LaneStatistic | undefined> {
  return (await lanes.listStatistics('CNSHA' as Locode, 'NLRTM' as Locode))[0];
}

describe('lists', () => {
  it('of voyages are by carrier and number, with outcomes, in pages', async () => {
    await lanes.putVoyages([voyage('2'), voyage('1'), voyage('7', 'MAE'), voyage('3', 'HLCU')]);
    const { items, total } = await lanes.listVoyages(PAGE);
    expect(items.map(({ carrier, number }) => `${carrier} ${number}`)).toEqual([
      ...['HLCU 3', 'MAE 7', 'MAEU 1', 'MAEU 2'],
    ]);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      calls: [{ locode: 'CNSHA' }, { locode: 'NLRTM' }],
      outcomes: [{ is: 'omitted' }, { is: 'omitted' }],
      isReplaced: false,
    });
    expect(await lanes.listVoyages({ page: 2, size: 3 })).toMatchObject({
      ...{ items: [{ number: '2' }], total: 4 },
    });
    // The code of one carrier may be the beginning of another's.
    expect(await lanes.listVoyages(PAGE, 'MAE')).toMatchObject({
      items: [{ number: '7' }],
      total: 1,
    });
  });

  it('of bookings have what was imported', async () => {
    await lanes.putBookings([booking('A 1/2', 5), booking('B', 1, '9', 'HLCU')]);
    const groups = [{ count: 5, plannedVoyage: '1', actualVoyage: null, changedBy: null }];
    expect(await lanes.listBookings(PAGE, 'MAEU')).toEqual({
      items: [{ carrier: 'MAEU', number: 'A 1/2', origin: 'CNSHA', destination: 'NLRTM', groups }],
      total: 1,
    });
  });
});

describe('removals', () => {
  it('of voyages take their journeys out of the statistics, also after a restart', async () => {
    await lanes.putVoyages([voyage('1'), voyage('2')]);
    expect(await statistic()).toMatchObject({ journeys: 2 });
    expect(await lanes.removeVoyage('MAEU', '2')).toBe(true);
    lanes = open();
    expect(await statistic()).toMatchObject({ journeys: 1 });
    expect(await lanes.removeVoyage('MAEU', '2')).toBe(false);
    await lanes.putVoyages([voyage('2')]);
    expect(await statistic()).toMatchObject({ journeys: 2 });
  });

  it('of bookings take their containers out, and leave those of others', async () => {
    await lanes.putVoyages([voyage('1')]);
    await lanes.putBookings([booking('A', 5), booking('B', 100)]);
    expect(await statistic()).toMatchObject({ containerCount: '100-999' });
    expect(await lanes.removeBooking('MAEU', 'B')).toBe(true);
    expect(await statistic()).toMatchObject({ containerCount: '1-9' });
    expect(await lanes.removeBooking('MAEU', 'B')).toBe(false);
  });

  it('leave the statistics of what was never imported, in any order', async () => {
    const step = fc.record({
      kind: fc.constantFrom('put', 'remove', 'book', 'unbook', 'read'),
      number: fc.constantFrom('1', '2', '3'),
      day: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        store = createMemoryStore();
        lanes = open();
        const voyages = new Map<string, unknown>();
        const bookings = new Map<string, unknown>();
        for (const { kind, number, day } of steps) {
          if (kind === 'put') voyages.set(number, voyage(number, 'MAEU', day));
          if (kind === 'remove') voyages.delete(number);
          if (kind === 'book') bookings.set(number, booking(number, day, number));
          if (kind === 'unbook') bookings.delete(number);
          if (kind === 'put') await lanes.putVoyages([voyages.get(number)]);
          if (kind === 'remove') await lanes.removeVoyage('MAEU', number);
          if (kind === 'book') await lanes.putBookings([bookings.get(number)]);
          if (kind === 'unbook') await lanes.removeBooking('MAEU', number);
          if (kind === 'read') await statistic();
        }
        const found = await statistic();
        store = createMemoryStore();
        lanes = open();
        await lanes.putBookings([...bookings.values()]);
        await lanes.putVoyages([...voyages.values()]);
        expect(found).toEqual(await statistic());
      }),
      { numRuns: 100 },
    );
  });
});

describe('[A10] the containers of a corrected booking', () => {
  it('count once in the lane, and are reported as added only beyond earlier imports', async () => {
    await lanes.putVoyages([voyage('1')]);
    const added = async (row: unknown): Promise<readonly number[]> => {
      const result = await lanes.putBookings([row]);
      return [result.addedContainers, result.addedContainersOnKnownVoyages];
    };
    expect(await added(booking('A', 8))).toEqual([8, 8]);
    expect(await added(booking('A', 8))).toEqual([0, 0]);
    expect(await added(booking('A', 5))).toEqual([0, 0]);
    expect(await statistic()).toMatchObject({ containerCount: '1-9' });
    expect(await added(booking('A', 12))).toEqual([4, 4]);
    expect(await statistic()).toMatchObject({ containerCount: '10-99' });
    expect(await added(booking('B', 3, '2'))).toEqual([3, 0]);
    await lanes.putVoyages([voyage('2')]);
    expect(await added(booking('B', 3, '2'))).toEqual([0, 3]);
  });

  it('of an older version of the store are not reported again', async () => {
    await lanes.putVoyages([voyage('1')]);
    await lanes.putBookings([booking('A', 8)]);
    const bookings = store.collection<{ readonly key: string; readonly counted?: unknown }>({
      ...{ name: 'lane-bookings', key: 'key' },
    });
    const { counted: _, ...older } = (await bookings.get('MAEU A'))!;
    await store.write([bookings.put(older)]);
    expect(await lanes.putBookings([booking('A', 9)])).toMatchObject({
      ...{ containers: 9, addedContainers: 1, addedContainersOnKnownVoyages: 1 },
    });
  });
});

it('[A12] stored journeys and statistics of an older version are computed again', async () => {
  await lanes.putVoyages([voyage('1')]);
  const before = await statistic();
  for (const name of ['lane-ledgers', 'lane-statistics']) {
    const stored = store.collection<{ readonly lane: string }>({ name, key: 'lane' });
    const document = (await stored.get('CNSHA NLRTM'))!;
    await store.write([stored.put({ ...document, form: 1, statistics: [] } as never)]);
  }
  const { laneDays } = openCollections(store);
  const [day] = await laneDays.find({}, { limit: 1 });
  await store.write([laneDays.put({ ...day, rows: [] })]);
  lanes = open();
  expect(before).toMatchObject({ journeys: 1 });
  expect(await statistic()).toEqual(before);
});

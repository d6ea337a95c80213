import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerRange } from './container-range.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import type { TradeLanes } from './trade-lanes.ts';

const NOW_MS = Date.UTC(2026, 5, 1);

function open(): TradeLanes {
  return createTradeLanes({
    ...{ store: createMemoryStore(), clock: manualClock(NOW_MS) },
    callsOf: async () => [],
    wasHeard: async () => false,
  });
}

function voyageRow(number: string, month = 1): unknown {
  const time = (day: number): string => new Date(Date.UTC(2026, month, day)).toISOString();
  return {
    vessel_operator_carrier_code: 'maeu',
    carrier_voyage_number: number,
    vessel_imo_number: imoOf(1),
    port_calls: [
      { un_location_code: 'cn sha', departure_datetime: time(1) },
      { un_location_code: 'NLRTM', arrival_datetime: time(27) },
    ],
  };
}

function bookingRow(number: string, containers: readonly unknown[]): Record<string, unknown> {
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_booking_number: number,
    origin_un_location_code: 'CNSHA',
    destination_un_location_code: 'NLRTM',
    containers,
  };
}

const asPlanned = { count: 2, planned_voyage_number: '1', actual_voyage_number: '1' };
const byCarrier = { ...asPlanned, actual_voyage_number: '2', changed_by: 'carrier' };
const byShipper = { ...asPlanned, actual_voyage_number: null, changed_by: 'shipper' };

async function statistic(lanes: TradeLanes): Promise<LaneStatistic> {
  return (await lanes.listStatistics('CNSHA' as Locode, 'NLRTM' as Locode))[0];
}

describe('[A10] rolls', () => {
  it.each([
    ['loaded as planned', [asPlanned], 0, 0],
    ['not loaded yet', [{ ...asPlanned, actual_voyage_number: null }], 0, 0],
    ['rolled by the carrier', [byCarrier], 100, 0],
    ['taken off by the shipper', [byShipper], 0, 100],
    ['rolled in part', [asPlanned, byCarrier], 100, 0],
    ['rolled by both', [byShipper, byCarrier, byCarrier], 100, 100],
    ['rolled for an unknown cause', [{ ...byCarrier, changed_by: null }], 0, 0],
    ['loaded as planned, with a cause', [{ ...asPlanned, changed_by: 'carrier' }], 0, 0],
  ])('of a booking that is %s', async (_, containers, carrier, shipper) => {
    const lanes = open();
    await lanes.putVoyages([voyageRow('1')]);
    await lanes.putBookings([bookingRow('B1', containers)]);
    expect(await statistic(lanes)).toMatchObject({
      carrierRolledPct: carrier,
      shipperRolledPct: shipper,
    });
  });

  it('are percent of the bookings, and null without any', async () => {
    const lanes = open();
    await lanes.putVoyages([voyageRow('1'), voyageRow('2')]);
    expect(await statistic(lanes)).toMatchObject({
      ...{ containerCount: '0', carrierRolledPct: null, shipperRolledPct: null },
    });
    const rows = [bookingRow('B1', [asPlanned]), bookingRow('B2', [byCarrier])];
    await lanes.putBookings([...rows, bookingRow('B3', [byShipper, asPlanned])]);
    expect(await statistic(lanes)).toMatchObject({
      ...{ containerCount: '1-9', carrierRolledPct: 33.33, shipperRolledPct: 33.33 },
    });
  });

  it('count once their voyage is known, and in its period only', async () => {
    const lanes = open();
    const planned = { ...asPlanned, count: 20, planned_voyage_number: '7' };
    const result = await lanes.putBookings([bookingRow('B1', [planned, asPlanned])]);
    expect(result).toEqual({
      ...{ accepted: 1, rejected: [], warnings: [] },
      ...{ containers: 22, containersOnKnownVoyages: 0 },
      ...{ addedContainers: 22, addedContainersOnKnownVoyages: 0 },
    });
    await lanes.putVoyages([voyageRow('1'), voyageRow('7', 6)]);
    expect(await statistic(lanes)).toMatchObject({ journeys: 1, containerCount: '0' });
    await lanes.putVoyages([voyageRow('7')]);
    expect(await statistic(lanes)).toMatchObject({ journeys: 2, containerCount: '10-99' });
    expect(await lanes.putBookings([bookingRow('B2', [asPlanned, planned])])).toMatchObject({
      ...{ containers: 22, containersOnKnownVoyages: 22 },
    });
  });

  it('are the same whatever was imported before, in any order', async () => {
    const groups = fc.array(fc.constantFrom(asPlanned, byCarrier, byShipper), {
      ...{ minLength: 1, maxLength: 3 },
    });
    const row = fc.tuple(fc.constantFrom('B1', 'B2', 'B3', 'B4'), groups);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const one = open();
        await one.putVoyages([voyageRow('1')]);
        for (const [number, containers] of rows) {
          await one.putBookings([bookingRow(number, containers)]);
          await statistic(one);
        }
        const other = open();
        const last = [...new Map(rows)].reverse();
        await other.putBookings(last.map(([number, containers]) => bookingRow(number, containers)));
        await other.putVoyages([voyageRow('1')]);
        expect(await statistic(one)).toEqual(await statistic(other));
      }),
      { numRuns: 50 },
    );
  });
});

describe('[A11] containers', () => {
  it.each([
    [0, '0'],
    [1, '1-9'],
    [9, '1-9'],
    [10, '10-99'],
    [999, '100-999'],
    [1000, '1000-9999'],
    [123_456, '100000-999999'],
  ])('that are %i have the range %s', (count, range) => {
    expect(containerRange(count)).toBe(range);
  });
});

describe('[A1] rows', () => {
  it('that are invalid are rejected with their index, and the others are accepted', async () => {
    const lanes = open();
    const result = await lanes.putVoyages([
      voyageRow('1'),
      5,
      { ...(voyageRow('2') as object), port_calls: [] },
    ]);
    expect(result).toEqual({
      accepted: 1,
      rejected: [
        {
          index: 1,
          problems: [
            { pointer: '', detail: 'must be an object.' },
            ...[
              'vessel_operator_carrier_code',
              'carrier_voyage_number',
              'vessel_imo_number',
              'port_calls',
            ].map((name) => ({ pointer: `/${name}`, detail: expect.stringMatching(/^must be /) })),
          ],
        },
        { index: 2, problems: [{ pointer: '/port_calls', detail: 'must be a list of 2 to 100.' }] },
      ],
      warnings: [],
    });
    expect(await statistic(lanes)).toMatchObject({ journeys: 1 });
  });

  it('are accepted together or not at all, on request', async () => {
    const lanes = open();
    const result = await lanes.putVoyages([voyageRow('1'), 5], { isAllOrNothing: true });
    expect(result).toMatchObject({ accepted: 0, rejected: [{ index: 1 }] });
    expect(await statistic(lanes)).toBeUndefined();
    const good = await lanes.putVoyages([voyageRow('1'), voyageRow('2')], { isAllOrNothing: true });
    expect(good).toEqual({ accepted: 2, rejected: [], warnings: [] });
  });

  it('require times in order, at least one for each call, and valid numbers', async () => {
    const port = (locode: string, more: object): object => ({ un_location_code: locode, ...more });
    const { rejected } = await open().putVoyages([
      {
        ...(voyageRow('1?') as object),
        vessel_imo_number: 9_074_728,
        port_calls: [
          port('CNSHA', { departure_datetime: '2026-01-05T00:00:00Z' }),
          port('NLRTM', { arrival_datetime: '2026-01-04T00:00:00Z' }),
          port('NL-RTM', { arrival_datetime: 'soon' }),
          port('DEHAM', {}),
          port('DEHAM', { arrival_datetime: null, departure_datetime: 5, vessel_imo_number: 'x' }),
        ],
      },
    ]);
    expect(rejected[0].problems.map(({ pointer }) => pointer)).toEqual([
      '/carrier_voyage_number',
      '/vessel_imo_number',
      '/port_calls/1/arrival_datetime',
      '/port_calls/2/un_location_code',
      '/port_calls/2/arrival_datetime',
      '/port_calls/3/arrival_datetime',
      '/port_calls/4/departure_datetime',
      '/port_calls/4/vessel_imo_number',
    ]);
  });

  it('of bookings require ports, containers and a valid cause', async () => {
    const { rejected, containers } = await open().putBookings([
      {
        ...bookingRow('B1', [{ ...asPlanned, count: 0.5, changed_by: 'chance' }]),
        origin_un_location_code: 7,
      },
      bookingRow('B2', []),
    ]);
    expect(rejected.map(({ problems }) => problems.map(({ pointer }) => pointer))).toEqual([
      ['/origin_un_location_code', '/containers/0/count', '/containers/0/changed_by'],
      ['/containers'],
    ]);
    expect(containers).toBe(0);
  });

  it('may be any JSON value, and invalid ones are rejected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), async (rows) => {
        const lanes = open();
        expect((await lanes.putVoyages(rows)).rejected.length).toBe(rows.length);
        expect((await lanes.putBookings(rows)).rejected.length).toBe(rows.length);
      }),
    );
  });
});

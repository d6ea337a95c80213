import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallCounts, LaneStatistic, StatisticsQuery } from './lane-statistic.ts';
import type { ActualCall } from './scheduled-voyage.ts';
import type { LocodeStatus } from './sources.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import type { TradeLanes } from './trade-lanes.ts';

const NOW_MS = Date.UTC(2026, 5, 1, 12);
const [ORIGIN, DESTINATION] = ['CNSHA', 'NLRTM'] as [Locode, Locode];
const PAGE = { page: 1, size: 50 };

let calls: Map<Imo, ActualCall[]>;
let unheard: Set<Imo>;
let status: (locode: string) => LocodeStatus;
let lanes: TradeLanes;
beforeEach(() => {
  calls = new Map();
  unheard = new Set();
  status = () => 'port';
  lanes = createTradeLanes({
    ...{ store: createMemoryStore(), clock: manualClock(NOW_MS) },
    callsOf: async (imo, beginMs, endMs) =>
      (calls.get(imo) ?? []).filter(({ ataMs }) => ataMs >= beginMs && ataMs <= endMs),
    wasHeard: async (imo) => !unheard.has(imo),
    locodeStatus: (locode) => status(locode),
  });
});

/** A voyage from Shanghai that arrives at a time, 20 days after its departure; its ship arrives some hours late, or not. */
async function sail(
  number: string,
  ship: number,
  arrival: string,
  lateHours: number | null,
  carrier = 'MAEU',
): Promise<void> {
  const arrivalMs = Date.parse(arrival);
  const departureMs = arrivalMs - 20 * millisecondsInDay;
  const imo = imoOf(ship);
  const own = calls.get(imo) ?? [];
  own.push({ locode: ORIGIN, ataMs: departureMs - millisecondsInHour, atdMs: departureMs });
  if (lateHours !== null) {
    own.push({
      locode: DESTINATION,
      ataMs: arrivalMs + lateHours * millisecondsInHour,
      atdMs: null,
    });
  }
  calls.set(
    imo,
    own.sort((a, b) => a.ataMs - b.ataMs),
  );
  const time = (ms: number): string => new Date(ms).toISOString();
  const result = await lanes.putVoyages([
    {
      ...{ vessel_operator_carrier_code: carrier, carrier_voyage_number: number },
      vessel_imo_number: imo,
      port_calls: [
        { un_location_code: ORIGIN, departure_datetime: time(departureMs) },
        { un_location_code: DESTINATION, arrival_datetime: time(arrivalMs) },
      ],
    },
  ]);
  expect(result).toMatchObject({ accepted: 1, rejected: [] });
}

async function statistics(query?: StatisticsQuery): Promise<readonly LaneStatistic[]> {
  return lanes.listStatistics(ORIGIN, DESTINATION, query);
}

async function destinationCalls(): Promise<CallCounts> {
  return (await statistics())[0].destinationCalls;
}

describe('[A6] the calls of a lane', () => {
  it('are made, omitted, unknown or open', async () => {
    unheard.add(imoOf(3));
    await sail('1', 1, '2026-03-01T00:00:00Z', 2);
    await sail('2', 2, '2026-03-01T00:00:00Z', null);
    await sail('3', 3, '2026-03-01T00:00:00Z', null);
    await sail('4', 4, '2026-05-31T00:00:00Z', null);
    const [{ journeys, destinationOmitted, originCalls }] = await statistics();
    expect([journeys, destinationOmitted]).toEqual([4, 1]);
    expect(originCalls).toMatchObject({ made: 4, omitted: 0, unknown: 0, open: 0 });
    expect(await destinationCalls()).toMatchObject({ made: 1, omitted: 1, unknown: 1, open: 1 });
  });

  it('add up to the journeys, and to the omitted and delayed ones, for any outcomes', async () => {
    for (const [ship, late] of [0, 30, -30, null, 5, 200, null, 24].entries()) {
      if (ship % 2 === 1) unheard.add(imoOf(ship));
      await sail(String(ship), ship, `2026-0${1 + (ship % 5)}-03T00:00:00Z`, late);
    }
    const [{ journeys, destinationOmitted, destinationDelayed, destinationCalls: each }] =
      await statistics();
    expect(each.made + each.omitted + each.unknown + each.open).toBe(journeys);
    expect([each.omitted, destinationDelayed]).toEqual([destinationOmitted, 2]);
  });

  it('at a code without a port are unknown, although the ship was heard', async () => {
    status = (locode) => (locode === DESTINATION ? 'official' : 'port');
    await sail('1', 1, '2026-03-01T00:00:00Z', null);
    expect(await destinationCalls()).toMatchObject({ omitted: 0, unknown: 1 });
  });
});

describe('[A7] deviations', () => {
  it('of a day and less are on time, of more early or delayed', async () => {
    for (const [ship, hours] of [24, -24, 24.5, -24.5, 48].entries()) {
      await sail(String(ship), ship, '2026-03-01T00:00:00Z', hours);
    }
    expect((await statistics())[0].destinationDelayed).toBe(2);
    expect(await destinationCalls()).toMatchObject({
      ...{ made: 5, onTime: 2, averageDelayHours: 36.25, averageDeviationHours: 9.6 },
    });
  });

  it('are null without calls', async () => {
    await sail('1', 1, '2026-03-01T00:00:00Z', null);
    expect(await destinationCalls()).toMatchObject({
      ...{ onTime: 0, averageDelayHours: null, averageDeviationHours: null },
    });
  });
});

describe('[A9] periods', () => {
  beforeEach(async () => {
    await sail('1', 1, '2024-02-01T00:00:00Z', 1);
    await sail('2', 1, '2026-01-31T23:59:59Z', 30);
    await sail('3', 2, '2026-02-01T00:00:00Z', 1);
    await sail('4', 3, '2026-04-10T00:00:00Z', 1, 'HLCU');
    await sail('5', 4, '2026-07-10T00:00:00Z', null);
  });

  it('are the year to midnight, unless given', async () => {
    expect((await statistics()).map(({ carrier, journeys }) => [carrier, journeys])).toEqual([
      ['HLCU', 1],
      ['MAEU', 2],
    ]);
    const beginMs = Date.UTC(2024, 0);
    const [, maersk] = await statistics({ beginMs });
    expect(maersk).toMatchObject({ journeys: 3, beginMs, endMs: Date.UTC(2026, 5, 1) });
    const before = await statistics({ beginMs, endMs: Date.UTC(2025, 0) });
    expect(before).toMatchObject([{ carrier: 'MAEU', journeys: 1 }]);
    const later = await statistics({ beginMs: Date.UTC(2026, 5), endMs: Date.UTC(2026, 7) });
    expect(later).toMatchObject([{ journeys: 1, destinationCalls: { open: 1 } }]);
  });

  it('of months have a statistic each, and together those of the whole', async () => {
    const monthly = await statistics({ isMonthly: true });
    expect(monthly.map(({ carrier, beginMs, journeys }) => [carrier, beginMs, journeys])).toEqual([
      ['HLCU', Date.UTC(2026, 3), 1],
      ['MAEU', Date.UTC(2026, 0), 1],
      ['MAEU', Date.UTC(2026, 1), 1],
    ]);
    expect(monthly[1].endMs).toBe(Date.UTC(2026, 1));
    const part = { beginMs: Date.UTC(2026, 1, 1), endMs: Date.UTC(2026, 1, 11), isMonthly: true };
    expect(await statistics(part)).toMatchObject([{ beginMs: part.beginMs, endMs: part.endMs }]);
  });

  it('can be those of one carrier, and leave the usual statistics unchanged', async () => {
    const usual = await statistics();
    expect(await statistics({ carrier: 'HLCU' })).toMatchObject([{ carrier: 'HLCU' }]);
    await statistics({ beginMs: 0, endMs: 8.64e15, isMonthly: true });
    expect(await statistics()).toEqual(usual);
  });

  it('list the journeys that they count, page by page', async () => {
    const beginMs = Date.UTC(2024, 0);
    const { items, total } = await lanes.listJourneys(ORIGIN, DESTINATION, { beginMs }, PAGE);
    expect(items.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
    expect(items[1]).toMatchObject({
      ...{ carrier: 'MAEU', isReplaced: false },
      origin: { scheduled: { locode: ORIGIN, arrivalMs: null }, outcome: { is: 'made' } },
      destination: { outcome: { is: 'made' }, deviationHours: 30 },
    });
    const second = { page: 2, size: 3 };
    const rest = await lanes.listJourneys(ORIGIN, DESTINATION, { beginMs }, second);
    expect([total, rest.total, rest.items.map(({ number }) => number)]).toEqual([4, 4, ['4']]);
    const own = await lanes.listJourneys(ORIGIN, DESTINATION, { carrier: 'HLCU' }, PAGE);
    expect(own.items.map(({ number }) => number)).toEqual(['4']);
  });
});

describe('[A2] codes', () => {
  const row = (number: string, origin: string): unknown => ({
    ...{ vessel_operator_carrier_code: 'MAEU', carrier_booking_number: number },
    ...{ origin_un_location_code: origin, destination_un_location_code: DESTINATION },
    containers: [{ count: 1, planned_voyage_number: '1' }],
  });

  it('that are not official are rejected with their place, and official ones without a port warned of', async () => {
    status = (locode) =>
      (({ GBLGP: 'official', GBXXX: 'unofficial' })[locode] as LocodeStatus | undefined) ?? 'port';
    const result = await lanes.putBookings([
      row('1', 'CNSHA'),
      row('2', 'GBLGP'),
      row('3', 'GBXXX'),
    ]);
    expect(result).toMatchObject({
      accepted: 2,
      rejected: [
        {
          index: 2,
          problems: [
            {
              pointer: '/origin_un_location_code',
              detail: expect.stringMatching(/^GBXXX is not /),
            },
          ],
        },
      ],
      warnings: [
        {
          index: 1,
          problems: [
            {
              pointer: '/origin_un_location_code',
              detail: expect.stringMatching(/^GBLGP has no /),
            },
          ],
        },
      ],
    });
    expect((await lanes.listBookings(PAGE)).total).toBe(2);
    const strict = await lanes.putBookings([row('4', 'CNSHA'), row('5', 'GBXXX')], {
      isAllOrNothing: true,
    });
    expect([strict.accepted, (await lanes.listBookings(PAGE)).total]).toEqual([0, 2]);
  });

  it('are checked in a dry run, which imports nothing', async () => {
    const result = await lanes.putBookings([row('1', 'CNSHA'), {}], { isDryRun: true });
    expect(result).toMatchObject({ accepted: 1, rejected: [{ index: 1 }], containers: 0 });
    expect((await lanes.listBookings(PAGE)).total).toBe(0);
  });
});

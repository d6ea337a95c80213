import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCollections } from './collections.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import { plainLane } from './testing/plain-lanes.ts';
import type { TradeLanes, TradeLanesOptions } from './trade-lanes.ts';

const NOW_MS = Date.UTC(2026, 5, 1);
const LANE = ['CNSHA', 'NLRTM'] as [Locode, Locode];
const VOYAGES_PER_DAY = 30;
const LATE_CALL = { locode: LANE[1], ataMs: NOW_MS - 3.5 * millisecondsInDay, atdMs: null };

const clock = manualClock(NOW_MS);
let store: Store;
let lanes: TradeLanes;
let containers = 0;
beforeEach(async () => {
  clock.set(NOW_MS);
  store = createMemoryStore();
  restart();
  const numbers = Array.from({ length: VOYAGES_PER_DAY }, (_, i) => `${i}`);
  await lanes.putVoyages(
    [-3, -2, -1].flatMap((day) => numbers.map((i) => voyage(`${-day}-${i}`, day))),
  );
  await expectPlain();
});

function restart(options: Pick<TradeLanesOptions, 'delayDays' | 'periodDays'> = {}): void {
  lanes = createTradeLanes({
    ...{ store, clock, wasHeard: async () => false },
    // That of voyage 5-0, late by 36 hours.
    callsOf: async (imo) => (imo === imoOf(5) ? [LATE_CALL] : []),
    ...options,
  });
}

/** @param day of its arrival, from now */
function voyage(number: string, day: number): unknown {
  const time = (days: number): string => new Date(NOW_MS + days * millisecondsInDay).toISOString();
  return {
    ...{ vessel_operator_carrier_code: 'MAEU', carrier_voyage_number: number },
    vessel_imo_number: imoOf(number === '5-0' ? 5 : 1),
    port_calls: [
      { un_location_code: LANE[0], departure_datetime: time(day - 5) },
      { un_location_code: LANE[1], arrival_datetime: time(day) },
    ],
  };
}

function booking(voyageNumber: string, count: number): unknown {
  return {
    ...{ vessel_operator_carrier_code: 'MAEU', carrier_booking_number: `B${voyageNumber}` },
    ...{ origin_un_location_code: LANE[0], destination_un_location_code: LANE[1] },
    containers: [{ count, planned_voyage_number: voyageNumber }],
  };
}

async function expectPlain(): Promise<void> {
  // Resolves sailings first.
  const statistics = await lanes.listStatistics(...LANE);
  expect(statistics).toEqual((await plainLane(store, LANE, {}, clock.now())).statistics);
}

/** Requests the lane until all of its days are stored: each request stores at least one of those that changed. */
async function storeAll(): Promise<void> {
  for (let i = 1; i <= 5; i++) {
    await lanes.putBookings([booking('3-1', ++containers)]);
    await expectPlain();
  }
}

/** The stored days, from now, with the number of their journeys. */
async function storedDays(): Promise<readonly (readonly [day: number, journeys: number])[]> {
  const days = await openCollections(store).laneDays.find({}, { limit: 100 });
  return days.map(({ key, rows }) => [
    (Number(key.split(' ')[2]) - NOW_MS) / millisecondsInDay,
    rows.length,
  ]);
}

describe('[A12] a stored lane', () => {
  it('has the changes of days that were not stored yet when the process ended', async () => {
    await lanes.putBookings(['3-1', '2-1', '1-1'].map((number) => booking(number, 100)));
    await expectPlain();
    restart();
    // A request reads the changes since the last one only.
    await lanes.putBookings([booking('3-2', 1000)]);
    await expectPlain();
  });

  it('has a journey once that moved between a day that was stored and one that was not', async () => {
    // The later day changes first and is stored, the earlier one is not.
    await lanes.putVoyages([voyage('1-0', -4)]);
    await lanes.putVoyages([voyage('2-0', -1)]);
    await expectPlain();
    restart();
    await storeAll();
    await lanes.removeVoyage('MAEU', '2-0');
    await storeAll();
    restart();
    await storeAll();
  });

  it('has no days that ended before its period', async () => {
    clock.set(NOW_MS + 363 * millisecondsInDay);
    await expectPlain();
    expect(await storedDays()).toEqual([
      [-2, 30],
      [-1, 30],
    ]);
  });

  it('is read again for another delay, without what is no longer in it', async () => {
    const delayed = async (): Promise<readonly (readonly [number, number])[]> =>
      (await lanes.listStatistics(...LANE)).map((each) => [
        ...([each.journeys, each.destinationDelayed] as const),
      ]);
    await lanes.putVoyages([voyage('4-0', -4), voyage('5-0', -5)]);
    expect(await delayed()).toEqual([[92, 1]]);
    await lanes.removeVoyage('MAEU', '4-0');
    for (let round = 0; round < 2; round++) {
      restart({ delayDays: 2 });
      expect(await delayed()).toEqual([[91, 0]]);
      await lanes.putBookings([booking('3-1', ++containers)]);
      expect(await delayed()).toEqual([[91, 0]]);
    }
    expect((await storedDays()).map(([day]) => day)).toEqual([-5, -3, -2, -1]);
  });

  it('has statistics of the period and the delay of the process that reads it', async () => {
    await lanes.putVoyages([voyage('5-0', -5)]);
    await expectPlain();
    restart({ delayDays: 2 });
    const delayed = { journeys: 91, destinationDelayed: 0 };
    expect(await lanes.listStatistics(...LANE)).toMatchObject([delayed]);
    restart({ delayDays: 2, periodDays: 2 });
    expect(await lanes.listStatistics(...LANE)).toMatchObject([{ journeys: 60 }]);
    restart();
    await expectPlain();
  });

  it('is not written again by requests without changes', async () => {
    const write = vi.spyOn(store, 'write');
    await lanes.listJourneys(...LANE, {}, { page: 1, size: 10 });
    await lanes.listStatistics(...LANE, { isMonthly: true });
    expect(write).not.toHaveBeenCalled();
  });
});

import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { documentsIn } from './documents.ts';
import { imoOf } from './testing/imo-of.ts';
import { createTradeLanes, type TradeLanes } from './trade-lanes.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 5, 1);
const [ORIGIN, DESTINATION] = ['CNSHA', 'NLRTM'] as [Locode, Locode];

const clock = manualClock(NOW_MS);

function open(store = createMemoryStore()): TradeLanes {
  return createTradeLanes({ store, clock, callsOf: async () => [], wasHeard: async () => false });
}

/** @param day from now on, on which it arrives; it sails five days */
function row(number: string, day: number, from = ORIGIN, to = DESTINATION): unknown {
  const time = (ms: number): string => new Date(NOW_MS + ms).toISOString();
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_voyage_number: number,
    // A ship for a few voyages each.
    vessel_imo_number: imoOf(Number(number.slice(1)) % 300),
    port_calls: [
      { un_location_code: from, departure_datetime: time((day - 5) * DAY_MS) },
      { un_location_code: to, arrival_datetime: time(day * DAY_MS) },
    ],
  };
}

async function journeys(lanes: TradeLanes): Promise<number> {
  return (await lanes.statistics(ORIGIN, DESTINATION))[0]?.journeys ?? 0;
}

describe('[A12] the journeys of a lane', () => {
  it('are known when their day comes, however early they were scheduled', async () => {
    clock.set(NOW_MS);
    const lanes = open();
    await lanes.putVoyages([row('V1', -1), row('V2', 400)]);
    expect(await journeys(lanes)).toBe(1);
    clock.set(NOW_MS + 401 * DAY_MS);
    expect(await journeys(lanes)).toBe(1);
  });

  it('are all found, also when some change while they are read', async () => {
    clock.set(NOW_MS);
    const lanes = open();
    const rows = (count: number, day: number, isReversed: boolean): readonly unknown[] =>
      Array.from({ length: count }, (_, i) =>
        isReversed ? row(`V${i}`, day, DESTINATION, ORIGIN) : row(`V${i}`, day),
      );
    await lanes.putVoyages(rows(1500, -300, false));
    expect(await journeys(lanes)).toBe(1500);
    await lanes.putVoyages(rows(1400, -300, true));
    await lanes.recompute();
    const reading = journeys(lanes);
    for (let day = 1; day <= 5; day++) await lanes.putVoyages(rows(20, -300 - day, true));
    await reading;
    expect(await journeys(lanes)).toBe(100);
  });

  it('are not looked for again where nobody sails from one port to the other', async () => {
    clock.set(NOW_MS);
    const store = createMemoryStore();
    const lanes = open(store);
    await lanes.putVoyages([row('V1', -1)]);
    expect(await lanes.statistics(DESTINATION, ORIGIN)).toEqual([]);
    expect(await lanes.statistics(ORIGIN, 'DEHAM' as Locode)).toEqual([]);
    // Of ports where somebody calls there are few pairs; the others cost nothing to look for.
    const kept = await documentsIn(store).ledgers.find({}, { limit: 10 });
    expect(kept.map(({ lane }) => lane)).toEqual(['NLRTM CNSHA']);
  });

  it('are told between two parts of what is put', async () => {
    clock.set(NOW_MS);
    const lanes = open();
    const order: string[] = [];
    const many = Array.from({ length: 1500 }, (_, i) => row(`V${i}`, -1));
    await Promise.all([
      lanes.putVoyages(many).then(() => order.push('put')),
      journeys(lanes).then(() => order.push('told')),
    ]);
    expect(order).toEqual(['told', 'put']);
    expect(await journeys(lanes)).toBe(1500);
  });

  it('wait for little of what is put all or nothing', async () => {
    let rests = 0;
    const lanes = createTradeLanes({
      ...{
        store: createMemoryStore(),
        clock,
        callsOf: async () => [],
        wasHeard: async () => false,
      },
      rest: async () => {
        rests++;
      },
    });
    const many = Array.from({ length: 2000 }, (_, i) => row(`V${i}`, -1));
    await lanes.putVoyages(many, { isAllOrNothing: true });
    // While they are read, and while it is looked up what was there.
    expect(rests).toBeGreaterThan(15);
  });
});

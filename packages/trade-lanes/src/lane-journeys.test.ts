import {
  type CollectionSchema,
  createMemoryStore,
  manualClock,
  overrideCollection,
  type Store,
} from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { openCollections } from './collections.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import type { TradeLanes } from './trade-lanes.ts';

const NOW_MS = Date.UTC(2026, 5, 1);
const [ORIGIN, DESTINATION] = ['CNSHA', 'NLRTM'] as [Locode, Locode];

const clock = manualClock(NOW_MS);

function open(store = createMemoryStore()): TradeLanes {
  return createTradeLanes({ store, clock, callsOf: async () => [], wasHeard: async () => false });
}

/** @param day of its arrival, from now; the voyage takes five days */
function row(number: string, day: number, from = ORIGIN, to = DESTINATION): unknown {
  const time = (ms: number): string => new Date(NOW_MS + ms).toISOString();
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_voyage_number: number,
    // A few voyages for each ship.
    vessel_imo_number: imoOf(Number(number.slice(1)) % 300),
    port_calls: [
      { un_location_code: from, departure_datetime: time((day - 5) * millisecondsInDay) },
      { un_location_code: to, arrival_datetime: time(day * millisecondsInDay) },
    ],
  };
}

async function journeys(lanes: TradeLanes): Promise<number> {
  return (await lanes.listStatistics(ORIGIN, DESTINATION))[0]?.journeys ?? 0;
}

describe('[A12] the journeys of a lane', () => {
  it('count from their day on, however early they were scheduled', async () => {
    clock.set(NOW_MS);
    const lanes = open();
    await lanes.putVoyages([row('V1', -1), row('V2', 400)]);
    expect(await journeys(lanes)).toBe(1);
    clock.set(NOW_MS + 401 * millisecondsInDay);
    expect(await journeys(lanes)).toBe(1);
  });

  it('are all found, although some change while they are read', async () => {
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

  it('are not stored for ports without voyages between them', async () => {
    clock.set(NOW_MS);
    const store = createMemoryStore();
    const lanes = open(store);
    await lanes.putVoyages([row('V1', -1)]);
    expect(await lanes.listStatistics(DESTINATION, ORIGIN)).toEqual([]);
    expect(await lanes.listStatistics(ORIGIN, 'DEHAM' as Locode)).toEqual([]);
    // Few pairs of ports have voyages; the others are found empty without reading.
    const stored = await openCollections(store).laneJourneys.find({}, { limit: 10 });
    expect(stored.map(({ lane }) => lane)).toEqual(['NLRTM CNSHA']);
  });

  it('are read between two parts of an import', async () => {
    clock.set(NOW_MS);
    const lanes = open();
    const order: string[] = [];
    const many = Array.from({ length: 1500 }, (_, i) => row(`V${i}`, -1));
    await Promise.all([
      lanes.putVoyages(many).then(() => order.push('put')),
      journeys(lanes).then(() => order.push('read')),
    ]);
    expect(order).toEqual(['read', 'put']);
    expect(await journeys(lanes)).toBe(1500);
  });

  it('are resolved and read in small parts, between which others are served', async () => {
    clock.set(NOW_MS);
    // Of the part of the work that runs, and of the largest part.
    let [lookUps, documents, lookUpsMost, documentsMost] = [0, 0, 0, 0];
    const memory = createMemoryStore();
    const store: Store = Object.assign(Object.create(memory), {
      collection<Document extends object>(schema: CollectionSchema<Document>) {
        const own = memory.collection(schema);
        return overrideCollection(own, {
          async find(...query) {
            const found = await own.find(...query);
            documents += found.length;
            return found;
          },
        });
      },
    });
    const lanes = createTradeLanes({
      ...{ store, clock, callsOf: async () => [] },
      wasHeard: async () => {
        lookUps++;
        return false;
      },
      yieldToEventLoop: async () => {
        lookUpsMost = Math.max(lookUpsMost, lookUps);
        documentsMost = Math.max(documentsMost, documents);
        [lookUps, documents] = [0, 0];
      },
    });
    // Of one ship, over a year.
    const voyages = Array.from({ length: 1000 }, (_, i) => row(`V${i * 300}`, -30 - (i % 300)));
    await lanes.putVoyages(voyages);
    await lanes.recompute();
    [documents, documentsMost] = [0, 0];
    expect(await journeys(lanes)).toBe(1000);
    // Both ends of 25 voyages.
    expect(lookUpsMost).toBe(50);
    expect(documentsMost).toBeLessThan(300);
  });

  it('wait only briefly for an import of all or nothing', async () => {
    let yields = 0;
    const lanes = createTradeLanes({
      ...{
        store: createMemoryStore(),
        clock,
        callsOf: async () => [],
        wasHeard: async () => false,
      },
      yieldToEventLoop: async () => {
        yields++;
      },
    });
    const many = Array.from({ length: 2000 }, (_, i) => row(`V${i}`, -1));
    await lanes.putVoyages(many, { isAllOrNothing: true });
    // While rows are parsed, and while existing ones are read.
    expect(yields).toBeGreaterThan(15);
  });
});

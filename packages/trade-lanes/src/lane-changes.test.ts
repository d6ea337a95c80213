import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatisticsQuery } from './lane-statistic.ts';
import { type ActualCall, voyageKey } from './scheduled-voyage.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import { plainLane } from './testing/plain-lanes.ts';
import type { TradeLanes } from './trade-lanes.ts';

const BEGIN_MS = Date.UTC(2026, 5, 1, 12);
const PORTS = ['CNSHA', 'NLRTM', 'SGSIN'] as Locode[];
const CARRIERS = ['MAEU', 'HLCU'];

const port = fc.constantFrom(...PORTS);
const lane = fc.constantFrom(['CNSHA', 'NLRTM'], ['NLRTM', 'CNSHA']) as fc.Arbitrary<
  [Locode, Locode]
>;
const carrier = fc.constantFrom(...CARRIERS);
const number = fc.integer({ min: 1, max: 60 }).map(String);
/** From the begin: few days, with many journeys each, at the ends of the period and of months. */
const day = fc.constantFrom(-375, -374, -32, -31, -20, 380);
const hours = fc.constantFrom(0, 12);
const timeMs = fc
  .tuple(day, hours)
  .map(([days, of]) => BEGIN_MS + days * millisecondsInDay + of * millisecondsInHour);

const voyage = fc
  .record({
    carrier,
    number,
    ship: fc.nat(4),
    calls: fc.tuple(port, fc.constant(PORTS[1]), port),
    beginMs: timeMs,
  })
  .map(({ carrier: code, number: of, ship, calls, beginMs }) => ({
    vessel_operator_carrier_code: code,
    carrier_voyage_number: of,
    vessel_imo_number: imoOf(ship),
    port_calls: calls.map((locode, i) => ({
      un_location_code: locode,
      arrival_datetime: new Date(beginMs + i * 10 * millisecondsInDay).toISOString(),
    })),
  }));
const booking = fc
  .record({ carrier, number, lane, voyage: number, count: fc.integer({ min: 1, max: 30 }) })
  .map((of) => ({
    vessel_operator_carrier_code: of.carrier,
    carrier_booking_number: of.number,
    origin_un_location_code: of.lane[0],
    destination_un_location_code: of.lane[1],
    containers: [
      {
        ...{ count: of.count, planned_voyage_number: of.voyage },
        actual_voyage_number: of.count % 3 === 0 ? 'other' : of.voyage,
        changed_by: of.count % 2 === 0 ? 'carrier' : 'shipper',
      },
    ],
  }));
const query: fc.Arbitrary<StatisticsQuery> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({ isMonthly: fc.boolean() }),
  fc.record(
    { carrier, isMonthly: fc.boolean(), beginMs: timeMs, endMs: timeMs },
    { requiredKeys: [] },
  ),
);

const change = fc.oneof(
  fc.record({ is: fc.constant('voyages' as const), rows: fc.array(voyage, { maxLength: 4 }) }),
  fc.record({ is: fc.constant('bookings' as const), rows: fc.array(booking, { maxLength: 4 }) }),
  fc.record({ is: fc.constant('no voyage' as const), carrier, number }),
  fc.record({ is: fc.constant('no booking' as const), carrier, number }),
  fc.record({
    is: fc.constant('calls' as const),
    ship: fc.nat(4),
    calls: fc.array(fc.record({ port, timeMs }), { maxLength: 4 }),
  }),
  fc.record({ is: fc.constant('resolve' as const) }),
);
const request = fc.record({
  ...{ is: fc.constant('request' as const), lane, query },
  paging: fc.record({ page: fc.integer({ min: 1, max: 3 }), size: fc.constantFrom(2, 7) }),
});
const step = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 5, arbitrary: request },
  fc.record({ is: fc.constant('at once' as const), parts: fc.array(fc.oneof(change, request)) }),
  fc.record({ is: fc.constant('wait' as const), days: fc.constantFrom(0.5, 1, 3, 31) }),
  fc.record({ is: fc.constant('restart' as const) }),
  fc.record({ is: fc.constant('failed write' as const), after: fc.nat(4), lane }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Trade lanes over one store, which can be restarted, and whose writes can fail. */
class World {
  readonly store: Store = createMemoryStore();
  readonly #clock = manualClock(BEGIN_MS);
  readonly #calls: Map<Imo, ActualCall[]> = new Map();
  readonly #isInBackground: boolean;
  #lanes: TradeLanes;
  /** Writes until one fails. */
  #writesLeft = Number.POSITIVE_INFINITY;

  constructor(isInBackground: boolean) {
    this.#isInBackground = isInBackground;
    this.#lanes = this.#open();
  }

  #open(): TradeLanes {
    const write: Store['write'] = (operations) =>
      this.#writesLeft-- > 0
        ? this.store.write(operations)
        : Promise.reject(new Error('The disk is full'));
    return createTradeLanes({
      store: Object.assign(Object.create(this.store), { write }),
      clock: this.#clock,
      callsOf: async (imo, beginMs, endMs) =>
        (this.#calls.get(imo) ?? []).filter(({ ataMs }) => ataMs >= beginMs && ataMs <= endMs),
      wasHeard: async (imo) => imo !== imoOf(4),
      // The rest is resolved by `recompute`, or by later requests.
      ...(this.#isInBackground && { runInBackground: () => {} }),
    });
  }

  async run(each: Step): Promise<void> {
    const lanes = this.#lanes;
    if (each.is === 'voyages') await lanes.putVoyages(each.rows);
    else if (each.is === 'bookings') await lanes.putBookings(each.rows);
    else if (each.is === 'no voyage') await lanes.removeVoyage(each.carrier, each.number);
    else if (each.is === 'no booking') await lanes.removeBooking(each.carrier, each.number);
    else if (each.is === 'resolve') await lanes.recompute();
    else if (each.is === 'calls') await this.#addCalls(imoOf(each.ship), each.calls);
    else if (each.is === 'request') await this.#expectPlain(each);
    else if (each.is === 'wait') this.#clock.set(this.#clock.now() + each.days * millisecondsInDay);
    else if (each.is === 'restart') this.#lanes = this.#open();
    else if (each.is === 'failed write') await this.#failWrite(each.after, each.lane);
    else {
      await Promise.all(
        each.parts.map((part) =>
          part.is === 'request' ? lanes.listStatistics(...part.lane, part.query) : this.run(part),
        ),
      );
    }
  }

  async #addCalls(
    imo: Imo,
    added: readonly { readonly port: Locode; readonly timeMs: number }[],
  ): Promise<void> {
    const own = this.#calls.get(imo) ?? [];
    for (const { port: locode, timeMs: ataMs } of added) own.push({ locode, ataMs, atdMs: null });
    this.#calls.set(
      imo,
      own.sort((a, b) => a.ataMs - b.ataMs),
    );
    await this.#lanes.callsChanged(added.map(({ timeMs: ataMs }) => ({ imo, ataMs })));
  }

  async #failWrite(after: number, [origin, destination]: [Locode, Locode]): Promise<void> {
    this.#writesLeft = after;
    await this.#lanes.listStatistics(origin, destination).catch(() => {});
    this.#writesLeft = Number.POSITIVE_INFINITY;
  }

  async #expectPlain(of: typeof request extends fc.Arbitrary<infer R> ? R : never): Promise<void> {
    const [[origin, destination], { page, size }] = [of.lane, of.paging];
    const statistics = await this.#lanes.listStatistics(origin, destination, of.query);
    const nowMs = this.#clock.now();
    const expected = await plainLane(this.store, of.lane, of.query, nowMs);
    expect(statistics).toEqual(expected.statistics);
    const found = await this.#lanes.listJourneys(origin, destination, of.query, of.paging);
    // A request resolves sailings, but changes no schedule.
    const keys = found.items.map((journey) => voyageKey(journey.carrier, journey.number));
    expect(keys).toEqual(expected.voyages.slice((page - 1) * size, page * size));
    expect(found.total).toBe(expected.voyages.length);
  }
}

describe('[A12] a lane that changes', () => {
  it('has the statistics and journeys that its voyages and bookings have, after any changes, requests, restarts and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(voyage, { minLength: 60, maxLength: 100 }),
        fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
        async (isInBackground, rows, steps) => {
          const world = new World(isInBackground);
          await world.run({ is: 'voyages', rows });
          for (const each of steps) await world.run(each);
        },
      ),
      { numRuns: 60 },
    );
  });
});

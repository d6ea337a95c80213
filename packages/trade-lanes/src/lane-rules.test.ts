import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LaneStatistic } from './lane-statistic.ts';
import type { ActualCall, ScheduledCall, ScheduledVoyage } from './scheduled-voyage.ts';
import { createTradeLanes } from './stored-trade-lanes.ts';
import { imoOf } from './testing/imo-of.ts';
import { voyageRow } from './testing/lanes-of-year.ts';
import type { TradeLanes } from './trade-lanes.ts';

/** Day 0. The clock is at day 100. */
const BEGIN_MS = Date.UTC(2026, 0, 1);
const [SHIP, OTHER] = [imoOf(1), imoOf(2)];
const [ORIGIN, DESTINATION] = ['CNSHA', 'NLRTM'] as [Locode, Locode];

/** Actual calls of ships. */
let calls: Map<Imo, ActualCall[]>;
/** Whether a ship is heard on a day. */
let heard: (imo: Imo, day: number) => boolean;
let lanes: TradeLanes;
const clock = manualClock(0);
beforeEach(() => {
  calls = new Map();
  heard = () => true;
  clock.set(BEGIN_MS + 100 * millisecondsInDay);
  lanes = open();
});

function open(more: { periodDays?: number; delayDays?: number } = {}): TradeLanes {
  return createTradeLanes({
    ...{ store: createMemoryStore(), clock, ...more },
    callsOf: async (imo, beginMs, endMs) =>
      (calls.get(imo) ?? []).filter(({ ataMs }) => ataMs >= beginMs && ataMs <= endMs),
    wasHeard: async (imo, beginMs, endMs) => {
      for (let ms = beginMs; ms <= endMs; ms += millisecondsInDay / 2) {
        if (heard(imo, (ms - BEGIN_MS) / millisecondsInDay)) return true;
      }
      return false;
    },
    canonicalLocode: (locode) => (locode === 'NLROT' ? 'NLRTM' : locode),
  });
}

/** Adds calls of half a day. */
function addCalls(imo: Imo, ...stays: readonly (readonly [string, number])[]): void {
  const all = stays.map(([locode, day]) => {
    const ataMs = BEGIN_MS + day * millisecondsInDay;
    return { locode, ataMs, atdMs: ataMs + millisecondsInDay / 2 };
  });
  calls.set(
    imo,
    [...(calls.get(imo) ?? []), ...all].sort((a, b) => a.ataMs - b.ataMs),
  );
}

function voyage(
  number: string,
  ports: readonly (readonly [string, number])[],
  imo = SHIP,
  carrier = 'MAEU',
): ScheduledVoyage {
  const scheduled = ports.map(([locode, day]): ScheduledCall => {
    const arrivalMs = BEGIN_MS + day * millisecondsInDay;
    return {
      locode: locode as Locode,
      arrivalMs,
      departureMs: arrivalMs + millisecondsInDay / 2,
      imo,
    };
  });
  return { carrier, number, calls: scheduled };
}

async function put(...voyages: readonly ScheduledVoyage[]): Promise<void> {
  expect(await lanes.putVoyages(voyages.map(voyageRow))).toMatchObject({ rejected: [] });
}

/** The statistic of one carrier. */
async function statistic(carrier = 'MAEU'): Promise<LaneStatistic> {
  const all = await lanes.listStatistics(ORIGIN, DESTINATION);
  const found = all.find((each) => each.carrier === carrier);
  if (!found) throw new Error(`${carrier} has no journeys.`);
  return found;
}

const NONE = {
  originOmitted: 0,
  destinationOmitted: 0,
  originDelayed: 0,
  destinationDelayed: 0,
};
const EASTBOUND = [
  ['CNSHA', 10],
  ['SGSIN', 17],
  ['NLRTM', 40],
] as const;

describe('[A2] ports', () => {
  it('are compared by their canonical code', async () => {
    addCalls(SHIP, ['CNSHA', 10], ['NLROT', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });
});

describe('[A3] a stay', () => {
  it('belongs to the voyage that ends with it and to the one that begins', async () => {
    addCalls(SHIP, ['NLRTM', 10], ['CNSHA', 40], ['NLRTM', 70]);
    const west = voyage('1W', [
      ['NLRTM', 10],
      ['CNSHA', 40],
    ]);
    const east = voyage('2E', [
      ['CNSHA', 40],
      ['NLRTM', 70],
    ]);
    await put(
      { ...west, calls: [west.calls[0], { ...west.calls[1], departureMs: null }] },
      { ...east, calls: [{ ...east.calls[0], arrivalMs: null }, east.calls[1]] },
    );
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
    const [back] = await lanes.listStatistics(DESTINATION, ORIGIN);
    expect(back).toMatchObject({ journeys: 1, ...NONE });
  });

  it('belongs to both where the ship turns around slowly, as long as it is in port', async () => {
    const begin = BEGIN_MS + 40 * millisecondsInDay;
    const stay = { locode: 'CNSHA', ataMs: begin, atdMs: begin + 5.2 * millisecondsInDay };
    calls.set(SHIP, [stay]);
    addCalls(SHIP, ['NLRTM', 70]);
    const [from, to] = voyage('1W', [
      ['NLRTM', 10],
      ['CNSHA', 40],
    ]).calls;
    const [back, end] = voyage('2E', [
      ['CNSHA', 44.5],
      ['NLRTM', 70],
    ]).calls;
    await put(
      { carrier: 'MAEU', number: '1W', calls: [from, { ...to, departureMs: null }] },
      { carrier: 'MAEU', number: '2E', calls: [{ ...back, arrivalMs: null }, end] },
    );
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
    calls.set(SHIP, [{ ...stay, atdMs: begin + 4 * millisecondsInDay }]);
    await lanes.callsChanged([{ imo: SHIP, ataMs: begin }]);
    expect(await statistic()).toMatchObject({ originOmitted: 1 });
  });

  it('is one call for each of two carriers that sell the sailing', async () => {
    addCalls(SHIP, ['CNSHA', 10], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND), voyage('X1', EASTBOUND, SHIP, 'HLCU'));
    expect(await statistic('MAEU')).toMatchObject({ journeys: 1, ...NONE });
    expect(await statistic('HLCU')).toMatchObject({ journeys: 1, ...NONE });
  });

  it('is one call for one carrier, where two voyages schedule it at different times', async () => {
    addCalls(SHIP, ['CNSHA', 10], ['NLRTM', 40]);
    await put(
      voyage('1', EASTBOUND),
      voyage('2', [
        ['CNSHA', 15],
        ['NLRTM', 46],
      ]),
    );
    expect(await statistic()).toMatchObject({
      ...{ journeys: 2, originOmitted: 1, destinationOmitted: 1 },
      ...{ originDelayed: 0, destinationDelayed: 0 },
    });
  });
});

describe('[A4] calls', () => {
  it('count in any order', async () => {
    addCalls(SHIP, ['NLRTM', 36], ['CNSHA', 38]);
    await put(
      voyage('1', [
        ['CNSHA', 35],
        ['NLRTM', 38],
      ]),
    );
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE, originDelayed: 1 });
  });
});

describe('[A5] a voyage', () => {
  it('is decided by the calls known when it closes, whenever it is resolved', async () => {
    addCalls(SHIP, ['NLRTM', 31], ['CNSHA', 33.6], ['NLRTM', 38], ['CNSHA', 50]);
    const first = voyage('1', [
      ['CNSHA', 30],
      ['NLRTM', 31],
    ]);
    const second = voyage('2', [
      ['CNSHA', 37],
      ['NLRTM', 38],
    ]);
    await put(first, second);
    // The call of day 50 would make both late; the first voyage closes on day 45.
    expect(await statistic()).toMatchObject({ ...NONE, journeys: 2, originOmitted: 1 });
  });
});

describe('[A6] a call that was not made', () => {
  beforeEach(() => addCalls(SHIP, ['CNSHA', 10], ['SGSIN', 17]));

  it('is omitted if the ship was heard elsewhere', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });

  it.each([
    ['before', (day: number) => day > 40],
    ['after', (day: number) => day < 40],
  ])('is unknown if it was not heard %s', async (_, isHeard) => {
    heard = (_imo, day) => isHeard(day);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });

  it('is neither omitted nor delayed while it can still be made', async () => {
    clock.set(BEGIN_MS + 54 * millisecondsInDay);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
    clock.set(BEGIN_MS + 55 * millisecondsInDay);
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });
});

describe('[A6] an omission', () => {
  it('is final when the host deletes positions', async () => {
    addCalls(SHIP, ['CNSHA', 10]);
    clock.set(BEGIN_MS + 40 * millisecondsInDay);
    await put(
      voyage('1', [
        ['CNSHA', 10],
        ['NLRTM', 17],
        ['DEHAM', 60],
      ]),
    );
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
    heard = (_imo, day) => day > 30;
    clock.set(BEGIN_MS + 50 * millisecondsInDay);
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });
});

describe('[A7] a delay', () => {
  it.each([
    [24, 0],
    [24.001, 1],
    [-30, 0],
  ])('of %d hours counts %i', async (hours, count) => {
    addCalls(SHIP, ['CNSHA', 10 + hours / 24], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: count });
  });

  it('is not known without an ATA', async () => {
    addCalls(SHIP, ['CNSHA', 12], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: 1 });
    // It was in port when it was first heard there: it called, but when it arrived is unknown.
    const unknown = calls.get(SHIP)!.map((call) => ({ ...call, isAtaUnknown: true as const }));
    calls.set(SHIP, unknown);
    lanes = open();
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 0, originDelayed: 0 });
  });

  it('refers to the departure where no arrival is scheduled', async () => {
    addCalls(SHIP, ['CNSHA', 11.2], ['NLRTM', 40]);
    const [first, ...others] = voyage('1', EASTBOUND).calls;
    await put({ carrier: 'MAEU', number: '1', calls: [{ ...first, arrivalMs: null }, ...others] });
    // Departed at 11.7, scheduled for 10.5.
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: 1 });
  });

  it('has the length of the option', async () => {
    lanes = open({ delayDays: 2 });
    addCalls(SHIP, ['CNSHA', 11.5], ['NLRTM', 42.5]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });
});

describe('[A8] a replacement ship', () => {
  const lost = voyage('1', EASTBOUND);
  /** Proves that the other ship sails for the carrier. */
  const own = voyage(
    '9',
    [
      ['GRPIR', 15],
      ['ITGOA', 30],
    ],
    OTHER,
  );

  it('counts if it was announced', async () => {
    addCalls(SHIP, ['CNSHA', 10], ['SGSIN', 17]);
    addCalls(OTHER, ['NLRTM', 41.5]);
    const [first, second, third] = lost.calls;
    await put({ ...lost, calls: [first, second, { ...third, imo: OTHER }] });
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('counts if it made two calls in order and in time', async () => {
    addCalls(OTHER, ['CNSHA', 12.9], ['NLRTM', 40]);
    await put(lost, own);
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: 1 });
  });

  it.each([
    ['one call', [['NLRTM', 40]]],
    [
      'another order',
      [
        ['NLRTM', 38],
        ['SGSIN', 38.5],
      ],
    ],
    [
      'another time',
      [
        ['CNSHA', 13.1],
        ['SGSIN', 20.1],
        ['NLRTM', 40],
      ],
    ],
  ] as const)('does not count for %s', async (_, stays) => {
    const late = voyage('1', [
      ['CNSHA', 10],
      ['SGSIN', 17],
      ['NLRTM', 40],
    ]);
    addCalls(OTHER, ...stays);
    await put(
      stays[1]?.[0] === 'SGSIN'
        ? voyage('1', [
            ['CNSHA', 10],
            ['SGSIN', 36],
            ['NLRTM', 40.5],
          ])
        : late,
      own,
    );
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 1, destinationOmitted: 1 });
  });

  it('does not count if its own schedule explains its calls', async () => {
    addCalls(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, voyage('9', EASTBOUND, OTHER));
    expect(await statistic()).toMatchObject({
      ...{ ...NONE, journeys: 2, originOmitted: 1, destinationOmitted: 1 },
    });
  });

  it('does not count if it sails for another carrier', async () => {
    addCalls(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, { ...own, carrier: 'HLCU' });
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 1, destinationOmitted: 1 });
  });

  it('does not count if the own ship made a call', async () => {
    addCalls(SHIP, ['SGSIN', 17]);
    addCalls(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, own);
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 1, destinationOmitted: 1 });
  });

  it('replaces one voyage at a time', async () => {
    addCalls(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, voyage('2', EASTBOUND, imoOf(3)), own);
    expect(await statistic()).toMatchObject({
      ...{ ...NONE, journeys: 2, originOmitted: 1, destinationOmitted: 1 },
    });
  });
});

describe('[A9] a period', () => {
  it('is the year up to the last midnight', async () => {
    clock.set(BEGIN_MS + 40 * millisecondsInDay + millisecondsInHour);
    await put(voyage('1', EASTBOUND));
    expect(await lanes.listStatistics(ORIGIN, DESTINATION)).toEqual([]);
    clock.set(BEGIN_MS + 41 * millisecondsInDay);
    expect(await statistic()).toMatchObject({
      ...{ carrier: 'MAEU', origin: 'CNSHA', destination: 'NLRTM', journeys: 1 },
      ...{
        beginMs: BEGIN_MS + (41 - 365) * millisecondsInDay,
        endMs: BEGIN_MS + 41 * millisecondsInDay,
      },
    });
    clock.set(BEGIN_MS + (40 + 365) * millisecondsInDay);
    expect(await statistic()).toMatchObject({ journeys: 1 });
    clock.set(BEGIN_MS + (41 + 365) * millisecondsInDay);
    expect(await lanes.listStatistics(ORIGIN, DESTINATION)).toEqual([]);
  });

  it('has the length of the option, which must be positive', async () => {
    lanes = open({ periodDays: 30 });
    await put(
      voyage('1', [
        ['CNSHA', 40],
        ['NLRTM', 69],
      ]),
      voyage('2', [
        ['CNSHA', 40],
        ['NLRTM', 70],
      ]),
    );
    expect(await statistic()).toMatchObject({ journeys: 1 });
    expect(() => open({ periodDays: 0 })).toThrow(RangeError);
    expect(() => open({ delayDays: Number.NaN })).toThrow(RangeError);
  });

  it('includes the first and shortest journey of a voyage, and none in the other direction', async () => {
    addCalls(SHIP, ['CNSHA', 10], ['NLRTM', 40], ['NLRTM', 60]);
    await put(
      voyage('1', [
        ['CNSHA', 10],
        ['CNSHA', 20],
        ['NLRTM', 40],
        ['NLRTM', 60],
      ]),
    );
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE, originOmitted: 1 });
    expect(await lanes.listStatistics(DESTINATION, ORIGIN)).toEqual([]);
  });
});

describe('[A12] a later change', () => {
  it('of calls affects the statistics when it is reported', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ originOmitted: 1, destinationOmitted: 1 });
    addCalls(SHIP, ['CNSHA', 10], ['NLRTM', 42]);
    expect(await statistic()).toMatchObject({ originOmitted: 1, destinationOmitted: 1 });
    await lanes.callsChanged([{ imo: SHIP, ataMs: BEGIN_MS + 10 * millisecondsInDay }]);
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('of the ship of a voyage affects the statistics', async () => {
    addCalls(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ originOmitted: 1 });
    await put(voyage('1', EASTBOUND, OTHER));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });

  it('of the ports of a voyage removes it from the lane', async () => {
    await put(voyage('1', EASTBOUND), voyage('2', EASTBOUND, OTHER));
    expect(await statistic()).toMatchObject({ journeys: 2 });
    await put(
      voyage('1', [
        ['CNSHA', 10],
        ['DEHAM', 40],
      ]),
    );
    expect(await statistic()).toMatchObject({ journeys: 1 });
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 2 });
  });

  it('of a sailing under way is resolved on request before the end of the day', async () => {
    clock.set(BEGIN_MS + 42 * millisecondsInDay);
    addCalls(SHIP, ['CNSHA', 10]);
    await put(voyage('1', EASTBOUND));
    await statistic();
    addCalls(SHIP, ['NLRTM', 42.2]);
    clock.set(BEGIN_MS + 42.5 * millisecondsInDay);
    expect(await statistic()).toMatchObject(NONE);
    expect(await lanes.recompute()).toEqual({ voyages: 1 });
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('is left for the next recomputation when one is aborted', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await lanes.recompute(AbortSignal.abort())).toEqual({ voyages: 0 });
    expect(await lanes.recompute()).toEqual({ voyages: 1 });
    expect(await lanes.recompute()).toEqual({ voyages: 0 });
  });
});

import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LaneStatistic } from './lane-statistic.ts';
import { imoOf } from './testing/imo-of.ts';
import { voyageRow } from './testing/lanes-of-year.ts';
import { createTradeLanes, type TradeLanes } from './trade-lanes.ts';
import type { ActualCall, ScheduledCall, Voyage } from './voyage.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Day 0. The clock stands at day 100. */
const BEGIN_MS = Date.UTC(2026, 0, 1);
const [SHIP, OTHER] = [imoOf(1), imoOf(2)];
const [ORIGIN, DESTINATION] = ['CNSHA', 'NLRTM'] as [Locode, Locode];

/** What ships did, by day. */
let calls: Map<Imo, ActualCall[]>;
/** When they were heard, by day. */
let heard: (imo: Imo, day: number) => boolean;
let lanes: TradeLanes;
const clock = manualClock(0);
beforeEach(() => {
  calls = new Map();
  heard = () => true;
  clock.set(BEGIN_MS + 100 * DAY_MS);
  lanes = open();
});

function open(more: { periodDays?: number; delayDays?: number } = {}): TradeLanes {
  return createTradeLanes({
    ...{ store: createMemoryStore(), clock, ...more },
    callsOf: async (imo, beginMs, endMs) =>
      (calls.get(imo) ?? []).filter(({ ataMs }) => ataMs >= beginMs && ataMs <= endMs),
    wasHeard: async (imo, beginMs, endMs) => {
      for (let ms = beginMs; ms <= endMs; ms += DAY_MS / 2) {
        if (heard(imo, (ms - BEGIN_MS) / DAY_MS)) return true;
      }
      return false;
    },
    placeOf: (locode) => (locode === 'NLROT' ? 'NLRTM' : locode),
  });
}

/** A ship called at a port; a stay of half a day. */
function called(imo: Imo, ...stays: readonly (readonly [string, number])[]): void {
  const all = stays.map(([locode, day]) => {
    const ataMs = BEGIN_MS + day * DAY_MS;
    return { locode, ataMs, atdMs: ataMs + DAY_MS / 2 };
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
): Voyage {
  const scheduled = ports.map(([locode, day]): ScheduledCall => {
    const arrivalMs = BEGIN_MS + day * DAY_MS;
    return { locode: locode as Locode, arrivalMs, departureMs: arrivalMs + DAY_MS / 2, imo };
  });
  return { carrier, number, calls: scheduled };
}

async function put(...voyages: readonly Voyage[]): Promise<void> {
  expect(await lanes.putVoyages(voyages.map(voyageRow))).toMatchObject({ rejected: [] });
}

/** Of one carrier. */
async function statistic(carrier = 'MAEU'): Promise<LaneStatistic> {
  const all = await lanes.statistics(ORIGIN, DESTINATION);
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
  it('are the same by whatever code they are known', async () => {
    called(SHIP, ['CNSHA', 10], ['NLROT', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });
});

describe('[A3] a stay', () => {
  it('is in the voyage that ends with it and in the one that begins', async () => {
    called(SHIP, ['NLRTM', 10], ['CNSHA', 40], ['NLRTM', 70]);
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
    const [back] = await lanes.statistics(DESTINATION, ORIGIN);
    expect(back).toMatchObject({ journeys: 1, ...NONE });
  });

  it('is in both also where the ship turns for longer, as long as it lay there', async () => {
    const begin = BEGIN_MS + 40 * DAY_MS;
    const stay = { locode: 'CNSHA', ataMs: begin, atdMs: begin + 5.2 * DAY_MS };
    calls.set(SHIP, [stay]);
    called(SHIP, ['NLRTM', 70]);
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
    calls.set(SHIP, [{ ...stay, atdMs: begin + 4 * DAY_MS }]);
    await lanes.callsChanged([{ imo: SHIP, ataMs: begin }]);
    expect(await statistic()).toMatchObject({ originOmitted: 1 });
  });

  it('is one call of each of two carriers that sell the sailing', async () => {
    called(SHIP, ['CNSHA', 10], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND), voyage('X1', EASTBOUND, SHIP, 'HLCU'));
    expect(await statistic('MAEU')).toMatchObject({ journeys: 1, ...NONE });
    expect(await statistic('HLCU')).toMatchObject({ journeys: 1, ...NONE });
  });

  it('is one call for one carrier, where two voyages have it at different times', async () => {
    called(SHIP, ['CNSHA', 10], ['NLRTM', 40]);
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
  it('count in whatever order they were made', async () => {
    called(SHIP, ['NLRTM', 36], ['CNSHA', 38]);
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
  it('is decided by what is known when it closes, whenever it is looked at', async () => {
    called(SHIP, ['NLRTM', 31], ['CNSHA', 33.6], ['NLRTM', 38], ['CNSHA', 50]);
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
  beforeEach(() => called(SHIP, ['CNSHA', 10], ['SGSIN', 17]));

  it('is omitted where the ship was heard elsewhere', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });

  it.each([
    ['before', (day: number) => day > 40],
    ['after', (day: number) => day < 40],
  ])('is unknown where it was not heard %s', async (_, isHeard) => {
    heard = (_imo, day) => isHeard(day);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });

  it('is neither omitted nor delayed as long as it may be made', async () => {
    clock.set(BEGIN_MS + 54 * DAY_MS);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
    clock.set(BEGIN_MS + 55 * DAY_MS);
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });
});

describe('[A6] an omission', () => {
  it('stays one when the host forgets where the ship was', async () => {
    called(SHIP, ['CNSHA', 10]);
    clock.set(BEGIN_MS + 40 * DAY_MS);
    await put(
      voyage('1', [
        ['CNSHA', 10],
        ['NLRTM', 17],
        ['DEHAM', 60],
      ]),
    );
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
    heard = (_imo, day) => day > 30;
    clock.set(BEGIN_MS + 50 * DAY_MS);
    expect(await statistic()).toMatchObject({ ...NONE, destinationOmitted: 1 });
  });
});

describe('[A7] a delay', () => {
  it.each([
    [24, 0],
    [24.001, 1],
    [-30, 0],
  ])('of %d hours counts %i', async (hours, count) => {
    called(SHIP, ['CNSHA', 10 + hours / 24], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: count });
  });

  it('is of the departure where no arrival is scheduled', async () => {
    called(SHIP, ['CNSHA', 11.2], ['NLRTM', 40]);
    const [first, ...others] = voyage('1', EASTBOUND).calls;
    await put({ carrier: 'MAEU', number: '1', calls: [{ ...first, arrivalMs: null }, ...others] });
    // Left at 11.7, planned 10.5.
    expect(await statistic()).toMatchObject({ ...NONE, originDelayed: 1 });
  });

  it('is as long as the host says', async () => {
    lanes = open({ delayDays: 2 });
    called(SHIP, ['CNSHA', 11.5], ['NLRTM', 42.5]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });
});

describe('[A8] another ship', () => {
  const lost = voyage('1', EASTBOUND);
  /** By it the other ship is known to sail for the carrier. */
  const own = voyage(
    '9',
    [
      ['GRPIR', 15],
      ['ITGOA', 30],
    ],
    OTHER,
  );

  it('counts where it was announced', async () => {
    called(SHIP, ['CNSHA', 10], ['SGSIN', 17]);
    called(OTHER, ['NLRTM', 41.5]);
    const [first, second, third] = lost.calls;
    await put({ ...lost, calls: [first, second, { ...third, imo: OTHER }] });
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('counts where it made two calls in order and in time', async () => {
    called(OTHER, ['CNSHA', 12.9], ['NLRTM', 40]);
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
  ] as const)('does not for %s', async (_, stays) => {
    const late = voyage('1', [
      ['CNSHA', 10],
      ['SGSIN', 17],
      ['NLRTM', 40],
    ]);
    called(OTHER, ...stays);
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

  it('does not where its own schedule explains what it did', async () => {
    called(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, voyage('9', EASTBOUND, OTHER));
    expect(await statistic()).toMatchObject({
      ...{ ...NONE, journeys: 2, originOmitted: 1, destinationOmitted: 1 },
    });
  });

  it('does not where it sails for another carrier', async () => {
    called(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, { ...own, carrier: 'HLCU' });
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 1, destinationOmitted: 1 });
  });

  it('does not where the own ship made a call', async () => {
    called(SHIP, ['SGSIN', 17]);
    called(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, own);
    expect(await statistic()).toMatchObject({ ...NONE, originOmitted: 1, destinationOmitted: 1 });
  });

  it('stands in for one voyage at a time', async () => {
    called(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(lost, voyage('2', EASTBOUND, imoOf(3)), own);
    expect(await statistic()).toMatchObject({
      ...{ ...NONE, journeys: 2, originOmitted: 1, destinationOmitted: 1 },
    });
  });
});

describe('[A9] a period', () => {
  it('is of a year until the last midnight', async () => {
    clock.set(BEGIN_MS + 40 * DAY_MS + HOUR_MS);
    await put(voyage('1', EASTBOUND));
    expect(await lanes.statistics(ORIGIN, DESTINATION)).toEqual([]);
    clock.set(BEGIN_MS + 41 * DAY_MS);
    expect(await statistic()).toMatchObject({
      ...{ carrier: 'MAEU', origin: 'CNSHA', destination: 'NLRTM', journeys: 1 },
      ...{ beginMs: BEGIN_MS + (41 - 365) * DAY_MS, endMs: BEGIN_MS + 41 * DAY_MS },
    });
    clock.set(BEGIN_MS + (40 + 365) * DAY_MS);
    expect(await statistic()).toMatchObject({ journeys: 1 });
    clock.set(BEGIN_MS + (41 + 365) * DAY_MS);
    expect(await lanes.statistics(ORIGIN, DESTINATION)).toEqual([]);
  });

  it('is as long as the host says, and no other number', async () => {
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

  it('takes of a voyage the shortest journey that comes first, and none the other way', async () => {
    called(SHIP, ['CNSHA', 10], ['NLRTM', 40], ['NLRTM', 60]);
    await put(
      voyage('1', [
        ['CNSHA', 10],
        ['CNSHA', 20],
        ['NLRTM', 40],
        ['NLRTM', 60],
      ]),
    );
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE, originOmitted: 1 });
    expect(await lanes.statistics(DESTINATION, ORIGIN)).toEqual([]);
  });
});

describe('[A12] what is known later', () => {
  it('changes what was said, when it is told', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ originOmitted: 1, destinationOmitted: 1 });
    called(SHIP, ['CNSHA', 10], ['NLRTM', 42]);
    expect(await statistic()).toMatchObject({ originOmitted: 1, destinationOmitted: 1 });
    await lanes.callsChanged([{ imo: SHIP, ataMs: BEGIN_MS + 10 * DAY_MS }]);
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('does so when a voyage is put again, with another ship', async () => {
    called(OTHER, ['CNSHA', 10], ['NLRTM', 40]);
    await put(voyage('1', EASTBOUND));
    expect(await statistic()).toMatchObject({ originOmitted: 1 });
    await put(voyage('1', EASTBOUND, OTHER));
    expect(await statistic()).toMatchObject({ journeys: 1, ...NONE });
  });

  it('strikes out a voyage that does not sail the lane any more', async () => {
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

  it('is looked at when it is asked for, before the day is over', async () => {
    clock.set(BEGIN_MS + 42 * DAY_MS);
    called(SHIP, ['CNSHA', 10]);
    await put(voyage('1', EASTBOUND));
    await statistic();
    called(SHIP, ['NLRTM', 42.2]);
    clock.set(BEGIN_MS + 42.5 * DAY_MS);
    expect(await statistic()).toMatchObject(NONE);
    expect(await lanes.recompute()).toEqual({ voyages: 1 });
    expect(await statistic()).toMatchObject({ ...NONE, destinationDelayed: 1 });
  });

  it('is left for the next time where it is broken off', async () => {
    await put(voyage('1', EASTBOUND));
    expect(await lanes.recompute(AbortSignal.abort())).toEqual({ voyages: 0 });
    expect(await lanes.recompute()).toEqual({ voyages: 1 });
    expect(await lanes.recompute()).toEqual({ voyages: 0 });
  });
});

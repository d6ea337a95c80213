import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../testing/group-by.ts';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import { createTradeSimulation } from './create-trade-simulation.ts';
import { ferryLegs } from './ferry.ts';
import { linerLegs } from './liner.ts';
import { linerServiceCount, rotationsOf } from './liner-services.ts';
import { Market } from './market.ts';
import { RandomStream } from './random-stream.ts';
import { regionAt } from './regions.ts';
import type { TradeContext, TradeLeg } from './trade-leg.ts';
import { tradeShip } from './trade-ship.ts';
import type { SimulatedVoyage, TradeClass } from './voyage.ts';

const PORTS = testPorts();
const YEARS = 4;
const SEED = 3;
const SHIPS = 160;
const START_MS = Date.UTC(2021, 0, 1);
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

const SEA: TradeContext = {
  seed: SEED,
  market: new Market(SEED, PORTS, testMetersBetween),
  metersBetween: testMetersBetween,
  startMs: START_MS,
  endMs: START_MS + YEARS * 365.25 * MS_PER_DAY,
  linerCount: Array.from({ length: SHIPS }, (_, index) => tradeShip(SEED, index)).filter(
    ({ tradeClass }) => tradeClass === 'liner',
  ).length,
};

let byShip: readonly (readonly SimulatedVoyage[])[] = [];
beforeAll(() => {
  const world = createTradeSimulation({
    seed: SEED,
    ports: PORTS,
    metersBetween: testMetersBetween,
    ships: SHIPS,
    years: YEARS,
    startMs: START_MS,
  });
  byShip = [...groupBy(world, ({ mmsi }) => mmsi).values()];
});

function careersOf(tradeClass: TradeClass): readonly (readonly SimulatedVoyage[])[] {
  const found = byShip.filter(([first]) => first.tradeClass === tradeClass);
  expect(found.length).toBeGreaterThan(2);
  return found;
}

const portsOf = (career: readonly SimulatedVoyage[]): readonly number[] =>
  career.map(({ to }) => to.portId);
/** Share of voyages that follow the same port as the previous time. */
function repeated(career: readonly SimulatedVoyage[]): number {
  const next = new Map<number, number>();
  let hits = 0;
  for (const { from, to } of career) {
    if (next.get(from.portId) === to.portId) hits++;
    next.set(from.portId, to.portId);
  }
  return hits / career.length;
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

describe('the trades', () => {
  it('[liner] sails a rotation of 4 to 14 ports, and mostly follows it', () => {
    for (const career of careersOf('liner')) {
      expect(repeated(career)).toBeGreaterThan(0.35);
      // A round is from one call at a port to the next call there.
      const ports = portsOf(career);
      const rounds = ports.flatMap((port, at) => {
        const again = ports.indexOf(port, at + 1);
        return again < 0 ? [] : again - at;
      });
      expect(median(rounds)).toBeGreaterThanOrEqual(3);
      expect(median(rounds)).toBeLessThanOrEqual(14);
    }
    expect(median(careersOf('liner').map(repeated))).toBeGreaterThan(0.55);
  });

  it('[liner] arrives on the same weekday at a port in most rounds', () => {
    const shares = careersOf('liner').map((career) => {
      const gaps = [...groupBy(career, ({ to }) => to.portId).values()].flatMap((calls) =>
        calls.slice(1).map(({ to }, at) => (to.ataMs - calls[at].to.ataMs) / MS_PER_DAY),
      );
      const onTime = gaps.filter((days) => Math.abs(days / 7 - Math.round(days / 7)) < 1 / 7);
      return onTime.length / gaps.length;
    });
    expect(median(shares)).toBeGreaterThan(0.7);
  });

  it('[liner] is due at the same hour of the week as the other ships of its service', () => {
    const dues = Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
      const legs = linerLegs(
        tradeShip(SEED, index),
        SEA,
        new RandomStream(SEED, `liner ${index}`, 'plans'),
      );
      let nowMs = START_MS;
      return Array.from({ length: 20 }, () => {
        const { to, following, dueMs } = legs.next(nowMs).value as TradeLeg;
        nowMs = (dueMs ?? 0) + 17 * MS_PER_HOUR;
        const hourOfWeek = Math.round(((dueMs ?? 0) - START_MS) / MS_PER_HOUR) % 168;
        return { index, call: `${to.id} before ${following[0].id}`, hourOfWeek };
      });
    });
    const shared = [...groupBy(dues, ({ call }) => call).values()].filter(
      (of) => new Set(of.map(({ index }) => index)).size > 1,
    );
    const hours = shared.map((of) => new Set(of.map(({ hourOfWeek }) => hourOfWeek)).size);
    expect(hours.length).toBeGreaterThan(5);
    // Two services may call at the same two ports, and a rotation may change.
    expect(median(hours)).toBeLessThanOrEqual(2);
  });

  it('[liner] omits a few calls in a hundred', () => {
    const services = Array.from({ length: linerServiceCount(SEA) }, (_, service) =>
      (rotationsOf(SEA, service) ?? []).map(({ ports }) => ports.map(({ id }) => id)),
    );
    /** Least number of positions that a voyage advances in any of the rotations. */
    const stepOf = ({ from, to }: SimulatedVoyage): number =>
      Math.min(
        ...services.flat().map((ports) => {
          const [at, next] = [ports.indexOf(from.portId), ports.indexOf(to.portId)];
          return at < 0 || next < 0 ? 99 : (next - at + ports.length) % ports.length;
        }),
      );
    const steps = careersOf('liner').flat().map(stepOf);
    const share = (step: number): number =>
      steps.filter((each) => each === step).length / steps.length;
    expect(share(1)).toBeGreaterThan(0.8);
    expect(share(2)).toBeGreaterThan(0.02);
    expect(share(2)).toBeLessThan(0.12);
  });

  it('[liner] is in another service after two years', () => {
    const likeness = careersOf('liner').map((career) => {
      const [before, after] = [0, 731].map(
        (day) =>
          new Set(
            career
              .filter(({ to }) => Math.abs((to.ataMs - START_MS) / MS_PER_DAY - day - 90) < 90)
              .map(({ to }) => to.portId),
          ),
      );
      const both = [...before].filter((port) => after.has(port)).length;
      return both / (before.size + after.size - both);
    });
    // The rotation of one service changes too, by a port or two.
    expect(median(likeness)).toBeLessThan(0.45);
  });

  it('[feeder] is at its hub every few calls, and visits the spokes in changing order', () => {
    const sameOrder = careersOf('feeder').flatMap((career) => {
      // In the first weeks, before it may serve another hub.
      const ports = portsOf(career).slice(0, 25);
      const gapMax = (visits: readonly number[]): number =>
        Math.max(...[...visits, ports.length].map((at, visit) => at - (visits[visit - 1] ?? -1)));
      const visits = [...groupBy(ports.keys(), (at) => ports[at]).values()];
      // No other port is called at as evenly as the hub.
      const hub = visits.reduce((a, b) => (gapMax(b) < gapMax(a) ? b : a));
      expect(gapMax(hub)).toBeLessThanOrEqual(6);
      expect(new Set(ports).size).toBeLessThanOrEqual(6);
      const rounds = hub.slice(1).map((at, before) => ports.slice(hub[before] + 1, at));
      // Of rounds with the same spokes, the share in the order of the first of them.
      const alike = groupBy(rounds, (round) => String(round.toSorted((a, b) => a - b)));
      return [...alike.values()].flatMap(([first, ...others]) =>
        first.length < 2 ? [] : others.map((round) => String(round) === String(first)),
      );
    });
    const share = sameOrder.filter((isSame) => isSame).length / sameOrder.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.9);
  });

  it('[tramp] carries from region to region, and calls at many ports', () => {
    for (const career of careersOf('tramp')) {
      expect(new Set(portsOf(career)).size).toBeGreaterThanOrEqual(5);
    }
    expect(median(careersOf('tramp').map(repeated))).toBeLessThan(0.5);
  });

  it('[tramp] sails for orders at times, without a port in its text before they arrive', () => {
    const voyages = careersOf('tramp').flat();
    const forOrders = voyages.filter(({ destinations }) =>
      destinations.some(({ kind }) => kind === 'orders'),
    );
    expect(forOrders.length / voyages.length).toBeGreaterThan(0.01);
    for (const { from, to, destinations } of forOrders) {
      const orders = destinations.findIndex(({ kind }) => kind === 'orders');
      expect(destinations[orders].meantPortId).toBeNull();
      const share = (destinations[orders + 1].sinceMs - from.atdMs) / (to.ataMs - from.atdMs);
      expect(share).toBeGreaterThanOrEqual(0.4);
      expect(share).toBeLessThanOrEqual(0.6);
    }
  });

  it('[tanker] carries crude oil from few ports, and products in one region at a time', () => {
    const tankers = careersOf('tanker');
    const crude = tankers.filter(([{ lengthMeters }]) => lengthMeters > 200);
    const product = tankers.filter(([{ lengthMeters }]) => lengthMeters <= 200);
    const regionsIn = (voyages: readonly SimulatedVoyage[]): number =>
      new Set(
        voyages.map(({ to }) => {
          const port = PORTS.find(({ id }) => id === to.portId);
          return port && regionAt(port.longitude, port.latitude);
        }),
      ).size;
    for (const career of crude) expect(regionsIn(career)).toBeGreaterThan(1);
    for (const career of product) expect(regionsIn(career.slice(0, 20))).toBe(1);
    expect(crude.length * product.length).toBeGreaterThan(0);
  });

  it('[shuttle tanker] is at its field every other call', () => {
    for (const career of careersOf('shuttle-tanker')) {
      const ports = portsOf(career);
      const even = ports.filter((_, at) => at % 2 === 1);
      expect(new Set(even).size).toBe(1);
      expect(new Set(ports).size).toBeLessThanOrEqual(5);
    }
  });

  it('[ferry] sails to and fro between two or three ports, and visits the yard once in a year or two', () => {
    for (const career of careersOf('ferry')) {
      const counts = [...groupBy(portsOf(career), (port) => port).values()].map(
        ({ length }) => length,
      );
      const ofLine = counts.toSorted((a, b) => b - a).slice(0, 3);
      const seldom = career.length - ofLine.reduce((sum, count) => sum + count, 0);
      expect(counts.length).toBeLessThanOrEqual(4);
      expect(seldom).toBeLessThanOrEqual(YEARS);
      expect(career.length / YEARS).toBeGreaterThan(100);
    }
  });

  it('[ferry] of three ports sails round, or back by the one in the middle', () => {
    const loops = Array.from({ length: 80 }, (_, index) => {
      const random = new RandomStream(SEED, `ferry ${index}`, 'plans');
      const legs = ferryLegs(tradeShip(SEED, index), SEA, random);
      const ports = Array.from({ length: 4 }, () => {
        const leg = legs.next(START_MS).value as TradeLeg;
        return leg.to.id;
      });
      return ports.map((port) => ports.indexOf(port)).join('');
    });
    expect([...new Set(loops)].sort()).toEqual(['0101', '0120', '0121']);
  });

  it('[ferry] departs on the quarter of an hour, on short lines only by day', () => {
    const random = new RandomStream(SEED, 'test', 'arrivals');
    const departures = Array.from({ length: 80 }, (_, index) => tradeShip(SEED, index)).flatMap(
      (ship) => {
        const legs = ferryLegs(ship, SEA, new RandomStream(SEED, `ferry ${ship.index}`, 'plans'));
        return Array.from({ length: 20 }, () => {
          const { to, following, leavesMs } = legs.next(START_MS).value as TradeLeg;
          const miles = (testMetersBetween(to, following[0]) ?? Number.NaN) / 1852;
          const ataMs = START_MS + Math.round(random.between(0, 30) * MS_PER_DAY);
          const atdMs = leavesMs(ataMs);
          const hour = (atdMs / MS_PER_HOUR + to.longitude / 15 + 24) % 24;
          return { isShort: miles / ship.speedKnots < 4, ataMs, atdMs, hour };
        });
      },
    );
    const wrong = departures.filter(
      ({ ataMs, atdMs }) => atdMs < ataMs + 0.75 * MS_PER_HOUR || atdMs % (MS_PER_HOUR / 4) !== 0,
    );
    expect(wrong).toEqual([]);
    const isByNight = ({ hour }: { readonly hour: number }): boolean => hour < 5.5 || hour >= 22;
    const short = departures.filter(({ isShort }) => isShort);
    expect(short.length).toBeGreaterThan(50);
    expect(short.filter(isByNight)).toEqual([]);
    const long = departures.filter(({ isShort }) => !isShort);
    expect(long.filter(isByNight).length / long.length).toBeGreaterThan(0.15);
  });

  it('[cruise] is in another region in summer than in winter', () => {
    for (const career of careersOf('cruise')) {
      const inMonth = (month: number): Set<number> =>
        new Set(
          career
            .filter(({ to }) => new Date(to.ataMs).getUTCMonth() === month)
            .map(({ to }) => to.portId),
        );
      const [january, july] = [inMonth(0), inMonth(6)];
      expect([...january].filter((port) => july.has(port))).toEqual([]);
      expect(january.size * july.size).toBeGreaterThan(0);
    }
  });

  it('[fishing] mostly returns to its port of departure, and calls at few other ports', () => {
    for (const career of careersOf('fishing')) {
      const home = career.filter(({ from, to }) => from.portId === to.portId);
      expect(home.length / career.length).toBeGreaterThan(0.25);
      expect(new Set(portsOf(career)).size).toBeLessThanOrEqual(4);
      for (const { detour } of home) expect(detour?.kind).toBe('out-and-back');
    }
  });

  it('calls as often in a year as the trade does', () => {
    const callsPerYear = (tradeClass: TradeClass): number =>
      median(careersOf(tradeClass).map(({ length }) => length / YEARS));
    const bounds: Readonly<Record<TradeClass, readonly [number, number]>> = {
      liner: [25, 110],
      feeder: [70, 220],
      tramp: [8, 80],
      tanker: [10, 120],
      'shuttle-tanker': [50, 160],
      ferry: [300, 5000],
      cruise: [80, 300],
      fishing: [50, 220],
    };
    for (const [tradeClass, [least, greatest]] of Object.entries(bounds)) {
      const calls = callsPerYear(tradeClass as TradeClass);
      expect(calls, tradeClass).toBeGreaterThan(least);
      expect(calls, tradeClass).toBeLessThan(greatest);
    }
  });
});

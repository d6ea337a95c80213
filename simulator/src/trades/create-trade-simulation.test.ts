import { parseImo } from '@roadstead/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../testing/group-by.ts';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import { createTradeSimulation, type TradeSimulationOptions } from './create-trade-simulation.ts';
import { tradeShip } from './trade-ship.ts';
import { type SimulatedVoyage, TRADE_CLASSES } from './voyage.ts';

const PORTS = testPorts();
const OPTIONS: TradeSimulationOptions = {
  seed: 1,
  ports: PORTS,
  metersBetween: testMetersBetween,
  ships: 120,
  years: 2,
  startMs: Date.UTC(2021, 0, 1),
};
const MS_PER_HOUR = 3_600_000;
const METERS_PER_NAUTICAL_MILE = 1852;

let voyages: readonly SimulatedVoyage[] = [];
let byShip: ReadonlyMap<number, readonly SimulatedVoyage[]> = new Map();
beforeAll(() => {
  voyages = [...createTradeSimulation(OPTIONS)];
  byShip = groupBy(voyages, ({ mmsi }) => mmsi);
});

const firstOf = (options: Partial<TradeSimulationOptions>): string => {
  const world = createTradeSimulation({ ...OPTIONS, ...options });
  return JSON.stringify(Array.from({ length: 500 }, () => world.next().value));
};

describe('the trade simulation', () => {
  it('is the same for the same seed, byte for byte, and differs for another seed', () => {
    expect(firstOf({})).toBe(firstOf({}));
    expect(firstOf({})).not.toBe(firstOf({ seed: 2 }));
  });

  it('yields voyages in the order of arrival', () => {
    const early = voyages.filter(({ to }, at) => to.ataMs < (voyages[at - 1]?.to.ataMs ?? 0));
    expect(early.length).toBe(0);
    expect(voyages.length).toBeGreaterThan(20_000);
  });

  it('contains each class, and gives each ship a unique MMSI and IMO number', () => {
    expect(new Set(voyages.map(({ tradeClass }) => tradeClass))).toEqual(new Set(TRADE_CLASSES));
    const ships = Array.from({ length: 2000 }, (_, index) => tradeShip(1, index));
    expect(new Set(ships.map(({ mmsi }) => mmsi)).size).toBe(2000);
    expect(new Set(ships.map(({ imo }) => imo)).size).toBe(2000);
    expect(ships.filter(({ imo }) => parseImo(imo) === undefined)).toEqual([]);
  });

  it('creates the same ship for any size of the fleet', () => {
    const shipsOf = (ships: number): readonly number[] => [
      ...new Set(
        [...createTradeSimulation({ ...OPTIONS, ships, years: 0.5 })].map(({ imo }) => imo),
      ),
    ];
    const small = shipsOf(20);
    expect(small.length).toBeGreaterThan(15);
    expect(shipsOf(40)).toEqual(expect.arrayContaining([...small]));
  });

  it('limits ships to their greatest speed, and derives the time from distance, speed and waiting', () => {
    const fastest = new Map(
      Array.from({ length: OPTIONS.ships }, (_, index) => tradeShip(1, index)).map((ship) => [
        ship.mmsi,
        ship.speedKnotsMax,
      ]),
    );
    const wrong = voyages.filter(({ mmsi, from, to, speedKnots, sailedMeters, waitedMs }) => {
      const hours = sailedMeters / METERS_PER_NAUTICAL_MILE / speedKnots;
      const isOff = Math.abs(to.ataMs - from.atdMs - hours * MS_PER_HOUR - waitedMs) > 1;
      const isFast = speedKnots <= 0 || speedKnots > (fastest.get(mmsi) ?? 0);
      return isOff || isFast || waitedMs < 0;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('continues each voyage from the previous port at its departure, without overlapping calls', () => {
    const wrong = [...byShip.values()].flatMap((own) =>
      own.filter(({ from, to }, at) => {
        const before = own[at - 1]?.to;
        const isBroken = before && (before.portId !== from.portId || before.ataMs !== from.ataMs);
        return isBroken || from.atdMs <= from.ataMs || to.ataMs <= from.atdMs;
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('sails the distance by sea, or that of the detour', () => {
    const byId = new Map(PORTS.map((port) => [port.id, port]));
    const meters = (from: number, to: number): number => {
      const [a, b] = [byId.get(from), byId.get(to)];
      return (a && b && testMetersBetween(a, b)) ?? Number.NaN;
    };
    const expected = ({ from, to, detour }: SimulatedVoyage): number => {
      if (!detour) return meters(from.portId, to.portId);
      if (detour.kind === 'by') {
        return meters(from.portId, detour.portId) + meters(detour.portId, to.portId);
      }
      expect(to.portId).toBe(from.portId);
      return 2 * detour.share * meters(from.portId, detour.towardPortId);
    };
    const wrong = voyages.filter(
      (voyage) => !(Math.abs(voyage.sailedMeters - expected(voyage)) < 0.01),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(new Set(voyages.map(({ detour }) => detour?.kind)).size).toBe(3);
  });

  it('calls at reachable ports only', () => {
    const onTheLake = PORTS.filter(({ country }) => country === 'CL').map(({ id }) => id);
    expect(voyages.filter(({ to }) => onTheLake.includes(to.portId))).toEqual([]);
  });

  it('rejects invalid options', () => {
    expect(() => createTradeSimulation({ ...OPTIONS, ships: 0 }).next()).toThrow(RangeError);
    expect(() => createTradeSimulation({ ...OPTIONS, years: 0 }).next()).toThrow(RangeError);
    expect(() => createTradeSimulation({ ...OPTIONS, ports: [] }).next()).toThrow(RangeError);
  });

  it('yields nothing where there are too few ports for a trade', () => {
    expect([...createTradeSimulation({ ...OPTIONS, ports: PORTS.slice(0, 1) })]).toEqual([]);
  });
});

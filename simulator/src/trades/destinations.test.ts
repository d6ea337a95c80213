import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../testing/group-by.ts';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import { createTradeSimulation } from './create-trade-simulation.ts';
import { destinationAt, type SimulatedVoyage, type TradeClass } from './voyage.ts';

let voyages: readonly SimulatedVoyage[] = [];
beforeAll(() => {
  const world = createTradeSimulation({
    seed: 5,
    ports: testPorts(),
    metersBetween: testMetersBetween,
    ships: 250,
    years: 1,
    startMs: Date.UTC(2022, 0, 1),
  });
  voyages = [...world];
});

/** Whether the text names the next port, in any spelling, at a share of the time at sea. */
function isRight(voyage: SimulatedVoyage, share: number): boolean {
  const { from, to } = voyage;
  const timeMs = from.atdMs + share * (to.ataMs - from.atdMs);
  return destinationAt(voyage, timeMs).meantPortId === to.portId;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of voyages, averaged over the passage. */
const rightShare = (of: readonly SimulatedVoyage[]): number =>
  meanOf(
    [0, 0.25, 0.5, 0.75].map((at) => of.filter((voyage) => isRight(voyage, at)).length / of.length),
  );

describe('destination texts', () => {
  it('are right by class as often as documented', () => {
    const bounds: Readonly<Record<TradeClass, readonly [least: number, greatest: number]>> = {
      liner: [0.7, 0.88],
      feeder: [0.55, 0.78],
      cruise: [0.65, 0.85],
      'shuttle-tanker': [0.48, 0.7],
      ferry: [0.4, 0.75],
      tanker: [0.4, 0.6],
      tramp: [0.35, 0.55],
      fishing: [0.15, 0.4],
    };
    for (const [tradeClass, of] of groupBy(voyages, (voyage) => voyage.tradeClass)) {
      const [least, greatest] = bounds[tradeClass];
      expect(rightShare(of), tradeClass).toBeGreaterThan(least);
      expect(rightShare(of), tradeClass).toBeLessThan(greatest);
    }
  });

  it('are wrong or useless about half of the time, over all ships', () => {
    const byShip = [...groupBy(voyages, ({ mmsi }) => mmsi).values()].map(rightShare);
    expect(meanOf(byShip)).toBeGreaterThan(0.45);
    expect(meanOf(byShip)).toBeLessThan(0.6);
  });

  it('improve over the passage, as crews replace old texts', () => {
    const at = (share: number): number => voyages.filter((voyage) => isRight(voyage, share)).length;
    expect(at(0.25)).toBeGreaterThan(at(0));
    expect(at(0.75)).toBeGreaterThan(at(0.25));
  });

  it('fit into the field of AIS', () => {
    const texts = voyages.flatMap(({ destinations }) => destinations.map(({ text }) => text));
    expect(texts.filter((text) => !/^[ -_]{0,20}$/.test(text))).toEqual([]);
  });

  it('stay until they are replaced, by time', () => {
    for (const career of groupBy(voyages, ({ mmsi }) => mmsi).values()) {
      const wrong = career.filter(({ from, destinations }, at) => {
        const isOrdered = destinations.every(
          ({ sinceMs }, text) =>
            (text === 0 ? sinceMs <= from.atdMs : sinceMs > from.atdMs) &&
            sinceMs >= (destinations[text - 1]?.sinceMs ?? 0),
        );
        const standing = career[at - 1]?.destinations.at(-1);
        const isKept =
          !standing || destinations[0] === standing || destinations[0].sinceMs > standing.sinceMs;
        return !(isOrdered && isKept);
      });
      expect(wrong.slice(0, 3)).toEqual([]);
    }
  });

  it('occur in every form', () => {
    const kinds = new Set(
      voyages.flatMap(({ destinations }) => destinations.map(({ kind }) => kind)),
    );
    expect([...kinds].sort()).toEqual([
      'empty',
      'from-to',
      'garbage',
      'line',
      'locode',
      'name',
      'orders',
      'region',
      'spelling',
      'typo',
      'via',
    ]);
  });

  it('are sometimes old: the port just left, or an earlier one', () => {
    const stale = voyages.filter(
      (voyage) =>
        destinationAt(voyage, voyage.to.ataMs).meantPortId === voyage.from.portId &&
        voyage.from.portId !== voyage.to.portId,
    );
    expect(stale.length / voyages.length).toBeGreaterThan(0.02);
  });
});

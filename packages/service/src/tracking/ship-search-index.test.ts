import type { Imo, Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ShipSearchIndex } from './ship-search-index.ts';

const SHIPS = 1200;
const TEXT = fc.constantFrom('', 'a', 'ab', 'b a', 'aab b', 'ba ab', '21');

interface PlainShip {
  readonly mmsi: Mmsi;
  imo: Imo | null;
  texts: readonly string[];
  timeMs: number;
}

/** Returns the MMSIs of the best matches, by a look at each ship. */
function plainFind(ships: readonly PlainShip[], query: string): readonly Mmsi[] {
  const textRank = (text: string): number => {
    if (text === query) return 0;
    if (text.startsWith(query)) return 1;
    if (text.includes(` ${query}`)) return 2;
    return text.includes(query) ? 3 : 4;
  };
  const numberRank = (digits: string): number =>
    /^\d+$/.test(query) && digits.startsWith(query) ? Number(digits !== query) : 4;
  return ships
    .map(({ mmsi, imo, texts, timeMs }) => {
      const numbers = [String(mmsi).padStart(9, '0'), String(imo ?? '')];
      return { mmsi, timeMs, rank: Math.min(...texts.map(textRank), ...numbers.map(numberRank)) };
    })
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => {
      if (one.rank !== other.rank) return one.rank - other.rank;
      return one.timeMs === other.timeMs ? one.mmsi - other.mmsi : other.timeMs - one.timeMs;
    })
    .slice(0, 20)
    .map(({ mmsi }) => mmsi);
}

it('finds the same ships as a look at each, after any changes', () => {
  const change = fc.record({
    slot: fc.integer({ min: 0, max: SHIPS - 1 }),
    name: TEXT,
    callsign: TEXT,
    timeMs: fc.integer({ min: 0, max: 5 }),
    query: fc.constantFrom('a', 'ab', 'b', 'a b', '21', '2100', '1000'),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const index = new ShipSearchIndex();
      const ships = Array.from({ length: SHIPS }, (_, slot): PlainShip => {
        const mmsi = (211_000_000 - 1000 * slot) as Mmsi;
        expect(index.add(mmsi)).toBe(slot);
        return { mmsi, imo: null, texts: [], timeMs: Number.NEGATIVE_INFINITY };
      });
      for (const [i, { slot, name, callsign, timeMs, query }] of changes.entries()) {
        const ship = ships[slot] as PlainShip;
        ship.imo = (1_000_000 + i) as Imo;
        ship.texts = [name, callsign];
        ship.timeMs = Math.max(ship.timeMs, timeMs);
        index.setStatics(slot, ship.imo, [name, callsign]);
        index.setPosition(slot, timeMs);
        expect(index.find(query, 20)).toEqual(plainFind(ships, query));
      }
    }),
    { numRuns: 40 },
  );
});

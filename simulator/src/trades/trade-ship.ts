import { Chance } from './chance.ts';
import type { TradeClass } from './voyage.ts';

/** One of the fleet. */
export interface TradeShip {
  /** From 0. */
  readonly index: number;
  readonly mmsi: number;
  readonly imo: number;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly tradeClass: TradeClass;
  /** What it makes on passage in calm weather, and what it never exceeds over the ground. */
  readonly speedKnots: number;
  readonly speedKnotsMax: number;
}

interface Kind {
  /** The share of its kind in the class. */
  readonly share: number;
  readonly shiptypes: readonly number[];
  readonly lengthMeters: readonly [least: number, greatest: number];
  readonly speedKnots: readonly [least: number, greatest: number];
}

/**
 * Of each class how many there are in a fleet. They are not the world's shares: ferries call so often and cruise ships
 * and shuttle tankers are so few that none could be judged beside the others.
 */
const FLEET: readonly (readonly [TradeClass, share: number])[] = [
  ['liner', 0.18],
  ['feeder', 0.1],
  ['tramp', 0.28],
  ['tanker', 0.16],
  ['shuttle-tanker', 0.05],
  ['ferry', 0.07],
  ['cruise', 0.05],
  ['fishing', 0.11],
];

/** Speeds are about the averages at sea of the Third IMO GHG Study 2014, table 14; lengths what is usual. */
const KINDS: Readonly<Record<TradeClass, readonly Kind[]>> = {
  liner: [kind(1, [70, 71, 72, 79], [220, 400], [14.5, 17.5])],
  feeder: [kind(1, [70, 71, 79], [120, 200], [12, 15])],
  tramp: [
    kind(0.15, [70, 79], [280, 300], [11, 12.5]),
    kind(0.3, [70, 79], [215, 235], [11, 12.5]),
    kind(0.3, [70, 79], [165, 199], [10.5, 12.5]),
    kind(0.25, [70, 79], [80, 125], [8.5, 10.5]),
  ],
  tanker: [
    kind(0.4, [80, 81, 89], [240, 335], [11.5, 13.5]),
    kind(0.6, [80, 82, 84, 89], [105, 190], [10, 12.5]),
  ],
  'shuttle-tanker': [kind(1, [80, 89], [230, 285], [11.5, 13.5])],
  ferry: [
    kind(0.6, [60, 61, 69], [90, 210], [14, 21]),
    kind(0.15, [40, 49], [60, 110], [28, 34]),
    kind(0.25, [70, 79, 60], [140, 235], [14, 18]),
  ],
  cruise: [kind(1, [60, 69], [180, 345], [15, 19])],
  fishing: [
    kind(0.65, [30], [18, 70], [8, 11]),
    kind(0.35, [31, 33, 50, 52, 90], [22, 85], [8, 13]),
  ],
};

/** Digits of countries with many ships (ITU table of MIDs): Liberia, Panama, Marshall Islands, Malta, Singapore … */
const MIDS = [636, 351, 538, 248, 563, 477, 311, 209, 219, 257, 244, 235, 431, 440, 412];

/** How much faster than usual a ship can go to make up time. */
const SPEED_RESERVE = 1.12;

function kind(
  share: number,
  shiptypes: readonly number[],
  lengthMeters: readonly [number, number],
  speedKnots: readonly [number, number],
): Kind {
  return { share, shiptypes, lengthMeters, speedKnots };
}

/** Which ship is the one of this number: the same in a smaller and a larger fleet of the seed. */
export function tradeShip(seed: number, index: number): TradeShip {
  const chance = new Chance(seed, `ship ${index}`, 'build');
  const [tradeClass] = chance.weighted(FLEET, ([, share]) => share);
  const built = chance.weighted(KINDS[tradeClass], ({ share }) => share);
  const speedKnots = chance.between(...built.speedKnots);
  return {
    index,
    mmsi: chance.pick(MIDS) * 1_000_000 + index,
    imo: imoOf(index),
    shiptype: chance.pick(built.shiptypes),
    lengthMeters: chance.whole(...built.lengthMeters),
    tradeClass,
    speedKnots,
    speedKnotsMax: speedKnots * SPEED_RESERVE,
  };
}

/** Six digits from 900000 on, and the check digit that IMO A.1117(30) asks for. */
function imoOf(index: number): number {
  const digits = String(900_000 + index);
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (7 - place), 0);
  return Number(digits) * 10 + (sum % 10);
}

import { RandomStream } from './random-stream.ts';
import type { TradeClass } from './voyage.ts';

/** A ship of the fleet. */
export interface TradeShip {
  /** From 0. */
  readonly index: number;
  readonly mmsi: number;
  readonly imo: number;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly tradeClass: TradeClass;
  /** Speed on passage in calm weather, and greatest speed over ground. */
  readonly speedKnots: number;
  readonly speedKnotsMax: number;
}

/** A segment of a class. */
interface ShipSegment {
  /** Share of the segment in the class. */
  readonly share: number;
  readonly shiptypes: readonly number[];
  readonly lengthMeters: readonly [least: number, greatest: number];
  readonly speedKnots: readonly [least: number, greatest: number];
}

/**
 * Shares of the classes in a fleet. They differ from the world's shares: ferries call often, and cruise ships and shuttle
 * tankers are few, so that each class needs enough ships for an evaluation.
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

/** Speeds follow the averages at sea of the Third IMO GHG Study 2014, table 14; lengths are typical. */
const SEGMENTS: Readonly<Record<TradeClass, readonly ShipSegment[]>> = {
  liner: [segment(1, [70, 71, 72, 79], [220, 400], [14.5, 17.5])],
  feeder: [segment(1, [70, 71, 79], [120, 200], [12, 15])],
  tramp: [
    segment(0.15, [70, 79], [280, 300], [11, 12.5]),
    segment(0.3, [70, 79], [215, 235], [11, 12.5]),
    segment(0.3, [70, 79], [165, 199], [10.5, 12.5]),
    segment(0.25, [70, 79], [80, 125], [8.5, 10.5]),
  ],
  tanker: [
    segment(0.4, [80, 81, 89], [240, 335], [11.5, 13.5]),
    segment(0.6, [80, 82, 84, 89], [105, 190], [10, 12.5]),
  ],
  'shuttle-tanker': [segment(1, [80, 89], [230, 285], [11.5, 13.5])],
  ferry: [
    segment(0.6, [60, 61, 69], [90, 210], [14, 21]),
    segment(0.15, [40, 49], [60, 110], [28, 34]),
    segment(0.25, [70, 79, 60], [140, 235], [14, 18]),
  ],
  cruise: [segment(1, [60, 69], [180, 345], [15, 19])],
  fishing: [
    segment(0.65, [30], [18, 70], [8, 11]),
    segment(0.35, [31, 33, 50, 52, 90], [22, 85], [8, 13]),
  ],
};

/** MIDs of countries with many ships (ITU table of MIDs): Liberia, Panama, Marshall Islands, Malta, Singapore … */
const MIDS = [636, 351, 538, 248, 563, 477, 311, 209, 219, 257, 244, 235, 431, 440, 412];

/** Factor by which a ship can exceed its usual speed to recover time. */
const SPEED_RESERVE = 1.12;

function segment(
  share: number,
  shiptypes: readonly number[],
  lengthMeters: readonly [number, number],
  speedKnots: readonly [number, number],
): ShipSegment {
  return { share, shiptypes, lengthMeters, speedKnots };
}

/** Creates the ship of an index: the same in a smaller and a larger fleet of the seed. */
export function tradeShip(seed: number, index: number): TradeShip {
  const random = new RandomStream(seed, `ship ${index}`, 'build');
  const [tradeClass] = random.pickWeighted(FLEET, ([, share]) => share);
  const built = random.pickWeighted(SEGMENTS[tradeClass], ({ share }) => share);
  const speedKnots = random.between(...built.speedKnots);
  return {
    index,
    mmsi: random.pick(MIDS) * 1_000_000 + index,
    imo: imoOf(index),
    shiptype: random.pick(built.shiptypes),
    lengthMeters: random.integer(...built.lengthMeters),
    tradeClass,
    speedKnots,
    speedKnotsMax: speedKnots * SPEED_RESERVE,
  };
}

/** IMO number of an index: six digits from 900000, and the check digit of IMO A.1117(30). */
function imoOf(index: number): number {
  const digits = String(900_000 + index);
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (7 - place), 0);
  return Number(digits) * 10 + (sum % 10);
}

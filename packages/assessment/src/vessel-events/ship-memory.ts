import type { Mmsi, Position } from '@roadstead/model';

/** A fix as far as events of one ship need it. */
export interface HeardFix extends Position {
  readonly timeMs: number;
  readonly sog: number | null;
  readonly cog: number | null;
}

/** V2: distance and time over the legs that end in one hour of UTC. */
export interface HourSums {
  readonly hour: number;
  readonly fromMs: number;
  readonly from: Position;
  toMs: number;
  to: Position;
  meters: number;
  ms: number;
}

/** V2: consecutive slow hours far from shore. */
export interface LoiteringRun {
  readonly beginMs: number;
  readonly begin: Position;
  endMs: number;
  end: Position;
  meters: number;
  ms: number;
  shoreMetersMin: number;
  /** Whether an event of it has been emitted. */
  isEmitted: boolean;
}

/** V4: a period in which another ship is heard beside a stop. */
interface CompanyPeriod {
  readonly fromMs: number;
  toMs: number;
}

/** V4: a period in which a ship is slow. */
export interface Stop {
  readonly beginMs: number;
  readonly begin: Position;
  /** The newest point of it. */
  lastMs: number;
  last: Position;
  /** Whether the ship was seen under way before it. */
  readonly isArrival: boolean;
  /** Null while it lasts. */
  endMs: number | null;
  /** Whether the ship was seen under way after it. */
  isDeparture: boolean;
  /** The periods in which another ship was heard beside it, in the order of time. */
  company: CompanyPeriod[];
}

/** The state of a ship: everything that is saved of it. */
export interface ShipMemory {
  readonly mmsi: Mmsi;
  last: HeardFix;
  /** V3: times of the newest fixes, the oldest first. */
  recentMs: number[];
  hour: HourSums | null;
  loitering: LoiteringRun | null;
  /** In the order of time; the last one may last. */
  stops: Stop[];
  /** Whether the newest leg was fast; null after a break. */
  isFast: boolean | null;
  /** The last fix before a silence of the length of a gap, and whether it is one (V3). */
  silentGapMs: number | null;
  isGap: boolean;
  /** The last fix before a silence that waits for its evaluation or has been evaluated (V5). */
  silentFromMs: number | null;
  /** The time of the newest change of draught that has been looked at (V8). */
  examinedDraughtMs: number | null;
}

export function createShipMemory(mmsi: Mmsi, last: HeardFix): ShipMemory {
  return {
    ...{ mmsi, last, recentMs: [], hour: null, loitering: null, stops: [], isFast: null },
    ...{ silentGapMs: null, isGap: false, silentFromMs: null },
    examinedDraughtMs: null,
  };
}

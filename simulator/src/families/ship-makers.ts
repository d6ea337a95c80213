import type { ShipType } from '../ship-types.ts';
import type { RandomStream } from '../trades/random-stream.ts';

/** Properties of a ship in a scenario file, without name, start and steps. */
export interface ShipSketch {
  readonly type: ShipType;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  readonly speedKnots?: number;
  readonly aisType?: number;
  readonly leeway?: number;
}

interface ShipClass {
  readonly type: ShipType;
  readonly lengthMeters: readonly [number, number];
  /** Length over beam. */
  readonly slenderness: readonly [number, number];
  /** Beam over laden draught. */
  readonly flatness: readonly [number, number];
  readonly aisTypes: readonly number[];
}

/** Name of a class of ships. */
export type ShipClassName =
  | 'chemical'
  | 'product'
  | 'panamax'
  | 'aframax'
  | 'suezmax'
  | 'vlcc'
  | 'bunker'
  | 'bulker'
  | 'container'
  | 'coaster'
  | 'reefer'
  | 'trawler'
  | 'supply'
  | 'tug'
  | 'barge'
  | 'launch'
  | 'pilotBoat'
  | 'yacht'
  | 'ferry'
  | 'standby'
  | 'platform'
  | 'fpso';

/** Classes of ships by size; ratios are typical of the world's fleet. */
const CLASSES: Readonly<Record<ShipClassName, ShipClass>> = {
  chemical: shipClass('tanker', [88, 150], [5.6, 6.6], [2.4, 2.8], [80, 81, 82, 89, 80]),
  product: shipClass('tanker', [165, 190], [5.5, 5.9], [2.5, 2.9], [80, 80, 89, 83]),
  panamax: shipClass('tanker', [205, 230], [6.4, 7.1], [2.3, 2.7], [80, 80, 89]),
  aframax: shipClass('tanker', [235, 252], [5.5, 5.8], [2.8, 3.1], [80, 80, 89]),
  suezmax: shipClass('tanker', [265, 278], [5.5, 5.8], [2.7, 3], [80, 80, 89]),
  vlcc: shipClass('vlcc', [320, 340], [5.4, 5.7], [2.7, 2.9], [80, 80, 89, 81]),
  bunker: shipClass('bunker-tanker', [42, 118], [5.4, 6.6], [2.4, 3.2], [80, 80, 89, 80, 90]),
  bulker: shipClass('bulker', [170, 292], [5.8, 7], [2.3, 2.8], [70, 70, 79, 71]),
  container: shipClass('container', [130, 399], [6, 7.5], [2.7, 3.6], [70, 71, 79, 74]),
  coaster: shipClass('coaster', [78, 145], [6, 7], [2.3, 2.8], [70, 79, 70]),
  reefer: shipClass('reefer', [95, 160], [6, 6.9], [2.2, 2.6], [70, 79, 70, 30]),
  trawler: shipClass('trawler', [24, 85], [3.8, 5.4], [1.9, 2.3], [30, 30, 30, 90, 0]),
  supply: shipClass('supply', [55, 92], [3.9, 4.6], [2.7, 3.2], [90, 99, 70, 90]),
  tug: shipClass('tug', [24, 42], [2.7, 3.4], [2.1, 2.5], [52, 31, 52]),
  barge: shipClass('barge', [60, 120], [3.4, 4.6], [4.5, 6], [90, 99, 70]),
  launch: shipClass('supply', [12, 32], [3, 4.2], [2.8, 3.6], [90, 55, 60, 50, 99, 70]),
  pilotBoat: shipClass('pilot-boat', [12, 24], [2.9, 3.6], [3, 3.6], [50]),
  yacht: shipClass('yacht', [9, 30], [3, 4.2], [1.8, 2.3], [36, 37, 36]),
  ferry: shipClass('ferry', [60, 215], [5.6, 7.3], [4, 4.6], [60, 69, 61]),
  standby: shipClass('supply', [40, 68], [3.9, 4.6], [2.7, 3.2], [90, 51]),
  platform: shipClass('platform', [70, 110], [1, 1.2], [4, 4], [0]),
  fpso: shipClass('fpso', [230, 310], [4.7, 5.4], [2.8, 3.1], [80, 90, 99]),
};

/** How loaded a ship is: share of the range from ballast to laden draught. */
export type Loading = 'laden' | 'ballast' | 'any';

/** Ballast draughts are about half of laden ones (MARPOL I/18: 2 m + 0.02 L at least). */
const BALLAST_SHARE = 0.52;
/** Leeway of a ship varies about that of its type by this share: windage depends on loading. */
const LEEWAY_SPREAD = 0.35;
/** Share of the ships whose transmitted type is the unspecific 0. */
const TYPE_MISSING_RATE = 0.03;

/** Draws a ship of a class. */
export function sketchShip(
  random: RandomStream,
  name: ShipClassName,
  loading: Loading = 'any',
): ShipSketch {
  const { type, lengthMeters, slenderness, flatness, aisTypes } = CLASSES[name];
  const length = Math.round(random.between(...lengthMeters));
  const beam = Math.round((length / random.between(...slenderness)) * 10) / 10;
  const laden = beam / random.between(...flatness);
  const loaded =
    loading === 'laden'
      ? random.between(0.85, 1)
      : loading === 'ballast'
        ? random.between(0, 0.15)
        : random.between(0, 1);
  const draught = laden * (BALLAST_SHARE + (1 - BALLAST_SHARE) * loaded);
  return {
    type,
    lengthMeters: length,
    beamMeters: Math.min(100, Math.max(1, beam)),
    draughtMeters: Math.max(0.5, Math.round(draught * 10) / 10),
    aisType: random.occurs(TYPE_MISSING_RATE) ? 0 : random.pick(aisTypes),
    leeway: type === 'platform' ? 0 : leewayOf(random),
  };
}

/** Difference of laden and ballast draught of a ship, in metres. */
export function cargoDraughtMeters({ beamMeters }: ShipSketch): number {
  return (beamMeters / 2.7) * (1 - BALLAST_SHARE);
}

function leewayOf(random: RandomStream): number {
  return Math.round(0.033 * random.between(1 - LEEWAY_SPREAD, 1 + LEEWAY_SPREAD) * 1e4) / 1e4;
}

function shipClass(
  type: ShipType,
  lengthMeters: readonly [number, number],
  slenderness: readonly [number, number],
  flatness: readonly [number, number],
  aisTypes: readonly number[],
): ShipClass {
  return { type, lengthMeters, slenderness, flatness, aisTypes };
}

export type ShipType =
  | 'vlcc'
  | 'tanker'
  | 'bunker-tanker'
  | 'bulker'
  | 'container'
  | 'coaster'
  | 'reefer'
  | 'ferry'
  | 'icebreaker'
  | 'supply'
  | 'tug'
  | 'barge'
  | 'trawler'
  | 'pilot-boat'
  | 'yacht'
  | 'fpso'
  | 'platform';

/** Properties of a ship type unless a scenario overrides them. */
interface TypicalShip {
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  /** Speed through the water on passage; 0 without an engine. */
  readonly speedKnots: number;
  /** Type of ship and cargo as AIS has it (ITU-R M.1371, table 53). */
  readonly aisType: number;
  /** Distance of the antenna from the bow, as a share of the length: mostly the bridge. */
  readonly antennaAft: number;
  /** Drift speed caused by wind, as a share of the wind's speed. */
  readonly leeway: number;
}

/** Sizes and speeds are typical of the world's fleet; leeways are of the order that drift studies report. */
export const SHIP_TYPES: Readonly<Record<ShipType, TypicalShip>> = {
  vlcc: ship(333, 60, 20.5, 14, 80, 0.85, 0.025),
  tanker: ship(183, 32, 11, 13.5, 80, 0.85, 0.03),
  'bunker-tanker': ship(95, 15, 5.5, 11, 80, 0.85, 0.035),
  bulker: ship(225, 32, 14, 13.5, 70, 0.88, 0.03),
  container: ship(300, 43, 13, 20, 70, 0.7, 0.04),
  coaster: ship(100, 15, 6, 12, 70, 0.87, 0.035),
  reefer: ship(140, 20, 8, 18, 70, 0.8, 0.035),
  ferry: ship(150, 26, 6, 20, 60, 0.3, 0.045),
  icebreaker: ship(120, 26, 9, 14, 90, 0.45, 0.03),
  supply: ship(80, 18, 6, 12, 90, 0.3, 0.04),
  tug: ship(32, 11, 5, 11, 52, 0.4, 0.035),
  barge: ship(90, 24, 4, 0, 90, 0.5, 0.03),
  trawler: ship(45, 11, 5.5, 11, 30, 0.4, 0.04),
  'pilot-boat': ship(16, 5, 1.5, 20, 50, 0.5, 0.05),
  yacht: ship(14, 4.3, 2, 7, 37, 0.6, 0.05),
  fpso: ship(280, 58, 18, 0, 90, 0.9, 0.02),
  platform: ship(90, 90, 20, 0, 0, 0.5, 0),
};

function ship(
  lengthMeters: number,
  beamMeters: number,
  draughtMeters: number,
  speedKnots: number,
  aisType: number,
  antennaAft: number,
  leeway: number,
): TypicalShip {
  return { lengthMeters, beamMeters, draughtMeters, speedKnots, aisType, antennaAft, leeway };
}

import {
  PASSENGER_KNOTS_MAX,
  SOG_SERVICE_SHARE_MAX,
  TOW_KNOTS,
  UNDER_WAY_KNOTS,
} from './thresholds.ts';

/** The type and length of a ship. */
export interface ShipKind {
  /** Type of ship and cargo, 0 to 99 (ITU-R M.1371-5, table 53); null if unknown. */
  readonly shiptype: number | null;
  /** In metres; null if unknown. */
  readonly lengthMeters: number | null;
}

/** Lengths in metres with their speed in knots; interpolated linearly. */
type SpeedByLength = readonly (readonly [lengthMeters: number, speedKnots: number])[];

/**
 * Cargo ships: general cargo up to 130 m, bulk carriers and small container ships to 230 m, beyond 300 m container ships.
 * Average speeds at sea in 2012 by class (Third IMO GHG Study 2014, table 14), with the usual lengths of the class.
 */
const CARGO: SpeedByLength = [
  [80, 8.7],
  [120, 10.1],
  [170, 12],
  [230, 13],
  [290, 14.5],
  [330, 16],
];

/** Tankers: from coastal ones to those of 200 000 t and more (as above). */
const TANKER: SpeedByLength = [
  [90, 8.7],
  [120, 9.1],
  [145, 9.6],
  [183, 11.7],
  [330, 12.5],
];

/** Ferries with and without cars, cruise ships (as above); most small fast ones report the type of high-speed craft. */
const PASSENGER: SpeedByLength = [
  [30, 10],
  [120, 14],
  [250, 15.7],
  [330, 16.4],
];

/** High-speed craft: 22.7 knots for passenger ferries under 2000 GT (as above), car-carrying catamarans up to 35. */
const HIGH_SPEED: SpeedByLength = [
  [30, 23],
  [100, 30],
];

/** Types that do not trade between ports: mean speeds of the class (as above), or usual speeds of such craft. */
const BY_TYPE: Readonly<Record<number, number>> = {
  30: 7.4, // fishing
  31: 6.7, // towing
  32: 6.7, // towing, long or wide
  33: 8, // dredging
  34: 8, // diving
  35: 13, // military
  36: 6, // sailing
  37: 10.7, // pleasure craft
  50: 15, // pilot
  51: 15, // search and rescue
  52: 6.7, // tug
  53: 10, // port tender
  54: 10, // anti-pollution
  55: 13, // law enforcement
};

/** Towing, towing long or wide, dredging, and tugs. */
const SLOW_TYPES: readonly number[] = [31, 32, 33, 52];

/** Service craft and other types: the mean is 8 knots for offshore ships, 10 for others (as above). */
const OTHER: SpeedByLength = [
  [50, 9],
  [150, 11],
];

/** The length of a ship of unknown length: the middle of the fleet of sea-going cargo ships. */
const LENGTH_METERS_DEFAULT = 150;

/** [E3] Returns the speed in knots below which a ship of a type is not under way. */
export function underWayKnots({ shiptype }: ShipKind): number {
  return shiptype !== null && SLOW_TYPES.includes(shiptype) ? TOW_KNOTS : UNDER_WAY_KNOTS;
}

/** [E6] Returns the speed in knots above which a speed over ground is implausible for a ship of a type. */
export function plausibleKnotsMax(ship: ShipKind): number {
  const knots = SOG_SERVICE_SHARE_MAX * serviceSpeedKnots(ship);
  return Math.floor((ship.shiptype ?? 0) / 10) === 6 ? Math.max(PASSENGER_KNOTS_MAX, knots) : knots;
}

/**
 * [E7] Returns the usual speed at sea of ships of a type and length, in knots, 6 to 30. An unknown type counts as cargo, an
 * unknown length (or 0) as 150 m.
 */
export function serviceSpeedKnots({ shiptype, lengthMeters }: ShipKind): number {
  const length = lengthMeters && lengthMeters > 0 ? lengthMeters : LENGTH_METERS_DEFAULT;
  const type = shiptype ?? 0;
  return BY_TYPE[type] ?? at(length, speedsOf(type));
}

function speedsOf(shiptype: number): SpeedByLength {
  switch (Math.floor(shiptype / 10)) {
    case 4:
      return HIGH_SPEED;
    case 5:
    case 9:
      return OTHER;
    case 6:
      return PASSENGER;
    case 8:
      return TANKER;
    default:
      return CARGO;
  }
}

function at(lengthMeters: number, speeds: SpeedByLength): number {
  const next = speeds.findIndex(([length]) => length >= lengthMeters);
  if (next === 0) return speeds[0][1];
  if (next < 0) return speeds[speeds.length - 1][1];
  const [fromMeters, fromKnots] = speeds[next - 1];
  const [toMeters, toKnots] = speeds[next];
  const share = (lengthMeters - fromMeters) / (toMeters - fromMeters);
  return fromKnots + share * (toKnots - fromKnots);
}

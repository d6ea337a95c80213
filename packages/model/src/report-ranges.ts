/** Greatest speed over ground of a ship in knots; in AIS it means "this or more" (ITU-R M.1371-5, table 48). */
export const SOG_KNOTS_MAX = 102.2;
/** Greatest speed over ground of a search and rescue aircraft in knots (ITU-R M.1371-5, message 9, table 53). */
const AIRCRAFT_SOG_KNOTS_MAX = 1022;
/** Greatest rate of turn in degrees a minute: the indicated value 126 is (126 / 4.733)², rounded up (table 48). */
export const ROT_DEGREES_PER_MINUTE_MAX = 709;
/** Navigational status "undefined", the default (ITU-R M.1371-5, table 48). */
export const NAV_STATUS_UNDEFINED = 15;
/** Greatest code of the type of ship and cargo (ITU-R M.1371-5, table 53). */
export const SHIPTYPE_MAX = 255;

/** Search and rescue aircraft have MMSIs of the form 111MIDxxx (ITU-R M.585). */
const AIRCRAFT_MMSI_MIN = 111_000_000;
const AIRCRAFT_MMSI_MAX = 111_999_999;

/** Returns the greatest speed over ground, in knots, that a station with this MMSI can report. */
export function sogKnotsMax(mmsi: number): number {
  const isAircraft = mmsi >= AIRCRAFT_MMSI_MIN && mmsi <= AIRCRAFT_MMSI_MAX;
  return isAircraft ? AIRCRAFT_SOG_KNOTS_MAX : SOG_KNOTS_MAX;
}

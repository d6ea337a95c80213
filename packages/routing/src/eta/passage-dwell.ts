import type { PassageName } from '../passages.ts';

/** The time that a canal or a regulated strait needs. */
export interface Dwell {
  /** The length of the passage, which has its own speed. */
  readonly lengthMeters: number;
  /** The time from one end to the other. */
  readonly transitHours: number;
  /** The mean wait for convoy, lock, slot or pilot; exponential. */
  readonly waitHours: number;
}

/**
 * [E8] Transit times and waits, by the name of the passage. Other passages need no time besides their length.
 *
 * - Suez: 193.3 km in 12 to 16 hours, one convoy a day each way (convoy times by GAC, August 2023; Suez Canal Authority).
 *   Arrivals at random hours wait half a day; many ships time their arrival, so 10.
 * - Panama: 82 km in 10.5 hours, 2002 to 2012; with the wait 20 to 36 hours, of booked ships 16 to 17 (Panama Canal Authority:
 *   Canal Waters Time). In the dry year 2023 unbooked ships waited for 10 days.
 * - Kiel: 98.6 km at 15 km/h at most, with locks 8 hours; waits of 10 to 24 hours happen (waterways administration WSV).
 * - Corinth: 6.3 km, 45 minutes, in alternating directions, so a wait of an hour or two (corinthcanal.com).
 * - Bosporus: 31 km, 10 knots at most, alternating directions in daylight; waits from some hours to days for large tankers
 *   (Mavrakis and Kontinakis 2008; agents' reports of December 2022).
 * - Dardanelles: 70 km, 10 knots at most; both directions at once except for large ships.
 * - Saint Lawrence, Montreal to Lake Ontario: 306 km and seven locks in a day; Welland: 43.5 km and eight locks in 11 hours
 *   (Great Lakes St. Lawrence Seaway System). Volga-Don: 101 km and 13 locks in half a day.
 * - Cape Cod, and Chesapeake and Delaware: 28 and 22.5 km at 10 knots, without locks; large ships in alternating directions.
 */
const DWELLS: ReadonlyMap<string, Dwell> = new Map<PassageName, Dwell>([
  ['suez-canal', dwell(193_300, 14, 10)],
  ['panama-canal', dwell(82_000, 10.5, 14)],
  ['kiel-canal', dwell(98_600, 8, 2)],
  ['corinth-canal', dwell(6_300, 0.75, 1.5)],
  ['bosporus', dwell(31_000, 1.75, 6)],
  ['dardanelles', dwell(70_000, 4, 2)],
  ['saint-lawrence-seaway', dwell(306_000, 24, 2)],
  ['welland-canal', dwell(43_500, 11, 2)],
  ['volga-don-canal', dwell(101_000, 12, 6)],
  ['cape-cod-canal', dwell(28_000, 1.5, 0.5)],
  ['chesapeake-delaware-canal', dwell(22_500, 1.5, 0.5)],
]);

/** Returns the transit times and waits of the passages of a route that have them. */
export function dwellsOf(passages: readonly string[]): readonly Dwell[] {
  return passages.flatMap((name) => DWELLS.get(name) ?? []);
}

function dwell(lengthMeters: number, transitHours: number, waitHours: number): Dwell {
  return { lengthMeters, transitHours, waitHours };
}

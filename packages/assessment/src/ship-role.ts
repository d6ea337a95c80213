/** Classes of ships that matter for what two of them do together. */
export type ShipRole =
  | 'tanker'
  | 'cargo'
  | 'fishing'
  | 'tug'
  | 'service'
  | 'passenger'
  | 'pleasure'
  | 'other'
  | 'unknown';

/** Types of AIS (ITU-R M.1371, table 53) by class: the first range that contains a type counts. */
const RANGES: readonly (readonly [ShipRole, from: number, to: number])[] = [
  ['fishing', 30, 30],
  ['tug', 31, 32],
  ['service', 33, 34],
  ['pleasure', 36, 37],
  ['passenger', 40, 49],
  ['service', 50, 51],
  ['tug', 52, 52],
  ['service', 53, 55],
  ['service', 58, 58],
  ['passenger', 60, 69],
  ['cargo', 70, 79],
  ['tanker', 80, 89],
];

/** Returns the class of a ship type. */
export function shipRoleOf(shiptype: number | null): ShipRole {
  if (shiptype === null) return 'unknown';
  const range = RANGES.find(([, from, to]) => shiptype >= from && shiptype <= to);
  return range?.[0] ?? 'other';
}

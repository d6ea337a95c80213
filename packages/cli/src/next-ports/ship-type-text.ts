/** By the first digit of the type (ITU-R M.1371-5, table 53). */
const KINDS: Readonly<Record<number, string>> = {
  2: 'wing-in-ground craft',
  4: 'high-speed craft',
  6: 'passenger ship',
  7: 'cargo ship',
  8: 'tanker',
};

/** Types that their first digit does not determine. */
const TYPES: Readonly<Record<number, string>> = {
  30: 'fishing vessel',
  31: 'towing vessel',
  32: 'towing vessel',
  33: 'dredger',
  34: 'diving vessel',
  35: 'naval ship',
  36: 'sailing vessel',
  37: 'pleasure craft',
  50: 'pilot vessel',
  51: 'rescue vessel',
  52: 'tug',
  53: 'port tender',
  54: 'anti-pollution vessel',
  55: 'law enforcement vessel',
  58: 'medical transport',
};

/** Names a type of ship. @param shiptype 1 to 99; null if unknown */
export function shipTypeText(shiptype: number | null): string {
  if (shiptype === null) return 'unknown type';
  return TYPES[shiptype] ?? KINDS[Math.floor(shiptype / 10)] ?? 'other ship';
}

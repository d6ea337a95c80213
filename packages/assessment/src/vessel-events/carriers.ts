import { type ShipRole, shipRoleOf } from '../ship-role.ts';

/** Ships that carry goods which they can transfer, or of which that is not known. */
const CARRIERS: ReadonlySet<ShipRole> = new Set(['tanker', 'cargo', 'fishing', 'other', 'unknown']);

/** V8: whether a ship of a type can transfer goods. */
export function isCarrier(shiptype: number | null): boolean {
  return CARRIERS.has(shipRoleOf(shiptype));
}

/**
 * V9: logarithms of how likely two carriers transfer: fishing ships with those that carry their catch or fuel, seldom with each
 * other. Ships of another or unknown type count as unknown.
 */
const PAIR_WEIGHTS: Readonly<Record<string, number>> = {
  ...{ 'tanker tanker': 0.5, 'cargo cargo': 0.3, 'cargo tanker': 0.2, 'cargo fishing': 0.5 },
  ...{ 'fishing tanker': 0.3, 'fishing fishing': -2 },
  ...{ 'tanker unknown': -0.2, 'cargo unknown': -0.2, 'fishing unknown': -1 },
  'unknown unknown': -1,
};

/** V9: how likely ships of two types transfer, as a logarithm. */
export function pairWeight(first: number | null, second: number | null): number {
  const roles = [first, second].map((shiptype) => {
    const role = shipRoleOf(shiptype);
    return role === 'other' ? 'unknown' : role;
  });
  return PAIR_WEIGHTS[roles.sort().join(' ')] ?? 0;
}

/** A change of a draught in words. */
export function draughtText(meters: number): string {
  return `${meters > 0 ? '+' : '−'}${Math.abs(meters).toFixed(1)} m`;
}

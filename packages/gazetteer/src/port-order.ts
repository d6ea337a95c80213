import type { Port, PortSize } from './port.ts';

const RANKS: Readonly<Record<PortSize | 'unknown', number>> = {
  unknown: 0,
  'very-small': 1,
  small: 2,
  medium: 3,
  large: 4,
};

/** Returns the rank of a port by size, 1 to 4; 0 for an unknown size. */
export function rankOf({ size }: Port): number {
  return RANKS[size ?? 'unknown'];
}

/** Compares ports: the larger first, of equal ones the one with the smaller number. */
export function bySize(one: Port, other: Port): number {
  return rankOf(other) - rankOf(one) || one.id - other.id;
}

import type { Port, PortSize } from './port.ts';

const RANKS: Readonly<Record<PortSize | 'unknown', number>> = {
  unknown: 0,
  'very-small': 1,
  small: 2,
  medium: 3,
  large: 4,
};

/** Greater for a larger port; 0 where nobody judged it. */
export function rankOf({ size }: Port): number {
  return RANKS[size ?? 'unknown'];
}

/** Sorts the larger before the smaller, of equals the one with the smaller number. */
export function bySize(one: Port, other: Port): number {
  return rankOf(other) - rankOf(one) || one.id - other.id;
}

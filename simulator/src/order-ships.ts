import { MODE } from './simulated-fleet.ts';
import type { Motion } from './world.ts';

/** Sorts the ships into stepping order: a ship that is moored to another, or towed, after the other. */
export function orderShips(motion: Motion): void {
  const { fleet, order } = motion;
  const depth = (i: number, left = order.length): number => {
    const mode = fleet.mode[i];
    if (left === 0 || (mode !== MODE.fast && mode !== MODE.towed)) return 0;
    return 1 + depth(mode === MODE.fast ? fleet.leader[i] : fleet.towedBy[i], left - 1);
  };
  const depths = Array.from(order, (_, i) => depth(i));
  order.sort((a, b) => depths[a] - depths[b] || a - b);
  motion.isOutOfOrder = false;
}

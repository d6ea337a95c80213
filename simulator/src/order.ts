import { MODE } from './fleet.ts';
import type { Motion } from './world.ts';

/** Puts the ships in the order in which they are stepped: what is fast to a ship, or towed by it, after it. */
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

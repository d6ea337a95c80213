import { metersApart } from './market.ts';
import type { TradeContext } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { Detour } from './voyage.ts';

/** Orders arrive near the middle of the passage … */
const SHARE_LEAST = 0.3;
const SHARE_GREATEST = 0.7;
/** … off a place that lengthens the passage by little. */
const LONGER_MAX = 1.12;

/** The port off which a ship gets its orders; null where no port lies near the route, and the ship sails directly. */
export function ordersDetour(sea: TradeContext, from: TradePort, to: TradePort): Detour | null {
  const straight = metersApart(from, to);
  const candidates = sea.market.ports
    .filter((port) => port.size === 'large')
    .map((port) => ({ port, out: metersApart(from, port), on: metersApart(port, to) }))
    .filter(({ out, on }) => {
      const share = out / (out + on);
      return share > SHARE_LEAST && share < SHARE_GREATEST && out + on < LONGER_MAX * straight;
    })
    .sort((a, b) => a.out + a.on - b.out - b.on || a.port.id - b.port.id);
  const direct = sea.metersBetween(from, to);
  if (direct === undefined) return null;
  // The sea route to a port that is near by great circle may be long; the two best ports are tried.
  const found = candidates.slice(0, 2).find(({ port }) => {
    const [out, on] = [sea.metersBetween(from, port), sea.metersBetween(port, to)];
    return out !== undefined && on !== undefined && out + on < LONGER_MAX * direct;
  });
  return found ? { kind: 'by', portId: found.port.id } : null;
}

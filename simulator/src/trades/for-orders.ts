import type { TradeSea } from './leg.ts';
import { metersApart } from './market.ts';
import type { TradePort } from './trade-port.ts';
import type { Detour } from './voyage.ts';

/** Ships get their orders near the middle of the way … */
const SHARE_LEAST = 0.3;
const SHARE_GREATEST = 0.7;
/** … off a place that is hardly out of the way. */
const LONGER_MAX = 1.12;

/** The port off which a ship gets its orders, sailing by it; null where none lies on the way, and it sails straight. */
export function ordersDetour(sea: TradeSea, from: TradePort, to: TradePort): Detour | null {
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
  // By sea it may be a long way to what is near on the globe; two are tried.
  const found = candidates.slice(0, 2).find(({ port }) => {
    const [out, on] = [sea.metersBetween(from, port), sea.metersBetween(port, to)];
    return out !== undefined && on !== undefined && out + on < LONGER_MAX * direct;
  });
  return found ? { kind: 'by', portId: found.port.id } : null;
}

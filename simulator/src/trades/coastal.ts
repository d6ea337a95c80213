import type { Chance } from './chance.ts';
import { type Legs, plainLeg, type TradeSea } from './leg.ts';
import type { Region } from './regions.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

/** Seas that coasters work in, with the ones next to them. */
const SEAS: readonly (readonly [share: number, regions: readonly Region[]])[] = [
  [0.45, ['north-europe', 'baltic']],
  [0.25, ['mediterranean', 'black-sea']],
  [0.2, ['south-east-asia', 'east-asia']],
  [0.1, ['gulf-caribbean']],
];
const TRADE = 'coastal';
const PORTS_PER_REGION = 40;

/** Half of the cargoes of a coaster are between ports that it knows. */
const KNOWN_PORTS = 8;
const TO_KNOWN = 0.5;

/** The median call of a break bulk ship was about a day in 2018 (UNCTAD). */
const STAY_HOURS = 27;
const STAY_SPREAD = 0.5;

/** A coaster: from port to port of its sea by gravity, every other time to one of those it often works for. */
export function* coastalLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  const { market } = sea;
  const portsOf = (regions: readonly Region[]): TradePort[] =>
    regions.flatMap((region) => [...market.pool(TRADE, region, PORTS_PER_REGION)]);
  const seas = SEAS.filter(([, regions]) => portsOf(regions).length > 1);
  if (seas.length === 0) return;
  const [, regions] = chance.weighted(seas, ([share]) => share);
  const ports = portsOf(regions);
  const known = chance.several(ports, KNOWN_PORTS, (port) => market.attraction(TRADE, port));
  let here: TradePort = known[0];
  for (;;) {
    yield plainLeg(here, ship.speedKnots, chance.around(STAY_HOURS, STAY_SPREAD));
    const among = chance.happens(TO_KNOWN) && known.length > 1 ? known : ports;
    here = market.byGravity(chance, TRADE, here, among) ?? here;
  }
}

import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

/** Sea areas of coasters: regions with their neighbours. */
const SEAS: readonly (readonly [share: number, regions: readonly Region[]])[] = [
  [0.45, ['north-europe', 'baltic']],
  [0.25, ['mediterranean', 'black-sea']],
  [0.2, ['south-east-asia', 'east-asia']],
  [0.1, ['gulf-caribbean']],
];
const TRADE = 'coastal';
const PORTS_PER_REGION = 40;

/** Share of a coaster's cargoes between its regular ports. */
const KNOWN_PORTS = 8;
const TO_KNOWN = 0.5;

/** The median call of a break bulk ship was about a day in 2018 (UNCTAD). */
const STAY_HOURS = 27;
const STAY_SPREAD = 0.5;

/** Legs of a coaster: from port to port of its sea by gravity, half of the time to one of its regular ports. */
export function* coastalLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const { market } = sea;
  const portsOf = (regions: readonly Region[]): TradePort[] =>
    regions.flatMap((region) => [...market.pool(TRADE, region, PORTS_PER_REGION)]);
  const seas = SEAS.filter(([, regions]) => portsOf(regions).length > 1);
  if (seas.length === 0) return;
  const [, regions] = random.pickWeighted(seas, ([share]) => share);
  const ports = portsOf(regions);
  const known = random.sample(ports, KNOWN_PORTS, (port) => market.attraction(TRADE, port));
  let here: TradePort = known[0];
  for (;;) {
    yield plainLeg(here, ship.speedKnots, random.logNormal(STAY_HOURS, STAY_SPREAD));
    const among = random.occurs(TO_KNOWN) && known.length > 1 ? known : ports;
    here = market.byGravity(random, TRADE, here, among) ?? here;
  }
}

import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_DAY = 86_400_000;

/** Regions of hubs, with the approximate share of the feeders of each. */
const HUB_REGIONS: readonly (readonly [Region, share: number])[] = [
  ['north-europe', 0.3],
  ['mediterranean', 0.25],
  ['south-east-asia', 0.2],
  ['east-asia', 0.1],
  ['gulf-caribbean', 0.1],
  ['persian-gulf', 0.05],
];
/** The Baltic has spokes and hardly a hub. */
const SPOKE_REGIONS: Partial<Record<Region, readonly Region[]>> = {
  'north-europe': ['north-europe', 'baltic'],
  mediterranean: ['mediterranean', 'black-sea'],
};

const HUB_TRADE = 'container';
const HUBS = 3;
const SPOKE_TRADE = 'feeder';
const SPOKES = 14;

/** A feeder's charter lasts half a year to a year and a half. */
const DAYS_ON_CHARTER_LEAST = 180;
const DAYS_ON_CHARTER_GREATEST = 540;
/** Share of rounds in the usual order of the spokes; the others are in any order. */
const USUAL_ORDER = 0.65;
const SPOKE_LEFT_OUT = 0.15;

/** As container ships (UNCTAD: 0.7 days), less at a spoke. */
const HUB_HOURS = 20;
const SPOKE_HOURS = 12;
const STAY_SPREAD = 0.4;

/** Legs of a feeder: from its hub to two to five spokes and back, in a changing order. */
export function* feederLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  let nowMs = sea.startMs;
  while (nowMs < sea.endMs) {
    const network = drawNetwork(sea, random);
    if (!network) return;
    const [hub, spokes] = network;
    const untilMs =
      nowMs + random.between(DAYS_ON_CHARTER_LEAST, DAYS_ON_CHARTER_GREATEST) * MS_PER_DAY;
    while (nowMs < untilMs) {
      const round = drawRound(random, spokes);
      nowMs = yield plainLeg(hub, ship.speedKnots, random.logNormal(HUB_HOURS, STAY_SPREAD), {
        following: round,
      });
      for (const [at, spoke] of round.entries()) {
        nowMs = yield plainLeg(spoke, ship.speedKnots, random.logNormal(SPOKE_HOURS, STAY_SPREAD), {
          following: [...round.slice(at + 1), hub],
        });
      }
    }
  }
}

/** The hub and its spokes in the usual order; undefined without suitable ports. */
function drawNetwork(
  sea: TradeContext,
  random: RandomStream,
): [TradePort, TradePort[]] | undefined {
  const { market } = sea;
  const regions = HUB_REGIONS.filter(([region]) => market.pool(HUB_TRADE, region, HUBS).length > 0);
  if (regions.length === 0) return undefined;
  const [region] = random.pickWeighted(regions, ([, share]) => share);
  const hub = random.pick(market.pool(HUB_TRADE, region, HUBS));
  const around = (SPOKE_REGIONS[region] ?? [region]).flatMap((each) =>
    market.pool(SPOKE_TRADE, each, SPOKES),
  );
  const spokes: TradePort[] = [];
  const count = random.integer(2, 5);
  while (spokes.length < count) {
    const left = around.filter((port) => !spokes.includes(port));
    const next = market.byGravity(random, SPOKE_TRADE, hub, left);
    if (!next) break;
    spokes.push(next);
  }
  return spokes.length > 0 ? [hub, spokes] : undefined;
}

function drawRound(random: RandomStream, spokes: readonly TradePort[]): TradePort[] {
  const remaining = spokes.filter(() => !random.occurs(SPOKE_LEFT_OUT));
  const calls = remaining.length > 0 ? remaining : [...spokes];
  return random.occurs(USUAL_ORDER) ? calls : random.sample(calls, calls.length, () => 1);
}

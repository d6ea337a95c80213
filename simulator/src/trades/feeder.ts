import type { Chance } from './chance.ts';
import { type Legs, plainLeg, type TradeSea } from './leg.ts';
import type { Region } from './regions.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_DAY = 86_400_000;

/** Where hubs are fed, with how many feeders each has, roughly. */
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

/** A charter of a feeder is half a year to a year and a half. */
const DAYS_ON_CHARTER_LEAST = 180;
const DAYS_ON_CHARTER_GREATEST = 540;
/** The usual order of the spokes, or another one as the cargo asks. */
const USUAL_ORDER = 0.65;
const SPOKE_LEFT_OUT = 0.15;

/** As container ships (UNCTAD: 0.7 days), less at a spoke. */
const HUB_HOURS = 20;
const SPOKE_HOURS = 12;
const STAY_SPREAD = 0.4;

/** A feeder: from its hub to two to five spokes and back, in an order that changes. */
export function* feederLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  let nowMs = sea.startMs;
  while (nowMs < sea.endMs) {
    const network = drawNetwork(sea, chance);
    if (!network) return;
    const [hub, spokes] = network;
    const untilMs =
      nowMs + chance.between(DAYS_ON_CHARTER_LEAST, DAYS_ON_CHARTER_GREATEST) * MS_PER_DAY;
    while (nowMs < untilMs) {
      const round = drawRound(chance, spokes);
      nowMs = yield plainLeg(hub, ship.speedKnots, chance.around(HUB_HOURS, STAY_SPREAD), {
        following: round,
      });
      for (const [at, spoke] of round.entries()) {
        nowMs = yield plainLeg(spoke, ship.speedKnots, chance.around(SPOKE_HOURS, STAY_SPREAD), {
          following: [...round.slice(at + 1), hub],
        });
      }
    }
  }
}

/** The hub and its spokes in the usual order; undefined where there are no ports for it. */
function drawNetwork(sea: TradeSea, chance: Chance): [TradePort, TradePort[]] | undefined {
  const { market } = sea;
  const regions = HUB_REGIONS.filter(([region]) => market.pool(HUB_TRADE, region, HUBS).length > 0);
  if (regions.length === 0) return undefined;
  const [region] = chance.weighted(regions, ([, share]) => share);
  const hub = chance.pick(market.pool(HUB_TRADE, region, HUBS));
  const around = (SPOKE_REGIONS[region] ?? [region]).flatMap((each) =>
    market.pool(SPOKE_TRADE, each, SPOKES),
  );
  const spokes: TradePort[] = [];
  const count = chance.whole(2, 5);
  while (spokes.length < count) {
    const left = around.filter((port) => !spokes.includes(port));
    const next = market.byGravity(chance, SPOKE_TRADE, hub, left);
    if (!next) break;
    spokes.push(next);
  }
  return spokes.length > 0 ? [hub, spokes] : undefined;
}

function drawRound(chance: Chance, spokes: readonly TradePort[]): TradePort[] {
  const kept = spokes.filter(() => !chance.happens(SPOKE_LEFT_OUT));
  const called = kept.length > 0 ? kept : [...spokes];
  return chance.happens(USUAL_ORDER) ? called : chance.several(called, called.length, () => 1);
}

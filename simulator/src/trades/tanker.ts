import { type CargoTrade, cargoVoyages } from './cargo-voyages.ts';
import { CRUDE } from './commodities.ts';
import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;

/** Longer tankers carry crude oil, shorter ones products. */
const PRODUCT_METERS_MAX = 200;

/** The median call of a liquid bulk carrier was about a day in 2018 (UNCTAD); large cargoes take longer. */
const CRUDE_TRADE: CargoTrade = {
  commodities: CRUDE,
  stayHours: 34,
  staySpread: 0.4,
  contracts: 0.25,
  contractVoyagesMax: 4,
  secondPorts: 0.2,
  ladenOrders: 0.14,
  ballastOrders: 0.2,
};

/** Regions with much coastal trade in oil products and chemicals. */
const PRODUCT_REGIONS: readonly (readonly [Region, share: number])[] = [
  ['north-europe', 0.25],
  ['mediterranean', 0.2],
  ['south-east-asia', 0.2],
  ['east-asia', 0.15],
  ['gulf-caribbean', 0.12],
  ['persian-gulf', 0.08],
];
const REFINERY_TRADE = 'refinery';
const REFINERIES = 5;
const DEPOT_TRADE = 'oil depot';
const DEPOTS = 18;
const PRODUCT_HOURS = 22;
const PRODUCT_SPREAD = 0.45;
const QUEUE_HOURS = 6;
const QUEUE_SPREAD = 1.1;
const QUEUE_HOURS_MAX = 120;
/** Duration of a product tanker's work in a region: one to three years. */
const DAYS_IN_REGION_LEAST = 365;
const DAYS_IN_REGION_GREATEST = 1095;

/** Legs of a tanker: large ones from crude terminals to refineries, others from refineries to depots of a region. */
export function tankerLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  return ship.lengthMeters > PRODUCT_METERS_MAX
    ? cargoVoyages(ship, sea, random, CRUDE_TRADE)
    : productLegs(ship, sea, random);
}

function* productLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const { market } = sea;
  const regions = PRODUCT_REGIONS.filter(
    ([region]) => market.pool(DEPOT_TRADE, region, DEPOTS).length > 1,
  );
  if (regions.length === 0) return;
  let nowMs = sea.startMs;
  for (;;) {
    const [region] = random.pickWeighted(regions, ([, share]) => share);
    const refineries = market.pool(REFINERY_TRADE, region, REFINERIES);
    const depots = market.pool(DEPOT_TRADE, region, DEPOTS);
    const untilMs =
      nowMs + random.between(DAYS_IN_REGION_LEAST, DAYS_IN_REGION_GREATEST) * 24 * MS_PER_HOUR;
    let here = random.pick(refineries);
    while (nowMs < untilMs) {
      const calls = [market.byGravity(random, DEPOT_TRADE, here, depots) ?? here];
      if (random.occurs(0.3))
        calls.push(market.byGravity(random, DEPOT_TRADE, calls[0], depots) ?? here);
      for (const [at, to] of [here, ...calls].entries()) {
        const queueHours = Math.min(QUEUE_HOURS_MAX, random.logNormal(QUEUE_HOURS, QUEUE_SPREAD));
        nowMs = yield plainLeg(
          to,
          ship.speedKnots,
          random.logNormal(PRODUCT_HOURS, PRODUCT_SPREAD),
          {
            following: calls.slice(at),
            queueMs: queueHours * MS_PER_HOUR,
          },
        );
      }
      const last = calls[calls.length - 1];
      here = market.byGravity(random, REFINERY_TRADE, last, refineries) ?? here;
    }
  }
}

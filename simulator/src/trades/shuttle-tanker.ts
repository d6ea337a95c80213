import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;

/** Regions of oil fields with shuttle tankers: the North Sea, Brazil, Newfoundland. */
const FIELD_REGIONS: readonly (readonly [Region, share: number])[] = [
  ['north-europe', 0.6],
  ['south-america-east', 0.3],
  ['north-america-east', 0.1],
];
const FIELD_TRADE = 'oil field';
const FIELDS = 4;
const REFINERY_TRADE = 'refinery';
const REFINERIES = 8;
/** Number of a ship's regular refineries. */
const USUAL_LEAST = 2;
const USUAL_GREATEST = 4;

const LOADING_HOURS = 24;
const DISCHARGING_HOURS = 30;
const STAY_SPREAD = 0.3;
/** Queue at the field: it is not always ready, and the sea not always calm enough to load. */
const FIELD_QUEUE_HOURS = 10;
const QUEUE_SPREAD = 1;

/** Legs of a shuttle tanker: from its field to one of its refineries, the nearer more often, and back. */
export function* shuttleLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const { market } = sea;
  const regions = FIELD_REGIONS.filter(
    ([region]) =>
      market.pool(FIELD_TRADE, region, FIELDS).length > 0 &&
      market.pool(REFINERY_TRADE, region, REFINERIES).length > 1,
  );
  if (regions.length === 0) return;
  const [region] = random.pickWeighted(regions, ([, share]) => share);
  const field = random.pick(market.pool(FIELD_TRADE, region, FIELDS));
  const others = market
    .pool(REFINERY_TRADE, region, REFINERIES)
    .filter((port) => port.id !== field.id);
  const usual = random.sample(others, random.integer(USUAL_LEAST, USUAL_GREATEST), (port) =>
    market.attraction(REFINERY_TRADE, port),
  );
  for (;;) {
    const refinery = market.byGravity(random, REFINERY_TRADE, field, usual);
    if (!refinery) return;
    yield plainLeg(field, ship.speedKnots, random.logNormal(LOADING_HOURS, STAY_SPREAD), {
      following: [refinery],
      queueMs: random.logNormal(FIELD_QUEUE_HOURS, QUEUE_SPREAD) * MS_PER_HOUR,
    });
    yield plainLeg(refinery, ship.speedKnots, random.logNormal(DISCHARGING_HOURS, STAY_SPREAD), {
      following: [field],
    });
  }
}

import type { RandomStream } from './random-stream.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const METERS_PER_NAUTICAL_MILE = 1852;

const TRADE = 'fishing';
const FISHING_TYPE = 30;
/** Distances from home in metres of fishing grounds and offshore fields, on a route to another port. */
const GROUND_METERS_LEAST = 20_000;
const GROUND_METERS_GREATEST = 250_000;
const TOWARD_METERS_MIN = 250_000;
const TOWARD_METERS_MAX = 900_000;
/** Further ports of landing of a fishing vessel; a workboat visits more of them. */
const OTHER_METERS_MAX = 300_000;
const OTHERS = 3;
const ELSEWHERE_FISHING = 0.12;
const ELSEWHERE_WORKBOAT = 0.35;

/** Trips of one to ten days; of workboats, hours to some days. */
const FISHING_TRIP_HOURS = 70;
const WORK_TRIP_HOURS = 24;
const TRIP_SPREAD = 0.7;
const STAY_HOURS = 30;
const STAY_SPREAD = 0.7;

/** Legs of a fishing vessel or workboat: from its home port to sea and back, at times to a port nearby and home. */
export function* fishingLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const { market } = sea;
  const home = drawHome(sea, random);
  if (!home) return;
  const towards = market.near(home, [TOWARD_METERS_MIN, TOWARD_METERS_MAX], 12);
  const others = market.near(home, [0, OTHER_METERS_MAX], OTHERS);
  const isFishing = ship.shiptype === FISHING_TYPE;
  const tripHours = isFishing ? FISHING_TRIP_HOURS : WORK_TRIP_HOURS;
  const elsewhere = isFishing ? ELSEWHERE_FISHING : ELSEWHERE_WORKBOAT;
  const stay = (): number => random.logNormal(STAY_HOURS, STAY_SPREAD);
  yield plainLeg(home, ship.speedKnots, stay());
  for (;;) {
    if (others.length > 0 && (towards.length === 0 || random.occurs(elsewhere))) {
      yield plainLeg(random.pick(others), ship.speedKnots, stay(), { following: [home] });
      yield plainLeg(home, ship.speedKnots, stay());
    } else if (towards.length > 0) {
      yield tripLeg(ship, sea, random, home, random.pick(towards), tripHours, stay());
    } else return;
  }
}

/** A leg out towards a port and back, at the constant speed that fills the trip's duration, as if it fished throughout. */
function tripLeg(
  ship: TradeShip,
  sea: TradeContext,
  random: RandomStream,
  home: TradePort,
  toward: TradePort,
  tripHours: number,
  stayHours: number,
): ReturnType<typeof plainLeg> {
  const all = sea.metersBetween(home, toward) ?? TOWARD_METERS_MIN;
  const out = Math.min(all, random.between(GROUND_METERS_LEAST, GROUND_METERS_GREATEST));
  const hours = random.logNormal(tripHours, TRIP_SPREAD);
  const speedKnots = (2 * out) / METERS_PER_NAUTICAL_MILE / hours;
  return plainLeg(home, Math.min(speedKnots, ship.speedKnots), stayHours, {
    detour: { kind: 'out-and-back', towardPortId: toward.id, share: out / all },
  });
}

/** Draws the home port; small harbours have fishing vessels too, so the size of a port counts less here. */
function drawHome(sea: TradeContext, random: RandomStream): TradePort | undefined {
  for (let tries = 0; tries < 30; tries++) {
    const home = random.pickWeighted(sea.market.ports, (port) =>
      Math.sqrt(sea.market.attraction(TRADE, port)),
    );
    if (sea.market.isReachable(home)) return home;
  }
  return undefined;
}

import type { Chance } from './chance.ts';
import { type Legs, plainLeg, type TradeSea } from './leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const METERS_PER_NAUTICAL_MILE = 1852;

const TRADE = 'fishing';
const FISHING_TYPE = 30;
/** Grounds and fields are off the coast on the way to some other port, at this distance from home, in metres. */
const GROUND_METERS_LEAST = 20_000;
const GROUND_METERS_GREATEST = 250_000;
const TOWARD_METERS_MIN = 250_000;
const TOWARD_METERS_MAX = 900_000;
/** Ports that a fishing vessel lands in besides its own; a workboat is sent to more of them. */
const OTHER_METERS_MAX = 300_000;
const OTHERS = 3;
const ELSEWHERE_FISHING = 0.12;
const ELSEWHERE_WORKBOAT = 0.35;

/** Trips of one to ten days; workboats are out for hours to some days. */
const FISHING_TRIP_HOURS = 70;
const WORK_TRIP_HOURS = 24;
const TRIP_SPREAD = 0.7;
const STAY_HOURS = 30;
const STAY_SPREAD = 0.7;

/** A fishing vessel or workboat: from its home port to sea and back, at times into a port near by, and then home. */
export function* fishingLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  const { market } = sea;
  const home = drawHome(sea, chance);
  if (!home) return;
  const towards = market.near(home, [TOWARD_METERS_MIN, TOWARD_METERS_MAX], 12);
  const others = market.near(home, [0, OTHER_METERS_MAX], OTHERS);
  const isFishing = ship.shiptype === FISHING_TYPE;
  const tripHours = isFishing ? FISHING_TRIP_HOURS : WORK_TRIP_HOURS;
  const elsewhere = isFishing ? ELSEWHERE_FISHING : ELSEWHERE_WORKBOAT;
  const stay = (): number => chance.around(STAY_HOURS, STAY_SPREAD);
  yield plainLeg(home, ship.speedKnots, stay());
  for (;;) {
    if (others.length > 0 && (towards.length === 0 || chance.happens(elsewhere))) {
      yield plainLeg(chance.pick(others), ship.speedKnots, stay(), { following: [home] });
      yield plainLeg(home, ship.speedKnots, stay());
    } else if (towards.length > 0) {
      yield tripLeg(ship, sea, chance, home, chance.pick(towards), tripHours, stay());
    } else return;
  }
}

/** Out towards a port, and back; so slowly that it takes as long as the trip, as if it fished all the way. */
function tripLeg(
  ship: TradeShip,
  sea: TradeSea,
  chance: Chance,
  home: TradePort,
  toward: TradePort,
  tripHours: number,
  stayHours: number,
): ReturnType<typeof plainLeg> {
  const all = sea.metersBetween(home, toward) ?? TOWARD_METERS_MIN;
  const out = Math.min(all, chance.between(GROUND_METERS_LEAST, GROUND_METERS_GREATEST));
  const hours = chance.around(tripHours, TRIP_SPREAD);
  const speedKnots = (2 * out) / METERS_PER_NAUTICAL_MILE / hours;
  return plainLeg(home, Math.min(speedKnots, ship.speedKnots), stayHours, {
    detour: { kind: 'out-and-back', towardPortId: toward.id, share: out / all },
  });
}

/** Small harbours have fishing vessels too, so the size of a port counts less here. */
function drawHome(sea: TradeSea, chance: Chance): TradePort | undefined {
  for (let tries = 0; tries < 30; tries++) {
    const home = chance.weighted(sea.market.ports, (port) =>
      Math.sqrt(sea.market.attraction(TRADE, port)),
    );
    if (sea.market.isReachable(home)) return home;
  }
  return undefined;
}

import FlatQueue from 'flatqueue';
import { Congestion } from './congestion.ts';
import { cruiseLegs } from './cruise.ts';
import { DestinationWriter } from './destination-writer.ts';
import { feederLegs } from './feeder.ts';
import { ferryLegs } from './ferry.ts';
import { fishingLegs } from './fishing.ts';
import { linerLegs } from './liner.ts';
import { Market, type MetersBetween } from './market.ts';
import { RandomStream } from './random-stream.ts';
import { sailLeg } from './sail-leg.ts';
import { shuttleLegs } from './shuttle-tanker.ts';
import { tankerLegs } from './tanker.ts';
import type { Trade, TradeContext } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import { type TradeShip, tradeShip } from './trade-ship.ts';
import { trampLegs } from './tramp.ts';
import type { SimulatedVoyage, TradeClass } from './voyage.ts';

const MS_PER_DAY = 86_400_000;
const DAYS_PER_YEAR = 365.25;
/** IMO numbers and MMSIs are derived from the index. */
const SHIPS_MAX = 100_000;
/** Consecutive legs without a route after which a ship has no trade in these ports. */
const FAILED_LEGS_MAX = 200;

const TRADES: Readonly<Record<TradeClass, Trade>> = {
  liner: linerLegs,
  feeder: feederLegs,
  tramp: trampLegs,
  tanker: tankerLegs,
  'shuttle-tanker': shuttleLegs,
  ferry: ferryLegs,
  cruise: cruiseLegs,
  fishing: fishingLegs,
};

export interface TradeSimulationOptions {
  readonly seed: number;
  readonly ports: readonly TradePort[];
  /** Called repeatedly for the same pairs; the caller may cache its results. */
  readonly metersBetween: MetersBetween;
  /** 1 to 100 000; ships without a trade in these ports make no voyages. */
  readonly ships: number;
  readonly years: number;
  /** Milliseconds since 1970, UTC. */
  readonly startMs: number;
}

/**
 * Simulates years of port calls of a fleet, by the rules of its trades: the same for the same options, in the order of
 * arrival. Voyages that are unfinished at the end are left out.
 * @throws RangeError for an empty list of ports, or numbers out of their ranges
 */
export function* createTradeSimulation(
  options: TradeSimulationOptions,
): Generator<SimulatedVoyage, void> {
  const { seed, ports, metersBetween, ships, years, startMs } = options;
  if (!(Number.isInteger(ships) && ships >= 1 && ships <= SHIPS_MAX)) {
    throw new RangeError(`ships must be 1 to ${SHIPS_MAX}; got ${ships}`);
  }
  if (!(years > 0 && Number.isFinite(years)))
    throw new RangeError(`years must be above 0; got ${years}`);
  const endMs = startMs + years * DAYS_PER_YEAR * MS_PER_DAY;
  const fleet = Array.from({ length: ships }, (_, index) => tradeShip(seed, index));
  const sea: TradeContext = {
    seed,
    market: new Market(seed, ports, metersBetween),
    metersBetween,
    startMs,
    endMs,
    linerCount: fleet.filter(({ tradeClass }) => tradeClass === 'liner').length,
  };
  const congestion = new Congestion(seed, startMs, endMs);
  const voyages = fleet.map((ship) => voyagesOf(ship, sea, congestion));
  yield* mergeByArrival(voyages, endMs);
}

/** All voyages of one ship, in their order. */
function* voyagesOf(
  ship: TradeShip,
  sea: TradeContext,
  congestion: Congestion,
): Generator<SimulatedVoyage, void> {
  const own = (concern: string): RandomStream =>
    new RandomStream(sea.seed, `ship ${ship.index}`, concern);
  const [plans, weather] = [own('plans'), own('weather')];
  const writer = new DestinationWriter(own('texts'), ship.tradeClass);
  const legs = TRADES[ship.tradeClass](ship, sea, plans);
  const first = legs.next();
  if (first.done) return;
  let here = first.value.to;
  let ataMs = Math.round(sea.startMs + plans.between(0, 7) * MS_PER_DAY);
  let atdMs = Math.round(first.value.leavesMs(ataMs));
  for (let failed = 0; failed < FAILED_LEGS_MAX; ) {
    const { value: leg } = legs.next(atdMs);
    if (!leg) return;
    const isTrip = leg.detour?.kind === 'out-and-back';
    const passage =
      leg.to.id === here.id && !isTrip
        ? undefined
        : sailLeg(ship, sea, congestion, weather, here, atdMs, leg);
    if (!passage) {
      failed++;
      continue;
    }
    failed = 0;
    const { detour, isForOrders, following, to } = leg;
    const ordersOff = detour?.kind === 'by' ? sea.market.portById(detour.portId) : undefined;
    yield {
      mmsi: ship.mmsi,
      imo: ship.imo,
      shiptype: ship.shiptype,
      lengthMeters: ship.lengthMeters,
      tradeClass: ship.tradeClass,
      from: { portId: here.id, ataMs, atdMs },
      to: { portId: to.id, ataMs: passage.ataMs },
      speedKnots: passage.speedKnots,
      sailedMeters: passage.sailedMeters,
      waitedMs: passage.waitedMs,
      detour,
      destinations: writer.write({
        from: here,
        to,
        following,
        ordersOff,
        isForOrders,
        arrivedMs: ataMs,
        atdMs,
        ataMs: passage.ataMs,
      }),
    };
    here = to;
    ataMs = passage.ataMs;
    atdMs = Math.max(ataMs + 1, Math.round(leg.leavesMs(ataMs)));
  }
}

/** Merges the voyages of all ships. It looks one voyage ahead per ship. */
function* mergeByArrival(
  ships: readonly Generator<SimulatedVoyage, void>[],
  endMs: number,
): Generator<SimulatedVoyage, void> {
  const queue = new FlatQueue<number>();
  const ahead: (SimulatedVoyage | undefined)[] = [];
  const advance = (at: number): void => {
    const { value } = ships[at].next();
    ahead[at] = value ?? undefined;
    if (value && value.to.ataMs <= endMs) queue.push(at, value.to.ataMs);
  };
  for (const at of ships.keys()) advance(at);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const voyage = ahead[at];
    if (voyage) yield voyage;
    advance(at);
  }
}

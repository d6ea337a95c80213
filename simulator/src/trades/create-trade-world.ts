import FlatQueue from 'flatqueue';
import { Chance } from './chance.ts';
import { Congestion } from './congestion.ts';
import { cruiseLegs } from './cruise.ts';
import { DestinationWriter } from './destination-writer.ts';
import { feederLegs } from './feeder.ts';
import { ferryLegs } from './ferry.ts';
import { fishingLegs } from './fishing.ts';
import type { Trade, TradeSea } from './leg.ts';
import { linerLegs } from './liner.ts';
import { Market, type MetersBetween } from './market.ts';
import { sail } from './sail.ts';
import { shuttleLegs } from './shuttle-tanker.ts';
import { tankerLegs } from './tanker.ts';
import type { TradePort } from './trade-port.ts';
import { type TradeShip, tradeShip } from './trade-ship.ts';
import { trampLegs } from './tramp.ts';
import type { SimulatedVoyage, TradeClass } from './voyage.ts';

const MS_PER_DAY = 86_400_000;
const DAYS_PER_YEAR = 365.25;
/** IMO numbers and MMSIs are given by number. */
const SHIPS_MAX = 100_000;
/** A ship whose plans lead nowhere so often in a row has no trade in this world. */
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

export interface TradeWorldOptions {
  readonly seed: number;
  readonly ports: readonly TradePort[];
  /** Asked again and again for the same pairs; whoever hands it in may want to keep what it found. */
  readonly metersBetween: MetersBetween;
  /** 1 to 100 000; those that find no trade in the ports that there are make no voyages. */
  readonly ships: number;
  readonly years: number;
  /** Milliseconds since 1970, UTC. */
  readonly startMs: number;
}

/**
 * Years of port calls of a fleet, by the rules of its trades: the same for the same options, in the order of the times of
 * arrival. Voyages that are not over at the end are left out.
 * @throws RangeError for no ports, or numbers out of their ranges
 */
export function* createTradeWorld(options: TradeWorldOptions): Generator<SimulatedVoyage, void> {
  const { seed, ports, metersBetween, ships, years, startMs } = options;
  if (!(Number.isInteger(ships) && ships >= 1 && ships <= SHIPS_MAX)) {
    throw new RangeError(`ships must be 1 to ${SHIPS_MAX}, not ${ships}`);
  }
  if (!(years > 0 && Number.isFinite(years)))
    throw new RangeError(`years must be above 0, not ${years}`);
  const endMs = startMs + years * DAYS_PER_YEAR * MS_PER_DAY;
  const fleet = Array.from({ length: ships }, (_, index) => tradeShip(seed, index));
  const sea: TradeSea = {
    seed,
    market: new Market(seed, ports, metersBetween),
    metersBetween,
    startMs,
    endMs,
    linerCount: fleet.filter(({ tradeClass }) => tradeClass === 'liner').length,
  };
  const congestion = new Congestion(seed, startMs, endMs);
  const careers = fleet.map((ship) => careerOf(ship, sea, congestion));
  yield* byArrival(careers, endMs);
}

/** All voyages of one ship, one after another. */
function* careerOf(
  ship: TradeShip,
  sea: TradeSea,
  congestion: Congestion,
): Generator<SimulatedVoyage, void> {
  const own = (concern: string): Chance => new Chance(sea.seed, `ship ${ship.index}`, concern);
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
        : sail(ship, sea, congestion, weather, here, atdMs, leg);
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
        cameMs: ataMs,
        atdMs,
        ataMs: passage.ataMs,
      }),
    };
    here = to;
    ataMs = passage.ataMs;
    atdMs = Math.max(ataMs + 1, Math.round(leg.leavesMs(ataMs)));
  }
}

/** The careers merged. Of each only one voyage is looked ahead. */
function* byArrival(
  careers: readonly Generator<SimulatedVoyage, void>[],
  endMs: number,
): Generator<SimulatedVoyage, void> {
  const queue = new FlatQueue<number>();
  const ahead: (SimulatedVoyage | undefined)[] = [];
  const goOn = (at: number): void => {
    const { value } = careers[at].next();
    ahead[at] = value ?? undefined;
    if (value && value.to.ataMs <= endMs) queue.push(at, value.to.ataMs);
  };
  for (const at of careers.keys()) goOn(at);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const voyage = ahead[at];
    if (voyage) yield voyage;
    goOn(at);
  }
}

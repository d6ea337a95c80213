import type { Commodity } from './commodities.ts';
import { ordersDetour } from './for-orders.ts';
import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLeg } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;

/** Queues for a berth: short in the median, long at times. */
const QUEUE_HOURS = 9;
const QUEUE_SPREAD = 1.2;
const QUEUE_HOURS_MAX = 240;

/** Trading pattern of a fleet: its cargoes and habits. */
export interface CargoTrade {
  readonly commodities: readonly Commodity[];
  /** Median hours alongside, for loading and for discharging. */
  readonly stayHours: number;
  readonly staySpread: number;
  /** Share of fixtures for several voyages between the same ports, and their greatest number. */
  readonly contracts: number;
  readonly contractVoyagesMax: number;
  /** Share of cargoes that are discharged in two ports. */
  readonly secondPorts: number;
  /** Shares of laden and of ballast voyages that are ordered to their port only half-way. */
  readonly ladenOrders: number;
  readonly ballastOrders: number;
}

/** A fixture: ports that stay the same for some voyages. */
interface Fixture {
  readonly load: TradePort;
  readonly discharges: readonly TradePort[];
  readonly voyages: number;
}

/** Legs of cargo voyages: in ballast to a loading port, laden to the discharge ports, and so on. */
export function* cargoVoyages(
  ship: TradeShip,
  sea: TradeContext,
  random: RandomStream,
  trade: CargoTrade,
): Generator<TradeLeg, void, number> {
  const fitting = trade.commodities.filter(
    ({ lengthMeters: [least, greatest] }) =>
      ship.lengthMeters >= least && ship.lengthMeters <= greatest,
  );
  const start = fitting.flatMap(({ name, discharge, dischargePorts }) =>
    poolOf(sea, `${name} wanted`, discharge, dischargePorts),
  );
  if (start.length === 0) return;
  let here = random.pick(start);
  const sail = (to: TradePort, orders: number, following: readonly TradePort[]): TradeLeg => {
    const isForOrders = random.occurs(orders);
    const from = here;
    here = to;
    return plainLeg(to, ship.speedKnots, random.logNormal(trade.stayHours, trade.staySpread), {
      following,
      isForOrders,
      detour: isForOrders ? ordersDetour(sea, from, to) : null,
      queueMs: Math.min(QUEUE_HOURS_MAX, random.logNormal(QUEUE_HOURS, QUEUE_SPREAD)) * MS_PER_HOUR,
    });
  };
  yield sail(here, 0, []);
  for (;;) {
    const fixture = drawFixture(sea, random, trade, fitting, here);
    if (!fixture) return;
    const { load, discharges, voyages } = fixture;
    for (let voyage = 0; voyage < voyages; voyage++) {
      // Under a contract the next loading port is known.
      yield sail(load, voyage === 0 ? trade.ballastOrders : 0, discharges);
      const orders = voyages === 1 ? trade.ladenOrders : 0;
      for (const [at, port] of discharges.entries()) {
        const next = voyage + 1 < voyages ? [load] : [];
        yield sail(port, at === 0 ? orders : 0, [...discharges.slice(at + 1), ...next]);
      }
    }
  }
}

function drawFixture(
  sea: TradeContext,
  random: RandomStream,
  trade: CargoTrade,
  fitting: readonly Commodity[],
  here: TradePort,
): Fixture | undefined {
  const { name, load, loadPorts, discharge, dischargePorts } = random.pickWeighted(
    fitting,
    ({ share }) => share,
  );
  const from = sea.market.byGravity(random, name, here, poolOf(sea, name, load, loadPorts));
  const wanted = poolOf(sea, `${name} wanted`, discharge, dischargePorts);
  const to = from && sea.market.byGravity(random, `${name} wanted`, from, wanted);
  if (!(from && to)) return undefined;
  const second = random.occurs(trade.secondPorts)
    ? sea.market.byGravity(
        random,
        `${name} wanted`,
        to,
        wanted.filter((port) => port !== from),
      )
    : undefined;
  const isContract = random.occurs(trade.contracts);
  return {
    load: from,
    discharges: second ? [to, second] : [to],
    voyages: isContract ? random.integer(2, trade.contractVoyagesMax) : 1,
  };
}

function poolOf(
  sea: TradeContext,
  trade: string,
  regions: readonly Region[],
  count: number,
): readonly TradePort[] {
  return regions.flatMap((region) => sea.market.pool(trade, region, count));
}

import type { Chance } from './chance.ts';
import type { Commodity } from './commodities.ts';
import { ordersDetour } from './for-orders.ts';
import { type Leg, plainLeg, type TradeSea } from './leg.ts';
import type { Region } from './regions.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;

/** Queues for a berth are short in the middle, and long now and then. */
const QUEUE_HOURS = 9;
const QUEUE_SPREAD = 1.2;
const QUEUE_HOURS_MAX = 240;

/** How a fleet works: its cargoes, and its habits. */
export interface CargoTrade {
  readonly commodities: readonly Commodity[];
  /** Median hours alongside, loading and discharging. */
  readonly stayHours: number;
  readonly staySpread: number;
  /** Share of fixtures that are for several voyages between the same ports, and how many at most. */
  readonly contracts: number;
  readonly contractVoyagesMax: number;
  /** Share of cargoes that are discharged in two ports. */
  readonly secondPorts: number;
  /** Share of laden voyages, and of ballast ones, whose end is not known until half-way. */
  readonly ladenOrders: number;
  readonly ballastOrders: number;
}

/** What was fixed: ports that stay the same for some voyages. */
interface Fixture {
  readonly load: TradePort;
  readonly discharges: readonly TradePort[];
  readonly voyages: number;
}

/** Voyages of cargoes: in ballast to where one is loaded, laden to where it is wanted, and on. */
export function* cargoVoyages(
  ship: TradeShip,
  sea: TradeSea,
  chance: Chance,
  trade: CargoTrade,
): Generator<Leg, void, number> {
  const fitting = trade.commodities.filter(
    ({ lengthMeters: [least, greatest] }) =>
      ship.lengthMeters >= least && ship.lengthMeters <= greatest,
  );
  const start = fitting.flatMap(({ name, discharge, dischargePorts }) =>
    poolOf(sea, `${name} wanted`, discharge, dischargePorts),
  );
  if (start.length === 0) return;
  let here = chance.pick(start);
  const sail = (to: TradePort, orders: number, following: readonly TradePort[]): Leg => {
    const isForOrders = chance.happens(orders);
    const from = here;
    here = to;
    return plainLeg(to, ship.speedKnots, chance.around(trade.stayHours, trade.staySpread), {
      following,
      isForOrders,
      detour: isForOrders ? ordersDetour(sea, from, to) : null,
      queueMs: Math.min(QUEUE_HOURS_MAX, chance.around(QUEUE_HOURS, QUEUE_SPREAD)) * MS_PER_HOUR,
    });
  };
  yield sail(here, 0, []);
  for (;;) {
    const fixture = drawFixture(sea, chance, trade, fitting, here);
    if (!fixture) return;
    const { load, discharges, voyages } = fixture;
    for (let voyage = 0; voyage < voyages; voyage++) {
      // A contract leaves no doubt about where the next cargo is.
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
  sea: TradeSea,
  chance: Chance,
  trade: CargoTrade,
  fitting: readonly Commodity[],
  here: TradePort,
): Fixture | undefined {
  const { name, load, loadPorts, discharge, dischargePorts } = chance.weighted(
    fitting,
    ({ share }) => share,
  );
  const from = sea.market.byGravity(chance, name, here, poolOf(sea, name, load, loadPorts));
  const wanted = poolOf(sea, `${name} wanted`, discharge, dischargePorts);
  const to = from && sea.market.byGravity(chance, `${name} wanted`, from, wanted);
  if (!(from && to)) return undefined;
  const second = chance.happens(trade.secondPorts)
    ? sea.market.byGravity(
        chance,
        `${name} wanted`,
        to,
        wanted.filter((port) => port !== from),
      )
    : undefined;
  const isContract = chance.happens(trade.contracts);
  return {
    load: from,
    discharges: second ? [to, second] : [to],
    voyages: isContract ? chance.whole(2, trade.contractVoyagesMax) : 1,
  };
}

function poolOf(
  sea: TradeSea,
  trade: string,
  regions: readonly Region[],
  count: number,
): readonly TradePort[] {
  return regions.flatMap((region) => sea.market.pool(trade, region, count));
}

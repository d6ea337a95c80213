import { type CargoTrade, cargoVoyages } from './cargo-voyages.ts';
import { coastalLegs } from './coastal.ts';
import { DRY } from './commodities.ts';
import type { RandomStream } from './random-stream.ts';
import type { TradeContext, TradeLegs } from './trade-leg.ts';
import type { TradeShip } from './trade-ship.ts';

/** Shorter ships are coasters, which carry any cargo between ports of their own sea. */
const COASTER_METERS_MAX = 130;

/** The median call of a dry bulk carrier was 2.05 days in 2018 (UNCTAD). */
const TRAMP: CargoTrade = {
  commodities: DRY,
  stayHours: 49,
  staySpread: 0.5,
  contracts: 0.3,
  contractVoyagesMax: 6,
  secondPorts: 0.15,
  ladenOrders: 0.1,
  ballastOrders: 0.3,
};

/** Legs of a tramp: the largest carry ore and coal, others grain, steel and the like, coasters any cargo. */
export function trampLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  return ship.lengthMeters <= COASTER_METERS_MAX
    ? coastalLegs(ship, sea, random)
    : cargoVoyages(ship, sea, random, TRAMP);
}

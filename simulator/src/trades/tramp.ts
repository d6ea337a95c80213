import { type CargoTrade, cargoVoyages } from './cargo-voyages.ts';
import type { Chance } from './chance.ts';
import { coastalLegs } from './coastal.ts';
import { DRY } from './commodities.ts';
import type { Legs, TradeSea } from './leg.ts';
import type { TradeShip } from './trade-ship.ts';

/** Shorter ships are coasters, which carry whatever there is between ports of their own sea. */
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

/** A tramp: goes where the cargo is; the largest for ore and coal, others for grain, steel and the like, coasters for all. */
export function trampLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  return ship.lengthMeters <= COASTER_METERS_MAX
    ? coastalLegs(ship, sea, chance)
    : cargoVoyages(ship, sea, chance, TRAMP);
}

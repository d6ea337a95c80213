import type { Fault } from './scenario.ts';
import type { World } from './world.ts';

/** Faults of each ship, in the order of the scenario. */
export function faultsByShip({
  scenario,
  ships,
  shipsNamed,
}: World): readonly (readonly Fault[])[] {
  const faults: Fault[][] = ships.map(() => []);
  for (const fault of scenario.faults) {
    for (const ship of new Set(fault.ships.flatMap(shipsNamed))) faults[ship].push(fault);
  }
  return faults;
}

export function isActive({ fromSeconds, toSeconds }: Fault, nowSeconds: number): boolean {
  return nowSeconds >= fromSeconds && nowSeconds < toSeconds;
}

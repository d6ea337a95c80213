import type { Imo } from '@roadstead/model';
import type { MaritimeService, NextPortRecord } from '@roadstead/service';
import type { LiveWorld, WorldShip } from '@roadstead/simulator';

/** So many ships are looked at: measuring their ways takes some milliseconds each. */
const LOOKED_AT_MAX = 25;

/** A ship under way of which it is known where it calls next. */
export interface ExampleShip {
  readonly ship: WorldShip;
  readonly next: NextPortRecord;
}

/** The surest of some ferries and feeders that are at sea; undefined where none of them is known to go anywhere. */
export async function findExample(
  { nextPorts }: MaritimeService,
  { ships, voyages, nowMs }: LiveWorld,
): Promise<ExampleShip | undefined> {
  const underWay = voyages.filter(
    ({ from, to, tradeClass }) =>
      (tradeClass === 'ferry' || tradeClass === 'feeder') && from.atdMs < nowMs && nowMs < to.ataMs,
  );
  let surest: ExampleShip | undefined;
  for (const { imo } of underWay.slice(0, LOOKED_AT_MAX)) {
    const ship = ships.find((each) => each.imo === imo);
    const [next] = (await nextPorts?.ofShip(imo as Imo)) ?? [];
    if (!ship || !next || next.etaMs === null) continue;
    if (!surest || next.probability > surest.next.probability) surest = { ship, next };
  }
  return surest;
}

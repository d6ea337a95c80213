import type { Imo } from '@roadstead/model';
import type { MaritimeService, NextPortRecord } from '@roadstead/service';
import type { RealTimeSimulation, SimulatedShip } from '@roadstead/simulator';

/** The number of candidates: routes take some milliseconds for each. */
const CANDIDATES_MAX = 25;

/** A ship under way with a predicted next port. */
export interface ExampleShip {
  readonly ship: SimulatedShip;
  readonly next: NextPortRecord;
}

/** Returns the ferry or feeder at sea whose prediction is the most probable; undefined without any prediction. */
export async function findExample(
  { nextPorts }: MaritimeService,
  { ships, voyages, nowMs }: RealTimeSimulation,
): Promise<ExampleShip | undefined> {
  const underWay = voyages.filter(
    ({ from, to, tradeClass }) =>
      (tradeClass === 'ferry' || tradeClass === 'feeder') && from.atdMs < nowMs && nowMs < to.ataMs,
  );
  let best: ExampleShip | undefined;
  for (const { imo } of underWay.slice(0, CANDIDATES_MAX)) {
    const ship = ships.find((each) => each.imo === imo);
    const [next] = (await nextPorts?.listOfShip(imo as Imo)) ?? [];
    if (!ship || !next || next.etaMs === null) continue;
    if (!best || next.probability > best.next.probability) best = { ship, next };
  }
  return best;
}

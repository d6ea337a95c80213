import type { PositionReport } from '@roadstead/model';
import { numberOf } from '../environment.ts';
import { BenchFleet } from '../fleets.ts';

const SHIPS = numberOf('BENCH_SHIPS', 30_000);
export const BATCH_REPORTS = 1000;
const MEASURED = { sog: 12.3, cog: 211.4, heading: 210, rot: null, navStatus: 0 };

/** Generates batches of reports of a fleet, without an end. */
export function* fleetReports(): Generator<readonly PositionReport[], never> {
  const fleet = new BenchFleet('world-like', SHIPS, 1);
  for (;;)
    for (const fixes of fleet.nextRound()) yield fixes.map((fix) => ({ ...fix, ...MEASURED }));
}

import type { PositionReport } from '@roadstead/model';
import { createSimulation, readScenario } from '@roadstead/simulator';
import { destinationMile, mileOf, type PlannedVoyages } from './plan-voyages.ts';

const HOUR_MS = 3_600_000;

/** Received fixes and arrivals of two voyages. */
export interface SimulatedVoyages {
  readonly fixes: readonly ReceivedFix[];
  readonly arrivalsMs: readonly number[];
}

export type ReceivedFix = Pick<PositionReport, 'timeMs' | 'longitude' | 'latitude' | 'sog'>;

/** Simulates both voyages to their arrivals. */
export function simulateVoyages(voyages: PlannedVoyages, seed: number): SimulatedVoyages {
  const scenario = readScenario(voyages.yaml, 'voyages.yaml');
  if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join());
  const simulation = createSimulation(scenario.value, { seed });
  const fixes: ReceivedFix[] = [];
  const arrivalsMs: number[] = [];
  while (arrivalsMs.length < 2) {
    if (simulation.nowMs >= simulation.endMs) throw new Error(`Ship ${seed} does not arrive`);
    for (const { report } of simulation.runTo(simulation.nowMs + 24 * HOUR_MS).reports) {
      if (!('sog' in report)) continue;
      const { timeMs, longitude, latitude, sog } = report;
      fixes.push({ timeMs, longitude, latitude, sog });
      const voyage = arrivalsMs.length;
      const isThere = Math.abs(mileOf(longitude) - destinationMile(voyages, voyage)) < 0.5;
      if (voyage < 2 && isThere && sog !== null && sog < 0.5) arrivalsMs.push(timeMs);
    }
  }
  return { fixes, arrivalsMs };
}

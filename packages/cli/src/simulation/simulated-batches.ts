import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Simulation, SimulationBatch } from '@roadstead/simulator';

/** Simulated time of a batch. */
export const SLICE_MS = 600_000;

/** Real time between two batches of a simulation in real time. */
const TICK_MS = 100;

/** Yields the batches of a simulation as fast as they are read. */
export async function* simulated(
  simulation: Simulation,
): AsyncGenerator<SimulationBatch, void, undefined> {
  while (simulation.nowMs < simulation.endMs) {
    yield simulation.runTo(simulation.nowMs + SLICE_MS);
    // Signals and writes are processed in between.
    await setImmediate();
  }
}

/** Yields the batches of a simulation at a number of simulated seconds per real second; a slow reader slows it down. */
export async function* playRealTime(
  simulation: Simulation,
  speed: number,
  nowMs: () => number,
): AsyncGenerator<SimulationBatch, void, undefined> {
  const [beginMs, simulatedMs] = [nowMs(), simulation.nowMs];
  while (simulation.nowMs < simulation.endMs) {
    await setTimeout(TICK_MS);
    yield simulation.runTo(simulatedMs + (nowMs() - beginMs) * speed);
  }
}

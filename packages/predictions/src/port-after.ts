import type { CallModel } from './call-model.ts';
import type { PortAfter } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';
import { PROBABILITY_MIN } from './thresholds.ts';

/** C4: the most probable port after a call of a ship at its next one, by the calls so far alone. @param port number of the next one */
export function portAfter(
  model: CallModel,
  { history, shipClass }: ShipVoyage,
  port: number,
  nowMs: number,
): PortAfter | null {
  const then = { ports: [...history.ports, port], timesMs: [...history.timesMs, nowMs] };
  let best: PortAfter | null = null;
  for (const [next, probability] of model.expect(shipClass, then, [], nowMs)) {
    if (next === port || probability < (best?.probability ?? PROBABILITY_MIN)) continue;
    best = { portId: model.portIdOf(next), probability };
  }
  return best;
}

import type { NextPortModel } from '@roadstead/predictions';
import type { ShipRecord } from '@roadstead/tracking';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import type { Ships } from '../tracking/ships.ts';
import type { StoredPortCall } from '../tracking/tracking.ts';
import { reportedVoyage } from './reported-voyage.ts';

/** The number of port calls, and of the ships that made them, which a training has processed. */
export interface TrainingProgress {
  readonly calls: number;
  readonly ships: number;
}

/** Trains a model on all stored port calls, and yields after each ship. The model skips calls that it was trained on before. */
export async function* trainOnCalls(
  model: NextPortModel,
  ships: Ships,
  portCalls: PortCallLog,
): AsyncGenerator<TrainingProgress, void, undefined> {
  for await (const some of ships.all()) {
    for (const ship of some) recordWithoutDestination(model, ship);
  }
  const progress = { calls: 0, ships: 0 };
  for await (const ofShip of portCalls.all()) {
    replayStoredCalls(model, ofShip);
    progress.calls += ofShip.length;
    progress.ships++;
    yield progress;
  }
}

/** Records a ship without its current destination, which must not be compared with its past calls. */
export function recordWithoutDestination(model: NextPortModel, ship: ShipRecord): void {
  model.recordReportedVoyage(ship.mmsi, { ...reportedVoyage(ship), destination: null });
}

/** @param calls the calls of a ship, oldest first */
export function replayStoredCalls(model: NextPortModel, calls: readonly StoredPortCall[]): void {
  for (const call of calls) model.recordCall({ ...call, portId: call.port.id });
}

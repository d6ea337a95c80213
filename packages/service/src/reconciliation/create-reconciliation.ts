import type { DetectorOptions } from '@roadstead/detector';
import { storedMsMax } from '../operations/retention-rules.ts';
import { ShipPlaces } from '../places/ship-places.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { ServiceParts } from '../service-parts.ts';
import { forDetector } from '../sts/configuration-writer.ts';
import type { ConfigurationsInForce } from '../sts/configurations-in-force.ts';
import type { LazySurroundings } from '../sts/lazy-surroundings.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import { positionSeries } from '../tracking/positions.ts';
import { ReconciliationTask } from './reconciliation-task.ts';

interface ReconciliationParts
  extends Pick<
    ServiceParts,
    'clock' | 'status' | 'failed' | 'ships' | 'log' | 'pipeline' | 'lateMarks' | 'leader'
  > {
  readonly surroundings: LazySurroundings;
  readonly detectorOptions: DetectorOptions;
  readonly portCallLog: PortCallLog;
  readonly inForce: ConfigurationsInForce;
}

/** Creates the task that reconciles late reports. */
export function createReconciliation(
  { store, ports, retention }: ServiceOptions,
  parts: ReconciliationParts,
): ReconciliationTask {
  const { clock, status, failed, ships, log, pipeline, lateMarks, inForce, leader } = parts;
  const { surroundings, detectorOptions, portCallLog } = parts;
  return new ReconciliationTask({
    sources: {
      ...{ positions: positionSeries(store), places: new ShipPlaces(store), surroundings },
      steps: {
        ...{ detectorOptions, surroundings, statics: ships.histories },
        hasVesselEvents: false,
        placeAt: undefined,
      },
      eventsOf: (...search) => log.ofShips(...search),
    },
    callSources: {
      positions: positionSeries(store),
      placeAt: ports && ((...place) => ports.placeAt(...place)),
      callsOf: (...search) => portCallLog.detectedWithin(...search),
      lastCallBefore: (...search) => portCallLog.lastBefore(...search),
    },
    ...{ marks: lateMarks, pipeline, log, portCallLog, clock, failed },
    configurations: () => inForce.all().map(forDetector),
    configurationOf: inForce.at.bind(inForce),
    settledMs: () => (leader ?? pipeline).settledMs,
    storedMs: storedMsMax(retention),
    reconciled: (result) => status.addReconciled(result),
  });
}

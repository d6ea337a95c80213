import type { Mmsi } from '@roadstead/model';
import { from, lastValueFrom, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { detectPortCalls } from './detect-port-calls.ts';
import type { PortLookup, StatusFix } from './port-call.ts';
import { PortCallDetector } from './port-call-detector.ts';

const portAt: PortLookup = (longitude) => (longitude < 4 ? { portId: 7, berth: null } : undefined);

/** A fix a minute of a ship that lies in a port. */
function lying(fromMinute: number, toMinute: number): readonly StatusFix[] {
  return Array.from({ length: toMinute - fromMinute }, (_, i) => ({
    mmsi: 211000001 as Mmsi,
    timeMs: (fromMinute + i) * 60_000,
    longitude: 3,
    latitude: 51,
    navStatus: 15,
  }));
}

it('[P1] adds the calls of each step to the step', async () => {
  const steps = [lying(0, 5), lying(5, 30), lying(30, 60)].map((fixes) => ({
    batch: { fixes, watermarkMs: fixes[fixes.length - 1].timeMs, ended: false },
  }));
  const found = await lastValueFrom(
    from(steps).pipe(detectPortCalls(new PortCallDetector(portAt)), toArray()),
  );
  const portCalls = new PortCallDetector(portAt);
  expect(found).toEqual(
    steps.map((step) => ({ ...step, calls: portCalls.step(step.batch.fixes) })),
  );
  expect(found.flatMap(({ calls }) => calls)).toMatchObject([{ portId: 7, atdMs: null }]);
});

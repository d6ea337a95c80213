import { createMemoryLog, createMemoryStore, manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { FIRST, NOON_MS, report, SURROUNDINGS } from '../testing/running-service.ts';
import { DetectionWorker } from './detection-worker.ts';

it('reports how far it is while it holds its lease', async () => {
  const store = createMemoryStore();
  const log = createMemoryLog({ clock: manualClock(NOON_MS) });
  const worker = new DetectionWorker({
    ...{ store, log, name: 'worker', pause: yieldToEventLoop },
    ...{ detectorOptions: {}, surroundings: SURROUNDINGS, messagesPerSnapshot: 2 },
  });
  expect(worker.status).toBeUndefined();
  const stop = new AbortController();
  const ended = worker.run(stop.signal);
  const reached = async (sequence: number): Promise<void> => {
    while (worker.status?.sequence !== sequence) await yieldToEventLoop();
  };
  while (!worker.status?.isRegistered) await yieldToEventLoop();
  expect(worker.status).toEqual({
    ...{ isRegistered: true, sequence: 0, eventTimeMs: null },
    ...{ slots: 0, isStandby: false, snapshots: 0, messagesSinceSnapshot: 0 },
  });
  const owners = Array.from({ length: 64 }, (_, slot) => (slot < 3 ? 'worker' : null));
  await log.append('a', encodeLogRecord({ kind: 'workers', revision: 1, owners }));
  const positions = [report(FIRST, 0)];
  await log.append('b', encodeLogRecord({ kind: 'reports', statics: [], positions }));
  await reached(2);
  await log.append('c', encodeLogRecord({ kind: 'tick' }));
  await reached(3);
  expect(worker.status).toEqual({
    ...{ isRegistered: true, sequence: 3, eventTimeMs: positions[0]!.timeMs },
    ...{ slots: 3, isStandby: false, snapshots: 1, messagesSinceSnapshot: 1 },
  });
  stop.abort();
  await ended;
  expect(worker.status).toBeUndefined();
});

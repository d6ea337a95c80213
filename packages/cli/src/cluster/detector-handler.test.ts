import { createMemoryLog, type LogBounds, manualClock } from '@roadstead/contracts';
import type { DetectionWorker, DetectionWorkerStatus } from '@roadstead/service';
import { describe, expect, it } from 'vitest';
import { createDetectorHandler } from './detector-handler.ts';
import { createDetectorMetrics } from './detector-metrics.ts';
import { DetectorStatus } from './detector-status.ts';

const NOW_MS = Date.UTC(2026, 5, 1, 12);
const CLOCK = manualClock(NOW_MS);
const WORKING: DetectionWorkerStatus = {
  ...{ isRegistered: true, isStandby: false, sequence: 2, eventTimeMs: NOW_MS - 30_000 },
  ...{ slots: 32, isStandby: false, snapshots: 3, messagesSinceSnapshot: 700 },
};

function withWorker(status: DetectionWorkerStatus | undefined): DetectorStatus {
  const detector = new DetectorStatus();
  detector.worker = { status } as DetectionWorker;
  return detector;
}

function handlerOf(
  status: DetectorStatus,
  metrics: Parameters<typeof createDetectorHandler>[1]['metrics'] = {},
) {
  const metricsText = createDetectorMetrics(status, CLOCK);
  const handler = createDetectorHandler(status, { prefix: '/sea', metrics, metricsText });
  return (path: string, isForMetrics = false, method = 'GET'): Promise<Response> =>
    handler(new Request(`http://detector.example${path}`, { method }), { isForMetrics });
}

async function valuesOf(status: DetectorStatus): Promise<Readonly<Record<string, number>>> {
  const text = await createDetectorMetrics(status, CLOCK)();
  const samples = [...text.matchAll(/^roadstead_(\w+) (\S+)$/gm)];
  return Object.fromEntries(samples.map(([, name, value]) => [name, Number(value)]));
}

describe('the probes of a detector', () => {
  it('are ready from its registration to the signal to stop, and alive before and after', async () => {
    const states = [
      [new DetectorStatus(), 'starting'],
      [withWorker(undefined), 'starting'],
      [withWorker({ ...WORKING, isRegistered: false }), 'starting'],
      [withWorker(WORKING), 'running'],
      [Object.assign(withWorker(WORKING), { isStopping: true }), 'stopping'],
    ] as const;
    for (const [status, state] of states) {
      const send = handlerOf(status);
      const alive = await send('/sea/livez');
      expect(alive.status).toBe(200);
      expect(await alive.json()).toEqual({ state });
      const ready = await send('/sea/readyz');
      expect(ready.status).toBe(state === 'running' ? 200 : 503);
      if (ready.status === 200) continue;
      expect(ready.headers.get('content-type')).toBe('application/problem+json');
      expect(ready.headers.get('retry-after')).toBe('10');
      expect(await ready.json()).toEqual({
        ...{ type: 'about:blank', title: 'Service Unavailable', status: 503 },
        detail: `The detector is ${state}.`,
      });
    }
  });

  it('are all that it serves, beside its metrics, by GET and HEAD', async () => {
    const send = handlerOf(withWorker(WORKING));
    for (const path of ['/', '/livez', '/sea/health', '/sea/openapi.json'])
      expect((await send(path)).status).toBe(404);
    expect((await send('/sea/readyz', false, 'HEAD')).status).toBe(200);
    const refused = await send('/sea/readyz', false, 'POST');
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the metrics of a detector', () => {
  it('have its place in the log, its slots, its snapshots and its lease', async () => {
    const status = withWorker(WORKING);
    const log = createMemoryLog({ clock: CLOCK });
    for (const id of 'abcde') await log.append(id, new Uint8Array(1));
    status.log = log;
    expect(await valuesOf(status)).toEqual({
      ...{ running: 1, lag_seconds: 30, detector_messages_behind: 3, detector_lease: 1 },
      ...{ detector_slots: 32, detector_standby: 0 },
      ...{ detector_snapshots: 3, detector_messages_since_snapshot: 700 },
    });
    const standby = withWorker({ ...WORKING, slots: 0, isStandby: true });
    expect(await valuesOf(standby)).toMatchObject({ detector_slots: 0, detector_standby: 1 });
  });

  it('are not known without a lease, and without the log', async () => {
    const status = withWorker(undefined);
    expect(await valuesOf(status)).toEqual({
      ...{ running: 0, lag_seconds: Number.NaN, detector_messages_behind: Number.NaN },
      ...{ detector_lease: 0, detector_slots: 0, detector_standby: 0, detector_snapshots: 0 },
      detector_messages_since_snapshot: Number.NaN,
    });
    const unreachable = withWorker(WORKING);
    const bounds = (): Promise<LogBounds> => Promise.reject(new Error('unreachable'));
    unreachable.log = { ...createMemoryLog({ clock: CLOCK }), bounds };
    expect((await valuesOf(unreachable))['detector_messages_behind']).toBe(Number.NaN);
  });

  it('are at the address for metrics alone where there is one, and nowhere else where they are for users', async () => {
    const open = handlerOf(withWorker(WORKING));
    const response = await open('/sea/metrics');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('roadstead_detector_slots 32');
    const separate = handlerOf(withWorker(WORKING), { access: 'users', isSeparate: true });
    expect((await separate('/sea/metrics')).status).toBe(404);
    expect((await separate('/sea/metrics', true)).status).toBe(200);
    expect((await separate('/sea/livez', true)).status).toBe(404);
    expect((await handlerOf(withWorker(WORKING), { access: 'users' })('/sea/metrics')).status).toBe(
      404,
    );
  });
});

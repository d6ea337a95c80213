import type { Clock } from '@roadstead/contracts';
import { Gauge, Registry } from 'prom-client';
import type { DetectorStatus } from './detector-status.ts';

const MS_PER_SECOND = 1000;

/** Returns a function that writes the metrics of a detector in the text format of Prometheus. */
export function createDetectorMetrics(status: DetectorStatus, clock: Clock): () => Promise<string> {
  const registry = new Registry();
  const gauge = (
    name: string,
    help: string,
    value: () => number | null | undefined | Promise<number>,
  ): void => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set((await value()) ?? Number.NaN);
      },
    });
  };
  gauge('roadstead_running', '1 while it detects encounters.', () =>
    Number(status.state === 'running'),
  );
  gauge('roadstead_lag_seconds', 'Lag of the newest event time behind the clock.', () => {
    const eventTimeMs = status.ofWorker?.eventTimeMs ?? Number.NaN;
    return (clock.now() - eventTimeMs) / MS_PER_SECOND;
  });
  gauge(
    'roadstead_detector_messages_behind',
    'Messages of the log that it has not processed yet.',
    () => status.readMessagesBehind(),
  );
  gauge('roadstead_detector_lease', '1 while it holds its lease.', () => Number(!!status.ofWorker));
  gauge(
    'roadstead_detector_slots',
    'Slots of pairs that it detects, of 64.',
    () => status.ofWorker?.slots ?? 0,
  );
  gauge(
    'roadstead_detector_standby',
    '1 while it can continue the slots of another detector without processing messages again.',
    () => Number(status.ofWorker?.isStandby ?? false),
  );
  gauge(
    'roadstead_detector_snapshots',
    'Snapshots of its slots that it has saved since it has its lease.',
    () => status.ofWorker?.snapshots ?? 0,
  );
  gauge(
    'roadstead_detector_messages_since_snapshot',
    'Messages that another detector would process again for its slots.',
    () => status.ofWorker?.messagesSinceSnapshot,
  );
  return () => registry.metrics();
}

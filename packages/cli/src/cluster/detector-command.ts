import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Clock, LogError } from '@roadstead/contracts';
import { DetectionWorker, LeaseLostError, pauseUnlessAborted } from '@roadstead/service';
import type { bundledPorts } from '../bundled/bundled-ports.ts';
import { EXIT_OK, type Host, writeText } from '../host/host.ts';
import { createHostMetrics } from '../operations/create-host-metrics.ts';
import { openDatabaseBesideLeader } from '../operations/database-store.ts';
import type { ServeOptions } from '../operations/serve-options.ts';
import { ServiceListener } from '../operations/service-listener.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { whenReachable } from '../operations/when-reachable.ts';
import type { ClusterSource } from './cluster-roles.ts';
import { createDetectorHandler } from './detector-handler.ts';
import { createDetectorMetrics } from './detector-metrics.ts';
import { DetectorStatus } from './detector-status.ts';
import { withLogAdvice } from './log-advice.ts';
import { openLog } from './open-log.ts';

const CLOCK: Clock = { now: () => Date.now() };
/** Time until a worker that was replaced begins anew. */
const AGAIN_MS = 1000;
/** A worker that leaves ends after some seconds; without the database it cannot leave. */
const LEAVE_MS = 5000;

/**
 * Detects encounters for a cluster until it is interrupted, and serves probes and metrics where the settings have an address.
 * @returns the exit code. @throws UserError
 */
export async function detectForCluster(
  settings: Settings & ServeOptions,
  source: Pick<ClusterSource, 'data' | 'log'>,
  ports: ReturnType<typeof bundledPorts>,
  host: Host,
  line: (text: string) => void,
): Promise<number> {
  const status = new DetectorStatus();
  const hostMetrics = createHostMetrics(undefined, () => undefined);
  const ofDetector = createDetectorMetrics(status, CLOCK);
  const { access, listen } = settings.metrics ?? {};
  const handler = createDetectorHandler(status, {
    prefix: settings.prefix ?? '',
    metrics: { ...(access && { access }), isSeparate: listen !== undefined },
    metricsText: async () => `${await ofDetector()}\n${await hostMetrics.text()}`,
  });
  const listener = new ServiceListener(handler, CLOCK);
  const stopping = (): void => {
    status.isStopping = true;
  };
  host.interrupted.addEventListener('abort', stopping);
  try {
    if (settings.host !== undefined || settings.port !== undefined)
      await listener.open(settings, line);
    return await detect(status, settings, source, ports, host, line);
  } finally {
    host.interrupted.removeEventListener('abort', stopping);
    await listener.close();
    hostMetrics.stop();
  }
}

async function detect(
  status: DetectorStatus,
  { standby: isStandby = false }: ServeOptions,
  { data, log }: Pick<ClusterSource, 'data' | 'log'>,
  { ports, surroundings }: ReturnType<typeof bundledPorts>,
  host: Host,
  line: (text: string) => void,
): Promise<number> {
  const positions = await whenReachable(() => openLog(log), host);
  const store = await openDatabaseBesideLeader(data, host).catch(async (error: unknown) => {
    await positions.close();
    throw error;
  });
  status.log = positions;
  const options = {
    ...{ store, log: positions, pause: pauseUnlessAborted },
    detectorOptions: { portAreasNear: ports.areasNear },
    surroundings: await surroundings(),
    isStandby,
  };
  try {
    await writeText(host.stdout, 'detecting\n');
    while (!host.interrupted.aborted) {
      const worker = new DetectionWorker({ ...options, name: randomUUID() });
      status.worker = worker;
      await runUntilInterrupted(worker, host, line);
      await setTimeout(AGAIN_MS, undefined, { signal: host.interrupted }).catch(() => undefined);
    }
    return EXIT_OK;
  } finally {
    await positions.close();
    await store.close();
  }
}

/** A worker that stood still for longer than its lease has been replaced, and begins anew from the newest snapshot. */
async function runUntilInterrupted(
  worker: DetectionWorker,
  { interrupted }: Host,
  line: (text: string) => void,
): Promise<void> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leave = (): void => {
    worker.leave();
    timer = globalThis.setTimeout(() => ended.abort(), LEAVE_MS);
  };
  interrupted.addEventListener('abort', leave);
  try {
    await worker.run(ended.signal);
  } catch (error) {
    const isReplaced =
      error instanceof LeaseLostError ||
      (error instanceof LogError && error.reason === 'discarded');
    if (!isReplaced) throw withLogAdvice(error);
    line(`the worker begins anew: ${error.message}`);
  } finally {
    clearTimeout(timer);
    interrupted.removeEventListener('abort', leave);
  }
}

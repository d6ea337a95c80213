import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Clock, createMemoryStore } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import type { MaritimeService } from '@roadstead/service';
import type { RealTimeSimulation, SimulatedShip, TradeClass } from '@roadstead/simulator';
import type { Price } from '@roadstead/usage';
import { alertOptions } from '../../alerts/alert-options.ts';
import { findSecretsKey } from '../../alerts/secrets-key.ts';
import { bundledPorts } from '../../bundled/bundled-ports.ts';
import { bundledSite } from '../../bundled/bundled-site.ts';
import { bundledSeaRoutes, bundledVoyages } from '../../bundled/bundled-voyages.ts';
import { EXIT_OK, type Host, UserError } from '../../host/host.ts';
import { StatusLine } from '../../host/status-line.ts';
import { waitByClock } from '../../ingest/feeds/wait.ts';
import { createLocalService } from '../../operations/create-local-service.ts';
import { closeServer, listen } from '../../operations/listen.ts';
import { ADDRESS } from '../../operations/serve-options.ts';
import { waitForFailure, waitForSignal } from '../../operations/wait-for-shutdown.ts';
import { deferPlanner } from './deferred-planner.ts';
import { createDemoWorld } from './demo-world.ts';
import { exampleCommands } from './example-commands.ts';
import { findExample } from './find-example.ts';
import {
  type FeedTarget,
  HISTORY_INTERVAL_DAYS,
  HISTORY_INTERVAL_LAST_DAY,
  HISTORY_INTERVAL_WEEKS,
  ingestUntil,
} from './ingest-until.ts';
import { runInRealTime } from './run-in-real-time.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { createDemoUsers, seedDemoData } from './seed-demo-data.ts';
import { submitSchedules } from './submit-schedules.ts';
import { writeStartupMessage } from './write-startup-message.ts';

interface Sandbox extends FeedTarget {
  readonly service: MaritimeService;
  readonly world: RealTimeSimulation;
  readonly locodeOf: (portId: number) => string;
}

const CONTAINER_TRADES: readonly TradeClass[] = ['liner', 'feeder'];
const CLOCK: Clock = { now: () => Date.now() };
const MS_PER_DAY = 86_400_000;
/** Days of history for training the next-port model, before the last day. */
const DAYS_OF_ALL_SHIPS = 3;
/** Days of history of container ships only: omitted calls are known after two weeks. */
const DAYS_OF_LINERS = 24;
/**
 * A day at full reporting intervals takes some 100 MB, and a sandbox may run for days; trade lanes need positions of
 * the last weeks.
 */
const RETENTION = {
  positions: { fullDays: 1, thinnedToSeconds: 600, days: 35 },
  events: { days: 14 },
};
/** Example prices. */
const PRICES: readonly Price[] = [
  {
    title: 'Next ports',
    unit: 'REQUESTS',
    credits: 0.5,
    endpoints: [
      'GET /nextport/vessel/{vessel_imo_number}/predictions',
      'GET /nextport/port/{un_location_code}/predictions',
    ],
  },
  {
    title: 'Trade lanes',
    unit: 'REQUESTS',
    credits: 2,
    endpoints: ['GET /tradelane-analytics/journey-statistics'],
  },
];

/** Webhooks may call a receiver on this machine. */
const ALERTS = { trustedHosts: ['localhost', '127.0.0.1'] };

/** Runs `roadstead sandbox` until it is interrupted. @returns the exit code. @throws UserError if it cannot listen */
export async function sandboxCommand(options: SandboxOptions, host: Host): Promise<number> {
  const ports = bundledPorts();
  const { voyages, resume } = deferPlanner(bundledVoyages());
  const service = createLocalService(createMemoryStore({ feedId: randomUUID() }), 'live', {
    ...ports,
    voyages,
    passwordHasher: host.passwordHasher,
    vesselEvents: true,
    alerts: alertOptions({ alerts: ALERTS }, findSecretsKey(undefined, undefined, {}), {}),
    retention: RETENTION,
    prices: PRICES,
  });
  try {
    await service.start();
    const server = createNodeServer(
      createHttpHandler(service, {
        clock: CLOCK,
        streams: nodeStreamHost(),
        site: await bundledSite(),
      }),
    );
    // Before the long work: a port in use is reported at once.
    const listening = await listen(server, ADDRESS.host, options.port);
    try {
      const startMs = startOf(CLOCK.now());
      const world = createDemoWorld(
        ports.ports.ports,
        await bundledSeaRoutes(),
        options.ships,
        startMs,
      );
      const locodeOf = (portId: number): string => ports.ports.port(portId)?.locode ?? '';
      const sandbox = { world, service, signal: host.interrupted, locodeOf };
      await run(sandbox, resume, listening, host);
    } finally {
      await closeServer(server);
    }
  } finally {
    // Requests that wait for a route would never end.
    resume();
    await service.stop();
  }
  return EXIT_OK;
}

/** Ingests the history, prints the startup message, and runs in real time. */
async function run(
  sandbox: Sandbox,
  letGo: () => void,
  { port }: AddressInfo,
  host: Host,
): Promise<void> {
  const { service, world } = sandbox;
  if (!(await ingestHistory(sandbox, host))) return;
  letGo();
  const lane = await submitSchedules(service, world, sandbox.locodeOf);
  const example = await findExample(service, world);
  if (!example) throw new UserError('no ship is under way; try with more --ships.');
  const url = `http://${ADDRESS.host}:${port}`;
  const { nowMs } = world;
  const examples = exampleCommands({
    ...example,
    lane,
    url,
    service,
    nowMs,
    beginMs: nowMs - MS_PER_DAY,
  });
  await writeStartupMessage({ url, ships: world.ships.length, examples: examples }, host);
  const running = runInRealTime(sandbox, CLOCK, waitByClock);
  await Promise.race([waitForSignal(host), waitForFailure(service), running]);
}

/** Ingests the history. @returns false if it was interrupted */
async function ingestHistory(sandbox: Sandbox, host: Host): Promise<boolean> {
  const { service, world } = sandbox;
  const line = new StatusLine(host);
  const beganMs = world.nowMs;
  const onProgress = (nowMs: number): void =>
    line.show(() => [
      `Ingesting the history … ${Math.floor((100 * (nowMs - beganMs)) / (CLOCK.now() - beganMs))} %`,
    ]);
  try {
    const demo = await createDemoUsers(service);
    const nowMs = CLOCK.now();
    const isReceived = containerShipsOf(world);
    const daysBeginMs = nowMs - (1 + DAYS_OF_ALL_SHIPS) * MS_PER_DAY;
    await ingestUntil(daysBeginMs, HISTORY_INTERVAL_WEEKS, { ...sandbox, isReceived }, onProgress);
    if (!(await ingestUntil(nowMs - MS_PER_DAY, HISTORY_INTERVAL_DAYS, sandbox, onProgress)))
      return false;
    await seedDemoData(service, demo, world);
    return await ingestUntil(CLOCK.now(), HISTORY_INTERVAL_LAST_DAY, sandbox, onProgress);
  } finally {
    line.clear();
  }
}

/** Returns a filter for ships with a schedule. */
function containerShipsOf({ voyages }: RealTimeSimulation): (ship: SimulatedShip) => boolean {
  const lined = voyages.filter(({ tradeClass }) => CONTAINER_TRADES.includes(tradeClass));
  const mmsis = new Set<number>(lined.map(({ mmsi }) => mmsi));
  return ({ mmsi }) => mmsis.has(mmsi);
}

/** The simulation begins with a whole day. */
function startOf(nowMs: number): number {
  return (Math.floor(nowMs / MS_PER_DAY) - 1 - DAYS_OF_ALL_SHIPS - DAYS_OF_LINERS) * MS_PER_DAY;
}

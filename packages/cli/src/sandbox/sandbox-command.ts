import type { AddressInfo } from 'node:net';
import { type Clock, createMemoryStore } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import type { MaritimeService } from '@roadstead/service';
import type { LiveWorld, TradeClass, WorldShip } from '@roadstead/simulator';
import type { Price } from '@roadstead/usage';
import { EXIT_OK, type Host, UserError } from '../host.ts';
import { bundledPorts } from '../port-directory.ts';
import { waitByClock } from '../serve/feeds/waiting.ts';
import { ADDRESS, close, listen } from '../serve/listening.ts';
import { serviceOn } from '../serve/open-service.ts';
import { untilFailed, untilInterrupted } from '../serve/until-over.ts';
import { StatusLine } from '../status-line.ts';
import { bundledSeaRoutes, bundledVoyages } from '../voyages.ts';
import { findExample } from './find-example.ts';
import { furnish, makeDemoUsers } from './furnish.ts';
import { goOn } from './go-on.ts';
import { handInPapers } from './hand-in-papers.ts';
import { heldUp } from './held-up.ts';
import { DAYS_BEFORE, type Telling, tellUpTo, WEEKS_BEFORE, YESTERDAY } from './tell.ts';
import { thingsToTry } from './things-to-try.ts';
import { watersFrom } from './waters.ts';
import { welcome } from './welcome.ts';

/** What `roadstead sandbox` was told. There is no host among it: its passwords are known, so it answers this machine alone. */
export interface SandboxOptions {
  readonly port: number;
  /** About how many. */
  readonly ships: number;
}

interface Sandbox extends Telling {
  readonly service: MaritimeService;
  readonly world: LiveWorld;
  readonly locodeOf: (portId: number) => string;
}

const CONTAINER_TRADES: readonly TradeClass[] = ['liner', 'feeder'];
const CLOCK: Clock = { now: () => Date.now() };
const MS_PER_DAY = 86_400_000;
/** What next ports are learned from, before the day that is told as usual. */
const DAYS_LEARNED = 3;
/** Before that container ships alone are told of: what they left out is known two weeks after. */
const DAYS_OF_LINERS = 24;
/** A day of all that is sent takes some 100 MB, and a sandbox may be left running; trade lanes want to know who was heard weeks ago. */
const RETENTION = {
  positions: { fullDays: 1, thinnedToSeconds: 600, days: 35 },
  events: { days: 14 },
};
/** So that credits are used too. */
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

/** Runs `roadstead sandbox` until it is interrupted. @returns the exit code. @throws UserError where it cannot listen */
export async function sandboxCommand(options: SandboxOptions, host: Host): Promise<number> {
  const ports = bundledPorts();
  const { voyages, letGo } = heldUp(bundledVoyages());
  const service = serviceOn(createMemoryStore(), 'live', {
    ...ports,
    voyages,
    retention: RETENTION,
    prices: PRICES,
  });
  try {
    await service.start();
    const server = createNodeServer(createHttpHandler(service, { clock: CLOCK }));
    // Before all that takes a while: where the port is taken, that is told at once.
    const listening = await listen(server, ADDRESS.host, options.port);
    try {
      const startMs = startOf(CLOCK.now());
      const world = watersFrom(ports.ports.ports, await bundledSeaRoutes(), options.ships, startMs);
      const locodeOf = (portId: number): string => ports.ports.port(portId)?.locode ?? '';
      const sandbox = { world, service, signal: host.interrupted, locodeOf };
      await run(sandbox, letGo, listening, host);
    } finally {
      await close(server);
    }
  } finally {
    // What waits for a way would never end.
    letGo();
    await service.stop();
  }
  return EXIT_OK;
}

/** Fills in what was, tells of it, and goes on. */
async function run(
  telling: Sandbox,
  letGo: () => void,
  { port }: AddressInfo,
  host: Host,
): Promise<void> {
  const { service, world } = telling;
  if (!(await fillIn(telling, host))) return;
  letGo();
  const lane = await handInPapers(service, world, telling.locodeOf);
  const example = await findExample(service, world);
  if (!example) throw new UserError('no ship is under way; try with more --ships.');
  const url = `http://${ADDRESS.host}:${port}`;
  const { nowMs } = world;
  const things = thingsToTry({
    ...example,
    lane,
    url,
    service,
    nowMs,
    beginMs: nowMs - MS_PER_DAY,
  });
  await welcome({ url, ships: world.ships.length, things }, host);
  const goingOn = goOn(telling, CLOCK, waitByClock);
  await Promise.race([untilInterrupted(host), untilFailed(service), goingOn]);
}

/** The days before now. @returns false where it was interrupted */
async function fillIn(telling: Sandbox, host: Host): Promise<boolean> {
  const { service, world } = telling;
  const line = new StatusLine(host);
  const beganMs = world.nowMs;
  const shown = (nowMs: number): void =>
    line.show(() => [
      `Filling in the days before now … ${Math.floor((100 * (nowMs - beganMs)) / (CLOCK.now() - beganMs))} %`,
    ]);
  try {
    const demo = await makeDemoUsers(service);
    const nowMs = CLOCK.now();
    const isHeard = containerShipsOf(world);
    const learnedFromMs = nowMs - (1 + DAYS_LEARNED) * MS_PER_DAY;
    await tellUpTo(learnedFromMs, WEEKS_BEFORE, { ...telling, isHeard }, shown);
    if (!(await tellUpTo(nowMs - MS_PER_DAY, DAYS_BEFORE, telling, shown))) return false;
    await furnish(service, demo, world);
    return await tellUpTo(CLOCK.now(), YESTERDAY, telling, shown);
  } finally {
    line.clear();
  }
}

/** Those that sail by a schedule. */
function containerShipsOf({ voyages }: LiveWorld): (ship: WorldShip) => boolean {
  const lined = voyages.filter(({ tradeClass }) => CONTAINER_TRADES.includes(tradeClass));
  const mmsis = new Set<number>(lined.map(({ mmsi }) => mmsi));
  return ({ mmsi }) => mmsis.has(mmsi);
}

/** Worlds begin with a day. */
function startOf(nowMs: number): number {
  return (Math.floor(nowMs / MS_PER_DAY) - 1 - DAYS_LEARNED - DAYS_OF_LINERS) * MS_PER_DAY;
}

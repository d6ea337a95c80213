import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createMemoryStore, type ManualClock, manualClock } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost, readSite } from '@roadstead/http/node';
import type { PositionReport } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { SITE_FOLDER } from '@roadstead/web';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import { BenchFleet } from '../fleets.ts';
import { NAME, PASSWORD } from '../load/user.ts';

/** A tanker, in the codes of ITU-R M.1371. */
const TANKER = 80;

/** A service with the map and a fleet, whose clock moves with the fleet. */
export interface LiveService {
  readonly url: string;
  /** Ingests the next reports of the fleet, at least so many, in whole batches. */
  ingestNext(count: number): Promise<void>;
  /** Ingests one report, dated now. */
  report(report: Omit<PositionReport, 'timeMs'>): Promise<void>;
  /** Returns the bytes of the files of the page that were sent so far, compressed. */
  siteBytes(): number;
  stop(): Promise<void>;
}

/**
 * Serves the map on a store in memory.
 * @param ships number of ships, each with a name; 0: an empty map
 * @param reportSeconds interval of the reports of a ship
 */
export async function startLiveService(ships: number, reportSeconds: number): Promise<LiveService> {
  // The session's cookie must be valid in the browser, whose clock is that of the machine.
  const clock = manualClock(Date.now());
  const service = createMaritimeService({
    ...{ clock, randomBytes, unzip, passwordHasher: scryptPasswordHasher, reports: 'simulated' },
    store: createMemoryStore(),
  });
  await service.start();
  await service.identity.createUser(NAME, PASSWORD, []);
  const handler = createHttpHandler(service, {
    ...{ clock, rateLimit: false, streams: nodeStreamHost() },
    site: await readSite(fileURLToPath(SITE_FOLDER)),
  });
  let siteBytes = 0;
  const server = createNodeServer(async (...asked: Parameters<HttpHandler>) => {
    const response = await handler(...asked);
    // Answers of the API have no policy.
    if (response.headers.has('content-security-policy'))
      siteBytes += Number(response.headers.get('content-length'));
    return response;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ingest = async (positions: readonly PositionReport[], isNamed: boolean): Promise<void> => {
    const statics = positions.map(({ mmsi, timeMs }) => ({
      ...{ mmsi, timeMs, name: `SHIP ${mmsi}`, shiptype: TANKER },
    }));
    const result = await service.ingest({ positions, ...(isNamed && { statics }) });
    if (!result.ok) throw new Error(result.error.detail);
    if (result.value.rejected.length > 0) throw new Error('The bench made reports that are wrong.');
  };
  const batches = reports(ships, reportSeconds, clock);
  const ingestNext = async (count: number, isNamed: boolean): Promise<void> => {
    for (let reported = 0; reported < count; ) {
      const batch = batches.next().value;
      await ingest(batch, isNamed);
      reported += batch.length;
    }
  };
  await ingestNext(ships, true);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ingestNext: (count) => ingestNext(count, false),
    report: (report) => ingest([{ ...report, timeMs: clock.now() }], true),
    siteBytes: () => siteBytes,
    async stop() {
      server.closeAllConnections();
      server.close();
      await service.stop();
    },
  };
}

/** Generates the reports of the fleet without an end, with the values that receivers add; sets the clock to each batch. */
function* reports(
  ships: number,
  reportSeconds: number,
  clock: ManualClock,
): Generator<readonly PositionReport[], never> {
  const fleet = new BenchFleet('world-like', ships, 1, reportSeconds);
  let offsetMs: number | undefined;
  for (;;)
    for (const batch of fleet.nextRound()) {
      offsetMs ??= clock.now() - batch[0]!.timeMs;
      const dated = batch.map((fix) => ({
        ...{ ...fix, timeMs: fix.timeMs + offsetMs! },
        ...{ sog: 10, cog: 45, heading: 45, rot: null, navStatus: 0 },
      }));
      clock.set(dated.at(-1)!.timeMs);
      yield dated;
    }
}

import type { Clock } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import { timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Scenario } from '@roadstead/simulator';
import { startVoyageThread, type VoyageThread } from '../bundled/voyage-thread.ts';
import { DATA_FOLDER } from '../command-line/store-options.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { createConfiguredUsers } from '../identity/create-configured-users.ts';
import { chooseFeeds } from '../ingest/feeds/choose-feeds.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { waitByClock } from '../ingest/feeds/wait.ts';
import { reportThreads } from '../reports/report-thread.ts';
import { feedScenario, loadScenario } from '../simulation/feed-scenario.ts';
import { createHostMetrics } from './create-host-metrics.ts';
import { createLineLogger } from './create-line-logger.ts';
import { createServiceFromSettings } from './create-service-from-settings.ts';
import { connectionsMax, limitConnections } from './limit-connections.ts';
import { closeServer, listen, urlOf } from './listen.ts';
import { openStoreToServe, storeFile } from './open-store.ts';
import { readSettings } from './read-settings.ts';
import type { ServeOptions } from './serve-options.ts';
import type { Settings } from './settings-schema.ts';
import { waitForFailure, waitForSignal } from './wait-for-shutdown.ts';

const CLOCK: Clock = { now: () => Date.now() };
/** Of the address for metrics: some monitors, each with a connection for a scrape. */
const METRICS_CONNECTIONS_MAX = 20;

/** Runs `roadstead serve` until it is interrupted. @returns the exit code. @throws UserError */
export async function serveCommand(options: ServeOptions, host: Host): Promise<number> {
  const settings = options.config === undefined ? {} : await readSettings(options.config);
  const scenario =
    options.scenario === undefined ? undefined : await loadScenario(options.scenario);
  const feeds = new FeedSet(await chooseFeeds(settings, options, host), CLOCK);
  const { data = DATA_FOLDER, store: kind = 'sqlite' } = { ...settings, ...options };
  const store = await openStoreToServe({ data, store: kind }, host);
  const log = createLineLogger(host);
  const thread = startVoyageThread();
  const hostMetrics = createHostMetrics(kind === 'sqlite' ? data : undefined);
  try {
    const service = createServiceFromSettings(
      store,
      scenario === undefined ? 'live' : 'simulated',
      settings,
      options.config,
      thread.voyages,
      kind === 'sqlite' ? reportThreads(storeFile(data)) : undefined,
      log,
    );
    try {
      const parts = { service, thread, feeds, scenario, log, hostMetrics: hostMetrics.text };
      await serveUntilInterrupted(parts, { ...settings, ...options }, host);
    } catch (error) {
      if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
    } finally {
      await service.stop();
    }
    return EXIT_OK;
  } finally {
    hostMetrics.stop();
    await thread.close();
    await store.close();
  }
}

/** After a kill, usage of the last second is not counted. */
async function warnOfUncountedUsage({ usage }: MaritimeService, host: Host): Promise<void> {
  const { uncountedAfterMs } = usage;
  if (uncountedAfterMs === null) return;
  const time = timestampMs(uncountedAfterMs);
  const text = `The service was killed: usage after ${time}, one second at most, is not counted.\n`;
  await writeText(host.stderr, text);
}

/** The parts of a server. */
interface ServeParts {
  readonly service: MaritimeService;
  readonly thread: VoyageThread;
  readonly feeds: FeedSet;
  readonly scenario: Scenario | undefined;
  readonly hostMetrics: () => Promise<string>;
  readonly log: (line: string) => void;
}

/** Listens, starts the service, and feeds it. Until the service runs, requests get 503 with the progress of its start. */
async function serveUntilInterrupted(
  parts: ServeParts,
  options: Settings & ServeOptions,
  host: Host,
): Promise<void> {
  const { service, thread, feeds, scenario, log } = parts;
  const handler = handlerFor(parts, options);
  const server = createNodeServer(handler);
  const url = urlOf(await listen(server, options.host, options.port));
  limitConnections(server, connectionsMax(options.connections), log, CLOCK);
  const servers = [server];
  const ending = new AbortController();
  try {
    const { prefix = '', metrics } = options;
    if (metrics?.listen) {
      const separate = createNodeServer((request, connection) =>
        handler(request, { ...connection, isForMetrics: true }),
      );
      servers.push(separate);
      const { host: address, port } = metrics.listen;
      log(`metrics on ${urlOf(await listen(separate, address, port))}${prefix}/metrics`);
      limitConnections(separate, METRICS_CONNECTIONS_MAX, log, CLOCK);
    }
    await createConfiguredUsers(options, service.identity, host);
    log(`starting; ${url}${prefix}/readyz has the progress`);
    await thread.loaded;
    await service.start(host.interrupted);
    await warnOfUncountedUsage(service, host);
    await writeText(host.stdout, `listening on ${url}\n`);
    const signal = AbortSignal.any([host.interrupted, ending.signal]);
    const feeding =
      scenario === undefined
        ? feeds.run({ service, signal, wait: waitByClock, stdin: host.stdin }, log)
        : feedScenario(service, scenario, options.speed, host);
    // A feed that fails ends the service; one that has ended does not.
    await Promise.race([
      waitForSignal(host),
      waitForFailure(service),
      feeding.then(() => waitForSignal(host)),
    ]);
    // During the stop, requests get 503 with the reason.
    await Promise.all([service.stop(), feeding]);
  } finally {
    ending.abort();
    await Promise.all(servers.map(closeServer));
  }
}

/** @throws UserError for an invalid setting */
function handlerFor(
  { service, feeds, hostMetrics, log }: ServeParts,
  settings: Settings & ServeOptions,
): HttpHandler {
  const { prefix, predictionPrefix, limits, rateLimit, trustedProxies, corsOrigins, config } =
    settings;
  const { access, listen: separate } = settings.metrics ?? {};
  try {
    return createHttpHandler(service, {
      clock: CLOCK,
      log: (line) => log(JSON.stringify(line)),
      feeds: () => feeds.statuses,
      hostMetrics,
      metrics: { ...(access && { access }), isSeparate: separate !== undefined },
      ...(prefix !== undefined && { prefix }),
      ...(predictionPrefix !== undefined && { predictionPrefix }),
      ...(limits && { limits }),
      ...(rateLimit !== undefined && { rateLimit }),
      ...(trustedProxies && { trustedProxies }),
      ...(corsOrigins && { corsOrigins }),
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(`${config}: ${error.message}`);
  }
}

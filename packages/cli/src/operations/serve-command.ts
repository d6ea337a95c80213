import { type Clock, createMemoryStore, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler, type Site } from '@roadstead/http';
import { nodeStreamHost } from '@roadstead/http/node';
import { timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { SqliteStore } from '@roadstead/store-sqlite';
import { alertOptions } from '../alerts/alert-options.ts';
import { findSecretsKey } from '../alerts/secrets-key.ts';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { bundledSite } from '../bundled/bundled-site.ts';
import { startVoyageThread, type VoyageThread } from '../bundled/voyage-thread.ts';
import { DATA_FOLDER } from '../command-line/store-options.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import {
  checkConfiguredUsers,
  createConfiguredUsers,
} from '../identity/create-configured-users.ts';
import { chooseFeeds } from '../ingest/feeds/choose-feeds.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { waitByClock } from '../ingest/feeds/wait.ts';
import { randomFraction } from '../node/secrets.ts';
import { reportThreads } from '../reports/report-thread.ts';
import { feedScenario, loadScenario } from '../simulation/feed-scenario.ts';
import type { LoadedScenario } from '../simulation/load-scenarios.ts';
import { createHostMetrics } from './create-host-metrics.ts';
import { createLineLogger } from './create-line-logger.ts';
import { createServiceFromSettings } from './create-service-from-settings.ts';
import { isDatabase } from './is-database.ts';
import { hasStore, openFileToServe } from './open-store.ts';
import { readSettings } from './read-settings.ts';
import type { ServeOptions } from './serve-options.ts';
import { ServiceListener } from './service-listener.ts';
import type { Settings } from './settings-schema.ts';
import { waitForFailure, waitForSignal, waitForWriteProblem } from './wait-for-shutdown.ts';

const CLOCK: Clock = { now: () => Date.now() };

/**
 * Runs `roadstead serve` until it is interrupted. A start that is refused creates nothing: a service in memory shows what is
 * wrong with the settings, and responds until the store is open. @returns the exit code. @throws UserError
 */
export async function serveCommand(options: ServeOptions, host: Host): Promise<number> {
  const settings = options.config === undefined ? {} : await readSettings(options.config);
  const scenario =
    options.scenario === undefined ? undefined : await loadScenario(options.scenario);
  const feeds = new FeedSet(await chooseFeeds(settings, options, host), CLOCK);
  const all = { ...settings, ...options };
  const { data = DATA_FOLDER, store: kind = 'sqlite' } = all;
  const ports = bundledPorts(await bundledGazetteer(all.ports));
  const log = createLineLogger(host);
  const isFile = kind === 'sqlite' && !isDatabase(data);
  const keyFolder = isFile ? data : undefined;
  const secretsKey = findSecretsKey(settings.alerts?.keyFile, keyFolder, host.env);
  const senders = alertOptions(settings, secretsKey, host.env);
  const thread = startVoyageThread();
  let sqlite: SqliteStore | undefined;
  const hostMetrics = createHostMetrics(isFile ? data : undefined, () => sqlite?.readFreeBytes());
  const site = all.map === false ? undefined : await bundledSite();
  const parts = { thread, feeds, scenario, log, site, hostMetrics: hostMetrics.text };
  const createService = (on: Store): MaritimeService =>
    createServiceFromSettings(
      on,
      scenario === undefined ? 'live' : 'simulated',
      settings,
      options.config,
      { ...ports, voyages: thread.voyages, passwordHasher: host.passwordHasher },
      kind === 'sqlite' ? reportThreads(data) : undefined,
      senders,
      log,
    );
  let store: Store = createMemoryStore();
  try {
    let service = createService(store);
    const listener = new ServiceListener(handlerFor({ ...parts, service }, all), CLOCK);
    try {
      if (kind === 'memory') await createConfiguredUsers(all, service.identity, host);
      else if (!(await hasStore(data))) await checkConfiguredUsers(all, service.identity, host);
      const url = await listener.open(all, log);
      if (kind === 'sqlite') {
        if (isFile) sqlite = await openFileToServe(data, host);
        store = sqlite ?? (await openDatabase(data, host));
        service = createService(store);
        listener.handler = handlerFor({ ...parts, service }, all);
      }
      const users = kind === 'sqlite' ? createConfiguredUsers(all, service.identity, host) : null;
      await serveUntilInterrupted({ ...parts, service }, users, url, options, host);
    } catch (error) {
      if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
    } finally {
      // During the stop, requests get 503 with the reason.
      await service.stop();
      await listener.close();
    }
    return EXIT_OK;
  } finally {
    hostMetrics.stop();
    await thread.close();
    await store.close();
  }
}

/** Opens the store of a database as soon as no other process writes it. Services on files do not load its driver. */
async function openDatabase(url: string, host: Host): Promise<Store> {
  const { openDatabaseToServe } = await import('./database-store.ts');
  return openDatabaseToServe(url, host);
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
  readonly scenario: LoadedScenario | undefined;
  readonly hostMetrics: () => Promise<string>;
  /** The map; undefined: none. */
  readonly site: Site | undefined;
  readonly log: (line: string) => void;
}

/** Starts the service, and feeds it. Until the service runs, requests get 503 with the progress of its start. */
async function serveUntilInterrupted(
  { service, thread, feeds, scenario, log }: ServeParts,
  users: Promise<void> | null,
  url: string,
  { speed }: ServeOptions,
  host: Host,
): Promise<void> {
  const ending = new AbortController();
  try {
    // While the store cannot be written, users wait; those of the store are served.
    await Promise.race([users, waitForWriteProblem(service)]);
    await thread.loaded;
    await service.start(host.interrupted);
    await warnOfUncountedUsage(service, host);
    await writeText(host.stdout, `listening on ${url}\n`);
    const signal = AbortSignal.any([host.interrupted, ending.signal]);
    const feeding =
      scenario === undefined
        ? feeds.run(
            {
              ...{ service, signal, wait: waitByClock, chance: randomFraction },
              ...{ env: host.env, stdin: host.stdin },
            },
            log,
          )
        : feedScenario(service, scenario, speed, host);
    // A feed that fails ends the service; one that has ended does not.
    await Promise.race([
      waitForSignal(host),
      waitForFailure(service),
      feeding.then(() => waitForSignal(host)),
      users?.then(() => waitForSignal(host)) ?? waitForSignal(host),
    ]);
    await Promise.all([service.stop(), feeding]);
  } finally {
    ending.abort();
  }
}

/** @throws UserError for an invalid setting */
function handlerFor(
  { service, feeds, hostMetrics, site, log }: ServeParts,
  settings: Settings & ServeOptions,
): HttpHandler {
  const { prefix, predictionPrefix, limits, rateLimit, trustedProxies, corsOrigins, config } =
    settings;
  const { access, listen: separate } = settings.metrics ?? {};
  try {
    return createHttpHandler(service, {
      clock: CLOCK,
      streams: nodeStreamHost(),
      log: (line) => log(JSON.stringify(line)),
      feeds: () => feeds.statuses,
      hostMetrics,
      ...(site && { site }),
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

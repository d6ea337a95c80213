import { type Clock, createMemoryStore } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler, type Site } from '@roadstead/http';
import { nodeStreamHost } from '@roadstead/http/node';
import { createMaritimeService } from '@roadstead/service';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { bundledSite } from '../bundled/bundled-site.ts';
import { startVoyageThread, type VoyageThread } from '../bundled/voyage-thread.ts';
import type { ClusterSource } from '../cluster/cluster-roles.ts';
import { sharedSettings } from '../cluster/shared-settings.ts';
import { DATA_FOLDER } from '../command-line/store-options.ts';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import {
  checkConfiguredUsers,
  createConfiguredUsers,
} from '../identity/create-configured-users.ts';
import { chooseFeeds } from '../ingest/feeds/choose-feeds.ts';
import type { Feed } from '../ingest/feeds/feed.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { feedScenario, loadScenario } from '../simulation/feed-scenario.ts';
import type { LoadedScenario } from '../simulation/load-scenarios.ts';
import { serveOnThreads } from '../threads/serve-on-threads.ts';
import { createHostMetrics } from './create-host-metrics.ts';
import { createLineLogger } from './create-line-logger.ts';
import { isDatabase } from './is-database.ts';
import { hasStore, openStoreToServe } from './open-store.ts';
import {
  createFromSettings,
  optionsFromSettings,
  type SettingsOptions,
} from './options-from-settings.ts';
import { readSettings } from './read-settings.ts';
import { ADDRESS, type ServeOptions } from './serve-options.ts';
import { type ServedService, serveOnThisThread } from './served-service.ts';
import { ServiceListener } from './service-listener.ts';
import type { Settings } from './settings-schema.ts';
import { waitForSignal, waitForWriteProblem } from './wait-for-shutdown.ts';
import { leaseLostError } from './writer-lease.ts';

const CLOCK: Clock = { now: () => Date.now() };

/**
 * Runs `roadstead serve` until it is interrupted. A start that is refused creates nothing: a service in memory shows what is
 * wrong with the settings, and responds until the store is open. @returns the exit code. @throws UserError
 */
export async function serveCommand(options: ServeOptions, host: Host): Promise<number> {
  const settings = options.config === undefined ? {} : await readSettings(options.config);
  const scenario =
    options.scenario === undefined ? undefined : await loadScenario(options.scenario);
  const feeds = await chooseFeeds(settings, options, host);
  const all = { ...settings, ...options };
  const { data = DATA_FOLDER, store: kind = 'sqlite' } = all;
  checkRole(all, kind, data);
  const log = createLineLogger(host);
  if (all.role === 'detector') {
    const { detectForCluster } = await import('../cluster/detector-command.ts');
    const ports = bundledPorts(await bundledGazetteer(all.ports));
    return detectForCluster(all, { data, log: all.log ?? '' }, ports, host, log);
  }
  const prepared = await optionsFromSettings(all, host, log, startVoyageThread);
  const parts = { all, data, feeds, prepared, host, log };
  let served = serveInMemory(parts);
  const isFolder = kind === 'sqlite' && !isDatabase(data);
  const hostMetrics = createHostMetrics(isFolder ? data : undefined, () => served.readFreeBytes());
  const site = all.map === false ? undefined : await bundledSite();
  const handlerOf = (service: ServedService): HttpHandler =>
    handlerFor({ served: service, log, site, hostMetrics: hostMetrics.text }, all);
  try {
    const listener = new ServiceListener(handlerOf(served), CLOCK);
    try {
      const { identity } = served.service;
      if (kind === 'memory') await createConfiguredUsers(all, identity, host);
      else if (!(await hasStore(data))) await checkConfiguredUsers(all, identity, host);
      const url = await listener.open(all, log);
      if (kind === 'sqlite') {
        served = await serveStore(parts);
        listener.handler = handlerOf(served);
      }
      const { identity: users } = served.service;
      const createsUsers = kind === 'sqlite' && all.role !== 'api';
      const created = createsUsers ? createConfiguredUsers(all, users, host) : null;
      await serveUntilInterrupted({ served, scenario, prepared }, created, url, options, host);
    } catch (error) {
      if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
    } finally {
      // During the stop, requests get 503 with the reason.
      await served.stop();
      await listener.close();
    }
    return EXIT_OK;
  } catch (error) {
    throw leaseLostError(error);
  } finally {
    hostMetrics.stop();
    await prepared.thread.close();
    await served.close();
  }
}

/** The settings and the store of a service, and the machine that it runs on. */
interface ServiceSource {
  readonly all: Settings & ServeOptions;
  readonly data: string;
  readonly feeds: readonly Feed[];
  readonly prepared: SettingsOptions<VoyageThread>;
  readonly host: Host;
  readonly log: (line: string) => void;
}

/** Creates the service in memory: that of `--store memory`, or until the store is open. */
function serveInMemory({ all, feeds, prepared, host, log }: ServiceSource): ServedService {
  const store = createMemoryStore();
  const create = (): ReturnType<typeof createMaritimeService> =>
    createMaritimeService(prepared.on(store));
  const service = createFromSettings(all.config, create);
  return serveOnThisThread(service, store, new FeedSet(feeds, CLOCK), host, log);
}

/** Opens the store, and creates the service on it. */
async function serveStore(source: ServiceSource): Promise<ServedService> {
  const { all, data, feeds, prepared, host, log } = source;
  if (all.role !== undefined) {
    // Services without a cluster do not load the drivers of database and log.
    const { serveAsApi, serveAsLeader } = await import('../cluster/cluster-roles.ts');
    const serveAs = all.role === 'leader' ? serveAsLeader : serveAsApi;
    return serveAs(await clusterSource(source), host, log);
  }
  if (all.threads) return serveOnThreads({ settings: all, data, feeds }, prepared, host, log);
  const store = await openStoreToServe(data, host);
  const service = createMaritimeService(prepared.on(store));
  return serveOnThisThread(service, store, new FeedSet(feeds, CLOCK), host, log);
}

async function clusterSource({
  all,
  data,
  feeds,
  prepared,
  host,
}: ServiceSource): Promise<ClusterSource> {
  const { log = '', nodeHost = ADDRESS.host, nodePort = 0 } = all;
  const settings = await sharedSettings(all, host.env);
  return { data, log, nodeHost, nodePort, feeds, settings, optionsOn: prepared.on };
}

/** @throws UserError for options that exclude or need each other */
function checkRole(
  { threads = false, role, standby = false, log }: Settings & ServeOptions,
  kind: string,
  data: string,
): void {
  if (threads && kind === 'memory')
    throw new UserError('--threads needs a store in a folder, or a database.');
  if (threads && role !== undefined)
    throw new UserError(
      '--threads and --role exclude each other: a cluster has processes instead.',
    );
  if (standby && role !== 'detector')
    throw new UserError('--standby needs --role detector: a second leader is a standby by itself.');
  if ((role === undefined) !== (log === undefined))
    throw new UserError('--role and --log need each other.');
  if (role !== undefined && (kind === 'memory' || !isDatabase(data)))
    throw new UserError(
      '--role needs the database of the cluster: --data postgres://USER@HOST/DATABASE.',
    );
}

/** The parts of a server. */
interface ServeParts {
  readonly served: ServedService;
  readonly prepared: SettingsOptions<VoyageThread>;
  readonly scenario: LoadedScenario | undefined;
}

/** Starts the service, and feeds it. Until the service runs, requests get 503 with the progress of its start. */
async function serveUntilInterrupted(
  { served, prepared, scenario }: ServeParts,
  users: Promise<void> | null,
  url: string,
  { speed }: ServeOptions,
  host: Host,
): Promise<void> {
  const { service } = served;
  const ending = new AbortController();
  try {
    // While the store cannot be written, users wait; those of the store are served.
    await Promise.race([users, waitForWriteProblem(service)]);
    await prepared.thread.loaded;
    await served.start();
    await writeText(host.stdout, `listening on ${url}\n`);
    const signal = AbortSignal.any([host.interrupted, ending.signal]);
    const feeding =
      scenario === undefined
        ? served.runFeeds(signal)
        : feedScenario(service, scenario, speed, host);
    // A feed that fails ends the service; one that has ended does not.
    await Promise.race([
      waitForSignal(host),
      served.failed,
      feeding.then(() => waitForSignal(host)),
      users?.then(() => waitForSignal(host)) ?? waitForSignal(host),
    ]);
    await Promise.all([served.stop(), feeding]);
  } finally {
    ending.abort();
  }
}

/** The parts of an HTTP handler. */
interface HandlerParts {
  readonly served: ServedService;
  readonly hostMetrics: () => Promise<string>;
  /** The map; undefined: none. */
  readonly site: Site | undefined;
  readonly log: (line: string) => void;
}

/** @throws UserError for an invalid setting */
function handlerFor(
  { served, hostMetrics, site, log }: HandlerParts,
  settings: Settings & ServeOptions,
): HttpHandler {
  const { prefix, predictionPrefix, limits, rateLimit, trustedProxies, corsOrigins, config } =
    settings;
  const { access, listen: separate } = settings.metrics ?? {};
  try {
    return createHttpHandler(served.service, {
      clock: CLOCK,
      streams: nodeStreamHost(),
      log: (line) => log(JSON.stringify(line)),
      feeds: served.feeds,
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

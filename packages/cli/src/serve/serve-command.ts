import type { Clock } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import { timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Scenario } from '@roadstead/simulator';
import { EXIT_OK, type Host, UserError, write } from '../host.ts';
import { feedScenario, readScenarioFile } from './feed-scenario.ts';
import { chooseFeeds } from './feeds/choose-feeds.ts';
import { FeedSet } from './feeds/feed-set.ts';
import type { Feed } from './feeds/parse-feed.ts';
import { waitByClock } from './feeds/waiting.ts';
import { close, listen } from './listening.ts';
import { logTo } from './log-to.ts';
import { makeUsers } from './make-users.ts';
import { DATA_FOLDER, openStore, type StoreOptions, storeFile } from './open-store.ts';
import { readSettings } from './read-settings.ts';
import { reportThreads } from './report-thread.ts';
import { serviceWith } from './service-with.ts';
import type { Settings } from './settings-schema.ts';
import { untilFailed, untilInterrupted } from './until-over.ts';

/** What `roadstead serve` was told; what it was not told is in the settings file, or usual. */
export interface ServeOptions extends Partial<StoreOptions> {
  readonly config?: string;
  readonly host?: string;
  readonly port?: number;
  readonly scenario?: string;
  readonly speed: number;
  readonly feed?: readonly Feed[];
}

const CLOCK: Clock = { now: () => Date.now() };

/** Runs `roadstead serve` until it is interrupted. @returns the exit code. @throws UserError for what the user has to mend */
export async function serveCommand(options: ServeOptions, host: Host): Promise<number> {
  const settings = options.config === undefined ? {} : await readSettings(options.config);
  const scenario =
    options.scenario === undefined ? undefined : await readScenarioFile(options.scenario);
  const feeds = new FeedSet(await chooseFeeds(settings, options, host), CLOCK);
  const { data = DATA_FOLDER, store: kind = 'sqlite' } = { ...settings, ...options };
  const store = await openStore({ data, store: kind });
  try {
    const reports = scenario === undefined ? 'live' : 'simulated';
    const reportRunner = kind === 'sqlite' ? reportThreads(storeFile(data)) : undefined;
    const service = serviceWith(store, reports, settings, options.config, reportRunner);
    try {
      await service.start(host.interrupted);
      await tellUncounted(service, host);
      await makeUsers(settings, service.identity, host);
      await serveUntilInterrupted(service, { ...settings, ...options }, scenario, feeds, host);
    } catch (error) {
      if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
    } finally {
      await service.stop();
    }
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

/** After a kill, what was used just before is not counted. */
async function tellUncounted({ usage }: MaritimeService, host: Host): Promise<void> {
  const { uncountedAfterMs } = usage;
  if (uncountedAfterMs === null) return;
  const time = timestampMs(uncountedAfterMs);
  const text = `The service was killed: what was used after ${time}, for a second at most, is not counted.\n`;
  await write(host.stderr, text);
}

async function serveUntilInterrupted(
  service: MaritimeService,
  options: Settings & ServeOptions,
  scenario: Scenario | undefined,
  feeds: FeedSet,
  host: Host,
): Promise<void> {
  const log = logTo(host);
  const server = createNodeServer(handlerFor(service, options, feeds, log));
  const { address, port } = await listen(server, options.host, options.port);
  const ending = new AbortController();
  try {
    const name = address.includes(':') ? `[${address}]` : address;
    await write(host.stdout, `listening on http://${name}:${port}\n`);
    const signal = AbortSignal.any([host.interrupted, ending.signal]);
    const feeding =
      scenario === undefined
        ? feeds.run({ service, signal, wait: waitByClock, stdin: host.stdin }, log)
        : feedScenario(service, scenario, options.speed, host);
    // A feed that fails ends the service; one that is over does not.
    await Promise.race([
      untilInterrupted(host),
      untilFailed(service),
      feeding.then(() => untilInterrupted(host)),
    ]);
    // While it stops, requests are told so.
    await Promise.all([service.stop(), feeding]);
  } finally {
    ending.abort();
    await close(server);
  }
}

/** @throws UserError where the settings cannot be so */
function handlerFor(
  service: MaritimeService,
  settings: Settings & ServeOptions,
  feeds: FeedSet,
  log: (line: string) => void,
): HttpHandler {
  const { prefix, predictionPrefix, limits, rateLimit, trustedProxies, corsOrigins, config } =
    settings;
  try {
    return createHttpHandler(service, {
      clock: CLOCK,
      log: (line) => log(JSON.stringify(line)),
      feeds: () => feeds.statuses,
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

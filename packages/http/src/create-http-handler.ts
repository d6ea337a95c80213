import type { MaritimeService } from '@roadstead/service';
import { AisstreamConnections } from './aisstream/aisstream-connections.ts';
import { aisstreamRoutes } from './aisstream/aisstream-routes.ts';
import { alertsRoutes } from './alerts/alerts.ts';
import { changesRoutes } from './changes/changes.ts';
import { Authenticator } from './identity/authenticator.ts';
import { identityRoutes } from './identity/identity.ts';
import { sessionRoutes } from './identity/session-routes.ts';
import { ingestRoutes } from './ingest/ingest.ts';
import { requestLimits } from './limits.ts';
import { nextPortRoutes } from './next-ports/next-ports.ts';
import { predictionRoutes } from './next-ports/predictions.ts';
import { openApiRoutes } from './openapi/open-api-routes.ts';
import { healthRoutes } from './operations/health.ts';
import { Metrics } from './operations/metrics.ts';
import type { HttpHandler, HttpOptions } from './options.ts';
import { reportsRoutes } from './reports/reports.ts';
import { createApp } from './server/create-app.ts';
import type { RouteGroup } from './server/operation.ts';
import { shapesRoutes } from './shapes/shapes.ts';
import { StreamRegistry } from './stream/stream-registry.ts';
import { streamRoutes } from './stream/stream-routes.ts';
import { stsRoutes } from './sts/sts.ts';
import { trackingRoutes } from './tracking/tracking.ts';
import { tradeLanesRoutes } from './trade-lanes/trade-lanes.ts';
import { usageRoutes } from './usage/usage.ts';
import { UsageMeter } from './usage/usage-meter.ts';

/**
 * Returns the service as a function from `Request` to `Response`, for any server. The handler stores nothing: any number of handlers
 * may serve one service.
 * @throws TypeError for an invalid option
 */
export function createHttpHandler(service: MaritimeService, options: HttpOptions): HttpHandler {
  const { clock, prefix = '', predictionPrefix = '' } = options;
  checkPrefix(prefix);
  checkPrefix(predictionPrefix);
  const authenticator = new Authenticator(service.identity, options);
  const metrics = new Metrics(service, options);
  const streams = createStreams(service, authenticator, options);
  if (streams) metrics.addStreams(streams);
  const groups: readonly RouteGroup[] = [
    stsRoutes(service, streams),
    trackingRoutes(service),
    reportsRoutes(service),
    ...(service.alerts ? [alertsRoutes(service.alerts, service)] : []),
    ...(service.nextPorts ? [nextPortRoutes(service.nextPorts)] : []),
    ingestRoutes(service),
    shapesRoutes(service),
    identityRoutes(service),
    ...(authenticator.hasHostLogin ? [] : [sessionRoutes(service, authenticator)]),
    predictionRoutes(service, authenticator, predictionPrefix),
    usageRoutes(service.usage, clock, predictionPrefix),
    tradeLanesRoutes(service, predictionPrefix),
    changesRoutes(service, streams),
    ...(options.streams && streams ? [streamRoutes(service, streams, options.streams, clock)] : []),
    ...aisstreamGroups(service, authenticator, streams, options),
    healthRoutes(service, clock, metrics, options),
  ];
  checkPrices(service.usage.pricedEndpoints, groups);
  const app = createApp(
    [...groups, openApiRoutes(groups, prefix, authenticator.hasHostLogin)],
    {
      service,
      authenticator,
      meter: new UsageMeter(service.usage),
      limits: requestLimits(options),
    },
    metrics,
    options,
  );
  return async (request, connection = {}) => app.fetch(request, connection);
}

function createStreams(
  service: MaritimeService,
  authenticator: Authenticator,
  options: HttpOptions,
): StreamRegistry | undefined {
  const { streams: host, log, clock } = options;
  return (
    host &&
    new StreamRegistry({ service, authenticator, host, log, clock, limits: requestLimits(options) })
  );
}

/** Returns the group of aisstream's protocol: it needs timers, and the API keys of this service. */
function aisstreamGroups(
  service: MaritimeService,
  authenticator: Authenticator,
  registry: StreamRegistry | undefined,
  { streams: host }: HttpOptions,
): readonly RouteGroup[] {
  if (!host || !registry || authenticator.hasHostLogin) return [];
  return [aisstreamRoutes(new AisstreamConnections({ service, authenticator, registry, host }))];
}

/** @throws TypeError if it is not a path prefix */
function checkPrefix(prefix: string): void {
  if (/^(?:\/[\w.~-]+)*$/.test(prefix)) return;
  throw new TypeError(
    `"${prefix}" is not a path prefix: it begins with a slash and does not end with one.`,
  );
}

/**
 * A misspelt operation in the price list would be free without anybody noticing.
 * @throws TypeError for a price of an unknown operation or label
 */
function checkPrices(priced: readonly string[], groups: readonly RouteGroup[]): void {
  const known = new Set(
    groups.flatMap(({ base, operations, usageLabels = [] }) => [
      ...operations.map(({ method, pattern }) => `${method} ${base}${pattern}`),
      ...usageLabels,
    ]),
  );
  const unknown = priced.find((each) => !known.has(each));
  if (unknown === undefined) return;
  throw new TypeError(`prices: "${unknown}" is not an operation or label.`);
}

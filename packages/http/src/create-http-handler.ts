import type { MaritimeService } from '@roadstead/service';
import { administrationArea } from './administration/administration-area.ts';
import { Door } from './door/door.ts';
import { Gate } from './door/gate.ts';
import type { Area } from './door/operation.ts';
import { identityArea } from './identity/identity-area.ts';
import { ingestArea } from './ingest/ingest-area.ts';
import { limitsOf } from './limits.ts';
import { nextPortArea } from './next-port/next-port-area.ts';
import { documentArea } from './openapi/document-area.ts';
import { Metrics } from './operating/metrics.ts';
import { operatingArea } from './operating/operating-area.ts';
import type { HttpHandler, HttpOptions } from './options.ts';
import { predictionArea } from './prediction/prediction-area.ts';
import { reportsArea } from './reports/reports-area.ts';
import { shapesArea } from './shapes/shapes-area.ts';
import { stsArea } from './sts/sts-area.ts';
import { trackingArea } from './tracking/tracking-area.ts';
import { tradeLanesArea } from './trade-lanes/trade-lanes-area.ts';

/**
 * The service as a function from Request to Response, to be mounted anywhere. It holds nothing that the service does not know: as many
 * as one likes stand before one service.
 * @throws TypeError where an option cannot be so
 */
export function createHttpHandler(service: MaritimeService, options: HttpOptions): HttpHandler {
  const { clock, prefix = '', predictionPrefix = '', feeds } = options;
  checkPrefix(prefix);
  checkPrefix(predictionPrefix);
  const { nextPorts } = service;
  const gate = new Gate(service, limitsOf(options), options);
  const metrics = new Metrics(service, clock, feeds);
  const areas: readonly Area[] = [
    stsArea(service, prefix),
    trackingArea(service, prefix),
    reportsArea(service, prefix),
    ...(nextPorts ? [nextPortArea(nextPorts, prefix)] : []),
    ingestArea(service),
    shapesArea(service, prefix),
    identityArea(service, prefix),
    predictionArea(service, gate, predictionPrefix),
    administrationArea(service.usage, clock, predictionPrefix),
    tradeLanesArea(service, predictionPrefix),
    operatingArea(service, clock, metrics, feeds),
  ];
  checkPriced(service.usage.priced, areas);
  const door = new Door(service, [...areas, documentArea(areas, prefix)], gate, metrics, options);
  return (request, connection = {}) => door.answer(request, connection);
}

/** @throws TypeError where it is no prefix of paths */
function checkPrefix(prefix: string): void {
  if (/^(?:\/[\w.~-]+)*$/.test(prefix)) return;
  throw new TypeError(
    `"${prefix}" is no prefix of paths: it begins with a slash, and ends with none.`,
  );
}

/**
 * What is called wrongly would be free without anybody noticing.
 * @throws TypeError where something has a price that does not exist
 */
function checkPriced(priced: readonly string[], areas: readonly Area[]): void {
  const known = new Set(
    areas.flatMap(({ base, operations, usageLabels = [] }) => [
      ...operations.map(({ method, path }) => `${method} ${base}${path}`),
      ...usageLabels,
    ]),
  );
  const unknown = priced.find((each) => !known.has(each));
  if (unknown === undefined) return;
  throw new TypeError(`prices: "${unknown}" has a price, but there is no such operation or label.`);
}

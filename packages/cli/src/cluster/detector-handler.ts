import { STATUS_CODES } from 'node:http';
import type { HttpHandler, MetricsOptions } from '@roadstead/http';
import type { DetectorStatus } from './detector-status.ts';

const METHODS = ['GET', 'HEAD'];
const RETRY_SECONDS = '10';

/** Options of the handler of a detector. */
interface DetectorHandlerOptions {
  readonly prefix: string;
  readonly metrics: MetricsOptions;
  readonly metricsText: () => Promise<string>;
}

/**
 * Creates the handler of a detector: `/livez`, `/readyz` and `/metrics`, as those of a service. It has no users, so metrics that are for users are
 * served by the listener for metrics alone.
 */
export function createDetectorHandler(
  status: DetectorStatus,
  { prefix, metrics: { access, isSeparate = false }, metricsText }: DetectorHandlerOptions,
): HttpHandler {
  return async ({ method, url }, { isForMetrics = false } = {}) => {
    const { pathname } = new URL(url);
    const hasMetrics = isSeparate ? isForMetrics : access === undefined;
    const paths = [
      ...(isForMetrics ? [] : ['/livez', '/readyz']),
      ...(hasMetrics ? ['/metrics'] : []),
    ];
    const path = paths.find((each) => pathname === `${prefix}${each}`);
    if (path === undefined) return problem(404, `There is nothing at ${pathname}.`);
    if (!METHODS.includes(method)) return problem(405, 'Send GET.', { allow: METHODS.join(', ') });
    if (path === '/metrics')
      return new Response(await metricsText(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      });
    const { state } = status;
    return path === '/livez' || state === 'running'
      ? Response.json({ state })
      : problem(503, `The detector is ${state}.`, { 'retry-after': RETRY_SECONDS });
  };
}

/** Returns an error as RFC 9457 has it. */
function problem(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

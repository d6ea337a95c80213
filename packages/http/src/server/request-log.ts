import type { MiddlewareHandler } from 'hono';
import type { RequestLimits } from '../limits.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { LogLine } from '../options.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { type AppEnv, BodyMemory, RequestState } from './request-state.ts';

/** Logged for clients that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

const LOGGABLE_ID = /^[\w.:/+=-]{1,100}$/;

/** Creates the state of each request, and counts, measures and logs the request when it is answered. */
export function requestLog(
  limits: RequestLimits,
  usage: UsageMeter,
  metrics: Metrics,
  log: ((line: LogLine) => void) | undefined,
): MiddlewareHandler<AppEnv> {
  const memory = new BodyMemory(limits.bodiesBytes);
  return async (c, next) => {
    const beginMs = performance.now();
    const { headers, method, signal } = c.req.raw;
    const state = new RequestState(requestIdOf(headers), limits, memory);
    c.set('state', state);
    await next();
    state.isAnswered = true;
    try {
      await usage.count(state, c.res);
    } catch (error) {
      // The response is sent all the same: a rejected request is free.
      state.error ??= traceOf(error);
    }
    state.finish();
    const ms = performance.now() - beginMs;
    const { requestId, endpoint, user, error } = state;
    const status = signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status;
    const route = endpoint?.path ?? null;
    metrics.observeRequest(endpoint ? method : 'any', route ?? 'none', status, ms);
    if (!log) return;
    const isFault = error !== undefined && status !== CLIENT_CLOSED_REQUEST;
    const name = user?.name ?? null;
    log({ requestId, method, route, status, ms, user: name, ...(isFault && { error }) });
  };
}

/** Message and stack of an exception. */
export function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The id that a client or proxy sent, if it is fit for logs; else a new one. */
function requestIdOf(headers: Headers): string {
  const sent = headers.get('x-request-id');
  return sent !== null && LOGGABLE_ID.test(sent) ? sent : crypto.randomUUID();
}

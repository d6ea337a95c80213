import { isAdministrator, type Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Handler, MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { timeout } from 'hono/timeout';
import type { Authenticator } from '../identity/authenticator.ts';
import type { RequestLimits } from '../limits.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { HttpError, retryLater } from './http-error.ts';
import { notRunningError } from './not-running.ts';
import type { Operation } from './operation.ts';
import { toResponse } from './operation-response.ts';
import type { OriginRules } from './origin-rules.ts';
import type { AppContext, AppEnv } from './request-state.ts';
import { targetOf } from './request-target.ts';

/** Dependencies of all operations. */
export interface OperationParts {
  readonly prefix: string;
  readonly service: MaritimeService;
  readonly authenticator: Authenticator;
  readonly meter: UsageMeter;
  readonly limits: RequestLimits;
  readonly origins: Pick<OriginRules, 'isForged' | 'isForeign'>;
}

/** `Retry-After` while the store cannot be written: the service tries it every second. */
const RETRY_SECONDS = 5;
/** `Retry-After` of 202, the status of jobs: most of them take less than a second. */
const POLL_SECONDS = '1';

/** A 304 has the headers that concern the request, too. */
const ENTITY_TAG = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'feed-cursor', 'x-credits', 'x-request-id'],
});

const TIMED_OUT = new HttpError({
  code: 'timed-out',
  detail: 'The request takes too long. Ask for less data.',
});

/**
 * Middleware and handler of an operation, in this order: encoding, state of the service, credentials, role, rate, quota, validation,
 * handler.
 * @param base of its group
 */
export function operationHandlers(
  operation: Operation,
  base: string,
  parts: OperationParts,
): readonly [MiddlewareHandler<AppEnv>, ...Handler<AppEnv>[]] {
  const endpoint = { method: operation.method, path: `${base}${operation.pattern}` };
  const isUnlimited = operation.isOpen || operation.isFeed;
  const limited = isUnlimited ? undefined : timeout(parts.limits.answerMs, TIMED_OUT);
  const begin: MiddlewareHandler<AppEnv> = async (c, next) => {
    c.get('state').endpoint = endpoint;
    checkEncoding(c.req.raw.url);
    await (limited ? limited(c, next) : next());
  };
  const handle: Handler<AppEnv> = async (c) => {
    const state = c.get('state');
    const user = operation.isOpen ? null : await admit(c, operation, endpoint, parts);
    const reply =
      (user && parts.meter.dryRun(state, c.req.raw.headers)) ?? (await operation.run(c, user));
    state.extraUsage = reply.extraUsage;
    const location = reply.location !== undefined && {
      location: `${parts.prefix}${base}${reply.location}`,
    };
    const revalidated = operation.isList && { 'cache-control': 'private, no-cache' };
    const retryAfter = reply.status === 202 && { 'retry-after': POLL_SECONDS };
    const headers = {
      'x-request-id': state.requestId,
      ...location,
      ...retryAfter,
      ...revalidated,
    };
    return toResponse(reply, headers, c.env);
  };
  return operation.isList ? [begin, ENTITY_TAG, handle] : [begin, handle];
}

/** Returns the user of a request that may be made now, with its usage reserved. @throws HttpError */
async function admit(
  c: AppContext,
  operation: Operation,
  endpoint: { readonly method: string; readonly path: string },
  { service, authenticator, meter, origins }: OperationParts,
): Promise<Principal> {
  const { access = 'users', isFeed = false, isQuotaExempt = false } = operation;
  requireRunning(service);
  const { method } = c.req.raw;
  const isChange = method !== 'GET' && method !== 'HEAD';
  // A browser would send such a request with the password that it remembers, a POST of plain text even without a preflight; the
  // messages of a WebSocket can be read by any page.
  if ((isChange || c.env.acceptWebSocket) && origins.isForged(c)) {
    throw forbidden('Requests from pages of other sites are not allowed.');
  }
  if (authenticator.isOfSession(c) && origins.isForeign(c)) {
    throw forbidden('Sessions are for the pages of this service alone.');
  }
  const user = await authenticator.authenticate(c, operation);
  // The service may have stopped while a password was verified.
  requireRunning(service);
  const state = c.get('state');
  state.user = user;
  requireRole(user, access);
  if (operation.method !== 'GET' && !operation.isQuery) requireWritable(service);
  if (!isFeed) authenticator.countRequest(user);
  await meter.reserve(state, endpoint, user, isFeed || isQuotaExempt);
  return user;
}

function requireRunning({ status }: MaritimeService): void {
  if (status.state !== 'running') throw notRunningError(status);
}

function requireWritable({ status: { writeProblem } }: MaritimeService): void {
  if (writeProblem === null) return;
  throw retryLater('unwritable', `${writeProblem}. Reading is possible.`, RETRY_SECONDS);
}

function requireRole(user: Principal, access: NonNullable<Operation['access']>): void {
  if (access === 'users' || isAdministrator(user)) return;
  if (access === 'administrators') throw forbidden('Only administrators may do this.');
  if (!user.roles.includes('feeder'))
    throw forbidden('Only users with the role feeder may do this.');
}

function forbidden(detail: string): HttpError {
  return new HttpError({ code: 'forbidden', detail });
}

/** @throws HttpError `malformed` if the path or the query is not percent-encoded UTF-8 */
function checkEncoding(url: string): void {
  if (!url.includes('%')) return;
  const [path, ...query] = targetOf(url).split('?');
  for (const [name, part] of Object.entries({ path, query: query.join('?') })) {
    try {
      decodeURIComponent(part);
    } catch {
      const detail = `The ${name} is not percent-encoded UTF-8.`;
      throw new HttpError({ code: 'malformed', detail });
    }
  }
}

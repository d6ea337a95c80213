import { isUnwritable } from '@roadstead/contracts';
import { Hono } from 'hono';
import type { Metrics } from '../operations/metrics.ts';
import type { HttpOptions } from '../options.ts';
import { type Site, siteResponse } from '../site/site.ts';
import { HttpError } from './http-error.ts';
import type { Method, Operation, RouteGroup } from './operation.ts';
import { type OperationParts, operationHandlers } from './operation-handlers.ts';
import { toResponse } from './operation-response.ts';
import { createOriginRules } from './origin-rules.ts';
import { problemDocument } from './problem.ts';
import { requestLog, traceOf } from './request-log.ts';
import type { AppContext, AppEnv } from './request-state.ts';
import { hasDotSegments, pathOf, targetOf } from './request-target.ts';

type App = Hono<AppEnv>;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Builds the Hono application: middleware, a route for each operation, and problem documents for all other requests. */
export function createApp(
  groups: readonly RouteGroup[],
  parts: Omit<OperationParts, 'origins' | 'prefix'>,
  metrics: Metrics,
  options: HttpOptions,
): App {
  const { prefix = '', corsOrigins = [], log } = options;
  const { limits, meter } = parts;
  // Paths match as they are sent: Hono would decode them first. A slash at the end is ignored.
  const app: App = new Hono({ getPath: ({ url }) => pathOf(url).replace(/(?<=.)\/$/, '') });
  app.onError(problemResponse);
  // A response, since an exception would skip the middleware around it.
  app.notFound((c) =>
    problemResponse(withoutOperation(c, allowedMethods(app, c.req.path), prefix), c),
  );
  app.use(requestLog(limits, meter, metrics, log));
  const origins = createOriginRules(options);
  if (corsOrigins.length > 0) app.use(origins.middleware);
  app.use(async ({ req, env }, next) => {
    const target = env.target ?? targetOf(req.raw.url);
    if (target.length > limits.urlCharacters) {
      const detail = `Path and query have more than ${limits.urlCharacters} characters.`;
      throw new HttpError({ code: 'address-too-long', detail });
    }
    if (hasDotSegments(target)) {
      throw new HttpError({ code: 'malformed', detail: 'The path has dot segments.' });
    }
    await next();
  });
  if (options.metrics?.isSeparate) {
    app.use(async (c, next) => {
      const isOfMetrics = c.req.path === `${prefix}/metrics`;
      if (isOfMetrics !== Boolean(c.env.isForMetrics)) throw withoutOperation(c, [], prefix);
      await next();
    });
  }
  app.options('*', (c) => {
    const allow = allowedMethods(app, c.req.path);
    if (allow.length === 0) throw withoutOperation(c, allow, prefix);
    const headers = { allow: allow.join(', '), 'x-request-id': c.get('state').requestId };
    return toResponse({ status: 204, body: null }, headers);
  });
  for (const { base, operation } of routesOf(groups)) {
    const path = `${prefix}${base}${operation.pattern.replace(/\{(\w+)\}/g, ':$1')}`;
    const handlers = operationHandlers(operation, base, { ...parts, origins, prefix });
    app.on(operation.method, path, ...handlers);
  }
  if (options.site) addSite(app, options.site, prefix);
  return app;
}

/** Serves static files to everybody; the page itself at the prefix, with the slash that its relative addresses need. */
function addSite(app: App, site: Site, prefix: string): void {
  for (const [path, file] of site) {
    app.get(`${prefix}/${path}`, async ({ req }) => siteResponse(path, file, req.raw));
    if (path !== 'index.html') continue;
    app.get(prefix === '' ? '/' : prefix, async (c) =>
      pathOf(c.req.raw.url).endsWith('/')
        ? siteResponse(path, file, c.req.raw)
        : c.redirect(`${prefix}/`, 308),
    );
  }
}

/** Operations with the base of their group, those without placeholders first: `/shapes/import` is a `/shapes/{shape}` too. */
function routesOf(
  groups: readonly RouteGroup[],
): readonly { readonly base: string; readonly operation: Operation }[] {
  const rank = ({ pattern }: Operation): number => (pattern.includes('{') ? 1 : 0);
  return groups
    .flatMap(({ base, operations }) => operations.map((operation) => ({ base, operation })))
    .sort((one, other) => rank(one.operation) - rank(other.operation));
}

/** The methods for which a path has operations, in the order of their declaration; none if it has no operation. */
function allowedMethods(app: App, path: string): readonly string[] {
  const routes = METHODS.flatMap((method) =>
    app.router.match(method, path)[0].map(([[, route]]) => route),
  )
    .filter(({ method }) => METHODS.some((each) => each === method))
    .sort((one, other) => app.routes.indexOf(one) - app.routes.indexOf(other));
  const methods = new Set(routes.map(({ method }) => method));
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')];
}

function withoutOperation(
  { req }: AppContext,
  allow: readonly string[],
  prefix: string,
): HttpError {
  if (allow.length === 0) {
    const served = prefix === '' ? 'paths without a prefix' : `paths below ${prefix}`;
    const detail = `No operation has this path. This handler serves ${served}.`;
    return new HttpError({ code: 'not-found', detail });
  }
  return new HttpError({
    code: 'method-not-allowed',
    detail: `The path has no operation for ${req.method}.`,
    headers: { allow: allow.join(', ') },
  });
}

/** An `HttpError` as a problem document; any other error as 500, whose details are in the log only. */
function problemResponse(error: Error, c: AppContext): Response {
  const state = c.get('state');
  let problem = error;
  if (isUnwritable(problem)) {
    problem = new HttpError({ code: 'unwritable', detail: `${problem.message}.` });
  }
  if (!(problem instanceof HttpError)) {
    state.error = traceOf(error);
    const detail = `Internal error. Report the request id to the operators: ${state.requestId}.`;
    problem = new HttpError({ code: 'failed', detail });
  }
  const reply = problemDocument(problem as HttpError, pathOf(c.req.raw.url));
  return toResponse(reply, { 'x-request-id': state.requestId }, c.env);
}

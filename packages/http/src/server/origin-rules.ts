import type { MiddlewareHandler } from 'hono';
import { isSecure, trustedAddresses } from '../identity/client-address.ts';
import type { HttpOptions } from '../options.ts';
import type { AppContext } from './request-state.ts';

const PREFLIGHT_MAX_AGE_SECONDS = '600';

/** Rules for browsers: the origins whose pages may call the API. */
export interface OriginRules {
  /**
   * Adds the CORS headers. Hono's own middleware would answer preflights of unknown paths too, without the `Allow` header of the path.
   */
  readonly middleware: MiddlewareHandler;
  /**
   * Whether a browser sends a request for a page that is neither of this service nor of an allowed origin. Browsers send an Origin with
   * all requests but GET and HEAD; `Sec-Fetch-Site` stands in for one that a proxy or a policy of the page has removed.
   */
  readonly isForged: (context: AppContext) => boolean;
  /** Whether a browser sends a request for a page of another origin than that of this service, also of an allowed one. */
  readonly isForeign: (context: AppContext) => boolean;
}

/** @throws TypeError if a trusted proxy is neither an address nor a network */
export function createOriginRules({
  corsOrigins: origins = [],
  trustedProxies = [],
}: HttpOptions): OriginRules {
  const isTrusted = trustedAddresses(trustedProxies);
  const isAllowed = (origin: string | null): origin is string =>
    origin !== null && (origins.includes(origin) || origins.includes('*'));
  const isOwn = ({ req: { raw }, env }: AppContext, origin: string): boolean => {
    const hosts = [raw.headers.get('host') ?? new URL(raw.url).host];
    const forwarded = raw.headers.get('x-forwarded-host');
    if (forwarded !== null && isTrusted(env.remoteAddress)) hosts.push(...forwarded.split(','));
    return hosts.some((host) => isAt(origin, host.trim()));
  };
  return {
    async middleware(c, next) {
      await next();
      const { headers } = c.res;
      headers.set('vary', 'origin');
      const origin = c.req.raw.headers.get('origin');
      if (!isAllowed(origin)) return;
      headers.set('access-control-allow-origin', origin);
      headers.set(
        'access-control-expose-headers',
        'ETag, Feed-Cursor, Location, Retry-After, X-Credits, X-Request-Id',
      );
      const allow = headers.get('allow');
      if (c.req.method !== 'OPTIONS' || allow === null) return;
      headers.set('access-control-allow-methods', allow);
      headers.set(
        'access-control-allow-headers',
        'Authorization, Content-Type, If-None-Match, X-Api-Key, X-Dry-Run, X-Request-Id',
      );
      headers.set('access-control-max-age', PREFLIGHT_MAX_AGE_SECONDS);
    },
    isForged(context) {
      const origin = originOf(context);
      if (origin === null) return isFromOtherSite(context);
      return !isAllowed(origin) && !isOwn(context, origin);
    },
    isForeign(context) {
      const origin = originOf(context);
      if (origin === null) return isFromOtherSite(context);
      const { req, env } = context;
      const isDowngraded =
        isSecure(req.raw, env.remoteAddress, isTrusted) && !origin.startsWith('https:');
      return isDowngraded || !isOwn(context, origin);
    },
  };
}

function originOf({ req: { raw } }: AppContext): string | null {
  return raw.headers.get('origin');
}

function isFromOtherSite({ req: { raw } }: AppContext): boolean {
  return !['same-origin', 'none'].includes(raw.headers.get('sec-fetch-site') ?? 'none');
}

/** Whether an origin has this host. The scheme may differ: a proxy ends TLS. */
function isAt(origin: string, host: string): boolean {
  const [scheme] = origin.split('://');
  const at = URL.canParse(origin) ? new URL(origin).host : '';
  const own = `${scheme}://${host}`;
  return at !== '' && URL.canParse(own) && new URL(own).host === at;
}

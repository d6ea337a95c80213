const MAX_AGE_SECONDS = 600;

/** What a browser is told of who may call from where. */
export interface Cors {
  /** Whether anybody may. */
  readonly isOn: boolean;
  /** For an answer to a page of an origin; none where it may not. */
  headersFor(origin: string | null): Readonly<Record<string, string>>;
  /**
   * Whether a browser says that a page of another site sends this, and that may not call. What needs no question before it,
   * as a POST of plain text, would go with the password that the browser remembers.
   */
  isForged(headers: Headers): boolean;
  /** For the question before a request. */
  preflightHeadersFor(origin: string | null, methods: string): Readonly<Record<string, string>>;
}

/** @param origins that may call, or `*` among them for all; without any, browsers are told nothing */
export function corsOf(origins: readonly string[]): Cors {
  const isAllowed = (origin: string | null): boolean =>
    origin !== null && (origins.includes(origin) || origins.includes('*'));
  const headersFor = (origin: string | null): Readonly<Record<string, string>> => {
    if (origin === null || !isAllowed(origin)) {
      return { vary: 'origin' };
    }
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Location, Retry-After, X-Credits, X-Request-Id',
    };
  };
  return {
    isOn: origins.length > 0,
    headersFor,
    isForged: (headers) =>
      headers.get('sec-fetch-site') === 'cross-site' && !isAllowed(headers.get('origin')),
    preflightHeadersFor(origin, methods) {
      const headers = headersFor(origin);
      if (!headers['access-control-allow-origin']) return headers;
      return {
        ...headers,
        'access-control-allow-methods': methods,
        'access-control-allow-headers':
          'Authorization, Content-Type, X-Api-Key, X-Dry-Run, X-Request-Id',
        'access-control-max-age': String(MAX_AGE_SECONDS),
      };
    },
  };
}

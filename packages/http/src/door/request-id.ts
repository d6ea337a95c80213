const SANE = /^[\w.:/+=-]{1,100}$/;

/** The id that a client or proxy gave a request, where it is fit for logs; else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && SANE.test(given) ? given : crypto.randomUUID();
}

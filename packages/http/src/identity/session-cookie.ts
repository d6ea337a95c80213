import { serialize } from 'hono/utils/cookie';
import { HttpError } from '../server/http-error.ts';

/** With `true`, the session of the cookie alone authenticates a request. Pages of other origins cannot send it. */
const SESSION_HEADER = 'x-session';

/** Browsers accept the name only with `Secure`, from a page by TLS, and from this host: no neighbouring host can set it. */
export const SESSION_COOKIE = '__Host-roadstead-session';
/** The name without TLS, as on the computer of a developer. */
const PLAIN_SESSION_COOKIE = 'roadstead-session';

/** Whether a page sends a request for a session. @throws HttpError `malformed` */
export function isOfSession(headers: Headers): boolean {
  const header = headers.get(SESSION_HEADER);
  if (header === null || header === 'false') return false;
  if (header === 'true') return true;
  throw new HttpError({ code: 'malformed', detail: 'X-Session must be true or false.' });
}

/** Returns the secret of the session of a request. @param isSecure whether the client has connected by TLS */
export function sessionSecret(headers: Headers, isSecure: boolean): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const valuesOf = (name: string): readonly string[] =>
    cookies
      .filter((each) => each.startsWith(`${name}=`))
      .map((each) => each.slice(name.length + 1));
  const secure = valuesOf(SESSION_COOKIE);
  const values = secure.length > 0 || isSecure ? secure : valuesOf(PLAIN_SESSION_COOKIE);
  // Of two cookies one may be that of a neighbouring host, for the session of an attacker.
  return values.length === 1 ? values[0] : undefined;
}

/** Returns `Set-Cookie` for a session. It has no expiry of its own: the service ends the session, the browser the cookie when it is closed. */
export function sessionCookie(secret: string, isSecure: boolean): string {
  return cookieOf(secret, isSecure);
}

/** Returns `Set-Cookie` that deletes the cookie of a session. */
export function endedSessionCookie(isSecure: boolean): string {
  return cookieOf('', isSecure, 0);
}

function cookieOf(value: string, secure: boolean, maxAge?: number): string {
  return serialize(secure ? SESSION_COOKIE : PLAIN_SESSION_COOKIE, value, {
    ...{ path: '/', httpOnly: true, sameSite: 'Strict', secure },
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** Name and password. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Challenge for name and password (RFC 7617). */
export const BASIC_CHALLENGE = 'Basic realm="roadstead", charset="UTF-8"';

/** Challenge for a session: a 401 must have one (RFC 9110, 11.6.1), and browsers open a dialog of their own for Basic. */
export const SESSION_CHALLENGE = 'Session realm="roadstead"';

/** Challenge for a token (RFC 6750), and for API keys, which have no scheme of their own. */
export const BEARER_CHALLENGE = 'Bearer realm="roadstead"';

/** Challenge after an invalid or expired token. */
export const INVALID_TOKEN_CHALLENGE = `${BEARER_CHALLENGE}, error="invalid_token"`;

/** The header of an API key. */
export const KEY_HEADER = 'x-api-key';

const BASIC = /^basic +([a-z0-9+/_-]+={0,2}) *$/i;
const BEARER = /^bearer +([a-z0-9._~+/-]+=*) *$/i;

/** Reads an Authorization header of the scheme Basic; undefined if it has another form. */
export function basicCredentials(header: string): Credentials | undefined {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Reads an Authorization header of the scheme Bearer; undefined if it has another form. */
export function bearerToken(header: string): string | undefined {
  return BEARER.exec(header)?.[1];
}

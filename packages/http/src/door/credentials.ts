/** What a client says that proves who it is. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** How a client is told to prove who it is by name and password (RFC 7617). */
export const BASIC_CHALLENGE = 'Basic realm="roadstead", charset="UTF-8"';

/** How a client is told to prove who it is by a token (RFC 6750). There is no such word for API keys. */
export const BEARER_CHALLENGE = 'Bearer realm="roadstead"';

/** The same, where a token was sent and is none, or has ended. */
export const TOKEN_CHALLENGE = `${BEARER_CHALLENGE}, error="invalid_token"`;

/** The header in which an API key comes. */
export const KEY_HEADER = 'x-api-key';

const BASIC = /^basic +([a-z0-9+/_-]+={0,2}) *$/i;
const BEARER = /^bearer +([a-z0-9._~+/-]+=*) *$/i;

/** Reads an Authorization header of the form Basic; undefined where it is none. */
export function basicCredentials(header: string): Credentials | undefined {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Reads an Authorization header of the form Bearer; undefined where it is none. */
export function bearerToken(header: string): string | undefined {
  return BEARER.exec(header)?.[1];
}

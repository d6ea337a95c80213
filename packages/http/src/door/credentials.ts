/** What a client says that proves who it is. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** How a client is told to prove who it is (RFC 7617). */
export const CHALLENGE = 'Basic realm="roadstead", charset="UTF-8"';

const BASIC = /^basic +([a-z0-9+/_-]+={0,2}) *$/i;

/** Reads an Authorization header of the form Basic; undefined where it is none. */
export function basicCredentials(header: string): Credentials | undefined {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

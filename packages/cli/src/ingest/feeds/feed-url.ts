/** An address without its credentials. */
export interface FeedUrl {
  readonly url: string;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** Takes the credentials out of an address. */
export function splitCredentials(address: URL): FeedUrl {
  const url = new URL(address);
  const [username, password] = [url.username, url.password].map((part) =>
    part === '' ? undefined : decodePart(part),
  );
  url.username = '';
  url.password = '';
  return { url: url.href, username, password };
}

/** Returns the header for credentials, if there are any. */
export function authorizationOf({
  username = '',
  password = '',
}: FeedUrl): Readonly<Record<string, string>> {
  if (username === '' && password === '') return {};
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return { Authorization: `Basic ${credentials}` };
}

/** Decodes a percent-encoded text; one that is not encoded correctly is returned unchanged. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes what can contain secrets from an address: credentials, and the values of a query. */
export function withoutSecrets(address: string): string {
  return address.replace(/\/\/.*@/s, '//…@').replace(/\?.*/s, '?…');
}

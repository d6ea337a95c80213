import type { IncomingMessage } from 'node:http';

/** A request in Express and Connect: with the URL before mounting, and the body that a parser has read. */
export type Incoming = IncomingMessage & { readonly originalUrl?: string; readonly body?: unknown };

/** Returns the origin of the URL of a `Request`, whose scheme is that of the connection: the Host header is not used, and may be anything. */
export function originOf({ socket }: IncomingMessage): string {
  return 'encrypted' in socket && socket.encrypted ? 'https://localhost' : 'http://localhost';
}

/** Returns the target of a request: Express and Connect remove the mount path from `url` and retain the whole in `originalUrl`. */
export function requestTarget(incoming: Incoming): string {
  const target = incoming.originalUrl ?? incoming.url ?? '/';
  // A proxy may be sent the absolute URL, and a server too (RFC 9112, 3.2.2).
  return target.startsWith('/') ? target : `/${target.replace(/^\w+:\/\/[^/]*\/?/, '')}`;
}

export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i], rawHeaders[i + 1]);
  return headers;
}

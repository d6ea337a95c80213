import { failure, type Result, success } from '@roadstead/model';
import { STANDARD_INPUT } from '../../host/host.ts';

/** A source of live reports. */
export type Feed =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'udp'; readonly address: string; readonly port: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdin' };

/** A host name or address, an IPv6 address in brackets, and a port. */
const HOST_AND_PORT = /^(?:\[([\da-f:.]+(?:%[\w.-]+)?)\]|([\w.-]*)):(\d{1,5})$/i;
const PORT_MAX = 65_535;
/** All addresses of the machine. */
const EVERY_ADDRESS = '0.0.0.0';

/** The message for any other text. */
const EXPECTED = 'It must be tcp://HOST:PORT, udp://:PORT, file:PATH or - (standard input).';

/** Parses a feed, `tcp://HOST:PORT`, `udp://:PORT`, `file:PATH` or `-`. @returns a sentence for another text */
export function parseFeed(text: string): Result<Feed, string> {
  if (text === STANDARD_INPUT) return success({ kind: 'stdin' });
  const [, scheme, rest] = /^(tcp:\/\/|udp:\/\/|file:)(.+)$/s.exec(text) ?? [];
  if (scheme === undefined) return failure(EXPECTED);
  if (scheme === 'file:') return success({ kind: 'file', path: rest });
  return networkFeed(scheme === 'tcp://' ? 'tcp' : 'udp', rest);
}

function networkFeed(kind: 'tcp' | 'udp', text: string): Result<Feed, string> {
  const [, ipv6, name, digits] = HOST_AND_PORT.exec(text) ?? [];
  const port = Number(digits);
  if (!(port >= 1)) return failure(EXPECTED);
  if (port > PORT_MAX) return failure(`${EXPECTED} A port is at most ${PORT_MAX}.`);
  const host = ipv6 ?? name;
  if (kind === 'udp') return success({ kind, address: host === '' ? EVERY_ADDRESS : host, port });
  return host === '' ? failure(EXPECTED) : success({ kind, host, port });
}

/** Formats a feed as `parseFeed` accepts it. It cannot contain credentials. */
export function feedText(feed: Feed): string {
  if (feed.kind === 'stdin') return STANDARD_INPUT;
  if (feed.kind === 'file') return `file:${feed.path}`;
  const host = feed.kind === 'tcp' ? feed.host : feed.address;
  return `${feed.kind}://${host.includes(':') ? `[${host}]` : host}:${feed.port}`;
}

/** Whether the feed is opened again after its end: a receiver returns, a file is read once. */
export function isReopened({ kind }: Feed): boolean {
  return kind === 'tcp' || kind === 'udp';
}

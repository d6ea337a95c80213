import { failure, type Result, success } from '@roadstead/model';
import { STANDARD_INPUT } from '../../inputs.ts';

/** Where reports come from while the service runs. */
export type Feed =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'udp'; readonly address: string; readonly port: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdin' };

/** A name or address, one of IPv6 in brackets, and a port. */
const HOST_AND_PORT = /^(?:\[([\da-f:.]+(?:%[\w.-]+)?)\]|([\w.-]*)):(\d{1,5})$/i;
const PORT_MAX = 65_535;
/** All of this machine. */
const EVERY_ADDRESS = '0.0.0.0';

/** What is said to whoever wrote another. */
const EXPECTED = 'It must be tcp://HOST:PORT, udp://:PORT, file:PATH or - (standard input).';

/** A feed as people write it; a failure says what it is to be. */
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

/** A feed as people write it. It has no credentials: there is no place for any. */
export function feedText(feed: Feed): string {
  if (feed.kind === 'stdin') return STANDARD_INPUT;
  if (feed.kind === 'file') return `file:${feed.path}`;
  const host = feed.kind === 'tcp' ? feed.host : feed.address;
  return `${feed.kind}://${host.includes(':') ? `[${host}]` : host}:${feed.port}`;
}

/** Whether it goes on when it has ended or failed: a receiver comes back, a file is read once. */
export function isTriedAgain({ kind }: Feed): boolean {
  return kind === 'tcp' || kind === 'udp';
}

import { failure, type Result, success } from '@roadstead/model';
import { STANDARD_INPUT } from '../../host/host.ts';
import type { Feed } from './feed.ts';
import { withoutSecrets } from './feed-url.ts';
import { parseFeedUrl } from './parse-feed-url.ts';

/** A host name or address, an IPv6 address in brackets, and a port. */
const HOST_AND_PORT = /^(?:\[([\da-f:.]+(?:%[\w.-]+)?)\]|([\w.-]*)):(\d{1,5})$/i;
const PORT_MAX = 65_535;
/** All addresses of the machine. */
const EVERY_ADDRESS = '0.0.0.0';

/** The message for any other text. */
const EXPECTED =
  'It must be tcp://HOST:PORT, udp://:PORT, file:PATH, - (standard input), aisstream://, mqtt://HOST, mqtts://HOST, ' +
  'mqtt+ws://HOST/PATH, mqtt+wss://HOST/PATH, ws://HOST/PATH, wss://HOST/PATH, http://HOST/PATH or https://HOST/PATH.';

/**
 * Parses a feed, such as `tcp://HOST:PORT`, `file:PATH` or `wss://HOST/PATH`. @returns a sentence for another text, which does not
 * repeat it: it can contain a secret
 */
export function parseFeed(text: string): Result<Feed, string> {
  if (text === STANDARD_INPUT) return success({ kind: 'stdin' });
  const [, scheme, rest] = /^(tcp:\/\/|udp:\/\/|file:)(.+)$/s.exec(text) ?? [];
  if (scheme === undefined) return parseFeedUrl(text) ?? failure(EXPECTED);
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

/** Formats a feed for a log, without secrets. */
export function feedText(feed: Feed): string {
  switch (feed.kind) {
    case 'stdin':
      return STANDARD_INPUT;
    case 'file':
      return `file:${feed.path}`;
    case 'tcp':
    case 'udp': {
      const host = feed.kind === 'tcp' ? feed.host : feed.address;
      return `${feed.kind}://${host.includes(':') ? `[${host}]` : host}:${feed.port}`;
    }
    default:
      return withoutSecrets(feed.url);
  }
}

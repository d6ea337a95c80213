import { readLive, readReports } from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import { decodersOf } from '../../node/decoders.ts';
import type { Feed } from './feed.ts';
import type { FeedBatch, FeedOpening } from './feed-opening.ts';
import { authorizationOf, splitCredentials } from './feed-url.ts';
import { fileBytes, isPipe, stdinBytes } from './file-bytes.ts';
import { tcpBytes } from './tcp-bytes.ts';
import { udpBytes } from './udp-bytes.ts';
import { identifyingHeaders } from './user-agent.ts';

/**
 * Opens a feed. @returns its batches, as soon as it is open. @throws FeedLost or the system's error, on opening or later on
 * reading
 */
export type OpenFeed = (opening: FeedOpening) => Promise<AsyncIterable<FeedBatch>>;

/** Returns the function that opens a feed, each time that it was lost. Libraries are loaded by the feeds that need them. */
export function openerOf(feed: Feed): OpenFeed {
  switch (feed.kind) {
    case 'tcp':
      return live(({ wait, signal }) => tcpBytes(feed.host, feed.port, wait, signal));
    case 'udp':
      return live(({ onDropped, signal }) =>
        udpBytes(feed.address, feed.port, () => onDropped(1), signal),
      );
    case 'file':
      return recorded(
        ({ signal }) => fileBytes(feed.path, signal),
        async () => ((await isPipe(feed.path)) ? undefined : feed.path),
      );
    case 'stdin':
      return recorded(
        async ({ stdin, signal }) => stdinBytes(stdin, signal),
        async () => undefined,
      );
    case 'aisstream':
      return live(async (opening) => {
        const { aisstreamLines } = await import('./push/aisstream-lines.ts');
        return aisstreamLines(feed, opening);
      });
    case 'mqtt':
      return live(async (opening) => {
        const { mqttLines } = await import('./push/mqtt-lines.ts');
        return mqttLines(feed, opening);
      });
    case 'ws':
      return live(async (opening) => {
        const { webSocketLines } = await import('./push/web-socket-lines.ts');
        const address = splitCredentials(new URL(feed.url));
        const headers = { ...identifyingHeaders(address.url), ...authorizationOf(address) };
        return webSocketLines({ url: address.url, headers }, opening);
      });
    case 'http':
      return polled(feed);
  }
}

/** Senders of NMEA and JSON lines, which can begin anywhere. */
function live(open: (opening: FeedOpening) => Promise<ByteSource>): OpenFeed {
  return async (opening) =>
    readLive(await open(opening), { statics: true, receivedMs: () => opening.clock.now() });
}

/** Inputs with a beginning, in any format and container. @param pathOf returns the path of a file that can be read at random */
function recorded(
  open: (opening: FeedOpening) => Promise<ByteSource>,
  pathOf: () => Promise<string | undefined>,
): OpenFeed {
  return async (opening) => {
    const bytes = await open(opening);
    const decoders = decodersOf(await pathOf());
    return readReports(bytes, {
      ...decoders,
      statics: true,
      receivedMs: () => opening.clock.now(),
    });
  };
}

function polled(feed: Extract<Feed, { kind: 'http' }>): OpenFeed {
  const poller = import('./poll/poller.ts').then(({ Poller }) => new Poller(feed));
  return async (opening) => (await poller).open(opening);
}

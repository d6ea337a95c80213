import type { ByteSource } from '@roadstead/contracts';
import { isObject } from '@roadstead/model';
import { readAisstreamKey } from '../aisstream-key.ts';
import type { Feed } from '../feed.ts';
import { type FeedFailure, FeedLost } from '../feed-failure.ts';
import type { FeedOpening } from '../feed-opening.ts';
import { quoted } from '../quoted.ts';
import { identifyingHeaders } from '../user-agent.ts';
import { webSocketLines } from './web-socket-lines.ts';

/** The messages that have a position or static data of a ship. An unknown name would be accepted, and nothing sent. */
const MESSAGE_TYPES = [
  'PositionReport',
  'StandardClassBPositionReport',
  'ExtendedClassBPositionReport',
  'LongRangeAisBroadcastMessage',
  'ShipStaticData',
  'StaticDataReport',
];

/** An error message is short; no other message is searched for one. */
const ERROR_BYTES_MAX = 1000;

type AisstreamFeed = Extract<Feed, { kind: 'aisstream' }>;

/**
 * Subscribes to aisstream.io: its documentation demands the subscription, with the key, within three seconds of the connection.
 * The key is read again for each connection. @throws FeedLost
 */
export async function aisstreamLines(
  feed: AisstreamFeed,
  opening: FeedOpening,
): Promise<ByteSource> {
  const key = await readAisstreamKey(feed, opening.env);
  if (!key.ok) throw new FeedLost({ reason: 'no API key', detail: key.error });
  return webSocketLines(
    {
      url: feed.url,
      headers: identifyingHeaders(feed.url),
      subscription: subscriptionOf(feed, key.value),
      failureOf: (message) => errorOf(message, key.value),
    },
    opening,
  );
}

/** The provider has latitude before longitude. */
function subscriptionOf({ boxes }: AisstreamFeed, key: string): string {
  return JSON.stringify({
    APIKey: key,
    BoundingBoxes: boxes.map(({ west, south, east, north }) => [
      [south, west],
      [north, east],
    ]),
    FilterMessageTypes: MESSAGE_TYPES,
  });
}

/** Returns the failure of a message such as `{"error": "Api Key Is Not Valid"}`. */
function errorOf(message: Uint8Array, key: string): FeedFailure | undefined {
  if (message.length > ERROR_BYTES_MAX) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(message));
  } catch {
    return undefined;
  }
  if (!isObject(value) || 'MessageType' in value) return undefined;
  const error = value['error'] ?? value['Error'];
  if (typeof error !== 'string') return undefined;
  return {
    reason: 'refused by the provider',
    detail: `the provider reports ${quoted(error, key)}`,
  };
}

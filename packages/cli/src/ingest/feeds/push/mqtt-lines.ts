import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { ByteSource } from '@roadstead/contracts';
import type { IClientOptions, MqttClient } from 'mqtt';
import type { Feed } from '../feed.ts';
import { connectionLost, FeedLost } from '../feed-failure.ts';
import { CONNECT_MS, type FeedOpening } from '../feed-opening.ts';
import { type FeedUrl, splitCredentials } from '../feed-url.ts';
import { withReplyDeadline } from '../reply-deadline.ts';
import { identifyingHeaders } from '../user-agent.ts';
import { messageLines } from './message-lines.ts';
import { MqttPacketLimit } from './mqtt-packet-limit.ts';
import { PushedMessages } from './pushed-messages.ts';
import { connectWebSocket } from './web-socket-lines.ts';

const KEEP_ALIVE_SECONDS = 30;
const OPEN_OBJECT = 123;
/** MQTT 3.1.1, 3.14. */
const DISCONNECT: Uint8Array = Uint8Array.of(0xe0, 0);

type MqttFeed = Extract<Feed, { kind: 'mqtt' }>;

/**
 * Subscribes to the topics of an MQTT broker (3.1.1). @returns the lines of their messages, those of Digitraffic with the MMSI of
 * their topic. @throws FeedLost, now or when they are read
 */
export async function mqttLines(feed: MqttFeed, opening: FeedOpening): Promise<ByteSource> {
  const { wait, signal } = opening;
  const address = splitCredentials(new URL(feed.url));
  const mqtt = await import('mqtt');
  const stream = await openStream(address, opening);
  const messages = new PushedMessages(opening);
  const client = new mqtt.MqttClient(() => stream, clientOptions(address, opening));
  const lost = new Promise<never>((_, reject) => {
    const lose = (error: unknown, otherwise: string): void => {
      const failure = connectionLost(error, otherwise);
      messages.end(failure);
      reject(failure);
    };
    stream.on('error', (error) => lose(error, 'connection lost'));
    client.on('error', (error) => lose(error, refusalOf(error)));
    client.on('close', () => lose(undefined, 'closed by the server'));
  });
  // After the subscription nobody waits for it.
  lost.catch(() => undefined);
  signal.addEventListener('abort', () => endClient(client, stream), { once: true });
  client.on('message', (topic, payload) => messages.add(withMmsi(topic, messageLines(payload))));
  const subscribed = Promise.race([subscribe(client, feed.topics), lost]);
  await withReplyDeadline(subscribed, CONNECT_MS, wait, signal);
  return messages.lines();
}

/** Connects over TCP, TLS or a WebSocket, with a limit for packets. */
async function openStream({ url }: FeedUrl, opening: FeedOpening): Promise<Duplex> {
  const stream = await connectStream(url, opening);
  const limit = new MqttPacketLimit();
  stream.on('data', (chunk: Buffer) => {
    if (limit.accepts(chunk)) return;
    const text = 'a message is too long';
    stream.destroy(new FeedLost({ reason: text, detail: text }));
  });
  // The reader attached next reads from the first byte on.
  stream.pause();
  return stream;
}

async function connectStream(url: string, opening: FeedOpening): Promise<Duplex> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'ws:' || protocol === 'wss:') {
    const { createWebSocketStream } = await import('ws');
    const headers = identifyingHeaders(url);
    const { socket, opened } = await connectWebSocket(url, headers, ['mqtt'], opening);
    const stream = createWebSocketStream(socket);
    stream.on('error', () => undefined);
    // The stream itself only ends.
    socket.on('close', () => stream.destroy());
    await opened;
    return stream;
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'mqtts:';
  const options = { host, port: Number(port) };
  const socket = isSecure ? connectTls(options) : connectTcp(options);
  socket.on('error', () => undefined);
  // Data written on the same signal is sent before.
  opening.signal.addEventListener('abort', () => setImmediate(() => socket.destroy()), {
    once: true,
  });
  const connected = once(socket, isSecure ? 'secureConnect' : 'connect');
  await withReplyDeadline(connected, CONNECT_MS, opening.wait, opening.signal);
  return socket;
}

function clientOptions({ username, password }: FeedUrl, { chance }: FeedOpening): IClientOptions {
  return {
    clientId: `roadstead-${Math.floor(chance() * 2 ** 32).toString(16)}`,
    protocolVersion: 4,
    keepalive: KEEP_ALIVE_SECONDS,
    // The feed opens the connection again itself.
    reconnectPeriod: 0,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}

async function subscribe(client: MqttClient, topics: readonly string[]): Promise<void> {
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
  try {
    await client.subscribeAsync([...topics], { qos: 0 });
  } catch (error) {
    throw connectionLost(error, 'the subscription is refused');
  }
}

/** A broker that refuses a connection gives a number as its reason (MQTT 3.1.1, 3.2.2.3). */
function refusalOf(error: Error): string {
  return 'code' in error && typeof error.code === 'number'
    ? `refused by the broker (code ${error.code})`
    : 'invalid MQTT packets';
}

/** Tells the broker the end of the connection and closes it. The client itself would wait for pending subscriptions. */
function endClient(client: MqttClient, stream: Duplex): void {
  if (client.connected) stream.write(DISCONNECT, () => client.end(true));
  else client.end(true);
}

/** Adds the MMSI of a topic such as `vessels-v2/230000001/location` to a message; a member of its own takes precedence. */
function withMmsi(topic: string, line: Uint8Array): Uint8Array {
  const [, mmsi] = /^vessels-v2\/(\d{1,10})\/\w+$/.exec(topic) ?? [];
  if (mmsi === undefined || line[0] !== OPEN_OBJECT) return line;
  return Buffer.concat([Buffer.from(`{"mmsi":${Number(mmsi)},`), line.subarray(1)]);
}

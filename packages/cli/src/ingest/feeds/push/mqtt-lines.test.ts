import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate, type Packet, parser } from 'mqtt-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { createWebSocketStream } from 'ws';
import { type FakeProvider, startWebSocketProvider } from '../../../testing/fake-providers.ts';
import {
  FEED_CLOCK_MS,
  runFeeds,
  sentence,
  startFakeReceiver,
} from '../../../testing/running-feeds.ts';
import { PACKET_BYTES_MAX } from './mqtt-packet-limit.ts';

/** The messages in the documentation of Digitraffic, https://www.digitraffic.fi/en/marine-traffic/ ("Vessel message formats"). */
const LOCATION = `{
    "time":1668075025,
    "sog":10.7,
    "cog":326.6,
    "navStat":0,
    "rot":0,
    "posAcc":true,
    "raim":false,
    "heading":325,
    "lon":20.345818,
    "lat":60.03802
}`;
const METADATA = `{
    "timestamp":1668075026035,
    "destination":"UST LUGA",
    "name":"ARUNA CIHAN",
    "draught":68,
    "eta":733376,
    "posType":15,
    "refA":160,
    "refB":33,
    "refC":20,
    "refD":12,
    "callSign":"V7WW7",
    "imo":9543756,
    "type":70
}`;
const MMSI = 538_004_411;

/** A connection to a fake broker. */
interface BrokerConnection {
  /** Packets of the client so far. */
  readonly received: readonly Packet[];
  readonly stream: Duplex;
  readonly send: (packet: Packet) => void;
  readonly publish: (topic: string, payload: string | Buffer) => void;
}

/**
 * Starts a broker of MQTT 3.1.1, over TCP or over WebSockets, that accepts connections and subscriptions, and forgets them.
 * @param onPacket returns true if it has answered the packet itself
 */
async function startBroker(
  transport: 'tcp' | 'ws',
  onPacket: (packet: Packet, client: BrokerConnection, connection: number) => boolean | undefined,
): Promise<FakeProvider> {
  let connections = 0;
  const connected = (stream: Duplex): void => {
    const connection = connections++;
    const received: Packet[] = [];
    const packets = parser({ protocolVersion: 4 });
    const send = (packet: Packet): void => {
      stream.write(generate(packet));
    };
    const client: BrokerConnection = {
      received,
      stream,
      send,
      publish: (topic, payload) =>
        send({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false }),
    };
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => packets.parse(chunk));
    packets.on('packet', (packet) => {
      received.push(packet);
      if (packet.cmd === 'connect' && onPacket(packet, client, connection) !== true) {
        send({ cmd: 'connack', returnCode: 0, sessionPresent: false });
      } else if (packet.cmd === 'subscribe' && packet.messageId !== undefined) {
        const granted = packet.subscriptions.map(() => 0);
        send({ cmd: 'suback', messageId: packet.messageId, granted });
        onPacket(packet, client, connection);
      } else if (packet.cmd === 'disconnect') onPacket(packet, client, connection);
    });
  };
  if (transport === 'ws') {
    return startWebSocketProvider((socket) => connected(createWebSocketStream(socket)));
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connected(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const started: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.close();
});

async function broker(
  transport: 'tcp' | 'ws',
  onPacket: (packet: Packet, client: BrokerConnection, connection: number) => boolean | undefined,
): Promise<FakeProvider> {
  const made = await startBroker(transport, onPacket);
  started.push(made);
  return made;
}

/** @param subscribed called after each subscription */
async function brokerOf(
  transport: 'tcp' | 'ws',
  subscribed: (client: BrokerConnection, connection: number) => void,
): Promise<string> {
  const { port } = await broker(transport, (packet, client, connection) => {
    if (packet.cmd === 'subscribe') subscribed(client, connection);
    return undefined;
  });
  return `127.0.0.1:${port}`;
}

function location(mmsi: number, client: BrokerConnection): void {
  const time = FEED_CLOCK_MS / 1000;
  client.publish(`vessels-v2/${mmsi}/location`, LOCATION.replace('1668075025', String(time)));
}

describe('MQTT', () => {
  it.each([
    ['tcp', (host: string) => `mqtt://${host}`],
    ['ws', (host: string) => `mqtt+ws://${host}/mqtt`],
    ['ws', (host: string) => `ws://${host}/mqtt`],
  ] as const)('over %s: the messages of Digitraffic, as documented', async (transport, address) => {
    let packets: readonly Packet[] = [];
    const host = await brokerOf(transport, (client) => {
      packets = client.received;
      client.publish(`vessels-v2/${MMSI}/location`, LOCATION);
      client.publish(`vessels-v2/${MMSI}/metadata`, METADATA);
    });
    const feeds = runFeeds([address(host)]);
    expect(await feeds.reports.until(2)).toMatchObject([
      {
        ...{ mmsi: MMSI, timeMs: 1_668_075_025_000, longitude: 20.345_818, latitude: 60.038_02 },
        ...{ sog: 10.7, cog: 326.6, heading: 325, navStatus: 0, rot: 0 },
      },
      {
        ...{ mmsi: MMSI, timeMs: 1_668_075_026_035, name: 'ARUNA CIHAN', imo: 9_543_756 },
        ...{ callsign: 'V7WW7', shiptype: 70, draughtMeters: 6.8, destination: 'UST LUGA' },
        ...{ toBowMeters: 160, toSternMeters: 33, toPortMeters: 20, toStarboardMeters: 12 },
        eta: { month: 11, day: 6, hour: 3, minute: 0 },
      },
    ]);
    expect(feeds.statuses).toMatchObject([{ name: 'mqtt-1', state: 'open', rejected: {} }]);
    expect(packets).toMatchObject([
      { cmd: 'connect', clientId: 'roadstead-0', protocolVersion: 4, keepalive: 30 },
      {
        cmd: 'subscribe',
        subscriptions: [{ topic: 'vessels-v2/+/location' }, { topic: 'vessels-v2/+/metadata' }],
      },
    ]);
    await feeds.stop();
  });

  it('with topics, a user and a password, which no log has', async () => {
    let packets: readonly Packet[] = [];
    const host = await brokerOf('tcp', (client) => {
      packets = client.received;
      client.publish('ais/raw', `${sentence(MMSI)}${sentence(MMSI + 1)}`);
      client.publish('ais/raw', JSON.stringify([{ mmsi: MMSI + 2, lon: 1, lat: 2 }]));
    });
    const feeds = runFeeds([`mqtt://anna:p%40ss@${host}?topic=ais/%2B&topic=vessels-v2/#`]);
    await feeds.reports.until(3);
    expect(packets).toMatchObject([
      { username: 'anna', password: Buffer.from('p@ss') },
      { subscriptions: [{ topic: 'ais/+' }, { topic: 'vessels-v2/#' }] },
    ]);
    await feeds.stop();
    expect(feeds.lines.entries).toEqual([`mqtt-1 (mqtt://…@${host}) is open.`]);
  });

  it('that refuses the connection or the subscription is tried again', async () => {
    const { port } = await broker('tcp', (packet, client) => {
      if (packet.cmd !== 'connect') return undefined;
      client.send({ cmd: 'connack', returnCode: 5, sessionPresent: false });
      return true;
    });
    const refused = runFeeds([`mqtt://anna:secret@127.0.0.1:${port}`]);
    expect((await refused.waits.until(3)).slice(0, 3)).toEqual([1000, 2000, 4000]);
    expect(refused.statuses).toMatchObject([{ lastError: 'refused by the broker (code 5)' }]);
    await refused.stop();
    expect(refused.lines.entries.join()).not.toContain('secret');
  });

  it('that disconnects is connected to again', async () => {
    const host = await brokerOf('ws', (client, connection) => {
      location(MMSI + connection, client);
      if (connection < 2) setImmediate(() => client.stream.destroy());
    });
    const feeds = runFeeds([`mqtt+ws://${host}/mqtt`]);
    const reports = await feeds.reports.until(3);
    expect(reports.map(({ mmsi }) => mmsi)).toEqual([MMSI, MMSI + 1, MMSI + 2]);
    expect(feeds.waits.entries).toEqual([1000, 1000]);
    expect(feeds.statuses).toMatchObject([{ lastError: 'closed by the server' }]);
    await feeds.stop();
  });

  it('that lies is read on', async () => {
    const host = await brokerOf('tcp', (client) => {
      for (const payload of ['', '{', '{}', 'null', '[]', '{"time":"x"}', LOCATION.slice(0, 80)]) {
        client.publish(`vessels-v2/${MMSI}/location`, payload);
      }
      client.publish(`vessels-v2/${MMSI}/location`, Buffer.from([0, 255, 10, 123, 10, 10]));
      client.publish('vessels-v2/99999999999/location', LOCATION);
      client.publish('vessels-v2/status', '{"updated":1676628995}');
      client.publish('other', 'x'.repeat(1_000_000));
      location(MMSI, client);
    });
    const feeds = runFeeds([`mqtt://${host}`]);
    expect(await feeds.reports.until(1)).toMatchObject([{ mmsi: MMSI }]);
    const { state, rejected } = feeds.statuses[0];
    expect(state).toBe('open');
    expect(rejected).toMatchObject({ malformed: expect.any(Number), 'bad-mmsi': 2 });
    await feeds.stop();
  });

  it('whose packets are too long or none at all is connected to again', async () => {
    const host = await brokerOf('tcp', (client, connection) => {
      if (connection === 0) client.publish('x', 'x'.repeat(PACKET_BYTES_MAX));
      else if (connection === 1)
        client.stream.write(Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f, 1]));
      else if (connection === 2) client.stream.write(Buffer.from([0xf0, 2, 0, 0, 0, 0, 0, 0]));
      else location(MMSI, client);
    });
    const feeds = runFeeds([`mqtt://${host}`], { isPatient: true });
    const errors: (string | null)[] = [];
    for (const [i, ms] of [1000, 2000, 4000].entries()) {
      await feeds.waits.until(i + 1);
      errors.push(feeds.statuses[0].lastError);
      await feeds.pass(ms);
    }
    expect(errors).toEqual([
      'a message is too long',
      'a message is too long',
      'invalid MQTT packets',
    ]);
    await feeds.reports.until(1);
    await feeds.stop();
  });

  it('that accepts a connection and never answers is tried again; mqtts speaks TLS', async () => {
    const first: number[] = [];
    const receiver = await startFakeReceiver((socket) => {
      socket.once('data', (bytes) => first.push(bytes[0]));
    });
    started.push(receiver);
    const host = receiver.feed.slice('tcp://'.length);
    for (const scheme of ['mqtt', 'mqtts', 'mqtt+ws']) {
      const feeds = runFeeds([`${scheme}://${host}`], { isPatient: true });
      while (first.length === 0) await new Promise(setImmediate);
      await feeds.pass(10_000);
      await feeds.waits.until(1);
      expect(feeds.statuses).toMatchObject([{ lastError: 'no reply' }]);
      await feeds.stop();
      // CONNECT of MQTT, ClientHello of TLS, GET of HTTP.
      expect(first.splice(0)[0]).toBe({ mqtt: 0x10, mqtts: 0x16, 'mqtt+ws': 0x47 }[scheme]);
    }
  });

  it.each(['mqtt', 'mqtts', 'mqtt+ws', 'ws', 'aisstream', 'http', 'tcp'])(
    'the stop does not wait for a %s feed that is connecting',
    async (scheme) => {
      let asked = (): void => undefined;
      const connecting = new Promise<void>((resolve) => {
        asked = resolve;
      });
      const receiver = await startFakeReceiver(() => asked());
      started.push(receiver);
      const env = { AISSTREAM_API_KEY: 'key' };
      const feeds = runFeeds([receiver.feed.replace('tcp', scheme)], { env });
      await connecting;
      await feeds.stop();
      expect(feeds.statuses).toMatchObject([{ state: 'over', lastError: null }]);
    },
  );

  it('that is silent is reported', async () => {
    let client: BrokerConnection | undefined;
    const host = await brokerOf('tcp', (connected) => {
      client = connected;
    });
    const feeds = runFeeds([`mqtt://${host}`]);
    await feeds.lines.until(1);
    await feeds.pass(30_000);
    expect(feeds.statuses).toMatchObject([{ silences: 1 }]);
    location(MMSI, client as BrokerConnection);
    await feeds.reports.until(1);
    expect(feeds.lines.entries.slice(1)).toHaveLength(2);
    await feeds.stop();
  });

  it.each(['tcp', 'ws'] as const)('over %s: is told when the service stops', async (transport) => {
    let said = (): void => undefined;
    const disconnected = new Promise<void>((resolve) => {
      said = resolve;
    });
    const { port } = await broker(transport, (packet, client) => {
      if (packet.cmd === 'subscribe') location(MMSI, client);
      if (packet.cmd === 'disconnect') said();
      return undefined;
    });
    const feeds = runFeeds([`${transport === 'ws' ? 'mqtt+ws' : 'mqtt'}://127.0.0.1:${port}`]);
    await feeds.reports.until(1);
    await feeds.stop();
    await disconnected;
    expect(feeds.statuses).toMatchObject([{ state: 'over', lastError: null }]);
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMemoryStore } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { runFeeds } from '../packages/cli/src/testing/running-feeds.ts';
import type { AsyncApiDocument } from '../packages/http/src/asyncapi/async-api.ts';
import { ManualStreamHost } from '../packages/http/src/testing/manual-stream-host.ts';
import { MessageSchemas } from './asyncapi/message-schemas.ts';
import { NOW_MS } from './contract/fleet-records.ts';
import { addUsers } from './golden/scenario.ts';
import { keyOf, openWorld, type World } from './golden/world.ts';

const POSITION: PositionReport = {
  ...{ mmsi: 211_000_001 as Mmsi, timeMs: NOW_MS - 500, longitude: 3.5, latitude: 54 },
  ...{ sog: 12.3, cog: 91.5, heading: 92, rot: -11, navStatus: 5 },
};
const UNKNOWN: PositionReport = {
  ...POSITION,
  ...{ mmsi: 211_000_002 as Mmsi, sog: null, cog: null, heading: null, rot: null, navStatus: 15 },
};
const NORTH_SEA = [
  [
    [50, 0],
    [60, 10],
  ],
];

interface Ended {
  readonly messages: readonly string[];
  readonly code: number;
}

let world: World;
let url = '';
let close: () => void;
let streams: ManualStreamHost;
const sockets: WebSocket[] = [];
/** Messages of the service. */
const sent: unknown[] = [];

beforeEach(async () => {
  world = await openWorld(createMemoryStore(), 'aisstream');
  await addUsers(world);
  streams = new ManualStreamHost();
  const { service, clock } = world;
  const server = createNodeServer(createHttpHandler(service, { clock, streams }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v0/stream`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  const document = await fetch(url.replace('ws:', 'http:').replace('/v0/stream', '/asyncapi.json'));
  const schemas = new MessageSchemas((await document.json()) as AsyncApiDocument);
  for (const message of sent.splice(0))
    expect(schemas.find('openAisstream', message), JSON.stringify(message)).toHaveLength(1);
  close();
  await world.service.stop();
});

async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(url);
  sockets.push(socket);
  socket.on('message', (data: Buffer) => sent.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  return socket;
}

/** Subscribes and ingests until the first report arrives: the service does not say when a subscription holds. */
async function subscribe(subscription: object): Promise<WebSocket> {
  const socket = await connect();
  const first = once(socket, 'message');
  socket.send(JSON.stringify(subscription));
  let isFirst = true;
  first.then(
    () => {
      isFirst = false;
    },
    () => undefined,
  );
  for (let second = 1; isFirst; second++) {
    await ingest({ ...POSITION, timeMs: POSITION.timeMs - 3_600_000 + second });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return socket;
}

async function ingest(...positions: readonly PositionReport[]): Promise<void> {
  const result = await world.service.ingest({ positions });
  if (!result.ok) throw new Error(result.error.detail);
}

/** The messages until the other end closes the connection. */
async function ended(socket: WebSocket): Promise<Ended> {
  const messages: string[] = [];
  socket.on('message', (data: Buffer) => messages.push(data.toString()));
  const [code] = (await once(socket, 'close')) as [number];
  return { messages, code };
}

async function nextMessage(socket: WebSocket, mmsi: number): Promise<unknown> {
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    const message = JSON.parse(data.toString());
    if (message.MetaData?.MMSI === mmsi) return message;
  }
}

const subscription = (members: object = {}): object => ({
  ...{ APIKey: keyOf('anna'), BoundingBoxes: NORTH_SEA },
  ...members,
});

describe('/v0/stream', () => {
  it("[L7] serves a program as in aisstream's documentation, with another address", async () => {
    const printed: string[] = [];
    const socket = new WebSocket(url);
    sockets.push(socket);
    socket.addEventListener('open', () => {
      const Apikey = keyOf('anna');
      socket.send(
        JSON.stringify({
          Apikey,
          BoundingBoxes: [
            [
              [-180, -90],
              [180, 90],
            ],
          ],
        }),
      );
    });
    const isPrinted = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const { MessageType, Message } = JSON.parse(data as string);
        if (MessageType !== 'PositionReport') return;
        const { UserID, Latitude, Longitude } = Message.PositionReport;
        printed.push(`ShipId: ${UserID} Latitude: ${Latitude} Longitude: ${Longitude}`);
        resolve();
      });
    });
    let isWaiting = true;
    void isPrinted.then(() => {
      isWaiting = false;
    });
    for (let i = 0; isWaiting; i++) {
      await ingest({ ...POSITION, timeMs: POSITION.timeMs - 60_000 + i });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(printed[0]).toBe('ShipId: 211000001 Latitude: 54 Longitude: 3.5');
  });

  it('[L7] sends each report as a message, without a first one of its own', async () => {
    const socket = await subscribe(subscription());
    const message = nextMessage(socket, UNKNOWN.mmsi);
    await ingest(UNKNOWN);
    expect(await message).toEqual({
      MessageType: 'PositionReport',
      MetaData: {
        ...{ MMSI: 211_000_002, MMSI_String: 211_000_002, ShipName: '' },
        ...{ latitude: 54, longitude: 3.5 },
        time_utc: `${new Date(NOW_MS - 1000).toISOString().slice(0, 19).replace('T', ' ')}.5 +0000 UTC`,
      },
      Message: {
        PositionReport: {
          ...{ UserID: 211_000_002, Latitude: 54, Longitude: 3.5, Timestamp: 29 },
          ...{ Sog: 102.3, Cog: 360, TrueHeading: 511, RateOfTurn: -128, NavigationalStatus: 15 },
          ...{
            MessageID: 1,
            RepeatIndicator: 0,
            Valid: true,
            PositionAccuracy: false,
            Raim: false,
          },
          ...{ CommunicationState: 0, Spare: 0, SpecialManoeuvreIndicator: 0 },
        },
      },
    });
  });

  it('[L7] is read by our own reader of aisstream, with nothing lost', async () => {
    const feeds = runFeeds([`aisstream://${new URL(url).host}?box=0,50,10,60`], {
      env: { AISSTREAM_API_KEY: keyOf('anna') },
    });
    const moving = { ...POSITION, timeMs: NOW_MS - 60_000 };
    for (let i = 0; feeds.reports.entries.length === 0; i++) {
      await ingest({ ...moving, timeMs: moving.timeMs + i });
      await new Promise((resolve) => setImmediate(resolve));
    }
    const known = feeds.reports.entries.length;
    await ingest(POSITION, UNKNOWN);
    const reports = await feeds.reports.until(known + 2);
    expect(reports).toContainEqual(expect.objectContaining(POSITION));
    expect(reports).toContainEqual(expect.objectContaining(UNKNOWN));
    await feeds.stop();
  });

  it('[L7] replaces the subscription by a later one', async () => {
    const socket = await subscribe(subscription());
    socket.send(JSON.stringify(subscription({ FiltersShipMMSI: ['211000002'] })));
    const message = nextMessage(socket, UNKNOWN.mmsi);
    for (let i = 0; ; i++) {
      await ingest({ ...POSITION, timeMs: POSITION.timeMs - 30_000 + i });
      await ingest({ ...UNKNOWN, timeMs: UNKNOWN.timeMs - 30_000 + i });
      const isThere = await Promise.race([message.then(() => true), tick()]);
      if (isThere) break;
    }
    const messages: number[] = [];
    socket.on('message', (data: Buffer) =>
      messages.push(JSON.parse(data.toString()).MetaData.MMSI),
    );
    const last = { ...UNKNOWN, mmsi: 211_000_002 as Mmsi, timeMs: NOW_MS };
    await ingest({ ...POSITION, timeMs: NOW_MS });
    await ingest(last);
    await once(socket, 'message');
    expect(new Set(messages)).toEqual(new Set([211_000_002]));
  });

  it.each([
    [subscription({ APIKey: 'no key of anybody' }), 'Api Key Is Not Valid'],
    [subscription({ FilterShipMMSI: ['211000001'] }), 'Unknown field "FilterShipMMSI".'],
  ])('[L7] refuses a subscription with an error: %j', async (message, error) => {
    const socket = await connect();
    const end = ended(socket);
    socket.send(JSON.stringify(message));
    expect(await end).toEqual({ messages: [JSON.stringify({ error })], code: 1008 });
  });

  it('[L7] closes a connection without a subscription after 3 s', async () => {
    const socket = await connect();
    const end = ended(socket);
    await streams.advance(3);
    const { messages, code } = await end;
    expect([messages, code]).toEqual([['{"error":"No subscription within 3 s."}'], 1008]);
  });

  it('[L7] lets ten connections of an address wait for a subscription', async () => {
    for (let i = 0; i < 10; i++) await connect();
    const socket = new WebSocket(url);
    socket.on('error', () => undefined);
    sockets.push(socket);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(429);
    response.resume();
  });

  it('[L8] ends within a minute after the key was revoked', async () => {
    const socket = await subscribe(subscription());
    const end = ended(socket);
    const keys = await world.service.identity.listKeys('anna');
    if (keys.ok) for (const { id } of keys.value) await world.service.identity.revokeKey(id);
    await streams.advance(60);
    expect((await end).code).toBe(1008);
  });

  it('accepts WebSockets alone', async () => {
    const response = await fetch(url.replace('ws:', 'http:'));
    expect(response.status).toBe(400);
  });
});

const tick = (): Promise<boolean> => new Promise((resolve) => setImmediate(() => resolve(false)));

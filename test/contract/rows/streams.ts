import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { SECOND_DAY, SEPARATED } from '../fleet-records.ts';
import { INTEGER, MILLISECONDS, milliseconds, seconds, TEXT } from '../forms.ts';
import { WIDE } from '../initial-data.ts';
import { openMany } from '../open-many.ts';
import { EXTENSION, type ExpectedResponse, problem, type Row } from '../row.ts';
import type { StreamReading } from '../stream-reading.ts';
import { feature, makeShape } from './shapes.ts';

const EVENTS = 'GET /api/stream/events';
const POSITIONS = 'GET /api/stream/positions';
const CHANGES = 'GET /api/stream/changes';
/** Streams of a user at a time. */
const STREAMS_MAX = 20;
/** Turns of the event loop after which a message is missing. */
const TURNS_MAX = 20_000;
const TRANSPORTS = [
  ['as server-sent events', false],
  ['by WebSocket', true],
] as const;

type Messages = Parameters<StreamReading['until']>[0];

function typeOf(message: unknown): unknown {
  return (message as { readonly type?: unknown } | undefined)?.type;
}

/** Reads until there are so many messages. */
const upTo =
  (count: number): StreamReading['until'] =>
  (messages) =>
    messages.length >= count;
/** Reads until a message of a type. */
const upToType =
  (type: string): StreamReading['until'] =>
  (messages) =>
    messages.some((each) => typeOf(each) === type);

/** @throws Error if they do not arrive */
async function arrived(messages: Messages, count: number): Promise<void> {
  for (let turn = 0; messages.length < count; turn++) {
    if (turn > TURNS_MAX) throw new Error(`Only ${JSON.stringify(messages)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function opened(isSocket: boolean, body: unknown): ExpectedResponse {
  return isSocket ? { status: 101, body } : { status: 200, type: 'text/event-stream', body };
}

async function cursor(api: ContractService): Promise<string> {
  const { body } = await api.request(CHANGES);
  return (body as { readonly next: string }).next;
}

const READY = {
  type: 'ready',
  cursor: TEXT,
  newest_data_at: MILLISECONDS,
  matching_events: INTEGER,
};
const SHAPES = { kinds: ['shape-created'], configuration_id: null, mmsi: null };
const shapeChange = (name: string): unknown =>
  expect.objectContaining({
    ...{ type: 'shape', kind: 'shape-created', cursor: TEXT },
    shape: expect.objectContaining({ properties: expect.objectContaining({ name }) }),
  });

const EVENT_ROWS: readonly Row[] = TRANSPORTS.flatMap(([transport, isSocket]): readonly Row[] => [
  {
    operation: EVENTS,
    requirement: `${EXTENSION} [L7]: ${transport}, the first message has the filters as understood`,
    exchange: {
      request: {
        query: { kinds: 'event-fired,event-ended', configuration_id: WIDE, mmsi: SEPARATED[0] },
        stream: { isSocket, until: upTo(1) },
      },
      response: opened(isSocket, [
        {
          ...READY,
          filters: {
            kinds: ['event-fired', 'event-ended'],
            ...{ configuration_id: WIDE, mmsi: SEPARATED[0] },
          },
        },
      ]),
    },
  },
  {
    operation: EVENTS,
    requirement: `${EXTENSION} [L8]: ${transport}, changes after a cursor, then those that are made`,
    exchange: async (api) => {
      const after = await cursor(api);
      await makeShape(api, feature(`before, ${transport}`), 'anna');
      const whileOpen = async (messages: Messages): Promise<void> => {
        await arrived(messages, 2);
        await makeShape(api, feature(`meanwhile, ${transport}`), 'anna');
      };
      return {
        request: {
          query: { after, kinds: 'shape-created' },
          stream: { isSocket, until: upTo(3), whileOpen },
        },
        response: opened(isSocket, [
          { ...READY, filters: SHAPES, cursor: after },
          shapeChange(`before, ${transport}`),
          shapeChange(`meanwhile, ${transport}`),
        ]),
      };
    },
  },
  {
    operation: EVENTS,
    requirement: `${EXTENSION} [L7]: ${transport}, \`Last-Event-ID\` precedes \`after\``,
    exchange: async (api) => {
      const last = await cursor(api);
      return {
        request: {
          query: { after: 'before-7' },
          headers: { 'last-event-id': last },
          stream: { isSocket, until: upTo(1) },
        },
        response: opened(isSocket, [expect.objectContaining({ type: 'ready', cursor: last })]),
      };
    },
  },
  {
    operation: EVENTS,
    requirement: `${EXTENSION} [L5]: ${transport}, the same changes as the feed, of all types`,
    exchange: async (api) => {
      const query = { after: 'memory-0', limit: 1000 };
      const { body } = await api.request(CHANGES, { as: 'chief', query });
      const { changes } = body as { readonly changes: readonly { readonly kind: string }[] };
      const kinds = [...new Set(changes.map(({ kind }) => kind))].join(',');
      return {
        request: {
          as: 'chief',
          query: { after: 'memory-0', kinds },
          stream: { isSocket, until: upTo(changes.length + 1) },
        },
        response: opened(isSocket, [expect.objectContaining({ type: 'ready' }), ...changes]),
      };
    },
  },
  {
    operation: EVENTS,
    requirement: `${EXTENSION} [L5]: ${transport}, 410 for a cursor of another feed`,
    exchange: {
      request: { query: { after: 'before-7' }, stream: { isSocket, until: upTo(1) } },
      response: problem(410),
    },
  },
]);

/** Ships where no others are. */
const [STAYING, LEAVING] = [503_000_011, 503_000_012];
const MINUTE_MS = 60_000;
const BOX = { bbox: '159,-18,161,-16' };
const COLUMNS = [
  ...['mmsi', 'seconds_after_epoch', 'longitude_1e5', 'latitude_1e5'],
  ...['sog_tenth_knots', 'cog_tenth_degrees', 'heading_degrees', 'nav_status'],
];

/** Reports both ships now. */
async function reportShips(api: ContractService, leavingLongitude: number): Promise<number> {
  const timestamp = seconds(api.clock.now());
  const at = (mmsi: number, longitude: number): object => ({
    ...{ mmsi, timestamp, longitude, latitude: -17, sog: 9, cog: 90, nav_status: 0 },
  });
  const body = [at(STAYING, 160), at(LEAVING, leavingLongitude)];
  await api.request('POST /api/ingress/positions', { as: 'feed', body });
  return (Date.parse(timestamp) - Date.parse(SECOND_DAY)) / 1000;
}

const shipRow = (mmsi: number, afterSeconds: number, longitude: number): readonly unknown[] => [
  ...[mmsi, afterSeconds, Math.round(longitude * 1e5), -17e5, 90, 900, null, 0],
];

const POSITION_ROWS: readonly Row[] = TRANSPORTS.map(([transport, isSocket]) => ({
  operation: POSITIONS,
  requirement: `${EXTENSION} [L8]: ${transport}, the filters as understood, a snapshot, then each second what has changed`,
  exchange: async (api) => {
    // The ship that has left returns.
    api.clock.set(api.clock.now() + MINUTE_MS);
    const before = await reportShips(api, 160.999);
    const later = before + MINUTE_MS / 1000;
    return {
      request: {
        query: BOX,
        stream: {
          isSocket,
          until: upTo(3),
          async whileOpen(messages) {
            await arrived(messages, 2);
            api.clock.set(api.clock.now() + MINUTE_MS);
            await reportShips(api, 161.001);
            await api.passSeconds(1);
          },
        },
      },
      response: opened(isSocket, [
        {
          ...{ type: 'ready', matching_ships: 2, epoch: milliseconds(Date.parse(SECOND_DAY)) },
          filters: { bbox: [159, -18, 161, -16], types: null, mmsi: null },
          columns: COLUMNS,
        },
        {
          ...{ type: 'snapshot', number: INTEGER, complete: true },
          // In no documented order.
          rows: expect.arrayContaining([
            shipRow(STAYING, before, 160),
            shipRow(LEAVING, before, 160.999),
          ]),
        },
        {
          ...{ type: 'positions', number: INTEGER, left: [LEAVING] },
          rows: [shipRow(STAYING, later, 160)],
        },
      ]),
    };
  },
}));

/** Wrong parameters of an operation; null: of both. */
const WRONG: readonly (readonly [string | null, number, string, string])[] = [
  [EVENTS, 422, 'after', 'yesterday'],
  [EVENTS, 422, 'kinds', 'event-fired,event-deleted'],
  [EVENTS, 400, 'configuration_id', 'wide'],
  [EVENTS, 422, 'configuraton_id', '1'],
  [POSITIONS, 400, 'bbox', '1,2,3'],
  [POSITIONS, 422, 'bbox', '1,2,3,95'],
  [POSITIONS, 422, 'types', 'boats'],
  [POSITIONS, 422, 'bbx', '1,2,3,4'],
  [null, 400, 'mmsi', 'a'],
];

/** Rows of both streams, in both transports. */
const COMMON_ROWS: readonly Row[] = [EVENTS, POSITIONS].flatMap((operation) =>
  TRANSPORTS.flatMap(([transport, isSocket]): readonly Row[] => {
    const read = { isSocket, until: upTo(1) };
    const wrong: readonly Row[] = WRONG.flatMap(([of, status, name, value]) =>
      of === operation || of === null
        ? {
            operation,
            requirement: `${EXTENSION} [L7]: ${transport}, rejects ${name}=${value}`,
            exchange: {
              request: { query: { [name]: value }, stream: read },
              response: problem(status, [name]),
            },
          }
        : [],
    );
    return [
      ...wrong,
      {
        operation,
        requirement: `${EXTENSION} [L7]: ${transport}, needs credentials`,
        exchange: {
          request: { as: null, stream: read },
          response: problem(401, [], { 'www-authenticate': expect.stringMatching(/^Basic /) }),
        },
      },
      {
        operation,
        requirement: `${EXTENSION} [L7]: ${transport}, has a heartbeat every 15 s`,
        exchange: async (api) => ({
          request: {
            query: { mmsi: SEPARATED[0] },
            stream: {
              isSocket,
              until: upToType('heartbeat'),
              async whileOpen(messages) {
                await arrived(messages, operation === EVENTS ? 1 : 2);
                await api.passSeconds(15);
              },
            },
          },
          response: opened(
            isSocket,
            expect.arrayContaining([
              {
                ...{ type: 'heartbeat', newest_data_at: MILLISECONDS },
                ...(operation === EVENTS ? { cursor: TEXT } : { number: INTEGER }),
              },
            ]),
          ),
        }),
      },
      {
        operation,
        requirement: `${EXTENSION} [L8]: ${transport}, ends within a minute after the credentials have changed`,
        exchange: async (api) => {
          await api.service.identity.createUser('zoe', 'zoe-password', []);
          return {
            request: {
              as: 'zoe',
              stream: {
                isSocket,
                until: () => false,
                async whileOpen(messages) {
                  await arrived(messages, 1);
                  await api.service.identity.setPassword('zoe', 'another password');
                  await api.passSeconds(60);
                },
              },
            },
            response: opened(
              isSocket,
              expect.arrayContaining([{ type: 'end', reason: 'unauthenticated', detail: TEXT }]),
            ),
            cleanUp: () => api.service.identity.removeUser('zoe'),
          };
        },
      },
    ];
  }),
);

const LIMIT_ROWS: readonly Row[] = [EVENTS, POSITIONS].flatMap((operation): readonly Row[] => [
  {
    operation,
    requirement: `${EXTENSION} [L7]: 403 for a WebSocket of a page of another site`,
    exchange: {
      request: {
        headers: { origin: 'https://other.example' },
        stream: { isSocket: true, until: upTo(1) },
      },
      response: problem(403),
    },
  },
  {
    operation,
    requirement: `${EXTENSION} [L7]: 429 for more than ${STREAMS_MAX} streams of a user`,
    exchange: async (api) => {
      const close = await openMany(api, STREAMS_MAX, operation, (isSocket) => ({
        as: 'max',
        stream: { isSocket, until: upTo(1) },
      }));
      const headers = { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) };
      return {
        request: { as: 'max' },
        response: problem(429, [], headers),
        cleanUp: close,
      };
    },
  },
]);

/** The streams of events and positions. */
export const STREAM_ROWS: readonly Row[] = [
  ...EVENT_ROWS,
  ...POSITION_ROWS,
  ...COMMON_ROWS,
  ...LIMIT_ROWS,
];

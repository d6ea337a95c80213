import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { TEXT } from '../forms.ts';
import { openMany } from '../open-many.ts';
import { EXTENSION, problem, type Row } from '../row.ts';
import type { StreamReading } from '../stream-reading.ts';

const STREAM = 'GET /v0/stream';
/** A ship where no others are. */
const MMSI = 503_000_021;
/** Latitude before longitude. */
const BOX = [
  [-18, 169],
  [-16, 171],
];
/** Connections of an address that have sent no subscription. */
const WAITING_MAX = 10;

const TURNS_MAX = 1000;

const first: StreamReading['until'] = (messages) => messages.length > 0;

/** Reports the ship until a report arrives: nothing says that a subscription holds. */
async function reportUntil(api: ContractService, messages: readonly unknown[]): Promise<void> {
  for (let turn = 0; messages.length === 0; turn++) {
    if (turn > TURNS_MAX) throw new Error('No report arrives.');
    api.clock.set(api.clock.now() + 1000);
    const timestamp = new Date(api.clock.now()).toISOString();
    const body = [
      { mmsi: MMSI, timestamp, longitude: 170, latitude: -17, sog: 9.5, nav_status: 5 },
    ];
    await api.request('POST /api/ingress/positions', { as: 'feed', body });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const subscribed = (
  requirement: string,
  subscription: (api: ContractService) => object,
  message: object,
): Row => ({
  operation: STREAM,
  requirement: `${EXTENSION} [L7]: ${requirement}`,
  exchange: async (api) => ({
    request: {
      as: null,
      stream: {
        ...{ isSocket: true, until: first, message: subscription(api) },
        whileOpen: async (messages) => {
          if (!('error' in message)) await reportUntil(api, messages);
        },
      },
    },
    response: { status: 101, body: [message] },
  }),
});

const REPORT = {
  MessageType: 'PositionReport',
  MetaData: {
    ...{ MMSI, MMSI_String: MMSI, ShipName: '', latitude: -17, longitude: 170 },
    time_utc: expect.stringMatching(/^[\d-]{10} [\d:.]+ \+0000 UTC$/),
  },
  Message: {
    PositionReport: {
      ...{ Cog: 360, CommunicationState: 0, Latitude: -17, Longitude: 170, MessageID: 1 },
      ...{ NavigationalStatus: 5, PositionAccuracy: false, Raim: false, RateOfTurn: -128 },
      ...{ RepeatIndicator: 0, Sog: 9.5, Spare: 0, SpecialManoeuvreIndicator: 0 },
      ...{ Timestamp: expect.any(Number), TrueHeading: 511, UserID: MMSI, Valid: true },
    },
  },
};

/** The protocol of aisstream.io. */
export const AISSTREAM_ROWS: readonly Row[] = [
  subscribed(
    'sends the reports of a box, from the next one on',
    (api) => ({
      ...{ APIKey: api.keyOf('anna'), BoundingBoxes: [BOX] },
      ...{ FiltersShipMMSI: [String(MMSI)], FilterMessageTypes: ['PositionReport'] },
    }),
    REPORT,
  ),
  subscribed('refuses an unknown key', () => ({ APIKey: 'no key', BoundingBoxes: [BOX] }), {
    error: 'Api Key Is Not Valid',
  }),
  subscribed(
    'refuses an unknown field',
    (api) => ({ APIKey: api.keyOf('anna'), BoundingBoxes: [BOX], FilterShipMMSI: [] }),
    { error: TEXT },
  ),
  {
    operation: STREAM,
    requirement: `${EXTENSION} [L7]: 400 for a request that asks for no WebSocket`,
    exchange: { request: { as: null }, response: problem(400) },
  },
  {
    operation: STREAM,
    requirement: `${EXTENSION} [L7]: 429 while ${WAITING_MAX} connections of an address have sent no subscription`,
    exchange: async (api) => {
      const stream = { isSocket: true, until: (): boolean => false };
      const close = await openMany(api, WAITING_MAX, STREAM, () => ({ as: null, stream }));
      return {
        request: { as: null, stream },
        response: problem(429, [], { 'retry-after': '3' }),
        cleanUp: async () => {
          await api.passSeconds(3);
          await close();
        },
      };
    },
  },
];

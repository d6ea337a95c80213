import { type Mmsi, parseMmsi, portCallJson, shipJson } from '@roadstead/model';
import type { Tracking } from '@roadstead/service';
import { z } from 'zod';
import {
  definedMembers,
  jsonBody,
  MMSI_IN_PATH,
  otherBody,
  type Parameter,
  type QueryValues,
} from '../request/index.ts';
import {
  type AppContext,
  json,
  type Operation,
  type OperationResponse,
  route,
  unwrap,
} from '../server/index.ts';
import { positionJson } from './tracking-json.ts';
import {
  PORT_CALLS,
  PORT_CALLS_BODY,
  POSITION,
  POSITIONS,
  POSITIONS_BODY,
  POSITIONS_SHIPS_MAX,
  SHIP_INFO,
  SHIP_SEARCH,
} from './tracking-schemas.ts';

const MMSIS: Parameter<readonly Mmsi[]> = {
  schema: z.string(),
  rule: `must be MMSIs with commas between them, at most ${POSITIONS_SHIPS_MAX}.`,
  description: 'MMSIs of ships, with commas between them.',
  isRequired: 'without-body',
  isList: true,
  read(text, reject) {
    const mmsis = text.split(',').map(parseMmsi);
    const isValid =
      mmsis.length <= POSITIONS_SHIPS_MAX && mmsis.every((each) => each !== undefined);
    return isValid ? mmsis : reject('malformed');
  },
};
const QUERY = { mmsi: MMSIS };
const BODY = jsonBody(POSITIONS_BODY);
const POSITIONS_REPLY = {
  200: ['Of the ships with a known position, in the order of the request.', POSITIONS],
} as const;

interface PositionsInput {
  readonly context: AppContext;
  readonly query: QueryValues<typeof QUERY>;
}

export function shipOperations(tracking: Tracking): readonly Operation[] {
  const listPositions = async ({ context, query }: PositionsInput): Promise<OperationResponse> => {
    const mmsis = query.mmsi ?? (await BODY.read(context)).mmsi;
    return json((await tracking.listPositions(mmsis)).map(positionJson));
  };
  return [
    route.post('/ship/info', 'findShip', {
      isQuery: true,
      summary: 'Find a ship by MMSI, IMO number, name or call sign',
      body: jsonBody(SHIP_SEARCH),
      problems: [404],
      replies: { 200: ['The ship.', SHIP_INFO] },
      handle: async ({ body }) =>
        json({ ship: shipJson(unwrap(await tracking.findShip(definedMembers(body.ship)))) }),
    }),
    route.get('/ship/position/{mmsi}', 'getPosition', {
      summary: 'Read the latest position of a ship',
      path: { mmsi: MMSI_IN_PATH },
      problems: [404],
      replies: { 200: ['The latest position.', POSITION] },
      handle: async ({ path }) => json(positionJson(unwrap(await tracking.getPosition(path.mmsi)))),
    }),
    route.get('/ship/position', 'listPositions', {
      summary: 'Read the latest positions of ships',
      description:
        'The ships are in the query, or in the body of the GET, as the specification has it, which many clients cannot send. POST ' +
        'accepts the same.',
      query: QUERY,
      problems: [422],
      replies: POSITIONS_REPLY,
      handle: listPositions,
    }),
    route.post('/ship/position', 'listPositionsByPost', {
      isQuery: true,
      summary: 'Read the latest positions of ships (extension)',
      description: 'The ships are in the body, or in the query.',
      query: { mmsi: { ...MMSIS, isRequired: false } },
      body: otherBody({ 'application/json': POSITIONS_BODY }),
      replies: POSITIONS_REPLY,
      handle: listPositions,
    }),
    route.post('/ship/historical/port', 'listPortCalls', {
      isQuery: true,
      summary: 'List the port calls of a ship, newest first',
      description:
        "Derived from the ship's reports by the rules P1 to P6 of `@roadstead/tracking`. Times that these do not show are null, and " +
        'limited by `not_later_than` and `not_earlier_than` (extensions).',
      body: jsonBody(PORT_CALLS_BODY),
      problems: [404],
      replies: { 200: ['Its port calls.', PORT_CALLS] },
      handle: async ({ body }) =>
        json({ records: unwrap(await tracking.listPortCalls(body.ship.mmsi)).map(portCallJson) }),
    }),
  ];
}

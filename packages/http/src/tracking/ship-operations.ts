import { type Mmsi, parseMmsi, portCallJson, refusal, shipJson } from '@roadstead/model';
import type { TrackingArea } from '@roadstead/service';
import type { AskedByUser, Outcome, UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { mmsiParameter, textParameter } from '../read/parameters.ts';
import { readJsonAs } from '../read/read-json-as.ts';
import { positionJson } from './tracking-json.ts';
import {
  PORT_CALLS,
  PORT_CALLS_BODY,
  POSITION,
  POSITIONS_BODY,
  SHIP_INFO,
  SHIP_SEARCH,
  SHIPS_MAX,
} from './tracking-schemas.ts';

const MMSI = mmsiParameter('mmsi', 'Of the ship.');
const MMSIS = textParameter('mmsi', 'Of the ships, with commas between them.');
const ACCESS = 'users';
const POSITIONS_REPLY = {
  200: {
    description: 'Of the ships that were heard, in the order asked for.',
    content: { 'application/json': POSITION.array() },
  },
};

export function shipOperations(tracking: TrackingArea): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/ship/info',
      id: 'findShip',
      access: ACCESS,
      summary: 'Find a ship by MMSI, IMO number, name or call sign',
      body: { 'application/json': SHIP_SEARCH },
      replies: { 200: { description: 'The ship.', content: { 'application/json': SHIP_INFO } } },
      async handle(asked) {
        const body = await readJsonAs(asked, SHIP_SEARCH);
        if (!body.ok) return body;
        const { mmsi, imo, name, callsign } = body.value.ship;
        const ship = await tracking.ship({
          ...(mmsi !== null && mmsi !== undefined && { mmsi }),
          ...(imo !== null && imo !== undefined && { imo }),
          ...(name !== null && name !== undefined && { name }),
          ...(callsign !== null && callsign !== undefined && { callsign }),
        });
        return answerReply(ship, (found) => ({ ship: shipJson(found) }));
      },
    },
    {
      method: 'GET',
      path: '/ship/position/{mmsi}',
      id: 'getPosition',
      access: ACCESS,
      summary: 'Read the latest position of a ship',
      pathParameters: [MMSI],
      replies: { 200: { description: 'Where it is.', content: { 'application/json': POSITION } } },
      async handle({ pathValues }) {
        const mmsi = parseMmsi(pathValues[0]);
        if (mmsi === undefined) {
          const problems = [{ pointer: MMSI.name, detail: MMSI.rule }];
          return refusal('malformed', 'The path cannot be read.', problems);
        }
        return answerReply(await tracking.position(mmsi), positionJson);
      },
    },
    {
      method: 'GET',
      path: '/ship/position',
      id: 'listPositions',
      access: ACCESS,
      summary: 'Read the latest positions of ships',
      description:
        'The ships are in the body of the GET, as the specification has it, or in the query, since many clients cannot send such a ' +
        'body. POST takes the same body.',
      queryParameters: [MMSIS],
      replies: POSITIONS_REPLY,
      handle: (asked) => listPositions(tracking, asked),
    },
    {
      method: 'POST',
      path: '/ship/position',
      id: 'listPositionsByPost',
      access: ACCESS,
      summary: 'Read the latest positions of ships (extension)',
      body: { 'application/json': POSITIONS_BODY },
      replies: POSITIONS_REPLY,
      handle: (asked) => listPositions(tracking, asked),
    },
    {
      method: 'POST',
      path: '/ship/historical/port',
      id: 'listPortCalls',
      access: ACCESS,
      summary: 'List the port calls of a ship, newest first',
      description:
        'Found in what the ship reported, by the rules P1 to P5 of `@roadstead/tracking`.',
      body: { 'application/json': PORT_CALLS_BODY },
      replies: { 200: { description: 'Its calls.', content: { 'application/json': PORT_CALLS } } },
      async handle(asked) {
        const body = await readJsonAs(asked, PORT_CALLS_BODY);
        if (!body.ok) return body;
        return answerReply(await tracking.portCalls(body.value.ship.mmsi), (calls) => ({
          records: calls.map(portCallJson),
        }));
      },
    },
  ];
}

async function listPositions(tracking: TrackingArea, asked: AskedByUser): Promise<Outcome> {
  const inQuery = asked.query.getAll(MMSIS.name);
  if (inQuery.length === 0) {
    const body = await readJsonAs(asked, POSITIONS_BODY);
    if (!body.ok) return body;
    return positionsReply(tracking, body.value.mmsi);
  }
  const mmsis = inQuery.flatMap((text) => text.split(',')).map(parseMmsi);
  if (mmsis.length > SHIPS_MAX || !mmsis.every((mmsi) => mmsi !== undefined)) {
    const detail = `must be MMSIs with commas between them, at most ${SHIPS_MAX}.`;
    return refusal('malformed', 'The query cannot be read.', [{ pointer: MMSIS.name, detail }]);
  }
  return positionsReply(tracking, mmsis);
}

async function positionsReply(tracking: TrackingArea, mmsis: readonly Mmsi[]): Promise<Outcome> {
  return jsonReply((await tracking.positions(mmsis)).map(positionJson));
}

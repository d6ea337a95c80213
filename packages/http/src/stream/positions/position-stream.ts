import { type Mmsi, parseMmsi, parseShipTypeFilter } from '@roadstead/model';
import { z } from 'zod';
import {
  BBOX,
  type Parameter,
  type QueryValues,
  SHIP_TYPE_PARAMETER,
} from '../../request/index.ts';
import { type Operation, route } from '../../server/index.ts';
import { SSE_TYPE } from '../sse-response.ts';
import type { StreamRegistry } from '../stream-registry.ts';
import { POSITION_STREAM_MESSAGE } from '../stream-schemas.ts';
import type { PositionHub, PositionSubscription } from './position-hub.ts';

/** As many as fit into an address. */
const SHIPS_MAX = 500;

const SHIPS: Parameter<readonly Mmsi[]> = {
  schema: z.string(),
  rule: `must be MMSIs with commas between them, at most ${SHIPS_MAX}.`,
  description: `Only these ships: MMSIs with commas between them, at most ${SHIPS_MAX}.`,
  isList: true,
  read(text, reject) {
    const mmsis = text.split(',').map(parseMmsi);
    const isValid = mmsis.length <= SHIPS_MAX && mmsis.every((each) => each !== undefined);
    return isValid ? mmsis : reject('malformed');
  },
};

const QUERY = { bbox: BBOX, types: SHIP_TYPE_PARAMETER, mmsi: SHIPS };

/** L7, L8: the stream of positions. */
export function positionStreamOperation(registry: StreamRegistry, hub: PositionHub): Operation {
  return route.get('/positions', 'streamPositions', {
    summary: 'Follow the latest positions of ships (extension)',
    description:
      'Server-sent events, or the same messages over a WebSocket on this path. `ready` has the filters as understood and the number of ships that ' +
      'match; `snapshot` messages have their latest positions, the last one with `complete: true`; then `positions` has, once a second, those that ' +
      'have changed, and in `left` the ships that match no more. A reader that is slower than that gets the newest position of each ship. Rows are ' +
      'integers in the order of `columns` of `ready`. `heartbeat` comes every 15 s, with the newest time of all positions; `end` has the reason. ' +
      'Parameters that the stream does not have are refused.',
    query: QUERY,
    isStrict: true,
    problems: [422],
    messages: { sent: POSITION_STREAM_MESSAGE },
    replies: {
      200: [
        'The messages: the schema is that of the data of one.',
        { [SSE_TYPE]: POSITION_STREAM_MESSAGE },
      ],
      101: ['The WebSocket is open; it has the same messages.'],
    },
    handle({ context, user, query }) {
      return registry.open({
        ...{ context, user },
        createSource: () => hub.open(subscriptionOf(query)),
      });
    },
  });
}

function subscriptionOf({ bbox, types, mmsi }: QueryValues<typeof QUERY>): PositionSubscription {
  const parsed = types === undefined ? undefined : parseShipTypeFilter(types);
  const mmsis = mmsi && [...new Set(mmsi)].sort((one, other) => one - other);
  const east = bbox && (bbox.east > 180 ? bbox.east - 360 : bbox.east);
  return {
    filter: {
      box: bbox ?? null,
      isOfType: parsed?.ok ? parsed.value : null,
      mmsis: mmsis ? new Set(mmsis) : null,
    },
    filters: {
      bbox: bbox ? [bbox.west, bbox.south, east, bbox.north] : null,
      types: types ?? null,
      mmsi: mmsis ?? null,
    },
  };
}

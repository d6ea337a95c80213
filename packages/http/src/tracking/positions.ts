import type { Tracking } from '@roadstead/service';
import {
  BBOX,
  definedMembers,
  optionalTimestamp,
  PAGE,
  PAGE_SIZE,
  pagingOf,
  SHIP_TYPE_PARAMETER,
} from '../request/index.ts';
import { json, type Operation, pageJson, route, unwrap } from '../server/index.ts';
import { positionJson } from './tracking-json.ts';
import { POSITION_PAGE } from './tracking-schemas.ts';

/** The latest positions of all ships. */
export function positionsOperation(tracking: Tracking): Operation {
  return route.get('/ship/positions', 'findPositions', {
    summary: 'Find the latest positions of all ships (extension)',
    description:
      'By MMSI. A ship is listed by its latest position only: one that has left the box is not. To follow positions, open ' +
      '`/api/stream/positions` instead of repeating this. Unknown parameters are refused.',
    isStrict: true,
    query: {
      bbox: BBOX,
      since: optionalTimestamp('Only positions after this instant.'),
      types: SHIP_TYPE_PARAMETER,
      page: PAGE,
      size: PAGE_SIZE,
    },
    problems: [422],
    replies: { 200: ['A page of positions.', POSITION_PAGE] },
    async handle({ query: { bbox: box, since: sinceMs, types, ...rest } }) {
      const paging = pagingOf(rest);
      const found = await tracking.findPositions(definedMembers({ box, sinceMs, types }), paging);
      return json(pageJson(unwrap(found), paging, positionJson));
    },
  });
}

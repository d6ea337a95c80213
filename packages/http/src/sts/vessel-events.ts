import { VESSEL_EVENT_JSON, VESSEL_EVENT_KINDS, vesselEventJson } from '@roadstead/assessment';
import type { StoredVesselEvent, VesselEvents } from '@roadstead/service';
import { z } from 'zod';
import {
  definedMembers,
  id,
  mmsiNumber,
  PAGE,
  PAGE_SIZE,
  type Parameter,
  pagingOf,
  TIME_RANGE,
} from '../request/index.ts';
import {
  HttpError,
  json,
  type Operation,
  pageJson,
  responseObject,
  route,
  unwrap,
} from '../server/index.ts';

export const VESSEL_EVENT = responseObject('VesselEvent', {
  id: z.int(),
  ...VESSEL_EVENT_JSON.shape,
});

const VESSEL_EVENT_PAGE = responseObject('VesselEventPage', {
  items: z.array(VESSEL_EVENT),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  pages: z.int(),
});

const KIND: Parameter<(typeof VESSEL_EVENT_KINDS)[number]> = {
  schema: z.enum(VESSEL_EVENT_KINDS),
  rule: `must be ${VESSEL_EVENT_KINDS.join(' or ')}.`,
  description: 'Only events of this kind.',
  read: (text, reject) => VESSEL_EVENT_KINDS.find((kind) => kind === text) ?? reject('invalid'),
};

const ENDED: Parameter<boolean> = {
  schema: z.boolean(),
  rule: 'must be true or false.',
  description: 'Only events with an end, or only events that last or whose end is not known.',
  read: (text, reject) => (text === 'true' ? true : text === 'false' ? false : reject('malformed')),
};

const SCORE_MIN: Parameter<number> = {
  schema: z.number().min(0).max(1),
  rule: 'must be a number from 0 to 1.',
  description: 'Only one-sided candidates with at least this score.',
  read(text, reject) {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isNaN(value)) return reject('malformed');
    return value >= 0 && value <= 1 ? value : reject('invalid');
  },
};

const PERIOD = {
  ...TIME_RANGE,
  description:
    'Only events whose period, from begin to end or now, overlaps `[begin,end]`. Either end may be empty.',
};

/** Loitering, gaps and one-sided candidates (extension). @param vesselEvents null for a service that does not detect them */
export function vesselEventOperations(vesselEvents: VesselEvents | null): readonly Operation[] {
  return [
    route.get('/vessel-events', 'listVesselEvents', {
      summary: 'List events of one ship (extension)',
      description:
        'What one ship does while no other is heard beside it, the newest found first: `loitering` and `gap` by the definitions of Global ' +
        'Fishing Watch, and `one_sided_candidate`, a ship that may lie beside one that is not heard: a lead, with a score and reasons. ' +
        'They are never among the STS events. Every user may read them. 404 if the service does not detect them.',
      query: {
        kind: KIND,
        mmsi: mmsiNumber('Only events of this ship, and candidates that name it as `other_mmsi`.'),
        time_period: PERIOD,
        ended: ENDED,
        score_min: SCORE_MIN,
        page: PAGE,
        size: PAGE_SIZE,
      },
      problems: [404, 422],
      isList: true,
      replies: { 200: ['A page, the newest found first.', VESSEL_EVENT_PAGE] },
      async handle({ query }) {
        const { kind, mmsi, time_period: period = {}, ended, score_min: scoreMin } = query;
        const paging = pagingOf(query);
        const search = { ...period, ...definedMembers({ kind, mmsi, isEnded: ended, scoreMin }) };
        const page = await available(vesselEvents).list(paging, search);
        return json(pageJson(page, paging, vesselEventReply));
      },
    }),
    route.get('/vessel-events/{id}', 'getVesselEvent', {
      summary: 'Read an event of one ship (extension)',
      path: { id: id('vessel event') },
      problems: [404],
      replies: { 200: ['The event, in its newest state.', VESSEL_EVENT] },
      handle: async ({ path }) =>
        json(vesselEventReply(unwrap(await available(vesselEvents).get(path.id)))),
    }),
  ];
}

/** @throws HttpError for a service that does not detect events of one ship */
function available(vesselEvents: VesselEvents | null): VesselEvents {
  if (vesselEvents) return vesselEvents;
  const detail =
    'This service does not detect events of one ship: its setting `vesselEvents` is off.';
  throw new HttpError({ code: 'not-found', detail });
}

/** Returns an event of one ship, with its id. */
export function vesselEventReply(event: StoredVesselEvent): z.infer<typeof VESSEL_EVENT> {
  return { id: event.id, ...vesselEventJson(event) };
}

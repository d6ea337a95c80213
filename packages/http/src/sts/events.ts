import { STS_EVENT_JSON, timestampMs } from '@roadstead/model';
import { type Events, type EventTrack, storedEventJson } from '@roadstead/service';
import { z } from 'zod';
import {
  definedMembers,
  id,
  integer,
  mmsiNumber,
  PAGE,
  PAGE_SIZE,
  pagingOf,
  TIME_RANGE,
} from '../request/index.ts';
import {
  json,
  type Operation,
  pageJson,
  type ResponseCache,
  route,
  unwrap,
} from '../server/index.ts';
import { EVENT_ASSESSMENT, EVENT_PAGE, EVENT_TRACKS } from './event-schemas.ts';

const PATH_ID = { id: id('event') };
const CONFIGURATION_ID = integer(
  z.int(),
  'must be a whole number.',
  'Only events of this configuration.',
);
const PAGE_REPLY = {
  problems: [422],
  replies: { 200: ['A page, newest first.', EVENT_PAGE] },
} as const;
const EVENT_REPLY = { 200: ['The event.', STS_EVENT_JSON] } as const;

/**
 * @param cache for replies that depend on events only
 * @param eventTimeMs newest event time of the service; null before the first
 */
export function eventOperations(
  events: Events,
  cache: ResponseCache,
  eventTimeMs: () => number | null,
): readonly Operation[] {
  return [
    route.get('/s2s-events', 'listEvents', {
      summary: 'List STS events',
      query: {
        page: PAGE,
        size: PAGE_SIZE,
        time_period: TIME_RANGE,
        time_range: { ...TIME_RANGE, sameAs: 'time_period' },
      },
      ...PAGE_REPLY,
      cache,
      async handle({ user, query }) {
        const paging = pagingOf(query);
        const period = query.time_period ?? query.time_range ?? {};
        const page = await events.list(user, paging, period);
        // A period in the future overlaps no event yet; it will in time, without a change of any event.
        const isVolatile = (period.beginMs ?? -Infinity) > (eventTimeMs() ?? -Infinity);
        return { ...json(pageJson(page, paging, storedEventJson)), isVolatile };
      },
    }),
    route.get('/s2s-events/current', 'listCurrentEvents', {
      summary: 'List current STS events',
      query: { page: PAGE, size: PAGE_SIZE, configuration_id: CONFIGURATION_ID },
      ...PAGE_REPLY,
      cache,
      async handle({ user, query }) {
        const paging = pagingOf(query);
        const page = await events.listCurrent(user, paging, query.configuration_id);
        return json(pageJson(page, paging, storedEventJson));
      },
    }),
    route.get('/s2s-events/search', 'searchEvents', {
      summary: 'Find STS events by ships and configuration',
      description: 'Events that match all parameters of the query.',
      query: {
        mmsi: mmsiNumber('Only events with this ship, in either place.'),
        mmsi_other: mmsiNumber('Only events with this ship too.'),
        configuration_id: CONFIGURATION_ID,
        page: PAGE,
        size: PAGE_SIZE,
      },
      ...PAGE_REPLY,
      cache,
      async handle({ user, query }) {
        const { mmsi, mmsi_other: mmsiOther, configuration_id: configurationId } = query;
        const paging = pagingOf(query);
        const search = definedMembers({ mmsi, mmsiOther, configurationId });
        return json(pageJson(await events.search(user, paging, search), paging, storedEventJson));
      },
    }),
    ...singleEventOperations(events, cache),
  ];
}

function singleEventOperations(events: Events, cache: ResponseCache): readonly Operation[] {
  return [
    route.get('/s2s-events/{id}', 'getEvent', {
      summary: 'Read an STS event',
      path: PATH_ID,
      problems: [404],
      replies: EVENT_REPLY,
      cache,
      handle: async ({ user, path }) =>
        json(storedEventJson(unwrap(await events.get(user, path.id)))),
    }),
    route.get('/s2s-events/{id}/tracks', 'getEventTracks', {
      summary: "Read the tracks of an STS event's ships",
      description:
        'Every fix of each ship, from a time window before the activation to the deactivation, or now. If there is no fix at one of ' +
        'the ends, an interpolated vertex (`is_estimated`) closes the line.',
      path: PATH_ID,
      problems: [404],
      replies: { 200: ['Both tracks.', EVENT_TRACKS] },
      handle: async ({ user, path }) =>
        json(unwrap(await events.getTracks(user, path.id)).map(eventTrackJson)),
    }),
    route.get('/s2s-events/{id}/assessment', 'getEventAssessment', {
      summary: 'Assess an STS event',
      description:
        'An extension of the specification: the kind of the encounter, the probability of a transfer with its reasons, and the ' +
        'features that an analyst looks at, as they are known now. They are final a day after the end of the event.',
      path: PATH_ID,
      problems: [404],
      replies: { 200: ['The assessment.', EVENT_ASSESSMENT] },
      async handle({ user, path }) {
        const assessment = unwrap(await events.getAssessment(user, path.id));
        const { eventId, groupId, atFiring, ...rest } = assessment;
        return json({ s2s_event_id: eventId, group_id: groupId, at_firing: atFiring, ...rest });
      },
    }),
    route.post('/s2s-events/{id}/ack', 'acknowledgeEvent', {
      summary: 'Acknowledge an STS event',
      description: 'Only the first acknowledgement is stored; later ones change nothing.',
      path: PATH_ID,
      problems: [404],
      replies: EVENT_REPLY,
      handle: async ({ user, path }) =>
        json(storedEventJson(unwrap(await events.acknowledge(user, path.id)))),
    }),
  ];
}

function eventTrackJson({
  eventId,
  mmsi,
  vertices,
}: EventTrack): z.infer<typeof EVENT_TRACKS>[number] {
  return {
    type: 'FeatureCollection',
    s2s_event_id: eventId,
    mmsi,
    features: vertices.map(({ longitude, latitude, timeMs, sog, cog, isEstimated }, i) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        vertex_index: i,
        timestamp: timestampMs(timeMs),
        sog,
        cog,
        is_estimated: isEstimated,
      },
    })),
  };
}

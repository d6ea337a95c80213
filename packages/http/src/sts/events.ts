import {
  type Paged,
  type Paging,
  type Principal,
  STS_EVENT_JSON,
  timestampMs,
} from '@roadstead/model';
import {
  type Events,
  type EventTrack,
  type MaritimeService,
  type StoredEvent,
  storedEventJson,
} from '@roadstead/service';
import { z } from 'zod';
import { CHANGED_AFTER, withCursor } from '../changes/changed-after.ts';
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
  type OperationResponse,
  type ResponseCache,
  route,
  unwrap,
} from '../server/index.ts';
import { changedEvents, isCurrentOf, isOf, lastsWithin } from './changed-events.ts';
import { EVENT_ASSESSMENT, EVENT_PAGE, EVENT_TRACKS } from './event-schemas.ts';
import { EventTexts } from './event-texts.ts';

const PATH_ID = { id: id('event') };
const CONFIGURATION_ID = integer(
  z.int(),
  'must be a whole number.',
  'Only events of this configuration.',
);
const EVENT_LIST = {
  isList: true,
  problems: [410, 422],
  replies: { 200: ['A page, newest first.', EVENT_PAGE] },
} as const;
const EVENT_REPLY = { 200: ['The event.', STS_EVENT_JSON] } as const;

/**
 * @param cache for replies that depend on events only
 * @param eventTimeMs newest event time of the service; null before the first
 */
export function eventOperations(
  service: Pick<MaritimeService, 'events' | 'feed'>,
  cache: ResponseCache,
  eventTimeMs: () => number | null,
): readonly Operation[] {
  const { events } = service;
  const texts = new EventTexts();
  return [
    route.get('/s2s-events', 'listEvents', {
      summary: 'List STS events',
      query: {
        page: PAGE,
        size: PAGE_SIZE,
        time_period: TIME_RANGE,
        time_range: { ...TIME_RANGE, sameAs: 'time_period' },
        changed_after: CHANGED_AFTER,
      },
      ...EVENT_LIST,
      cache,
      async handle({ user, query }) {
        const paging = pagingOf(query);
        const period = query.time_period ?? query.time_range ?? {};
        const reply = await listed(
          { service, texts, user, paging, after: query.changed_after },
          lastsWithin(period),
          () => events.list(user, paging, period),
        );
        // A period in the future overlaps no event yet; it will in time, without a change of any event.
        const isVolatile = (period.beginMs ?? -Infinity) > (eventTimeMs() ?? -Infinity);
        return { ...reply, isVolatile };
      },
    }),
    route.get('/s2s-events/current', 'listCurrentEvents', {
      summary: 'List current STS events',
      query: {
        page: PAGE,
        size: PAGE_SIZE,
        configuration_id: CONFIGURATION_ID,
        changed_after: CHANGED_AFTER,
      },
      ...EVENT_LIST,
      cache,
      async handle({ user, query }) {
        const paging = pagingOf(query);
        const { configuration_id: configurationId, changed_after: after } = query;
        return listed({ service, texts, user, paging, after }, isCurrentOf(configurationId), () =>
          events.listCurrent(user, paging, configurationId),
        );
      },
    }),
    searchEvents(service, texts, cache),
    ...singleEventOperations(events, texts, cache),
  ];
}

function searchEvents(
  service: Pick<MaritimeService, 'events' | 'feed'>,
  texts: EventTexts,
  cache: ResponseCache,
): Operation {
  return route.get('/s2s-events/search', 'searchEvents', {
    summary: 'Find STS events by ships and configuration',
    description: 'Events that match all parameters of the query.',
    query: {
      mmsi: mmsiNumber('Only events with this ship, in either place.'),
      mmsi_other: mmsiNumber('Only events with this ship too.'),
      configuration_id: CONFIGURATION_ID,
      changed_after: CHANGED_AFTER,
      page: PAGE,
      size: PAGE_SIZE,
    },
    ...EVENT_LIST,
    cache,
    async handle({ user, query }) {
      const { mmsi, mmsi_other: mmsiOther, configuration_id: configurationId } = query;
      const paging = pagingOf(query);
      const search = definedMembers({ mmsi, mmsiOther, configurationId });
      return listed(
        { service, texts, user, paging, after: query.changed_after },
        isOf(search),
        () => service.events.search(user, paging, search),
      );
    },
  });
}

/** A request for a list of events. */
interface EventListRequest {
  readonly service: Pick<MaritimeService, 'events' | 'feed'>;
  readonly texts: EventTexts;
  readonly user: Principal;
  readonly paging: Paging;
  /** The cursor after which events have changed; undefined: all events. */
  readonly after: string | undefined;
}

/** Lists the events that have changed and match, or all of a list, with the cursor to continue from. */
function listed(
  { service, texts, user, paging, after }: EventListRequest,
  matches: (event: StoredEvent) => boolean,
  list: () => Promise<Paged<StoredEvent>>,
): Promise<OperationResponse> {
  return withCursor(service.feed, async () => {
    const page =
      after === undefined
        ? await list()
        : await changedEvents(service, user, after, paging, matches);
    return texts.page(page, paging);
  });
}

function singleEventOperations(
  events: Events,
  texts: EventTexts,
  cache: ResponseCache,
): readonly Operation[] {
  return [
    route.get('/s2s-events/{id}', 'getEvent', {
      summary: 'Read an STS event',
      path: PATH_ID,
      problems: [404],
      replies: EVENT_REPLY,
      cache,
      handle: async ({ user, path }) => ({
        status: 200,
        body: texts.of(unwrap(await events.get(user, path.id))),
      }),
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
        const { eventId, groupId, foundAtMs, atFiring, ...rest } = assessment;
        const found_at = foundAtMs === null ? null : timestampMs(foundAtMs);
        const ids = { s2s_event_id: eventId, group_id: groupId, found_at };
        return json({ ...ids, at_firing: atFiring, ...rest });
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

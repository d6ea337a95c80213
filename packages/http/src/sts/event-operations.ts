import type { StsArea } from '@roadstead/service';
import type { AskedByUser, Outcome, UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import {
  CONFIGURATION_ID,
  ID,
  mmsiParameter,
  PAGE,
  SIZE,
  TIME_RANGES,
} from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { readId } from '../read/read-id.ts';
import type { EventAnswers } from './event-answers.ts';
import { eventJson, eventTrackJson } from './event-json.ts';
import { EVENT, EVENT_PAGE, EVENT_TRACKS } from './event-schemas.ts';
import { pageJson } from './page-json.ts';

const MMSI = mmsiParameter('mmsi', 'Only events with this ship, in either place.');
const MMSI_OTHER = mmsiParameter('mmsi_other', 'Only events with this ship too.');
const ACCESS = 'users';
const PAGE_REPLY = {
  200: { description: 'A page, newest first.', content: { 'application/json': EVENT_PAGE } },
};
const EVENT_REPLY = { 200: { description: 'The event.', content: { 'application/json': EVENT } } };

/** @param eventTimeMs that the service has come to; null before */
export function eventOperations(
  sts: StsArea,
  answers: EventAnswers,
  eventTimeMs: () => number | null,
): readonly UserOperation[] {
  return [
    {
      method: 'GET',
      path: '/s2s-events',
      id: 'listEvents',
      access: ACCESS,
      summary: 'List STS events',
      queryParameters: [PAGE, SIZE, ...TIME_RANGES],
      replies: PAGE_REPLY,
      // What begins later overlaps nothing yet, and may do in a while without a change of any event.
      handle: (asked) =>
        beginMsOf(asked) <= (eventTimeMs() ?? Number.NEGATIVE_INFINITY)
          ? answers.get(asked, () => list(sts, asked))
          : list(sts, asked),
    },
    {
      method: 'GET',
      path: '/s2s-events/current',
      id: 'listCurrentEvents',
      access: ACCESS,
      summary: 'List STS events that last',
      queryParameters: [PAGE, SIZE, CONFIGURATION_ID],
      replies: PAGE_REPLY,
      handle: (asked) => answers.get(asked, () => listCurrent(sts, asked)),
    },
    {
      method: 'GET',
      path: '/s2s-events/search',
      id: 'searchEvents',
      access: ACCESS,
      summary: 'Find STS events by ships and configuration',
      description: 'What is not given does not matter; all that is given has to fit.',
      queryParameters: [MMSI, MMSI_OTHER, CONFIGURATION_ID, PAGE, SIZE],
      replies: PAGE_REPLY,
      handle: (asked) => answers.get(asked, () => search(sts, asked)),
    },
    {
      method: 'GET',
      path: '/s2s-events/{id}',
      id: 'getEvent',
      access: ACCESS,
      summary: 'Read an STS event',
      pathParameters: [ID],
      replies: EVENT_REPLY,
      handle: (asked) => answers.get(asked, () => read(sts, asked)),
    },
    {
      method: 'GET',
      path: '/s2s-events/{id}/tracks',
      id: 'getEventTracks',
      access: ACCESS,
      summary: "Read the tracks of an STS event's ships",
      description:
        'Every fix of each ship, from a time window before the activation to the deactivation, or now. Where no fix is at one of ' +
        'the ends, an interpolated vertex (`is_estimated`) closes the line.',
      pathParameters: [ID],
      replies: {
        200: { description: 'Both tracks.', content: { 'application/json': EVENT_TRACKS } },
      },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'event');
        if (!id.ok) return id;
        const tracks = await sts.eventTracks(caller, id.value);
        return answerReply(tracks, (each) => each.map(eventTrackJson));
      },
    },
    {
      method: 'POST',
      path: '/s2s-events/{id}/ack',
      id: 'acknowledgeEvent',
      access: ACCESS,
      summary: 'Acknowledge an STS event',
      description: 'The first acknowledgement stays: a second one changes nothing.',
      pathParameters: [ID],
      replies: EVENT_REPLY,
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'event');
        return id.ok ? answerReply(await sts.acknowledge(caller, id.value), eventJson) : id;
      },
    },
  ];
}

async function read(sts: StsArea, { caller, pathValues }: AskedByUser): Promise<Outcome> {
  const id = readId(pathValues[0], 'event');
  return id.ok ? answerReply(await sts.event(caller, id.value), eventJson) : id;
}

function beginMsOf({ query }: AskedByUser): number {
  return new QueryReader(query).timeRange().beginMs ?? Number.NEGATIVE_INFINITY;
}

async function list(sts: StsArea, { caller, query }: AskedByUser): Promise<Outcome> {
  const reader = new QueryReader(query);
  const paging = reader.paging();
  const period = reader.timeRange();
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  return jsonReply(pageJson(await sts.events(caller, paging, period), paging, eventJson));
}

async function listCurrent(sts: StsArea, { caller, query }: AskedByUser): Promise<Outcome> {
  const reader = new QueryReader(query);
  const paging = reader.paging();
  const configurationId = reader.integer(CONFIGURATION_ID);
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  const events = await sts.currentEvents(caller, paging, configurationId);
  return jsonReply(pageJson(events, paging, eventJson));
}

async function search(sts: StsArea, { caller, query }: AskedByUser): Promise<Outcome> {
  const reader = new QueryReader(query);
  const paging = reader.paging();
  const mmsi = reader.integer(MMSI);
  const mmsiOther = reader.integer(MMSI_OTHER);
  const configurationId = reader.integer(CONFIGURATION_ID);
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  const events = await sts.searchEvents(caller, paging, {
    ...(mmsi !== undefined && { mmsi }),
    ...(mmsiOther !== undefined && { mmsiOther }),
    ...(configurationId !== undefined && { configurationId }),
  });
  return jsonReply(pageJson(events, paging, eventJson));
}

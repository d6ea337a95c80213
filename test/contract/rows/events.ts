import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { SECOND_DAY, SEPARATED } from '../fleet-records.ts';
import { MILLISECONDS, milliseconds, NUMBER, PROBABILITY, TEXT, UUID } from '../forms.ts';
import { SEPARATED_EVENT, TIGHT_EVENT, TOGETHER_EVENT, WIDE_BODY } from '../initial-data.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { BASE, FIRST_PAGE, SEARCH, SEPARATED_JSON, TOGETHER_JSON } from './event-forms.ts';
import { LISTS } from './event-lists.ts';

const CONFIGURATIONS = `${BASE}/configurations`;
const ONE = '/s2s-events/{id}';
const TRACKS = '/s2s-events/{id}/tracks';
const ASSESSMENT = '/s2s-events/{id}/assessment';
const ACK = '/s2s-events/{id}/ack';

const vertex = (index: number, timestamp: unknown, isEstimated = false): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [NUMBER, 54.5] },
  properties: {
    vertex_index: index,
    ...{ timestamp, sog: NUMBER, cog: 90, is_estimated: isEstimated },
  },
});

/** Every second minute from midnight, until the ships were 500 m apart. */
const track = (mmsi: number): object => ({
  ...{ type: 'FeatureCollection', s2s_event_id: SEPARATED_EVENT, mmsi },
  features: [
    ...Array.from({ length: 32 }, (_, i) =>
      vertex(i, milliseconds(Date.UTC(2026, 5, 2, 0, 2 * i))),
    ),
    vertex(32, SEPARATED_JSON.deactivation_time, true),
  ],
});

/** Backfills the hour after midnight for a new configuration. */
async function backfill(
  api: ContractService,
  name: string,
): Promise<{ readonly configurationId: number; readonly eventId: number }> {
  const made = await api.request(`POST ${CONFIGURATIONS}`, { body: { ...WIDE_BODY, name } });
  const configurationId = (made.body as { id: number }).id;
  const query = { begin: SECOND_DAY, end: '2026-06-02T01:00:00Z' };
  const detect = `${CONFIGURATIONS}/{id}/detect`;
  const job = await api.request(`POST ${detect}`, { values: [configurationId], query });
  const isOver = ({ body }: { readonly body: unknown }): boolean =>
    (body as { status: string }).status === 'finished';
  const values = [configurationId, (job.body as { id: number }).id];
  await api.requestUntil(isOver, `GET ${detect}/{job}`, { values });
  const found = await api.request(`GET ${BASE}${SEARCH}`, {
    query: { configuration_id: configurationId },
  });
  const [event] = (found.body as { items: { id: number }[] }).items;
  return { configurationId, eventId: event.id };
}

const ONES: readonly Row[] = [
  {
    operation: `GET ${ONE}`,
    requirement: 'STS detection: GET /s2s-events/{id}, "STS event"',
    exchange: { request: { values: [SEPARATED_EVENT] }, response: ok(SEPARATED_JSON) },
  },
  {
    operation: `GET ${ONE}`,
    requirement: 'decision: owner, acl, "a user whose uuid is in `acl` reads"',
    exchange: { request: { as: 'bert', values: [TOGETHER_EVENT] }, response: ok(TOGETHER_JSON) },
  },
  ...[ONE, TRACKS, ASSESSMENT].flatMap((path): readonly Row[] => [
    {
      operation: `GET ${path}`,
      requirement: 'decision: owner, acl, "nobody else sees it (404)"',
      exchange: { request: { as: 'bert', values: [TIGHT_EVENT] }, response: problem(404) },
    },
    {
      operation: `GET ${path}`,
      requirement: 'decision: Error status, 404 unknown',
      exchange: { request: { values: [99] }, response: problem(404) },
    },
    {
      operation: `GET ${path}`,
      requirement: 'STS detection: "id integer"; decision: Error status, 400',
      exchange: { request: { values: ['x'] }, response: problem(400, ['id']) },
    },
  ]),
  {
    operation: `GET ${TRACKS}`,
    requirement:
      'Event track: "an array with one FeatureCollection per ship of the event"; every field; decision: Track of an event, every ' +
      'fix, and an estimated vertex that closes the line',
    exchange: {
      request: { values: [SEPARATED_EVENT] },
      response: ok([track(SEPARATED[0]), track(SEPARATED[1])]),
    },
  },
  {
    operation: `GET ${TRACKS}`,
    requirement:
      'decision: owner, acl, "Events, tracks and current lists follow their configuration"',
    exchange: {
      request: { as: 'bert', values: [SEPARATED_EVENT] },
      response: ok([track(SEPARATED[0]), track(SEPARATED[1])]),
    },
  },
  {
    operation: `GET ${ASSESSMENT}`,
    requirement: `${EXTENSION}: kind, probability, reasons and features of an event`,
    exchange: {
      request: { values: [SEPARATED_EVENT] },
      response: ok({
        ...{ s2s_event_id: SEPARATED_EVENT, uuid: UUID, group_id: UUID, at_firing: null },
        found_at: MILLISECONDS,
        now: { kind: TEXT, probability: PROBABILITY, reasons: expect.any(Array) },
        flags: [],
        features: expect.objectContaining({
          ...{ duration_seconds: NUMBER, begin: 'unheard', end: 'seen', earlier_meetings: 0 },
          first: expect.objectContaining({ speed_knots_median: NUMBER, partners: 0 }),
        }),
      }),
    },
  },
  {
    operation: `GET ${ONE}`,
    requirement:
      'decision: Events after their configuration, "an event copies owner, acl, name and severity when it fires, and outlives it"',
    exchange: async (api) => {
      const { configurationId, eventId } = await backfill(api, 'Gone');
      const values = [configurationId];
      const body = { ...WIDE_BODY, name: 'Renamed', severity: 'Warning' };
      await api.request(`PUT ${CONFIGURATIONS}/{id}`, { values, body });
      await api.request(`DELETE ${CONFIGURATIONS}/{id}`, { values });
      const copied = { id: eventId, name: 'Gone', configuration_id: configurationId };
      return {
        request: { values: [eventId] },
        response: ok({ ...SEPARATED_JSON, ...copied, found_in_past: true }),
      };
    },
  },
  {
    operation: `GET ${SEARCH}`,
    requirement:
      'decision: Order of lists, "newest first, by fired_time then id": both fired at the same instant',
    exchange: {
      request: { query: { mmsi: SEPARATED[0] } },
      response: ok({
        items: [expect.objectContaining({ name: 'Gone' }), SEPARATED_JSON],
        ...{ total: 2, ...FIRST_PAGE },
      }),
    },
  },
];

const ACKNOWLEDGED = (by: string, timeMs: number): object => ({
  modified_by: by,
  modified_at: milliseconds(timeMs),
  ack_state: 'acknowledged',
  ack_state_modified_ts: milliseconds(timeMs),
  ack_state_modified_by: by,
});

/** Last, since they change the events. */
const ACKS: readonly Row[] = [
  {
    operation: `POST ${ACK}`,
    requirement:
      'States: ack_state `undefined` → `acknowledged`, "set to the current time", "set to the caller"; decision: a user in `acl` acknowledges',
    exchange: async ({ clock }) => ({
      request: { as: 'bert', values: [SEPARATED_EVENT] },
      response: ok({ ...SEPARATED_JSON, ...ACKNOWLEDGED('bert', clock.now()) }),
    }),
  },
  {
    operation: `POST ${ACK}`,
    requirement: 'decision: Acknowledging twice, "harmless: the first acknowledgement stays"',
    exchange: async (api) => {
      const values = [TOGETHER_EVENT];
      await api.request(`POST ${BASE}${ACK}`, { values });
      const first = api.clock.now();
      api.clock.set(first + 60_000);
      return {
        request: { as: 'bert', values },
        response: ok({ ...TOGETHER_JSON, ...ACKNOWLEDGED('anna', first) }),
      };
    },
  },
  {
    operation: `GET ${ONE}`,
    requirement: 'States: ack_state, "nothing moves out of `acknowledged`"; readers see it',
    exchange: {
      request: { values: [SEPARATED_EVENT] },
      response: ok({
        ...SEPARATED_JSON,
        ...{ modified_by: 'bert', ack_state: 'acknowledged', ack_state_modified_by: 'bert' },
        modified_at: MILLISECONDS,
        ack_state_modified_ts: MILLISECONDS,
      }),
    },
  },
  {
    operation: `POST ${ACK}`,
    requirement: 'decision: owner, acl, "nobody else sees it (404)"',
    exchange: { request: { as: 'carl', values: [SEPARATED_EVENT] }, response: problem(404) },
  },
  {
    operation: `POST ${ACK}`,
    requirement: 'States: ack_state, "event exists"; decision: 404 unknown',
    exchange: { request: { values: [99] }, response: problem(404) },
  },
  {
    operation: `POST ${ACK}`,
    requirement: 'STS detection: "id integer"; decision: Error status, 400',
    exchange: { request: { values: ['x'] }, response: problem(400, ['id']) },
  },
];

export const EVENT_ROWS: readonly Row[] = [...LISTS, ...ONES, ...ACKS];

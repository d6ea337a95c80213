import { expect } from 'vitest';
import { FIRST_DAY, HEARD_UNTIL_MS, PARTED, SECOND_DAY, TOGETHER, UNHEARD } from '../fleet.ts';
import { MILLISECONDS, milliseconds, NUMBER, UUID } from '../forms.ts';
import { ok, problem, type Row, type Sent } from '../row.ts';
import { PARTED_EVENT, TIGHT, TIGHT_EVENT, TOGETHER_EVENT, WIDE, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';

const BASE = '/api/ingress/event-detection';
const CONFIGURATIONS = `${BASE}/configurations`;
const LIST = '/s2s-events';
const CURRENT = '/s2s-events/current';
const SEARCH = '/s2s-events/search';
const ONE = '/s2s-events/{id}';
const TRACKS = '/s2s-events/{id}/tracks';
const ACK = '/s2s-events/{id}/ack';

const point = (longitude: unknown): object => ({ type: 'Point', coordinates: [longitude, 54.5] });
const DETECTED = {
  ...{ uuid: UUID, created_at: MILLISECONDS, modified_at: MILLISECONDS },
  ...{ created_by: 'detector', modified_by: 'detector' },
};
const UNDEFINED = {
  ack_state: 'undefined',
  ack_state_modified_ts: null,
  ack_state_modified_by: null,
};

/** It began at midnight, fired half an hour later, and ended when they were 500 m apart. */
const PARTED_JSON = {
  ...DETECTED,
  ...UNDEFINED,
  id: PARTED_EVENT,
  s2s_pair: {
    first: {
      mmsi: PARTED[0],
      activation_position: point(6),
      fired_position: point(6),
      deactivation_position: point(6),
    },
    second: {
      mmsi: PARTED[1],
      activation_position: point(6.001),
      fired_position: point(6.001),
      deactivation_position: point(expect.closeTo(6.0077, 4)),
    },
  },
  ...{ mmsi_first: PARTED[0], mmsi_second: PARTED[1] },
  fired_time: '2026-06-02T00:30:00.000Z',
  activation_time: '2026-06-02T00:00:00.000Z',
  deactivation_time: expect.stringMatching(/^2026-06-02T01:03:3\d\.\d{3}Z$/),
  severity: 'Alarm',
  name: 'North Sea',
  configuration_id: WIDE,
  activation_text:
    'Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes',
};

const lying = (mmsi: number, longitude: number): object => ({
  mmsi,
  activation_position: point(longitude),
  fired_position: point(longitude),
  deactivation_position: null,
});
/** It began at two and goes on. */
const TOGETHER_JSON = {
  ...PARTED_JSON,
  id: TOGETHER_EVENT,
  s2s_pair: { first: lying(TOGETHER[0], 7), second: lying(TOGETHER[1], 7.001) },
  ...{ mmsi_first: TOGETHER[0], mmsi_second: TOGETHER[1] },
  fired_time: '2026-06-02T02:30:00.000Z',
  activation_time: '2026-06-02T02:00:00.000Z',
  deactivation_time: null,
  activation_text:
    'Ships 211000003 and 211000004 stayed within 500 meters of each other for 30 minutes',
};
const TIGHT_JSON = {
  ...TOGETHER_JSON,
  id: TIGHT_EVENT,
  fired_time: '2026-06-02T02:20:00.000Z',
  ...{ severity: 'Note', name: 'Tight', configuration_id: TIGHT },
  activation_text:
    'Ships 211000003 and 211000004 stayed within 100 meters of each other for 20 minutes',
};

const FIRST_PAGE = { page: 1, size: 50, pages: 1 };

/** A list is asked for, and these events come back. */
function listed(
  path: string,
  shows: string,
  send: Sent,
  items: readonly object[],
  page: object = { total: items.length, ...FIRST_PAGE },
): Row {
  return { operation: `GET ${path}`, shows, exchange: { send, back: ok({ items, ...page }) } };
}

function refused(
  path: string,
  shows: string,
  status: number,
  query: Sent['query'] & object,
  ...pointers: readonly string[]
): Row {
  return {
    operation: `GET ${path}`,
    shows,
    exchange: { send: { query }, back: problem(status, pointers) },
  };
}

const NONE = { total: 0, ...FIRST_PAGE, pages: 0 };
const RANGE = 'decision: Event time range';
const overlaps = `${RANGE}, "events whose life [activation, deactivation or now] overlaps it"`;

const LISTS: readonly Row[] = [
  listed(
    LIST,
    'STS detection: GET /s2s-events, "paged list of STS events"; STS event: every field; decision: newest first',
    {},
    [TOGETHER_JSON, TIGHT_JSON, PARTED_JSON],
  ),
  listed(
    LIST,
    'STS detection: GET /s2s-events, "query: page integer, size integer"',
    { query: { page: 2, size: 2 } },
    [PARTED_JSON],
    { total: 3, page: 2, size: 2, pages: 2 },
  ),
  listed(
    LIST,
    'decision: Paging, "a page past the end: empty items, true total and pages"',
    { query: { page: 9, size: 2 } },
    [],
    { total: 3, page: 9, size: 2, pages: 2 },
  ),
  ...['time_period', 'time_range'].flatMap((name) => [
    listed(
      LIST,
      `STS detection: GET /s2s-events, "named \`time_period\` in the description and \`time_range\` in the request sample": ${name}; ${overlaps}`,
      { query: { [name]: '[2026-06-02T01:03:30Z,2026-06-02T01:59:59Z]' } },
      [PARTED_JSON],
    ),
    listed(
      LIST,
      `${overlaps}: ${name} after the one and before the others`,
      { query: { [name]: '[2026-06-02T01:03:40Z,2026-06-02T01:59:59.999Z]' } },
      [],
      NONE,
    ),
  ]),
  listed(
    LIST,
    `${RANGE}, "either end may be empty": the beginning`,
    { query: { time_range: '[,2026-06-02T00:00:00Z]' } },
    [PARTED_JSON],
  ),
  listed(
    LIST,
    `${RANGE}, "either end may be empty": the end; ${overlaps}: current ones until now`,
    { query: { time_period: `[${milliseconds(HEARD_UNTIL_MS)},]` } },
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    LIST,
    `${overlaps}: later than now overlaps none`,
    { query: { time_period: '[2026-07-01T00:00:00Z,]' } },
    [],
    NONE,
  ),
  listed(
    LIST,
    `decision: Timestamps in, "any RFC 3339"; ${RANGE}, both given and the same`,
    {
      query: {
        time_period: '[2026-06-02T01:30:00+02:00,2026-06-02t00:00:00.000z]',
        time_range: '[2026-06-01T23:30:00Z,2026-06-02T00:00:00Z]',
      },
    },
    [PARTED_JSON],
  ),
  refused(
    LIST,
    `${RANGE}, "both given and different: 400"`,
    400,
    { time_period: '[2026-06-01T00:00:00Z,]', time_range: '[2026-06-02T00:00:00Z,]' },
    'time_range',
  ),
  refused(
    LIST,
    `${RANGE}; decision: 400 malformed parameter`,
    400,
    { time_range: FIRST_DAY },
    'time_range',
  ),
  refused(
    LIST,
    'decision: Timestamps in, "any RFC 3339, else 400"',
    400,
    { time_period: '[yesterday,]' },
    'time_period',
  ),
  ...[LIST, CURRENT, SEARCH].flatMap((path) => [
    refused(path, 'decision: Paging, "1 to 1000; outside: 422": size', 422, { size: 1001 }, 'size'),
    refused(path, 'decision: Paging, "1 to 1000; outside: 422": none', 422, { size: 0 }, 'size'),
    refused(path, 'decision: Paging, "`page` from 1"; outside: 422', 422, { page: 0 }, 'page'),
    refused(
      path,
      'Endpoints: "page integer"; decision: 400 malformed parameter',
      400,
      { page: 'first', size: '1.5' },
      'page',
      'size',
    ),
  ]),
  listed(
    LIST,
    'decision: owner, acl, "Events follow their configuration": bert is in one acl',
    { as: 'bert' },
    [TOGETHER_JSON, PARTED_JSON],
  ),
  listed(LIST, 'decision: owner, acl, "nobody else sees it"', { as: 'carl' }, [], NONE),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "paged list of current events"; States: "only current events are listed"',
    {},
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "configuration_id integer"',
    { query: { configuration_id: TIGHT } },
    [TIGHT_JSON],
  ),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "page integer, size integer"',
    { query: { page: 2, size: 1 } },
    [TIGHT_JSON],
    { total: 2, page: 2, size: 1, pages: 2 },
  ),
  listed(
    CURRENT,
    'decision: owner, acl, "current lists follow their configuration"',
    { as: 'bert' },
    [TOGETHER_JSON],
  ),
  refused(
    CURRENT,
    'Endpoints: "configuration_id integer"; decision: 400',
    400,
    { configuration_id: 'x' },
    'configuration_id',
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi integer"',
    { query: { mmsi: PARTED[1] } },
    [PARTED_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi_other integer"',
    { query: { mmsi_other: PARTED[0] } },
    [PARTED_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi integer, mmsi_other integer": in either place',
    { query: { mmsi: TOGETHER[1], mmsi_other: TOGETHER[0] } },
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search: both have to be in it',
    { query: { mmsi: TOGETHER[1], mmsi_other: PARTED[0] } },
    [],
    NONE,
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "configuration_id integer"',
    { query: { mmsi: TOGETHER[0], configuration_id: TIGHT } },
    [TIGHT_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search: of no event',
    { query: { mmsi: UNHEARD } },
    [],
    NONE,
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "page integer, size integer"',
    { query: { page: 2, size: 2 } },
    [PARTED_JSON],
    { total: 3, page: 2, size: 2, pages: 2 },
  ),
  listed(SEARCH, 'decision: owner, acl', { as: 'carl', query: { mmsi: PARTED[0] } }, [], NONE),
  refused(
    SEARCH,
    'Endpoints: "mmsi integer"; decision: 400',
    400,
    { mmsi: 'x', mmsi_other: '' },
    'mmsi',
    'mmsi_other',
  ),
];

const vertex = (index: number, timestamp: unknown, isEstimated = false): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [NUMBER, 54.5] },
  properties: {
    vertex_index: index,
    ...{ timestamp, sog: NUMBER, cog: 90, is_estimated: isEstimated },
  },
});
/** Every second minute from midnight on, until they were 500 m apart. */
const track = (mmsi: number): object => ({
  ...{ type: 'FeatureCollection', s2s_event_id: PARTED_EVENT, mmsi },
  features: [
    ...Array.from({ length: 32 }, (_, i) =>
      vertex(i, milliseconds(Date.UTC(2026, 5, 2, 0, 2 * i))),
    ),
    vertex(32, PARTED_JSON.deactivation_time, true),
  ],
});

/** What a configuration finds in the hour after midnight, when it is made at three. */
async function findInPast(
  world: World,
  name: string,
): Promise<{ readonly configurationId: number; readonly eventId: number }> {
  const made = await world.ask(`POST ${CONFIGURATIONS}`, { body: { ...WIDE_BODY, name } });
  const configurationId = (made.body as { id: number }).id;
  const query = { begin: SECOND_DAY, end: '2026-06-02T01:00:00Z' };
  const detect = `${CONFIGURATIONS}/{id}/detect`;
  const job = await world.ask(`POST ${detect}`, { values: [configurationId], query });
  const isOver = ({ body }: { readonly body: unknown }): boolean =>
    (body as { status: string }).status === 'finished';
  const values = [configurationId, (job.body as { id: number }).id];
  await world.until(isOver, `GET ${detect}/{job}`, { values });
  const found = await world.ask(`GET ${BASE}${SEARCH}`, {
    query: { configuration_id: configurationId },
  });
  const [event] = (found.body as { items: { id: number }[] }).items;
  return { configurationId, eventId: event.id };
}

const ONES: readonly Row[] = [
  {
    operation: `GET ${ONE}`,
    shows: 'STS detection: GET /s2s-events/{id}, "STS event"',
    exchange: { send: { values: [PARTED_EVENT] }, back: ok(PARTED_JSON) },
  },
  {
    operation: `GET ${ONE}`,
    shows: 'decision: owner, acl, "a user whose uuid is in `acl` reads"',
    exchange: { send: { as: 'bert', values: [TOGETHER_EVENT] }, back: ok(TOGETHER_JSON) },
  },
  ...[ONE, TRACKS].flatMap((path): readonly Row[] => [
    {
      operation: `GET ${path}`,
      shows: 'decision: owner, acl, "nobody else sees it (404)"',
      exchange: { send: { as: 'bert', values: [TIGHT_EVENT] }, back: problem(404) },
    },
    {
      operation: `GET ${path}`,
      shows: 'decision: Error status, 404 unknown',
      exchange: { send: { values: [99] }, back: problem(404) },
    },
    {
      operation: `GET ${path}`,
      shows: 'STS detection: "id integer"; decision: Error status, 400',
      exchange: { send: { values: ['x'] }, back: problem(400, ['id']) },
    },
  ]),
  {
    operation: `GET ${TRACKS}`,
    shows:
      'Event track: "an array with one FeatureCollection per ship of the event"; every field; decision: Track of an event, every ' +
      'fix, and an estimated vertex that closes the line',
    exchange: {
      send: { values: [PARTED_EVENT] },
      back: ok([track(PARTED[0]), track(PARTED[1])]),
    },
  },
  {
    operation: `GET ${TRACKS}`,
    shows: 'decision: owner, acl, "Events, tracks and current lists follow their configuration"',
    exchange: {
      send: { as: 'bert', values: [PARTED_EVENT] },
      back: ok([track(PARTED[0]), track(PARTED[1])]),
    },
  },
  {
    operation: `GET ${ONE}`,
    shows:
      'decision: Events after their configuration, "an event copies owner, acl, name and severity when it fires, and outlives it"',
    exchange: async (world) => {
      const { configurationId, eventId } = await findInPast(world, 'Gone');
      const values = [configurationId];
      const body = { ...WIDE_BODY, name: 'Renamed', severity: 'Warning' };
      await world.ask(`PUT ${CONFIGURATIONS}/{id}`, { values, body });
      await world.ask(`DELETE ${CONFIGURATIONS}/{id}`, { values });
      const copied = { id: eventId, name: 'Gone', configuration_id: configurationId };
      return {
        send: { values: [eventId] },
        back: ok({ ...PARTED_JSON, ...copied, found_in_past: true }),
      };
    },
  },
  {
    operation: `GET ${SEARCH}`,
    shows:
      'decision: Order of lists, "newest first, by fired_time then id": both fired at the same instant',
    exchange: {
      send: { query: { mmsi: PARTED[0] } },
      back: ok({
        items: [expect.objectContaining({ name: 'Gone' }), PARTED_JSON],
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
    shows:
      'States: ack_state `undefined` → `acknowledged`, "set to the current time", "set to the caller"; decision: a user in `acl` acknowledges',
    exchange: async ({ clock }) => ({
      send: { as: 'bert', values: [PARTED_EVENT] },
      back: ok({ ...PARTED_JSON, ...ACKNOWLEDGED('bert', clock.now()) }),
    }),
  },
  {
    operation: `POST ${ACK}`,
    shows: 'decision: Acknowledging twice, "harmless: the first acknowledgement stays"',
    exchange: async (world) => {
      const values = [TOGETHER_EVENT];
      await world.ask(`POST ${BASE}${ACK}`, { values });
      const first = world.clock.now();
      world.clock.set(first + 60_000);
      return {
        send: { as: 'bert', values },
        back: ok({ ...TOGETHER_JSON, ...ACKNOWLEDGED('anna', first) }),
      };
    },
  },
  {
    operation: `GET ${ONE}`,
    shows: 'States: ack_state, "nothing moves out of `acknowledged`"; who reads sees it',
    exchange: {
      send: { values: [PARTED_EVENT] },
      back: ok({
        ...PARTED_JSON,
        ...{ modified_by: 'bert', ack_state: 'acknowledged', ack_state_modified_by: 'bert' },
        ack_state_modified_ts: MILLISECONDS,
      }),
    },
  },
  {
    operation: `POST ${ACK}`,
    shows: 'decision: owner, acl, "nobody else sees it (404)"',
    exchange: { send: { as: 'carl', values: [PARTED_EVENT] }, back: problem(404) },
  },
  {
    operation: `POST ${ACK}`,
    shows: 'States: ack_state, "event exists"; decision: 404 unknown',
    exchange: { send: { values: [99] }, back: problem(404) },
  },
  {
    operation: `POST ${ACK}`,
    shows: 'STS detection: "id integer"; decision: Error status, 400',
    exchange: { send: { values: ['x'] }, back: problem(400, ['id']) },
  },
];

export const EVENT_ROWS: readonly Row[] = [...LISTS, ...ONES, ...ACKS];

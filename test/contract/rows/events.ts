import { expect } from 'vitest';
import { PARTED, SECOND_DAY } from '../fleet.ts';
import { MILLISECONDS, milliseconds, NUMBER } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { PARTED_EVENT, TIGHT_EVENT, TOGETHER_EVENT, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';
import { BASE, FIRST_PAGE, PARTED_JSON, SEARCH, TOGETHER_JSON } from './event-forms.ts';
import { LISTS } from './event-lists.ts';

const CONFIGURATIONS = `${BASE}/configurations`;
const ONE = '/s2s-events/{id}';
const TRACKS = '/s2s-events/{id}/tracks';
const ACK = '/s2s-events/{id}/ack';

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
        modified_at: MILLISECONDS,
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

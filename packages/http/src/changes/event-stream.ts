import { failWith, type Principal } from '@roadstead/model';
import { CHANGE_KINDS, type MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import { definedMembers, integer, mmsiNumber } from '../request/index.ts';
import { type Operation, route, unwrap } from '../server/index.ts';
import { SSE_TYPE } from '../stream/sse-response.ts';
import type { StreamRegistry } from '../stream/stream-registry.ts';
import { ChangeMessages } from './change-messages.ts';
import { AFTER, KINDS } from './change-parameters.ts';
import { ChangeSource } from './change-source.ts';
import { EVENT_STREAM_MESSAGE } from './event-stream-schemas.ts';

/** Kinds of changes of STS events. */
const EVENT_KINDS = CHANGE_KINDS.filter((kind) => kind.startsWith('event-'));

const QUERY = {
  after: { ...AFTER, description: `${AFTER.description} \`Last-Event-ID\` precedes it.` },
  kinds: { ...KINDS, description: `${KINDS.description} Default: those of STS events.` },
  configuration_id: integer(
    z.int(),
    'must be a whole number.',
    'Only events of this configuration.',
  ),
  mmsi: mmsiNumber('Only changes that concern this ship.'),
};

/** L7: the stream of changes, as server-sent events or a WebSocket. */
export function eventStreamOperations(
  service: MaritimeService,
  streams: StreamRegistry,
): readonly Operation[] {
  const messages = new ChangeMessages(service.tracking);
  return [
    route.get('/events', 'streamEvents', {
      summary: 'Follow events as a stream',
      description:
        'Server-sent events, or a WebSocket if the request asks for one (`Upgrade: websocket`). The first message is `ready`, with the filters as ' +
        'understood, the cursor at which the stream begins and the number of events so far that match; then each change as in `/api/stream/changes`, ' +
        'a `heartbeat` each 15 s with the cursor and the newest time of data, and `end` with the reason where the service ends the stream. The `id` of a ' +
        'message is its cursor: `Last-Event-ID` or `after` continues there, and nothing is lost or repeated. Unknown parameters are refused, and so is a configuration that ' +
        'the user cannot read, unless the stream is resumed.',
      query: QUERY,
      isStrict: true,
      problems: [410, 422],
      messages: { sent: EVENT_STREAM_MESSAGE },
      replies: {
        200: [
          'The messages: the schema is that of the data of one.',
          { [SSE_TYPE]: EVENT_STREAM_MESSAGE },
        ],
        101: ['The WebSocket is open; it has the same messages.'],
      },
      async handle({ context, user, query }) {
        const { configuration_id: configurationId, mmsi, kinds = EVENT_KINDS } = query;
        const begin = context.req.header('last-event-id') ?? query.after;
        // A stream that is resumed may be of one that was removed meanwhile.
        if (begin === undefined && configurationId !== undefined)
          await requireConfiguration(service, user, configurationId);
        // Named wrongly, it is a problem now; without one the stream begins here.
        const { next } = unwrap(
          await service.feed.read(user, { ...(begin !== undefined && { after: begin }), limit: 1 }),
        );
        const current = await service.events.search(
          user,
          { page: 1, size: 1 },
          definedMembers({ mmsi, configurationId }),
        );
        const filters = { kinds, ...definedMembers({ configurationId, mmsi }) };
        const ready = {
          filters: { kinds, configuration_id: configurationId ?? null, mmsi: mmsi ?? null },
          matching_events: current.total,
        };
        return streams.open({
          ...{ context, user },
          createSource: (reader) =>
            new ChangeSource({ service, messages, reader, filters, after: begin ?? next, ready }),
        });
      },
    }),
  ];
}

/** @throws HttpError 422 if the user cannot read the configuration: its stream would be silent */
async function requireConfiguration(
  { configurations }: MaritimeService,
  user: Principal,
  id: number,
): Promise<void> {
  if ((await configurations.get(user, id)).ok) return;
  const detail = `The configuration ${id} does not exist.`;
  const problem = { pointer: 'configuration_id', detail };
  unwrap(failWith('invalid', 'The subscription is invalid.', [problem]));
}

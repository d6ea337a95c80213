import type { MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import { definedMembers, integer } from '../request/index.ts';
import { json, type RouteGroup, route, unwrap } from '../server/index.ts';
import type { StreamRegistry } from '../stream/stream-registry.ts';
import { changesJson } from './change-json.ts';
import { AFTER, KINDS } from './change-parameters.ts';
import { CHANGE_PAGE } from './change-schemas.ts';
import { eventStreamOperations } from './event-stream.ts';

const LIMIT_MAX = 1000;
/** Shorter than proxies and clients wait for a response. */
const WAIT_SECONDS_MAX = 30;

/** L5, L7: the feed of changes (extension). @param streams undefined for a host without streams */
export function changesRoutes(service: MaritimeService, streams?: StreamRegistry): RouteGroup {
  const { feed, tracking } = service;
  return {
    name: 'Changes',
    base: '/api/stream',
    description:
      'The durable feed of changes of events, port calls, predictions, jobs, configurations and shapes (extension): each with the whole ' +
      'object, in the order in which they were stored. A client that continues at `next` misses and repeats nothing, also after a restart of the ' +
      'service.',
    operations: [
      route.get('/changes', 'listChanges', {
        summary: 'Read changes after a cursor, or wait for one',
        description:
          'Returns at once if there are changes after the cursor, otherwise waits for one. Without `after` it returns the newest cursor at once. 410 if ' +
          'the feed cannot be continued at the cursor: read the lists of the objects anew, and continue from the newest cursor. Unknown parameters ' +
          'are refused.',
        isStrict: true,
        query: {
          after: AFTER,
          kinds: KINDS,
          limit: integer(
            z.int().min(1).max(LIMIT_MAX),
            `must be a whole number from 1 to ${LIMIT_MAX}.`,
            `The most changes to return, 1 to ${LIMIT_MAX}, default 100.`,
          ),
          wait: integer(
            z.int().min(0).max(WAIT_SECONDS_MAX),
            `must be a whole number from 0 to ${WAIT_SECONDS_MAX}.`,
            `The seconds to wait for a change, 0 to ${WAIT_SECONDS_MAX}, default ${WAIT_SECONDS_MAX} with \`after\` and 0 without.`,
          ),
        },
        problems: [410, 422],
        replies: { 200: ['Changes, none if nothing changed within the wait.', CHANGE_PAGE] },
        async handle({ context, user, query }) {
          const { after, kinds, limit, wait = after === undefined ? 0 : WAIT_SECONDS_MAX } = query;
          const page = unwrap(
            await feed.read(user, {
              ...definedMembers({ after, kinds, limit }),
              waitMs: wait * 1000,
              signal: context.req.raw.signal,
            }),
          );
          const changes = await changesJson(page.changes, tracking);
          return json({ changes, next: page.next, has_more: page.hasMore });
        },
      }),
      ...(streams ? eventStreamOperations(service, streams) : []),
    ],
  };
}

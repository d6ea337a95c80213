import { CHANGE_KINDS, type ChangeKind, type MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import { definedMembers, integer, type Parameter } from '../request/index.ts';
import { json, type RouteGroup, route, unwrap } from '../server/index.ts';
import { changesJson } from './change-json.ts';
import { CHANGE_PAGE } from './change-schemas.ts';

const LIMIT_MAX = 1000;
/** Shorter than proxies and clients wait for a response. */
const WAIT_SECONDS_MAX = 30;

/** The cursor after which changes are read. */
const AFTER: Parameter<string> = {
  schema: z.string(),
  rule: 'must be a cursor of an earlier response.',
  description: 'The cursor after which changes are returned; default: the newest.',
  read: (text) => text,
};

/** The kinds of changes. */
const KINDS: Parameter<readonly ChangeKind[]> = {
  schema: z.string(),
  rule: `must be kinds of changes with commas between them: ${CHANGE_KINDS.join(', ')}.`,
  description: `Only changes of these kinds, with commas between them: ${CHANGE_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
  isList: true,
  read(text, reject) {
    const kinds = text.split(',').map((each) => CHANGE_KINDS.find((kind) => kind === each.trim()));
    return kinds.every((kind) => kind !== undefined) ? kinds : reject('invalid');
  },
};

/** L5, L7: the feed of changes (extension). */
export function changesRoutes({ feed, tracking }: MaritimeService): RouteGroup {
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
          'the feed cannot be continued at the cursor: read the lists of the objects anew, and continue from the newest cursor.',
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
    ],
  };
}

import { type DomainError, failure, type Principal, type Result } from '@roadstead/model';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type RecordableChange,
  type ServiceFeed,
} from '@roadstead/service';
import { z } from 'zod';
import type { Parameter } from '../request/index.ts';
import { HttpError, type OperationResponse, unwrap } from '../server/index.ts';

/** Changes of one request; whoever is further behind reads the whole list faster. */
const CHANGES_MAX = 10_000;
const PAGE_CHANGES = 1000;

/** The cursor after which objects of a list have changed. */
export const CHANGED_AFTER: Parameter<string> = {
  schema: z.string(),
  rule: 'must be a cursor of an earlier response.',
  description:
    'Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in ' +
    '`/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list.',
  read: (text) => text,
};

/** Returns a list with the cursor that precedes it: what changes after the list was read, has a later one. */
export async function withCursor(
  feed: ServiceFeed,
  list: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  const cursor = await feed.getCursor();
  const reply = await list();
  return { ...reply, headers: { ...reply.headers, 'feed-cursor': cursor } };
}

/**
 * Returns the ids of the objects of a type that have changed after a cursor, each once.
 * @throws HttpError 410 for a cursor at which the feed cannot be continued, or more than 10 000 changes
 */
export async function changedIds<Type extends RecordableChange['type'], Id>(
  {
    feed,
    user,
    after,
  }: { readonly feed: ServiceFeed; readonly user: Principal; readonly after: string },
  type: Type,
  idOf: (change: Extract<RecordableChange, { readonly type: Type }>) => Id,
): Promise<readonly Id[]> {
  const kinds = CHANGE_KINDS.filter((kind: ChangeKind) => kind.startsWith(`${type}-`));
  const ids = new Set<Id>();
  let cursor = after;
  for (let read = 0; read < CHANGES_MAX; read += PAGE_CHANGES) {
    const page = unwrap(
      named(await feed.read(user, { after: cursor, kinds, limit: PAGE_CHANGES })),
    );
    for (const { change } of page.changes)
      ids.add(idOf(change as Extract<RecordableChange, { readonly type: Type }>));
    if (!page.hasMore) return [...ids];
    cursor = page.next;
  }
  const detail = `There are more than ${CHANGES_MAX} changes after the cursor. Read the whole list.`;
  throw new HttpError({ code: 'gone', detail });
}

/** Problems of the cursor get the name that the parameter has here. */
function named<Value>(read: Result<Value, DomainError>): Result<Value, DomainError> {
  if (read.ok || read.error.problems === undefined) return read;
  const problems = read.error.problems.map((each) => ({ ...each, pointer: 'changed_after' }));
  return failure({ ...read.error, problems });
}

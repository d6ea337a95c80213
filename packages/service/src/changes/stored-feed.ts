import type { ChangeFeed, FeedPage } from '@roadstead/contracts';
import {
  type DomainError,
  failWith,
  type Principal,
  type Result,
  readerOf,
  success,
} from '@roadstead/model';
import type { Observable } from 'rxjs';
import { setCancelableTimeout, yieldToEventLoop } from '../operations/timers.ts';
import { FeedSignal } from './feed-signal.ts';
import { FollowedChanges } from './followed-changes.ts';
import type { ReportError } from './guarded-observable.ts';
import { cursorOf, type RecordedChange, recordedChangeOf } from './recorded-change.ts';
import type { ChangePage, ChangePageQuery, ChangeQuery, ServiceFeed } from './service-feed.ts';

const LIMIT = 100;
/** Entries that one call examines for those of some kinds; a call takes some tens of milliseconds then. */
const EXAMINED_MAX = 10_000;
const READ_AT_ONCE = 500;
/** The id of a feed, and a number of up to 16 digits. */
const CURSOR = /^(.*)-(0|[1-9]\d{0,15})$/;

/** A place in a feed. */
interface Cursor {
  readonly feedId: string;
  readonly number: number;
}

/** The feed of a store, as callers read it. */
export class StoredFeed implements ServiceFeed {
  readonly #feed: ChangeFeed;
  readonly #reportError: ReportError;
  readonly #signal: FeedSignal;

  constructor(feed: ChangeFeed, reportError: ReportError) {
    this.#feed = feed;
    this.#reportError = reportError;
    this.#signal = new FeedSignal(feed);
  }

  async getCursor(): Promise<string> {
    const { id, newest } = await this.#feed.bounds();
    return cursorOf(id, newest);
  }

  async read(
    caller: Principal,
    { waitMs = 0, signal, ...query }: ChangePageQuery = {},
  ): Promise<Result<ChangePage>> {
    if (waitMs === 0) return this.#read(caller, query);
    const ended = new AbortController();
    const cancel = setCancelableTimeout(waitMs, () => ended.abort());
    try {
      return await this.#readOrWait(
        caller,
        query,
        signal ? AbortSignal.any([ended.signal, signal]) : ended.signal,
      );
    } finally {
      cancel();
    }
  }

  changes(
    caller: Principal,
    { after, ...query }: ChangeQuery = {},
  ): Observable<RecordedChange> & AsyncIterable<RecordedChange> {
    return new FollowedChanges(
      async (next, signal) => {
        const from = next ?? after ?? (await this.getCursor());
        return this.#readOrWait(caller, { ...query, after: from }, signal);
      },
      this.#signal,
      this.#reportError,
    );
  }

  /** Ends all waits; those who follow the feed receive what is in it. */
  stop(): void {
    this.#signal.stop();
  }

  /** Reads a page that is not empty, unless the wait ends first. */
  async #readOrWait(
    caller: Principal,
    query: ChangePageQuery,
    signal: AbortSignal,
  ): Promise<Result<ChangePage>> {
    let { after } = query;
    for (;;) {
      const page = await this.#read(caller, { ...query, ...(after !== undefined && { after }) });
      if (!page.ok || page.value.changes.length > 0) return page;
      const { next, hasMore } = page.value;
      after = next;
      if (hasMore) continue;
      if (this.#signal.isStopped || signal.aborted) return page;
      await this.#signal.wait(numberOf(next), signal);
    }
  }

  async #read(
    caller: Principal,
    { after, kinds, limit = LIMIT }: ChangePageQuery,
  ): Promise<Result<ChangePage>> {
    const cursor = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !cursor) return notACursor();
    const reader = readerOf(caller);
    const read = kinds ? Math.max(limit, READ_AT_ONCE) : limit;
    const changes: RecordedChange[] = [];
    let next = cursor?.number ?? (await this.#feed.bounds()).newest;
    for (let reads = 0; ; reads++) {
      const page = await this.#feed.read({ after: next, reader, limit: read });
      const problem = cursor && reads === 0 ? problemOf(cursor, page) : undefined;
      if (problem !== undefined) return failWith('gone', problem);
      next = page.next;
      for (const entry of page.entries) {
        if (kinds && !kinds.some((kind) => kind === entry.kind)) continue;
        changes.push(recordedChangeOf(page.id, entry));
        if (changes.length < limit) continue;
        next = entry.number;
        break;
      }
      const hasMore = next < page.newest;
      if (!hasMore || changes.length === limit || reads * read >= EXAMINED_MAX)
        return success({ changes, next: cursorOf(page.id, next), hasMore });
      await yieldToEventLoop();
    }
  }
}

function parseCursor(text: string): Cursor | undefined {
  const [, feedId, digits] = CURSOR.exec(text) ?? [];
  const number = Number(digits);
  return feedId !== undefined && Number.isSafeInteger(number) ? { feedId, number } : undefined;
}

function numberOf(cursor: string): number {
  return parseCursor(cursor)?.number ?? 0;
}

function notACursor(): { readonly ok: false; readonly error: DomainError } {
  const problem = { pointer: 'after', detail: 'must be a cursor of an earlier response.' };
  return failWith('invalid', 'The cursor is invalid.', [problem]);
}

/** L5: returns why a reader cannot continue at a cursor. */
function problemOf({ feedId, number }: Cursor, page: FeedPage): string | undefined {
  const problem = gapOf(feedId, number, page);
  return problem && `${problem} Read the objects anew, and continue at the newest cursor.`;
}

function gapOf(feedId: string, number: number, page: FeedPage): string | undefined {
  if (feedId !== page.id) return 'The cursor is of another feed, such as that before a restore.';
  if (number > page.newest) return 'The cursor is ahead of the feed.';
  if (number < page.discarded) return 'The changes after the cursor are not stored any more.';
  return undefined;
}

import type { Principal, Result } from '@roadstead/model';
import type { Observable } from 'rxjs';
import type { ChangeKind, RecordedChange } from './recorded-change.ts';

/** A part of the feed to read. */
export interface ChangeQuery {
  /** The cursor after which changes are returned; default: the newest, so that only later changes are. */
  readonly after?: string;
  /** Only changes of these kinds; default: all. */
  readonly kinds?: readonly ChangeKind[];
}

/** A page of the feed to read. */
export interface ChangePageQuery extends ChangeQuery {
  /** Maximum number of changes, 1 to 1000. Default: 100. */
  readonly limit?: number;
  /** The time to wait for a change where there is none, 0 to 60 000 milliseconds. Default: 0. */
  readonly waitMs?: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** A page of the feed. */
export interface ChangePage {
  /** In the order of the commits. */
  readonly changes: readonly RecordedChange[];
  /** L5: the cursor up to which the feed was examined, also where nothing matched. */
  readonly next: string;
  /** Whether there are entries after `next`. */
  readonly hasMore: boolean;
}

/**
 * L1 to L6: the changes of events, port calls, predictions, jobs, configurations and shapes, durable and in the order of their
 * commits, with the objects as they were. A caller reads what they could read when it changed. A reader that continues
 * at `next` misses and repeats nothing, also after a restart of the service.
 */
export interface ServiceFeed {
  /** Returns the cursor of the newest change. */
  getCursor(): Promise<string>;
  /**
   * Reads changes after a cursor.
   * @returns `invalid` for a text that is no cursor; `gone` for a cursor of another feed, of a change ahead of the feed, or of one
   *   older than the retention
   */
  read(caller: Principal, query?: ChangePageQuery): Promise<Result<ChangePage>>;
  /**
   * Follows the feed from a cursor: an Observable and an async iterable, which reads at the pace of its consumer. Each subscription
   * and each iteration starts at the cursor. It completes when the service stops; it fails with `FeedCursorError` where `read` returns `invalid` or `gone`.
   */
  changes(
    caller: Principal,
    query?: ChangeQuery,
  ): Observable<RecordedChange> & AsyncIterable<RecordedChange>;
}

import type { DomainError, Result } from '@roadstead/model';
import { Observable } from 'rxjs';
import type { FeedSignal } from './feed-signal.ts';
import { GuardedObservable, type ReportError } from './guarded-observable.ts';
import type { RecordedChange } from './recorded-change.ts';
import type { ChangePage } from './service-feed.ts';

/** A cursor at which the feed cannot be continued: `error.code` is `invalid` or `gone`. */
export class FeedCursorError extends Error {
  readonly error: DomainError;

  constructor(error: DomainError) {
    super(error.detail);
    this.name = 'FeedCursorError';
    this.error = error;
  }
}

/** Reads the page after a cursor, which is undefined for the first one, and waits for a change where there is none. */
type ReadNext = (next: string | undefined, signal: AbortSignal) => Promise<Result<ChangePage>>;

/** The changes after a cursor, as an Observable and as an async iterable. */
export class FollowedChanges extends GuardedObservable<RecordedChange> {
  readonly #readNext: ReadNext;
  readonly #stopped: Pick<FeedSignal, 'isStopped'>;

  constructor(
    readNext: ReadNext,
    stopped: Pick<FeedSignal, 'isStopped'>,
    reportError: ReportError,
  ) {
    const changes$ = new Observable<RecordedChange>((subscriber) => {
      const ended = new AbortController();
      const push = async (): Promise<void> => {
        for await (const change of this.#follow(ended.signal)) {
          if (subscriber.closed) return;
          subscriber.next(change);
        }
        subscriber.complete();
      };
      push().catch((error: unknown) => subscriber.error(error));
      return () => ended.abort();
    });
    super(changes$, reportError);
    this.#readNext = readNext;
    this.#stopped = stopped;
  }

  [Symbol.asyncIterator](): AsyncIterator<RecordedChange, void> {
    const ended = new AbortController();
    const changes = this.#follow(ended.signal);
    return {
      next: () => changes.next(),
      // Without the abort, a consumer that leaves its loop would wait for the next change.
      return: async () => {
        ended.abort();
        return changes.return();
      },
    };
  }

  async *#follow(signal: AbortSignal): AsyncGenerator<RecordedChange, void, undefined> {
    for (let next: string | undefined; ; ) {
      const page = await this.#readNext(next, signal);
      if (signal.aborted) return;
      if (!page.ok) throw new FeedCursorError(page.error);
      yield* page.value.changes;
      if (signal.aborted || (this.#stopped.isStopped && !page.value.hasMore)) return;
      next = page.value.next;
    }
  }
}

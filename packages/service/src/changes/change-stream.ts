import type { ChangeFeed, Clock, WriteOperation } from '@roadstead/contracts';
import type { ChangeOrigin } from '@roadstead/model';
import { merge, type Observable, Subject } from 'rxjs';
import type { Change, ChangeOf } from './change.ts';
import { GuardedObservable, type ReportError } from './guarded-observable.ts';
import { feedChangeOf, isRecordable } from './recorded-change.ts';

type ChangeType = Change['type'];

interface ChangeStreamOptions {
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  /** The origin of changes that name no other. */
  readonly origin: ChangeOrigin;
  readonly reportError: ReportError;
}

/**
 * L2: records changes in the feed of the store, with the write that makes them, and publishes them to subscribers in this process when
 * they are durable. Subscribers of a type cost nothing where there are none; the feed has all changes but positions and usage.
 */
export class ChangeStream {
  readonly #subjects: { readonly [Type in ChangeType]: Subject<ChangeOf<Type>> } = {
    event: new Subject(),
    'vessel-event': new Subject(),
    positions: new Subject(),
    'port-call': new Subject(),
    job: new Subject(),
    configuration: new Subject(),
    shape: new Subject(),
    prediction: new Subject(),
    usage: new Subject(),
  };
  readonly #options: ChangeStreamOptions;
  /** All types, in the order of publication. */
  readonly all$: Observable<Change>;

  constructor(options: ChangeStreamOptions) {
    this.#options = options;
    const subjects: readonly Observable<Change>[] = Object.values(this.#subjects);
    this.all$ = new GuardedObservable(merge(...subjects), options.reportError);
  }

  /** Returns the operations that record changes, to be written with them. */
  record(changes: readonly Change[], origin?: ChangeOrigin): readonly WriteOperation[] {
    const recordable = changes.filter(isRecordable);
    if (recordable.length === 0) return [];
    const { feed, clock, origin: usual } = this.#options;
    const nowMs = clock.now();
    return [feed.append(recordable.map((each) => feedChangeOf(each, origin ?? usual, nowMs)))];
  }

  of<Type extends ChangeType>(type: Type): Observable<ChangeOf<Type>> {
    return new GuardedObservable(this.#subject(type), this.#options.reportError);
  }

  /** Whether changes of a type have a subscriber: where not, they need not be put together. */
  isObserved(type: ChangeType): boolean {
    return this.#subjects[type].observed;
  }

  publish<Type extends ChangeType>(change: ChangeOf<Type>): void {
    this.#subject(change.type as Type).next(change);
  }

  complete(): void {
    for (const subject of Object.values(this.#subjects)) subject.complete();
  }

  #subject<Type extends ChangeType>(type: Type): Subject<ChangeOf<Type>> {
    return this.#subjects[type];
  }
}

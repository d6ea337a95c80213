import { merge, type Observable, Subject } from 'rxjs';
import type { Change } from './change.ts';
import { GuardedObservable, type ReportError } from './guarded-observable.ts';

type ChangeType = Change['type'];
/** The changes of a type. */
export type ChangeOf<Type extends ChangeType> = Extract<Change, { readonly type: Type }>;

/** Publishes changes to subscribers. A type without subscribers costs nothing. */
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
  readonly #reportError: ReportError;
  /** All types, in the order of publication. */
  readonly all$: Observable<Change>;

  constructor(reportError: ReportError) {
    this.#reportError = reportError;
    const subjects: readonly Observable<Change>[] = Object.values(this.#subjects);
    this.all$ = new GuardedObservable(merge(...subjects), reportError);
  }

  of<Type extends ChangeType>(type: Type): Observable<ChangeOf<Type>> {
    return new GuardedObservable(this.#subject(type), this.#reportError);
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

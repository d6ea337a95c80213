import { Observable, type Observer, type Operator, Subscriber, type Subscription } from 'rxjs';

/** Called with the exception of a subscriber; must not throw. */
export type ReportError = (error: unknown) => void;

/**
 * An observable whose subscribers cannot harm the process. A subscriber that throws, that returns a promise which rejects, or
 * that receives an error without a handler for it, is reported and unsubscribed; RxJS itself rethrows such errors in a timer,
 * and Node ends a process with an unhandled rejection.
 * Operators return the same class, so that a subscriber behind `pipe` is guarded, too. Observables that combine this one
 * with others (`merge`, `combineLatest`) are not guarded.
 */
export class GuardedObservable<Value> extends Observable<Value> {
  readonly #reportError: ReportError;

  constructor(source: Observable<Value>, reportError: ReportError) {
    super((subscriber) => source.subscribe(subscriber));
    this.#reportError = reportError;
  }

  /** Called by all operators of RxJS 7 to create their results. */
  override lift<Result>(operator?: Operator<Value, Result>): Observable<Result> {
    return new GuardedObservable(super.lift(operator), this.#reportError);
  }

  override subscribe(
    observerOrNext?: Partial<Observer<Value>> | ((value: Value) => void) | null,
    error?: ((error: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription {
    // Subscribers of RxJS itself, of operators and promises, pass errors on to where they are handled.
    if (observerOrNext instanceof Subscriber) return super.subscribe(observerOrNext);
    const observer: Partial<Observer<Value>> =
      typeof observerOrNext === 'object' && observerOrNext !== null
        ? observerOrNext
        : {
            ...(observerOrNext && { next: observerOrNext }),
            ...(error && { error }),
            ...(complete && { complete }),
          };
    let isRemoved = false;
    let subscription: Subscription | undefined;
    const remove = (thrown: unknown): void => {
      if (isRemoved) return;
      isRemoved = true;
      this.#reportError(thrown);
      subscription?.unsubscribe();
    };
    const guard = (notify: () => unknown): void => {
      if (isRemoved) return;
      try {
        const result = notify();
        if (result instanceof Promise) result.catch(remove);
      } catch (thrown) {
        remove(thrown);
      }
    };
    subscription = super.subscribe({
      next: (value) => guard(() => observer.next?.(value)),
      error: (failure: unknown) =>
        guard(() => {
          if (!observer.error) throw failure;
          observer.error(failure);
        }),
      complete: () => guard(() => observer.complete?.()),
    });
    // An observable that emits while it is subscribed has no subscription before.
    if (isRemoved) subscription.unsubscribe();
    return subscription;
  }
}

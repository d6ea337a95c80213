import {
  EMPTY,
  filter,
  firstValueFrom,
  map,
  type Observable,
  of,
  Subject,
  switchMap,
  throwError,
  toArray,
} from 'rxjs';
import { describe, expect, it } from 'vitest';
import { GuardedObservable } from './guarded-observable.ts';

function guarded<Value>(source: Observable<Value>) {
  const reported: unknown[] = [];
  return { reported, observable: new GuardedObservable(source, (error) => reported.push(error)) };
}

const FAILURE = new Error('The subscriber failed.');
const fail = (): never => {
  throw FAILURE;
};

describe('a guarded observable', () => {
  it.each([
    ['a function', (values$: Observable<number>) => values$.subscribe(fail)],
    ['an observer', (values$: Observable<number>) => values$.subscribe({ next: fail })],
    [
      'behind map',
      (values$: Observable<number>) => values$.pipe(map((n) => n + 1)).subscribe(fail),
    ],
    [
      'behind map and filter',
      (values$: Observable<number>) =>
        values$
          .pipe(
            map(String),
            filter((text) => text !== ''),
            map(Number),
          )
          .subscribe(fail),
    ],
    ['in map', (values$: Observable<number>) => values$.pipe(map(fail)).subscribe(() => undefined)],
    [
      'in an inner observable',
      (values$: Observable<number>) =>
        values$.pipe(switchMap(() => throwError(() => FAILURE))).subscribe(() => undefined),
    ],
  ])('reports and unsubscribes a subscriber that throws: %s', (_, subscribe) => {
    const source = new Subject<number>();
    const { reported, observable } = guarded(source);
    const received: number[] = [];
    const subscription = subscribe(observable);
    observable.subscribe((value) => received.push(value));
    source.next(1);
    source.next(2);
    expect(reported).toEqual([FAILURE]);
    expect(subscription.closed).toBe(true);
    expect(received).toEqual([1, 2]);
  });

  it('reports and unsubscribes an asynchronous subscriber that rejects, once', async () => {
    const source = new Subject<number>();
    const { reported, observable } = guarded(source);
    const reject = (): unknown => Promise.reject(FAILURE);
    const subscription = observable.subscribe(reject);
    source.next(1);
    source.next(2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reported).toEqual([FAILURE]);
    expect(subscription.closed).toBe(true);
  });

  it('unsubscribes a subscriber that throws while it subscribes', () => {
    const { reported, observable } = guarded(of(1, 2, 3));
    expect(observable.subscribe(fail).closed).toBe(true);
    expect(reported).toEqual([FAILURE]);
  });

  it('reports handlers of errors and completions that throw', () => {
    const failing = guarded(throwError(() => new Error('The source failed.')));
    failing.observable.subscribe({ error: fail });
    expect(failing.reported).toEqual([FAILURE]);
    const empty = guarded(EMPTY);
    empty.observable.subscribe({ complete: fail });
    expect(empty.reported).toEqual([FAILURE]);
  });

  it('reports an error without a handler, and passes it to a handler', () => {
    const failing = guarded(throwError(() => FAILURE));
    failing.observable.subscribe(() => undefined);
    expect(failing.reported).toEqual([FAILURE]);
    const handled: unknown[] = [];
    failing.observable.subscribe({ error: (error) => handled.push(error) });
    expect([failing.reported, handled]).toEqual([[FAILURE], [FAILURE]]);
  });

  it('calls methods of an observer as methods', () => {
    const observer = {
      sum: 0,
      next(value: number) {
        this.sum += value;
      },
    };
    guarded(of(1, 2)).observable.subscribe(observer);
    expect(observer.sum).toBe(3);
  });

  it('serves promises, subjects and forEach, which handle errors themselves', async () => {
    const { reported, observable } = guarded(of(1, 2));
    expect(await firstValueFrom(observable.pipe(toArray()))).toEqual([1, 2]);
    await expect(observable.forEach(fail)).rejects.toThrow(FAILURE);
    const subject = new Subject<number>();
    const received: number[] = [];
    subject.subscribe((value) => received.push(value));
    observable.subscribe(subject);
    expect(received).toEqual([1, 2]);
    expect(reported).toEqual([]);
  });
});

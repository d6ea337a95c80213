import { createMemoryStore, type Store, type WriteOperation } from '@roadstead/contracts';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../sts/events.ts';
import { type PendingWrite, type Preparing, writeInOrder } from './write-in-order.ts';

/** A store whose writes wait for `finish`, one by one. */
class SlowStore {
  /** The names of the operations of each write, in the order of the writes. */
  readonly writes: (readonly string[])[] = [];
  readonly #open: ((error?: Error) => void)[] = [];

  write(operations: readonly WriteOperation[]): Promise<{ readonly ok: true }> {
    this.writes.push(operations as unknown as readonly string[]);
    return new Promise((resolve, reject) => {
      this.#open.push((error) => (error ? reject(error) : resolve({ ok: true })));
    });
  }

  /** Ends the oldest write. */
  async finish(error?: Error): Promise<void> {
    this.#open.shift()?.(error);
    await settle();
  }
}

const PREPARING: Preparing = { run: (prepare) => prepare(), restart: async () => undefined };
const NO_FEED = { record: () => [] };

interface NamedWrite extends PendingWrite {
  readonly name: string;
}

/** Lets promises settle. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function operation(name: string): WriteOperation {
  return name as unknown as WriteOperation;
}

function plain(name: string, more: Partial<PendingWrite> = {}): NamedWrite {
  return { name, operations: [operation(name)], ...more };
}

/** A write that changes an event. */
function eventWrite(name: string, more: Partial<PendingWrite> = {}): NamedWrite {
  const event = { uuid: name } as StoredEvent;
  const prepareEvents: PendingWrite['prepareEvents'] = async () => ({
    operations: [operation(`${name} event`)],
    changes: [{ type: 'event', kind: 'fired', event }],
  });
  return plain(name, { prepareEvents, ...more });
}

function open(preparing = PREPARING) {
  const store = new SlowStore();
  const writes$ = new Subject<NamedWrite>();
  const written: string[] = [];
  const failures: unknown[] = [];
  writes$.pipe(writeInOrder(store as unknown as Store, NO_FEED, preparing)).subscribe({
    next: ({ name, changes, error }) =>
      written.push(`${name}${changes.length ? ' with an event' : ''}${error ? ' failed' : ''}`),
    error: (error) => failures.push(error),
  });
  return { store, writes$, written, failures };
}

describe('writes in order', () => {
  it('are passed to the store at once, so that it can commit them together', async () => {
    const { store, writes$, written } = open();
    for (const name of ['a', 'b', 'c']) writes$.next(plain(name));
    expect(store.writes).toEqual([['a'], ['b'], ['c']]);
    expect(written).toEqual([]);
    await store.finish();
    await store.finish();
    expect(written).toEqual(['a', 'b']);
  });

  it('wait behind one that looks up events, and no further', async () => {
    const { store, writes$, written } = open();
    writes$.next(eventWrite('a'));
    writes$.next(plain('b'));
    expect(store.writes).toEqual([]);
    await settle();
    expect(store.writes).toEqual([['a', 'a event'], ['b']]);
    await store.finish();
    expect(written).toEqual(['a with an event']);
  });

  it('wait behind one that writes large values first, outside of the attempts of a preparation', async () => {
    let isPreparing = false;
    const run: Preparing['run'] = async (prepare) => {
      isPreparing = true;
      return prepare();
    };
    const { store, writes$ } = open({ ...PREPARING, run });
    const stage = async (): Promise<readonly WriteOperation[]> => {
      expect(isPreparing).toBe(false);
      await store.write([operation('large')]);
      return [operation('a staged')];
    };
    writes$.next(plain('a', { stage, prepare: async () => [operation('a prepared')] }));
    writes$.next(plain('b'));
    await settle();
    expect(store.writes).toEqual([['large']]);
    await store.finish();
    expect(store.writes).toEqual([['large'], ['a', 'a staged', 'a prepared'], ['b']]);
  });

  it('of events are prepared when the one before is durable', async () => {
    const { store, writes$, written } = open();
    writes$.next(eventWrite('a'));
    writes$.next(plain('b'));
    writes$.next(eventWrite('c'));
    writes$.next(plain('d'));
    await settle();
    expect(store.writes.map(([first]) => first)).toEqual(['a', 'b']);
    await store.finish();
    expect(store.writes.map(([first]) => first)).toEqual(['a', 'b', 'c', 'd']);
    for (let i = 0; i < 3; i++) await store.finish();
    expect(written).toEqual(['a with an event', 'b', 'c with an event', 'd']);
  });

  it('without operations are not passed to the store', async () => {
    const { store, writes$, written } = open();
    writes$.next({ name: 'a', operations: [] });
    await settle();
    expect([store.writes, written]).toEqual([[], ['a']]);
  });

  it('end with the first error', async () => {
    const { store, writes$, written, failures } = open();
    const error = new Error('The disk is full.');
    for (const name of ['a', 'b', 'c']) writes$.next(plain(name));
    await store.finish();
    await store.finish(error);
    await store.finish();
    writes$.next(plain('d'));
    await settle();
    expect([written, failures]).toEqual([['a'], [error]]);
    expect(store.writes).toHaveLength(3);
  });

  it('go on after the error of one that may fail, in the lookup or in the store', async () => {
    const { store, writes$, written, failures } = open();
    const mayFail = { mayFail: true };
    const prepareEvents = (): Promise<never> => Promise.reject(new Error('The store is closed.'));
    writes$.next(plain('a', { ...mayFail, prepareEvents }));
    writes$.next(eventWrite('b', mayFail));
    writes$.next(eventWrite('c'));
    await settle();
    expect(store.writes).toEqual([['b', 'b event']]);
    await store.finish(new Error('The disk is full.'));
    await store.finish();
    expect(written).toEqual(['a failed', 'b failed', 'c with an event']);
    expect(failures).toEqual([]);
  });

  it('of events are prepared again from the stored state while the store cannot be reached', async () => {
    const calls: string[] = [];
    const { store, writes$, failures } = open({
      run: (prepare) => prepare().catch(() => prepare()),
      restart: async () => void calls.push('restart'),
    });
    const prepareEvents: PendingWrite['prepareEvents'] = async () => {
      calls.push('prepare');
      if (calls.length === 1) throw new Error('The store is away.');
      return { operations: [operation('a event')], changes: [] };
    };
    writes$.next(plain('a', { prepareEvents }));
    await settle();
    expect(calls).toEqual(['prepare', 'restart', 'prepare']);
    expect([store.writes, failures]).toEqual([[['a', 'a event']], []]);
  });

  it('of a document that exists are an error', async () => {
    const store = createMemoryStore();
    const documents = store.collection<{ id: number }>({ name: 'documents', key: 'id' });
    const writes$ = new Subject<PendingWrite>();
    const failures: unknown[] = [];
    writes$
      .pipe(writeInOrder(store, NO_FEED, PREPARING))
      .subscribe({ error: (error) => failures.push(error) });
    writes$.next({ operations: [documents.insert({ id: 1 })] });
    writes$.next({ operations: [documents.insert({ id: 1 })] });
    await settle();
    expect(failures).toEqual([new Error('Another document of documents has the same id.')]);
  });
});

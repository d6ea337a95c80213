import { type SendWrite, StoreError } from '@roadstead/contracts';
import { type Observable, Subject } from 'rxjs';
import { errorOf } from './error-message.ts';
import type { LeaderCall, LeaderMessage, Published } from './leader-messages.ts';
import type { MessageConnection } from './message-connection.ts';

interface CallOptions {
  /** From `newId`. */
  readonly id?: number;
  readonly signal?: AbortSignal | undefined;
  /** As in `MessageConnection.send`. */
  readonly transfer?: readonly ArrayBuffer[];
}

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Whether there is a connection, or what the leader publishes by it. */
export type LeaderEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  | Published;

/**
 * The connections of an API process to the leader, one after the other: a leader that has ended is succeeded by another one. It serves
 * `createApiService`, and the writes of the store of the process.
 */
export class LeaderCalls {
  /** Has the leader execute a write, for `delegateWrites`. */
  readonly write: SendWrite = (request, signal) =>
    this.call({ kind: 'write', request }, { signal });
  readonly #pending: Map<number, PendingCall> = new Map();
  readonly #events: Subject<LeaderEvent> = new Subject();
  #connection: MessageConnection | undefined;
  #lastId = 0;

  /** Emits the connections, and what the leader publishes. */
  get events$(): Observable<LeaderEvent> {
    return this.#events;
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Returns the number of a call that is yet to be made, for one that later messages name. */
  newId(): number {
    return ++this.#lastId;
  }

  /** Uses a connection to `connect` of the leader until it ends. @returns a promise for its end */
  connect(connection: MessageConnection): Promise<void> {
    this.#connection?.close();
    this.#end();
    this.#connection = connection;
    this.#events.next({ kind: 'connected' });
    return new Promise((resolve) => {
      connection.messages$.subscribe({
        next: (message) => this.#receive(message as LeaderMessage),
        complete: () => {
          if (this.#connection === connection) this.#end();
          resolve();
        },
      });
    });
  }

  /**
   * Calls the leader. Rejects with its error; with a `StoreError` `unreachable` without a connection, and when it ends: whether the leader has
   * executed the call is not known then; with a `DataCloneError` for a call that cannot be copied.
   */
  call(call: LeaderCall, options: CallOptions = {}): Promise<unknown> {
    const connection = this.#connection;
    if (!connection) return Promise.reject(unreachable());
    const { id = this.newId(), signal, transfer } = options;
    return new Promise((resolve, reject) => {
      const abort = (): void => connection.send({ abort: id });
      const settle = (): void => signal?.removeEventListener('abort', abort);
      this.#pending.set(id, {
        resolve(value) {
          settle();
          resolve(value);
        },
        reject(error) {
          settle();
          reject(error);
        },
      });
      try {
        connection.send({ id, call }, transfer);
      } catch (error) {
        this.#pending.delete(id);
        throw error;
      }
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
    });
  }

  /** Ends the connection. */
  close(): void {
    this.#connection?.close();
    this.#end();
  }

  #receive(message: LeaderMessage): void {
    if ('published' in message) {
      this.#events.next(message.published);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('error' in message) pending?.reject(errorOf(message.error));
    else pending?.resolve(message.value);
  }

  #end(): void {
    if (!this.#connection) return;
    this.#connection = undefined;
    for (const { reject } of this.#pending.values()) reject(unreachable());
    this.#pending.clear();
    this.#events.next({ kind: 'disconnected' });
  }
}

function unreachable(): StoreError {
  return new StoreError('The process that writes cannot be reached', 'unreachable');
}

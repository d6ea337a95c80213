import type { Observable } from 'rxjs';

/**
 * An ordered connection to another thread or process, which receives copies of the messages: values that `structuredClone` accepts. Its host
 * admits nobody else to it: both sides trust each other.
 */
export interface MessageConnection {
  /** Emits the messages of the other side; completes when the connection has ended. */
  readonly messages$: Observable<unknown>;
  /** @param transfer buffers in the message that the sender does not use any more: threads receive them without a copy */
  send(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  close(): void;
}

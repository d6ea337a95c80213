import type { MessagePort } from 'node:worker_threads';
import type { MessageConnection } from '@roadstead/service';
import { Subject } from 'rxjs';

/** Returns the connection between two threads over a port; it ends when a side closes it, or its thread ends. */
export function portConnection(port: MessagePort): MessageConnection {
  const messages = new Subject<unknown>();
  port.on('message', (message: unknown) => messages.next(message));
  port.on('close', () => messages.complete());
  return {
    messages$: messages,
    send: (message, transfer = []) => port.postMessage(message, transfer),
    close: () => port.close(),
  };
}

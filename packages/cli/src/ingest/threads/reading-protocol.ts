import type { MessagePort, Worker } from 'node:worker_threads';
import type { TrackedPart } from '@roadstead/recordings';
import { UserError } from '../../host/host.ts';
import { type PackedPart, PartPacker, PartUnpacker } from './packed-part.ts';

/** Parts that are sent before the first of them is processed: enough that neither thread waits for the other. */
const AHEAD_MAX = 4;

/** A message of the thread that reads. */
type ReadingMessage =
  | { readonly kind: 'part'; readonly part: PackedPart }
  | { readonly kind: 'end' }
  /** An input that cannot be read. */
  | { readonly kind: 'refused'; readonly message: string };

/** A message to the thread: a part is processed, or the reports end here. */
type ReadingRequest = 'processed' | 'stop';

type Port = Pick<MessagePort | Worker, 'on' | 'off' | 'postMessage'>;

/**
 * Sends parts to another thread, a few before they are processed.
 * @param read reads them until the signal is aborted, and then what is buffered
 */
export async function sendParts(
  port: Port,
  read: (stopped: AbortSignal) => AsyncIterable<TrackedPart>,
): Promise<void> {
  const stopping = new AbortController();
  let ahead = 0;
  let proceed = (): void => undefined;
  const onRequest = (request: ReadingRequest): void => {
    if (request === 'stop') stopping.abort();
    else ahead--;
    proceed();
  };
  const post = (message: ReadingMessage, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  port.on('message', onRequest);
  try {
    const packer = new PartPacker();
    for await (const each of read(stopping.signal)) {
      while (ahead >= AHEAD_MAX) {
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      }
      ahead++;
      const part = packer.pack(each);
      post({ kind: 'part', part }, 'fixes' in part ? [part.fixes.buffer as ArrayBuffer] : []);
    }
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    post({ kind: 'refused', message: error.message });
  } finally {
    port.off('message', onRequest);
  }
}

/**
 * Receives the parts of another thread.
 * @param failed rejects when the thread fails or ends
 * @param interrupted ends the reports at the next part
 * @throws UserError for an input that cannot be read
 */
export async function* receiveParts(
  port: Port,
  failed: Promise<never>,
  interrupted: AbortSignal,
): AsyncGenerator<TrackedPart, void, undefined> {
  const received: ReadingMessage[] = [];
  let proceed = (): void => undefined;
  const onMessage = (message: ReadingMessage): void => {
    received.push(message);
    proceed();
  };
  const post = (request: ReadingRequest): void => port.postMessage(request);
  const stop = (): void => post('stop');
  if (interrupted.aborted) stop();
  interrupted.addEventListener('abort', stop, { once: true });
  port.on('message', onMessage);
  const unpacker = new PartUnpacker();
  try {
    for (;;) {
      const message = received.shift();
      if (!message) {
        const next = new Promise<void>((resolve) => {
          proceed = resolve;
        });
        await Promise.race([next, failed]);
      } else if (message.kind === 'refused') throw new UserError(message.message);
      else if (message.kind === 'end') return;
      else {
        yield unpacker.unpack(message.part);
        post('processed');
      }
    }
  } finally {
    port.off('message', onMessage);
    interrupted.removeEventListener('abort', stop);
  }
}

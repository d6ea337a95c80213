import { setTimeout as delay } from 'node:timers/promises';
import type { ConsumerMessages, JetStreamManager } from '@nats-io/jetstream';
import {
  assertSameMessage,
  type LogCursor,
  type LogMessage,
  messageAfter,
  startCursor,
} from '@roadstead/contracts';
import { requestError } from './log-errors.ts';
import type { NatsSession, NatsSessions } from './sessions.ts';
import { boundsOf } from './stream.ts';

/** Messages that the server sends ahead: at most 64 MB, at a megabyte each. */
const MESSAGES_AHEAD = 64;
const PULL_MS = 30_000;
/** A consumer whose heartbeats are missing twice is read anew. */
const HEARTBEAT_MS = 2000;
/** The server removes the consumer of a process that died after this time. */
const INACTIVE_MS = 60_000;
/** Between two attempts to read on. */
const PAUSE_MS = 200;
const NANOS_PER_MS = 1_000_000n;

/** A part of a stream to read. */
interface Reading {
  readonly stream: string;
  readonly after: LogCursor | null;
  readonly signal: AbortSignal;
}

/** Reads a stream over lost connections and restarts of the server: each time anew after the last message. */
export async function* readMessages(
  sessions: NatsSessions,
  { stream, after, signal }: Reading,
): AsyncGenerator<LogMessage, void, undefined> {
  let cursor = after;
  while (!signal.aborted) {
    try {
      const session = await sessions.current(signal);
      for await (const message of readSession(session, { stream, after: cursor, signal })) {
        cursor = message;
        yield message;
        if (signal.aborted) return;
      }
    } catch (error) {
      const failure = signal.aborted ? undefined : requestError(error);
      if (failure && !failure.isRetryable) throw failure;
    }
    await delay(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * L16: reads with one ordered consumer without filter, until the connection is lost or anything is unusual. The client would create the consumer anew
 * after the same number, also on a stream that was deleted and created again, without a word.
 */
async function* readSession(
  { client, manager }: NatsSession,
  { stream, after, signal }: Reading,
): AsyncGenerator<LogMessage, void, undefined> {
  const consumer = await client.consumers.get(stream, {
    opt_start_seq: (after?.sequence ?? 0) + 1,
    inactive_threshold: INACTIVE_MS,
  });
  const messages = await consumer.consume({
    max_messages: MESSAGES_AHEAD,
    expires: PULL_MS,
    idle_heartbeat: HEARTBEAT_MS,
  });
  const stop = (): void => void messages.close();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  void stopAtIncidents(messages);
  try {
    // After the consumer was created: it ends with its stream, so the limits are of the stream that it reads.
    let cursor = await verifiedCursor(manager, stream, after);
    for await (const { seq, timestampNanos, data } of messages) {
      const storedMs = Number(timestampNanos / NANOS_PER_MS);
      const message = messageAfter(cursor, { sequence: seq, storedMs, bytes: data });
      cursor = message;
      yield message;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    // Without it the server removes the consumer later.
    consumer.delete().catch(() => {});
  }
}

/** Returns the cursor to read after, if it is of this stream. @throws LogError `replaced`, `discarded` */
async function verifiedCursor(
  manager: JetStreamManager,
  stream: string,
  after: LogCursor | null,
): Promise<LogCursor> {
  const bounds = boundsOf(await manager.streams.info(stream));
  const cursor = startCursor(after, bounds);
  if (cursor.sequence === bounds.discarded) return cursor;
  const known = await manager.streams.getMessage(stream, { seq: cursor.sequence });
  if (known) assertSameMessage(cursor, known.time.getTime());
  return cursor;
}

/** Ends the messages of a consumer as soon as it reports anything but its usual work. */
async function stopAtIncidents(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of messages.status()) {
    if (type === 'next' || type === 'heartbeat' || type === 'debug' || type === 'discard') continue;
    await messages.close();
    return;
  }
}

import type { NodeConnectionOptions } from '@nats-io/transport-node';
import {
  type AppendResult,
  assertDiscardNumber,
  assertMessageId,
  type LogBounds,
  type LogCursor,
  LogError,
  type LogMessage,
  type PositionLog,
} from '@roadstead/contracts';
import { appendMessage } from './append-message.ts';
import { requestError } from './log-errors.ts';
import { readMessages } from './read-messages.ts';
import { type NatsSession, NatsSessions } from './sessions.ts';
import { boundsOf, openStream } from './stream.ts';

export interface NatsLogOptions {
  /** Addresses, credentials and TLS, as `connect` of `@nats-io/transport-node` expects them. */
  readonly connection: NodeConnectionOptions;
  /** The name of the stream, which is its subject too: letters, digits, `-` and `_`, at most 64 of them. */
  readonly name: string;
  /** The bytes of all messages together, from which on appends are refused, for a stream that does not exist yet. */
  readonly bytesMax: number;
  /** The servers of a cluster that store each message, for a stream that does not exist yet. Default: 1. */
  readonly replicas?: number;
  /** The time for which an append tries again: 1 to 60 000, since an id is remembered for two minutes. Default: 10 000. */
  readonly appendTimeoutMs?: number;
}

const NAME = /^[\w-]{1,64}$/;
const APPEND_TIMEOUT_MS_MAX = 60_000;
/** A message with its id: the line and the header of 200 characters are below this. */
const HEADER_BYTES_MAX = 512;

/**
 * Opens the log in a JetStream stream, which is created if it does not exist.
 * @throws LogError `unreachable`, or `other` for wrong credentials and a stream with other settings; RangeError for invalid options
 */
export async function createNatsLog(options: NatsLogOptions): Promise<PositionLog> {
  const { name, bytesMax, replicas = 1, appendTimeoutMs = 10_000 } = options;
  if (!NAME.test(name)) throw new RangeError(`Invalid name of a stream: ${JSON.stringify(name)}`);
  if (!(Number.isSafeInteger(bytesMax) && bytesMax > 0))
    throw new RangeError(`bytesMax is a whole number above 0, not ${bytesMax}`);
  if (!(appendTimeoutMs >= 1 && appendTimeoutMs <= APPEND_TIMEOUT_MS_MAX))
    throw new RangeError(
      `appendTimeoutMs is 1 to ${APPEND_TIMEOUT_MS_MAX}, not ${appendTimeoutMs}`,
    );
  const sessions = new NatsSessions(options.connection);
  try {
    const { connection, manager } = await sessions.current();
    await openStream(manager, { name, bytesMax, replicas });
    const payloadMax = connection.info?.max_payload ?? 0;
    const limits = { messageBytesMax: payloadMax - HEADER_BYTES_MAX, appendTimeoutMs };
    return new NatsLog(sessions, name, limits);
  } catch (error) {
    await sessions.close();
    throw requestError(error);
  }
}

interface NatsLogLimits {
  readonly messageBytesMax: number;
  readonly appendTimeoutMs: number;
}

class NatsLog implements PositionLog {
  readonly messageBytesMax: number;
  readonly #sessions: NatsSessions;
  readonly #stream: string;
  readonly #appendTimeoutMs: number;

  constructor(sessions: NatsSessions, stream: string, limits: NatsLogLimits) {
    this.#sessions = sessions;
    this.#stream = stream;
    this.messageBytesMax = limits.messageBytesMax;
    this.#appendTimeoutMs = limits.appendTimeoutMs;
  }

  async append(id: string, bytes: Uint8Array): Promise<AppendResult> {
    assertMessageId(id);
    if (bytes.length > this.messageBytesMax) return { ok: false, error: 'too-large' };
    return appendMessage(this.#sessions, {
      ...{ stream: this.#stream, id, bytes: bytes.slice() },
      timeoutMs: this.#appendTimeoutMs,
    });
  }

  read(after: LogCursor | null, signal: AbortSignal): AsyncIterable<LogMessage> {
    return readMessages(this.#sessions, { stream: this.#stream, after, signal });
  }

  bounds(): Promise<LogBounds> {
    return this.#request(async ({ manager }) => boundsOf(await manager.streams.info(this.#stream)));
  }

  async discard(upTo: number): Promise<void> {
    assertDiscardNumber(upTo);
    await this.#request(async ({ manager }) => {
      const { discarded, newest } = boundsOf(await manager.streams.info(this.#stream));
      // A purge below 0 empties the stream, and one above the newest message skips numbers.
      const last = Math.min(upTo, newest);
      if (last > discarded) await manager.streams.purge(this.#stream, { seq: last + 1 });
    });
  }

  close(): Promise<void> {
    return this.#sessions.close();
  }

  async #request<Value>(request: (session: NatsSession) => Promise<Value>): Promise<Value> {
    const session = await this.#sessions.current();
    try {
      return await request(session);
    } catch (error) {
      if (this.#sessions.closed.aborted) throw new LogError('The log is closed', 'closed');
      throw requestError(error);
    }
  }
}

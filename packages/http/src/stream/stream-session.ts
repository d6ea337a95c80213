import { type StreamMessage, streamMessage } from './stream-message.ts';
import type { StreamEnd, StreamEndReason, StreamSource } from './stream-source.ts';

/** L7: time between heartbeats. */
const HEARTBEAT_MS = 15_000;
/** L8: time without an accepted message after which a reader is too slow. */
const STALLED_MS = 30_000;
/** L8: time between two checks of the credentials. */
const RECHECK_MS = 60_000;

const TOO_SLOW: StreamEnd = {
  reason: 'too-slow',
  detail: `The reader accepted no data for ${STALLED_MS / 1000} s.`,
};

interface SessionOptions {
  readonly source: StreamSource;
  readonly nowMs: number;
  /** Returns why the stream must end: the credentials are no longer valid; undefined if they are. */
  readonly recheck: () => Promise<StreamEnd | undefined>;
  /** Called once, when the stream has ended on either side. */
  readonly ended: () => void;
  /** Called with a fault of the source. */
  readonly failed: (error: unknown) => void;
}

/**
 * One open stream, whatever its transport: `ready`, the messages of the source, heartbeats, and at the end the reason. A transport
 * pulls when its reader has room; nothing accumulates while it does not.
 */
export class StreamSession {
  readonly #options: SessionOptions;
  readonly #abort: AbortController = new AbortController();
  /** Messages for the next pulls: at most one of the source beside those of the session itself. */
  readonly #queue: StreamMessage[] = [];
  #waiting: ((message: StreamMessage | null) => void) | undefined;
  #isRequested = false;
  #isEnding = false;
  #endReason: StreamEndReason | undefined;
  #isHeartbeatDue = false;
  #heartbeatMs: number;
  #recheckMs: number;
  /** The last tick at which the reader had room, or had had it since the one before. */
  #roomMs: number;
  #hasPulled = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#heartbeatMs = options.nowMs;
    this.#recheckMs = options.nowMs;
    this.#roomMs = options.nowMs;
    this.#queue.push(streamMessage('ready', options.source.ready));
  }

  /** Aborted when the stream has ended on either side. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Why the service has ended the stream. */
  get endReason(): StreamEndReason | undefined {
    return this.#endReason;
  }

  /** Returns the next message when there is one; null after the last one. */
  pull(): Promise<StreamMessage | null> {
    this.#hasPulled = true;
    if (this.#isHeartbeatDue && !this.#isEnding && this.#queue.length === 0) this.#addHeartbeat();
    const queued = this.#queue.shift();
    if (queued) return Promise.resolve(queued);
    if (this.#isEnding) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      if (!this.#isRequested) void this.#request();
    });
  }

  /** Does what is due: heartbeat, end of a slow reader, check of the credentials. Called each second. */
  tick(nowMs: number): void {
    if (this.#isEnding) return;
    if (this.#waiting || this.#hasPulled) this.#roomMs = nowMs;
    this.#hasPulled = false;
    if (nowMs - this.#roomMs >= STALLED_MS) {
      this.end(TOO_SLOW);
      return;
    }
    if (nowMs - this.#heartbeatMs >= HEARTBEAT_MS) {
      this.#heartbeatMs = nowMs;
      this.#isHeartbeatDue = true;
      if (this.#waiting) this.#addHeartbeat();
    }
    if (nowMs - this.#recheckMs >= RECHECK_MS) {
      this.#recheckMs = nowMs;
      void this.recheck();
    }
  }

  /** Checks the credentials, and ends the stream unless they are valid. */
  async recheck(): Promise<void> {
    const end = await this.#options.recheck();
    if (end) this.end(end);
  }

  /** Ends the stream with a last message. */
  end({ reason, detail }: StreamEnd): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#endReason = reason;
    // A reader resumes by its cursor, so that undelivered messages are read again.
    this.#queue.length = 0;
    this.#deliver(streamMessage('end', { reason, detail }));
    this.#stop();
  }

  /** Ends the stream without a message: the reader has disconnected. */
  close(): void {
    this.#isEnding = true;
    this.#queue.length = 0;
    this.#waiting?.(null);
    this.#waiting = undefined;
    this.#stop();
  }

  #stop(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    this.#options.ended();
  }

  async #request(): Promise<void> {
    this.#isRequested = true;
    try {
      const next = await this.#options.source.next(this.signal);
      if (this.#isEnding) return;
      if ('reason' in next) this.end(next);
      else this.#deliver(next);
    } catch (error) {
      if (this.#isEnding) return;
      this.#options.failed(error);
      this.end({ reason: 'failed', detail: 'Internal error.' });
    } finally {
      this.#isRequested = false;
    }
  }

  #addHeartbeat(): void {
    this.#isHeartbeatDue = false;
    this.#deliver(streamMessage('heartbeat', this.#options.source.heartbeat()));
  }

  #deliver(message: StreamMessage): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(message);
    else this.#queue.push(message);
  }
}

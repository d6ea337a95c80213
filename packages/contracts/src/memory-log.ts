import type { Clock } from './clock.ts';
import { LogError } from './log-error.ts';
import {
  assertDiscardNumber,
  assertMessageId,
  assertSameMessage,
  messageAfter,
  type StoredMessage,
  startCursor,
} from './log-values.ts';
import {
  type AppendResult,
  LOG_DEDUPLICATION_MS,
  type LogBounds,
  type LogCursor,
  type LogMessage,
  type PositionLog,
} from './position-log.ts';

export interface MemoryLogOptions {
  /** The clock that gives messages their times. */
  readonly clock: Clock;
  /** L5: the id of its numbers, another one for each log. Default: `memory`. */
  readonly logId?: string;
  /** The bytes of all messages together, from which on appends are refused. Default: 256 MB. */
  readonly bytesMax?: number;
  /** Default: 1 MB, as that of NATS. */
  readonly messageBytesMax?: number;
}

const MEGABYTE = 1024 * 1024;

/** Creates a log in the memory of the process, for tests and for a service of one process. */
export function createMemoryLog(options: MemoryLogOptions): PositionLog {
  return new MemoryLog(options);
}

/** An id of a message, with the time until which it is remembered. */
interface RememberedId {
  readonly sequence: number;
  readonly untilMs: number;
}

class MemoryLog implements PositionLog {
  readonly messageBytesMax: number;
  readonly #clock: Clock;
  readonly #id: string;
  readonly #bytesMax: number;
  /** The messages that are not discarded. */
  #messages: StoredMessage[] = [];
  #bytes = 0;
  #discarded = 0;
  /** In the order in which they are forgotten, unless the clock goes back: then some are remembered for longer. */
  readonly #ids: Map<string, RememberedId> = new Map();
  readonly #waiting: Set<() => void> = new Set();
  #isClosed = false;

  constructor({
    clock,
    logId = 'memory',
    bytesMax = 256 * MEGABYTE,
    messageBytesMax = MEGABYTE,
  }: MemoryLogOptions) {
    this.#clock = clock;
    this.#id = logId;
    this.#bytesMax = bytesMax;
    this.messageBytesMax = messageBytesMax;
  }

  async append(id: string, bytes: Uint8Array): Promise<AppendResult> {
    assertMessageId(id);
    this.#assertOpen();
    if (bytes.length > this.messageBytesMax) return { ok: false, error: 'too-large' };
    const nowMs = Math.floor(this.#clock.now());
    for (const [known, { untilMs }] of this.#ids) {
      if (untilMs > nowMs) break;
      this.#ids.delete(known);
    }
    const remembered = this.#ids.get(id);
    if (remembered) return { ok: true, sequence: remembered.sequence };
    if (this.#bytes + bytes.length > this.#bytesMax) return { ok: false, error: 'full' };
    const sequence = this.#newest() + 1;
    this.#ids.set(id, { sequence, untilMs: nowMs + LOG_DEDUPLICATION_MS });
    this.#messages.push({ sequence, storedMs: nowMs, bytes: bytes.slice() });
    this.#bytes += bytes.length;
    this.#wake();
    return { ok: true, sequence };
  }

  async *read(
    after: LogCursor | null,
    signal: AbortSignal,
  ): AsyncGenerator<LogMessage, void, undefined> {
    let cursor = startCursor(after, this.#bounds());
    const known = this.#messageAt(cursor.sequence);
    if (known) assertSameMessage(cursor, known.storedMs);
    while (!signal.aborted) {
      startCursor(cursor, this.#bounds());
      const next = this.#messageAt(cursor.sequence + 1);
      if (!next) {
        await this.#change(signal);
        continue;
      }
      const message = messageAfter(cursor, { ...next, bytes: next.bytes.slice() });
      cursor = message;
      yield message;
    }
  }

  async bounds(): Promise<LogBounds> {
    return this.#bounds();
  }

  async discard(upTo: number): Promise<void> {
    assertDiscardNumber(upTo);
    this.#assertOpen();
    const count = Math.min(upTo, this.#newest()) - this.#discarded;
    if (count <= 0) return;
    const discarded = this.#messages.splice(0, count);
    this.#bytes -= discarded.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.#discarded += count;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
  }

  #messageAt(sequence: number): StoredMessage | undefined {
    return this.#messages[sequence - this.#discarded - 1];
  }

  #newest(): number {
    return this.#discarded + this.#messages.length;
  }

  #bounds(): LogBounds {
    this.#assertOpen();
    return { id: this.#id, discarded: this.#discarded, newest: this.#newest() };
  }

  /** Waits for an append, for the end of the log, or for the signal. */
  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new LogError('The log is closed', 'closed');
  }
}

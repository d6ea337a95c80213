/** The place of a message in a log, after which a reader continues. A message is its own cursor. */
export interface LogCursor {
  /** L5: identifies the numbers. A log that was deleted and created again has another. */
  readonly logId: string;
  /** The number of the message; 0 before the first. */
  readonly sequence: number;
  /** The time of the message; 0 before the first. */
  readonly timeMs: number;
}

/** A message of a log, with its place. */
export interface LogMessage extends LogCursor {
  /**
   * The time at which the log stored it, whole epoch milliseconds. It never goes back from one message to the next, whatever the clock of
   * the log does: L16, D8's receiving clock. Readers that continue at equal cursors read equal times.
   */
  readonly timeMs: number;
  readonly bytes: Uint8Array;
}

/** The limits of the numbers of a log. */
export interface LogBounds {
  readonly id: string;
  /** The number of the newest discarded message; 0 if none was discarded. The oldest message has the next. */
  readonly discarded: number;
  /** The number of the newest message; 0 if there was none. */
  readonly newest: number;
}

/**
 * The result of an append. `too-large`: the message has more bytes than `messageBytesMax`; `full`: it has no room until messages are
 * discarded. Nothing was appended then.
 */
export type AppendResult =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly error: 'too-large' | 'full' };

/** An id is remembered for this time after its message was appended: the default of JetStream. */
export const LOG_DEDUPLICATION_MS = 120_000;

/**
 * L16: one stream of messages, bytes to the log, that several processes append to and that each reader reads whole, in one order.
 * Nothing but `discard` removes messages (L21).
 */
export interface PositionLog {
  /** The maximum number of bytes of a message. */
  readonly messageBytesMax: number;
  /**
   * Appends a message; fulfilled when it is stored. Appends that do not wait for one another may be stored in any order.
   *
   * Its time comes with the message only: it depends on the messages before it.
   * @param id 1 to 200 printable ASCII characters without spaces. A message with an id of the last two minutes
   *   (`LOG_DEDUPLICATION_MS`) is not appended again, and has the number of the first.
   * @throws LogError `unreachable`: nothing was stored; `uncertain`: the message may be stored, so repeat it with the same id within
   *   two minutes of the first call
   */
  append(id: string, bytes: Uint8Array): Promise<AppendResult>;
  /**
   * Reads the messages after a cursor, waits for further ones, and continues over failures of the log: in order, without gaps, none twice.
   * @param after null: all messages from the first on, which must not have been discarded
   * @param signal ends the reading, without an error
   * @throws LogError `discarded`: messages after the cursor are gone; `replaced`: the cursor is of another log. Neither becomes readable later
   */
  read(after: LogCursor | null, signal: AbortSignal): AsyncIterable<LogMessage>;
  /** @throws LogError `unreachable` */
  bounds(): Promise<LogBounds>;
  /**
   * Discards the messages up to a number, a whole number from 0, that no snapshot needs; those that are gone, or not there yet, are no error.
   * @throws LogError `unreachable`: repeat it
   */
  discard(upTo: number): Promise<void>;
  /** Ends all reads and later calls with a LogError `closed`. Messages stay. */
  close(): Promise<void>;
}
